// A thread of Node, from TypeScript or from what `npm run build:compute` made of it.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { COMPILED, compiledFile } from './places';

/**
 * Compiled, an entry point lies beside the rest under its own name. From TypeScript, Node 20 does not pass tsx's
 * loader on to threads: it is registered in the thread before the entry point is imported.
 */
export function startThread(entry: URL): Worker {
  if (COMPILED) return new Worker(compiledFile(entry.pathname.replace(/^.*\/(.*)\.ts$/, '$1.js')));
  const tsx = createRequire(import.meta.url).resolve('tsx/package.json');
  const loader = new URL('dist/esm/api/index.mjs', pathToFileURL(tsx)).href;
  const code = `import(${JSON.stringify(loader)})
    .then(({ register }) => register())
    .then(() => import(${JSON.stringify(entry.href)}));`;
  return new Worker(code, { eval: true });
}
