// Writes the page's first state into the built index.html: markup to read before any script has run, and the recorded
// results behind it, from which the page goes on. The dev server goes without.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type HtmlTagDescriptor, type Plugin, type Rolldown, runnerImport } from 'vite';
import { FACES } from './fonts/faces.ts';
import { styleNames } from './styleNames.ts';

/** As main.tsx imports it, and as Vite knows it. */
const RESOLVED = '\0virtual:still.css';
const PLACE = '<div id="page"></div>';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

interface Still {
  markup: string;
  /** What stood in style attributes, which the content policy refuses. */
  styles: string;
  recorded: string;
}

/** Moves the style attributes into a style sheet. React sets them anew once they change, which then counts. */
function separate(html: string): Pick<Still, 'markup' | 'styles'> {
  const rules = new Map<string, string>();
  const markup = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    if (!rules.has(style)) rules.set(style, `s${rules.size}`);
    return ` data-style="${rules.get(style)}"`;
  });
  const styles = [...rules].map(([style, name]) => `[data-style="${name}"]{${style}}`).join('\n');
  return { markup, styles };
}

/**
 * The type of the first screen, all of it, which the browser would otherwise learn of from the style sheet. At low
 * priority: the markup can be read in the type that stands in for it, and is not to wait.
 */
function preloads(files: readonly string[]): HtmlTagDescriptor[] {
  const first = FACES.filter((face) => face.first);
  // the text that stands first is set in it
  const inOrder = first.toSorted((a, b) => Number(b.name === 'sans') - Number(a.name === 'sans'));
  return inOrder.map(({ name }) => {
    // the hash that Vite adds has eight characters: 'serif-latin' is not to find its italic
    const cut = new RegExp(`^assets/${name}-[\\w-]{8}\\.woff2$`);
    const file = files.find((path) => cut.test(path));
    if (!file) throw new Error(`The build has no font ${name}: did the install cut it (npm run fonts)?`);
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
 * What Vite writes into the page to start it: entry, and chunks to load with it. boot.js asks for them instead, once the
 * markup has been painted; before that they would compete with the style sheet and the fonts for a slow line.
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

/** The article's own chunks, which the entry would ask for one round trip later; a figure alone does without them. */
const ARTICLE = /\/src\/explainer\/app\/Page\.tsx$/;
const BOOT = 'src="./boot.js"';

function articleChunks(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const article = chunks.find(({ facadeModuleId }) => ARTICLE.test(facadeModuleId ?? ''));
  if (!entry || !article) throw new Error('The build has no chunk of src/explainer/app/Page.tsx.');
  const reached = (from: Rolldown.OutputChunk, found = new Set<string>()): Set<string> => {
    if (found.has(from.fileName)) return found;
    found.add(from.fileName);
    for (const chunk of chunks) if (from.imports.includes(chunk.fileName)) reached(chunk, found);
    return found;
  };
  const known = reached(entry);
  return [...reached(article)].filter((name) => !known.has(name)).map((name) => `./${name}`);
}

async function drawn(): Promise<Still> {
  const recorded = await readFile(path('./initialResults.json'), 'utf8');
  const { module } = await runnerImport<typeof import('./renderPage')>(path('./renderPage.tsx'), {
    configFile: false,
    logLevel: 'error',
    plugins: [react(), styleNames()],
  });
  return { ...separate(module.renderPage(recorded)), recorded: recorded.trim() };
}

export function prerender(): Plugin {
  let still: Promise<Still> | null = null;
  return {
    name: 'adjacency-lab:prerender',
    config(_, { command }) {
      if (command === 'build') still = drawn();
    },
    resolveId: { filter: { id: /^virtual:still\.css$/ }, handler: () => RESOLVED },
    load: { filter: { id: /^\0virtual:still\.css$/ }, handler: async () => (await still)?.styles ?? '' },
    async transformIndexHtml(html, { bundle }) {
      if (still === null) return html;
      const { markup, recorded } = await still;
      if (!html.includes(PLACE)) throw new Error(`index.html must have ${PLACE}: the page goes there.`);
      const started = withoutStarters(html);
      const article = articleChunks(bundle ?? {}).join(' ');
      // a data block: the browser does not run it
      const data = `<script type="application/json" id="start">${recorded.replaceAll('<', '\\u003c')}</script>`;
      return {
        html: started.html
          .replace(PLACE, () => `<div id="page" class="still">${markup}</div>\n    ${data}`)
          .replace(
            BOOT,
            `${BOOT} data-entry="${started.entry}" data-shared="${started.shared}" data-article="${article}"`,
          ),
        tags: preloads(Object.keys(bundle ?? {})),
      };
    },
  };
}
