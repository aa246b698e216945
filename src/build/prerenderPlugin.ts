// Writes the page's first state into the built page, index.html and one file for each other language: the drawn start,
// which is visible before any script has run, and the recorded results that it shows, from which the scripts go on. A
// second file for each language has the text of everything in one scroll, for browsers without scripts. The dev server
// does none of this.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type HtmlTagDescriptor, type Plugin, type Rolldown, runnerImport } from 'vite';
import { LANGUAGE_FILES, LANGUAGES, type Language, SCROLL_FILES } from '../base/language/languages.ts';
import {
  escaped,
  headLines,
  missingPage,
  pictureFile,
  type RenderedPage,
  robots,
  siteMap,
} from './aboutPage.ts';
import { homeAddress } from './address.ts';
import { DOCUMENT_POLICY } from './contentPolicy.ts';
import { ARTICLE } from './firstScreen.ts';
import { FACES } from './fonts/faces.ts';
import { withImports } from './messages/parts.ts';
import { sentencesPlugin, wholeCatalogue } from './messages/plugin.ts';
import { paint } from './social/paint.ts';
import { styleNames } from './styleNames.ts';

/** Vite's id of the style sheet that main.tsx imports as virtual:still.css. */
const RESOLVED = '\0virtual:still.css';
const PLACE = '<div id="page"></div>';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const { version } = JSON.parse(readFileSync(path('../../package.json'), 'utf8')) as { version: string };
const ABOUT = { home: homeAddress(), version };

interface Still {
  pages: ReadonlyMap<Language, RenderedPage>;
  /** A style sheet with the contents of style attributes, which the content security policy refuses. */
  styles: string;
  recorded: string;
}

/** Moves style attributes into a style sheet. When a style changes, React sets the attribute, which has precedence. */
class StyleSheet {
  #rules = new Map<string, string>();

  takeFrom(html: string): string {
    return html.replace(/ style="([^"]*)"/g, (_, style: string) => {
      if (!this.#rules.has(style)) this.#rules.set(style, `s${this.#rules.size}`);
      return ` data-style="${this.#rules.get(style)}"`;
    });
  }

  toString(): string {
    return [...this.#rules].map(([style, name]) => `[data-style="${name}"]{${style}}`).join('\n');
  }
}

/** Preloads of the first screen's fonts, at low priority, because the text can be read in a system font and must not wait. */
function preloads(files: readonly string[]): HtmlTagDescriptor[] {
  const first = FACES.filter((face) => face.first);
  // the sans comes first, because the text at the top is set in it
  const inOrder = first.toSorted((a, b) => Number(b.name === 'sans') - Number(a.name === 'sans'));
  return inOrder.map(({ name }) => {
    // the hash that Vite adds has eight characters, so 'serif-latin' does not match the file of its italic
    const cut = new RegExp(`^assets/${name}-[\\w-]{8}\\.woff2$`);
    const file = files.find((path) => cut.test(path));
    if (!file) throw new Error(`The build has no font ${name}. Did the install cut it (npm run fonts)?`);
    const attrs = {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossorigin: true,
      fetchpriority: 'low',
      href: `./${file}`,
    };
    return { tag: 'link', attrs, injectTo: 'head' };
  });
}

/**
 * Matches the elements that Vite writes into the page to start it: the entry, and chunks to load with it. They are
 * removed, and boot.js asks for these files once the markup has been painted, because earlier they would compete with
 * the style sheet and the fonts for a slow line.
 */
const STARTERS =
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*"(\.\/[^"]+\.js)"[^>]*>(?:<\/script>)?/g;

function withoutStarters(html: string): { html: string; entry: string; shared: string } {
  const found: string[] = [];
  const rest = html.replace(STARTERS, (tag, path: string) => {
    if (tag.includes('<script')) found.unshift(path);
    else found.push(path);
    return '';
  });
  const [entry, ...shared] = found;
  if (entry === undefined) throw new Error('Vite has written no module script into index.html.');
  return { html: rest, entry, shared: shared.join(' ') };
}

const BOOT = 'src="./boot.js"';

/** The article's own chunks, which the entry would request one round trip later. An embedded figure does not need them. */
function articleChunks(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const article = chunks.find(({ facadeModuleId }) => ARTICLE.test(facadeModuleId ?? ''));
  if (!entry || !article) throw new Error('The build has no chunk of src/lab/app/App.tsx.');
  const known = withImports(entry, bundle);
  const own = [...withImports(article, bundle)].filter((chunk) => !known.has(chunk));
  return own.map(({ fileName }) => `./${fileName}`);
}

async function drawnIn(language: Language, recorded: string): Promise<RenderedPage> {
  Object.assign(globalThis, { labCatalogue: wholeCatalogue(language) });
  const { module } = await runnerImport<{ renderPage(recorded: string): RenderedPage }>(
    path('./renderPage.tsx'),
    { configFile: false, logLevel: 'error', plugins: [sentencesPlugin(), react(), styleNames()] },
  );
  return module.renderPage(recorded);
}

async function drawn(): Promise<Still> {
  const recorded = await readFile(path('./initialResults.json'), 'utf8');
  const styles = new StyleSheet();
  const pages = new Map<Language, RenderedPage>();
  // languages are drawn one after another, because each has its sentences in the same global variable
  for (const language of LANGUAGES) {
    const { markup, scroll, ...rest } = await drawnIn(language, recorded);
    pages.set(language, { ...rest, markup: styles.takeFrom(markup), scroll: styles.takeFrom(scroll) });
  }
  return { pages, styles: String(styles), recorded: recorded.trim() };
}

