// Builds the service worker with a list of the page's files, for use without a network. A few files are left out, as said
// below. The plugin runs at the end of the build, when all files are written.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { NOT_OFFLINE } from '../guests/faces/notOffline.ts';
import type { Build, KeptFile } from '../lab/offline/offlineCopy.ts';

const WORKER = fileURLToPath(new URL('../../workers/offline.worker.ts', import.meta.url));
const NAME = 'offline.js';

const OF_GUESTS = Object.values<{ scripts: readonly string[]; files: readonly string[] }>(NOT_OFFLINE);

/** Beginnings of the names of scripts of guests that few readers use. */
const LEFT_OUT_SCRIPTS = OF_GUESTS.flatMap(({ scripts }) => scripts.map((name) => `assets/${name}-`));

/** Files that the page does not need to open, and the data set of sentences, which has a megabyte and is one of several to choose from. */
const LEFT_OUT = new Set([
  NAME,
  '_headers',
  'licences.txt',
  'social-en.png',
  'social-de.png',
  'sitemap.xml',
  'robots.txt',
  '404.html',
  'data/README.md',
  'data/speeches.npy',
  'data/speeches.sentences',
  ...OF_GUESTS.flatMap(({ files }) => files),
]);

/** Whether the offline copy leaves out the file at this path. */
export const isLeftOut = (path: string): boolean =>
  LEFT_OUT.has(path) || LEFT_OUT_SCRIPTS.some((start) => path.startsWith(start));

const digest = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Files that the markup of a page names, without which it does not start. */
const named = (html: string): string[] => html.match(/\bassets\/[\w.-]+\.(?:js|css|json)\b/g) ?? [];

async function listed(folder: string): Promise<Build> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !isLeftOut(path))
    .sort();
  const pages = paths.filter((path) => path.endsWith('.html'));
  const markup = await Promise.all(pages.map((path) => readFile(join(folder, path), 'utf8')));
  const first = new Set([...pages, 'boot.js', ...markup.flatMap(named)]);
  const files: KeptFile[] = await Promise.all(
    paths.map(async (path) => ({
      path: path === 'index.html' ? '' : path,
      hash: digest(await readFile(join(folder, path))),
      ...(first.has(path) ? { first: true as const } : {}),
    })),
  );
  return { version: digest(JSON.stringify(files)), files };
}

export function offlineCopy(): Plugin {
  let folder = '';
  let written = false;
  return {
    name: 'adjacency-lab:offline',
    apply: 'build',
    configResolved({ root, build: { outDir } }) {
      folder = resolve(root, outDir);
    },
    writeBundle() {
      written = true;
    },
    async closeBundle() {
      // Vite calls this after a build that failed too, whose own error says why
      if (!written) return;
      const content = JSON.stringify(await listed(folder));
      await build({
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        define: { OFFLINE_BUILD: content },
        build: {
          outDir: folder,
          emptyOutDir: false,
          target: 'es2022',
          lib: { entry: WORKER, formats: ['iife'], name: 'offline', fileName: () => NAME },
        },
      });
    },
  };
}
