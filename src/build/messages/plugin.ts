// Sentences in every language: the built page fetches the catalogue of the one chosen (public/boot.js), the dev
// server writes it into the page, and tests read the English that stands in the code.
import type { Plugin } from 'vite';
import type { LoadedCatalogue } from '../../base/language/i18n.ts';
import { isLanguage, LANGUAGES, type Language, SOURCE } from '../../base/language/languages.ts';
import { compiled, lackingSentences, translations } from './catalogue.ts';
import { familyTranslations } from './families.ts';
import { FIRST, partsOfPage } from './parts.ts';
import { lookedUp, type Sentences } from './transform.ts';

const SHOWN = 20;

/** A build for whoever translates: what is not yet said is shown in English. */
const DRAFT = process.env.DRAFT === '1';

function complete(english: Sentences, language: Language): Sentences {
  if (language === SOURCE) return english;
  const translated = translations(language);
  const missing = lackingSentences(english, translated);
  if (missing.length === 0 || DRAFT) {
    return new Map([...english].map(([id, text]) => [id, translated.get(id) ?? text]));
  }
  const shown = missing.slice(0, SHOWN).map((text) => `  ${text}`);
  throw new Error(
    `src/base/language/${language} lacks ${missing.length} sentences (npm run messages puts them there, to be translated):\n${shown.join('\n')}`,
  );
}

const some = (sentences: Sentences, ids: Iterable<string>): Sentences =>
  new Map([...ids].map((id) => [id, sentences.get(id) ?? '']));

/** What the page of a language reads (src/base/language/i18n.ts). */
export const catalogue = (language: Language, sentences: Sentences): LoadedCatalogue => ({
  language,
  messages: compiled(sentences),
  core: familyTranslations(language),
  late: {},
});

/** Looks sentences up, and leaves the English in the code unless a catalogue of the build will bring it. */
export function sentencesPlugin(): Plugin {
  const english: Sentences = new Map();
  const saidIn = new Map<string, string[]>();
  let building = false;
  return {
    name: 'adjacency-lab:sentences',
    enforce: 'pre',
    config(_, { command, mode }) {
      building = command === 'build' && mode === 'production';
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /@lingui\/(?:core|react)\/macro/ },
      async handler(written, file) {
        const { code, map, sentences } = await lookedUp(written, file, building);
        for (const [id, text] of sentences) {
          english.set(id, text);
          saidIn.set(id, [...(saidIn.get(id) ?? []), file]);
        }
        return { code, map };
      },
    },
    generateBundle(_, bundle) {
      if (!building) return;
      const { parts, chunks } = partsOfPage(bundle, saidIn);
      for (const language of LANGUAGES) {
        const all = complete(english, language);
        const emit = (name: string, data: object): string =>
          this.getFileName(
            this.emitFile({ type: 'asset', name: `${name}.json`, source: JSON.stringify(data) }),
          );
        const files = new Map(
          [...parts]
            .filter(([part]) => part !== FIRST)
            .map(([part, ids]) => [part, emit(`${part}-${language}`, compiled(some(all, ids)))]),
        );
        const late = [...chunks].map(([chunk, needed]) => [chunk, needed.map((part) => files.get(part))]);
        const first = catalogue(language, some(all, parts.get(FIRST) ?? []));
        emit(`sentences-${language}`, { ...first, late: Object.fromEntries(late) });
      }
    },
    transformIndexHtml(html, { originalUrl, server }) {
      if (!server) return html;
      const asked = new URL(originalUrl ?? '/', 'http://page').searchParams.get('lang');
      if (!isLanguage(asked) || asked === SOURCE) return html;
      const data = JSON.stringify(catalogue(asked, translations(asked))).replaceAll('<', '\\u003c');
      return html
        .replace('<html lang="en">', `<html lang="${asked}">`)
        .replace('<body>', `<body>\n    <script type="application/json" id="sentences">${data}</script>`);
    },
  };
}