const alternates = LANGUAGES.map(
  (language) => `\n    <link rel="alternate" hreflang="${language}" href="${LANGUAGE_FILES[language]}" />`,
).join('');

/** Replaces a place in the markup. @throws Error if index.html no longer has it. */
function fill(html: string, place: string | RegExp, text: string): string {
  if (html.search(place) < 0) throw new Error(`index.html must have ${place}.`);
  return html.replace(place, () => text);
}

/** The file of the page in a language, with its markup and head, as the page or as everything in one scroll. */
function pageIn(
  language: Language,
  html: string,
  { pages, recorded }: Still,
  catalogue: string,
  inScroll: boolean,
): string {
  const page = pages.get(language);
  if (!page) throw new Error(`The page was not drawn in ${language}.`);
  const { description, social, noScripts, allText, failed, reload } = page.head;
  // a script element of this type is a block of data, which no browser runs
  const data = `<script type="application/json" id="start">${recorded.replaceAll('<', '\\u003c')}</script>`;
  const filled: [string | RegExp, string][] = [
    // data-scroll makes boot.js lead a browser with scripts on to the page
    ['<html lang="en">', `<html lang="${language}"${inScroll ? ' data-scroll' : ''}>`],
    [/<meta\s+name="description"[^>]+>/, `<meta name="description" content="${escaped(description)}" />`],
    [
      /<meta\s+property="og:description"[^>]+>/,
      `<meta property="og:description" content="${escaped(social)}" />`,
    ],
    [/<meta property="og:locale"[^>]+>/, `<meta property="og:locale" content="${LOCALES[language]}" />`],
    ['</title>', `</title>${alternates}`],
    // the links come last, because the browser needs the other lines for its first paint
    ['</head>', `  ${headLines(ABOUT, language, page.head)}\n  </head>`],
    [
      /<p class="no-scripts">[^<]*<\/p>/,
      `<p class="no-scripts">${escaped(noScripts)}${inScroll ? '' : ` <a href="${SCROLL_FILES[language]}">${escaped(allText)}</a>`}</p>`,
    ],
    [
      BOOT,
      `${BOOT} data-sentences="./${catalogue}" data-failed="${escaped(failed)}" data-reload="${escaped(reload)}"`,
    ],
    [
      PLACE,
      `<div id="page" class="still" data-testid="still">${inScroll ? page.scroll : page.markup}</div>\n    ${data}`,
    ],
  ];
  return filled.reduce((text, [place, by]) => fill(text, place, by), html);
}

const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', de: 'de_DE' };

function catalogueOf(language: Language, files: readonly string[]): string {
  const file = files.find((name) => name.startsWith(`assets/sentences-${language}-`));
  if (!file) throw new Error(`The build has no catalogue of ${language} (src/build/messages/plugin.ts).`);
  return file;
}

/** @param firstWorker Files of the worker that computes the first number, which the page requests before it starts that worker. */
export function prerender(firstWorker: ReadonlySet<string>): Plugin {
  let still: Promise<Still> | null = null;
  return {
    name: 'adjacency-lab:prerender',
    config(_, { command }) {
      if (command === 'build') still = drawn();
    },
    resolveId: { filter: { id: /^virtual:still\.css$/ }, handler: () => RESOLVED },
    load: { filter: { id: /^\0virtual:still\.css$/ }, handler: async () => (await still)?.styles ?? '' },
    transformIndexHtml(html, { bundle }) {
      if (still === null) return html;
      const started = withoutStarters(html);
      const article = articleChunks(bundle ?? {}).join(' ');
      const worker = [...firstWorker].map((name) => `./${name}`).join(' ');
      const asked = `${BOOT} data-entry="${started.entry}" data-shared="${started.shared}" data-worker="${worker}" data-article="${article}"`;
      return { html: started.html.replace(BOOT, asked), tags: preloads(Object.keys(bundle ?? {})) };
    },
    // 'post' runs when the html is a file of the build
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const html = bundle['index.html'];
        if (still === null || html?.type !== 'asset') return;
        const { source } = html;
        const { pages } = await still;
        const add = (fileName: string, content: string | Uint8Array) =>
          this.emitFile({ type: 'asset', fileName, source: content });
        for (const [language, { picture }] of pages) add(pictureFile(language), await paint(picture));
        add('sitemap.xml', siteMap(ABOUT.home));
        add('robots.txt', robots(ABOUT.home));
        const heads = new Map([...pages].map(([language, { head }]) => [language, head]));
        add('404.html', missingPage(ABOUT.home, DOCUMENT_POLICY, heads));
        for (const language of LANGUAGES) {
          const catalogue = catalogueOf(language, Object.keys(bundle));
          for (const [files, inScroll] of [
            [LANGUAGE_FILES, false],
            [SCROLL_FILES, true],
          ] as const) {
            const page = pageIn(language, String(source), await still, catalogue, inScroll);
            const fileName = files[language].replace('./', '') || 'index.html';
            if (fileName === 'index.html') html.source = page;
            else add(fileName, page);
          }
        }
      },
    },
  };
}
