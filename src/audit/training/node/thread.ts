// A thread of Node, from TypeScript or from what `npm run build:compute` made of it.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { COMPILED, compiledFile } from './places';

/**
 * Starts a thread. For the compiled command, an entry point is a file of its own name beside the others. For TypeScript, the
 * thread first registers tsx's loader, which Node 20 does not pass on to threads, and then imports the entry point.
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
