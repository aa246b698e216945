// Provides sentences and texts in every language. The built page fetches the catalogue of the chosen language
// (public/boot.js), the dev server writes it into the page, and tests read the English in the code.
import type { Messages } from '@lingui/core';
import type { Plugin } from 'vite';
import type { Content } from '../../base/language/content.ts';
import type { LoadedCatalogue } from '../../base/language/i18n.ts';
import { isLanguage, LANGUAGES, type Language, SOURCE } from '../../base/language/languages.ts';
import { idOfText, nameOfText, SOURCE_TEXT, textIn, textNames } from '../content/files.ts';
import { compiled, lackingSentences, translations } from './catalogue.ts';
import { familyTranslations } from './families.ts';
import { FIRST, partsOfPage } from './parts.ts';
import { lookedUp, type Sentences } from './transform.ts';

/** The most missing sentences that an error lists. */
const SHOWN = 20;

/** Whether this is a build for translators, which shows in English what is not yet translated. */
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

/** The trees of texts, by the keys with which the page looks them up. @throws Error for a text that the language lacks. */
function texts(language: Language, names: readonly string[]): Record<string, Content> {
  const draft = (name: string) => (DRAFT ? textIn(SOURCE, name) : null);
  return Object.fromEntries(
    names.map((name) => {
      const content = textIn(language, name) ?? draft(name);
      if (content === null) throw new Error(`src/content/${language} lacks ${name}.`);
      return [idOfText(name), content];
    }),
  );
}

/** One table of sentences and texts, which the page looks up by the same keys. */
const together = (sentences: Messages, content: Record<string, Content>): Messages =>
  ({ ...sentences, ...content }) as Messages;

/** A catalogue in the form that the page reads (src/base/language/i18n.ts). */
const catalogue = (language: Language, messages: Messages): LoadedCatalogue => ({
  language,
  messages,
  core: familyTranslations(language),
  late: {},
});

/** The whole catalogue of a language, for the dev server and the build, where nothing is fetched. */
export const wholeCatalogue = (language: Language): LoadedCatalogue =>
  catalogue(language, together(compiled(translations(language)), texts(language, textNames(SOURCE))));

/** Turns sentences and texts into look-ups. The English stays in the code unless a catalogue of the build has it. */
export function sentencesPlugin(): Plugin {
  const english: Sentences = new Map();
  const saidIn = new Map<string, string[]>();
  /** Names of texts by their ids. */
  const named = new Map<string, string>();
  let building = false;
  return {
    name: 'adjacency-lab:sentences',
    enforce: 'pre',
    config(_, { command, mode }) {
      building = command === 'build' && mode === 'production';
    },
    load: {
      filter: { id: SOURCE_TEXT },
      handler(file) {
        const name = nameOfText(file);
        const id = idOfText(name);
        named.set(id, name);
        saidIn.set(id, [file]);
        const content = JSON.stringify(textIn(SOURCE, name));
        const given = building ? JSON.stringify(id) : `${JSON.stringify(id)}, ${content}`;
        const code = `import { contentOf } from '#i18n';\nexport default /* @__PURE__ */ contentOf(${given});\n`;
        return { code, moduleType: 'js' };
      },
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
        const messagesOf = (ids: Iterable<string>): Messages => {
          const sentences = [...ids].filter((id) => !named.has(id));
          const names = [...ids].flatMap((id) => named.get(id) ?? []);
          return together(
            compiled(new Map(sentences.map((id) => [id, all.get(id) ?? '']))),
            texts(language, names),
          );
        };
        const emit = (name: string, data: object): string =>
          this.getFileName(
            this.emitFile({ type: 'asset', name: `${name}.json`, source: JSON.stringify(data) }),
          );
        const files = new Map(
          [...parts]
            .filter(([part]) => part !== FIRST)
            .map(([part, ids]) => [part, emit(`${part}-${language}`, messagesOf(ids))]),
        );
        const late = [...chunks].map(([chunk, needed]) => [chunk, needed.map((part) => files.get(part))]);
        const first = catalogue(language, messagesOf(parts.get(FIRST) ?? []));
        emit(`sentences-${language}`, { ...first, late: Object.fromEntries(late) });
      }
    },
    transformIndexHtml(html, { originalUrl, server }) {
      if (!server) return html;
      const asked = new URL(originalUrl ?? '/', 'http://page').searchParams.get('lang');
      if (!isLanguage(asked) || asked === SOURCE) return html;
      const data = JSON.stringify(wholeCatalogue(asked)).replaceAll('<', '\\u003c');
      return html
        .replace('<html lang="en">', `<html lang="${asked}">`)
        .replace('<body>', `<body>\n    <script type="application/json" id="sentences">${data}</script>`);
    },
  };
}
