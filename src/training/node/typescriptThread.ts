// A thread of Node whose entry point is TypeScript.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/**
 * Node 20 does not pass tsx's loader on to threads: it is registered in the thread before the entry point is imported. Drop this
 * when Node loads TypeScript by itself (22.18).
 */
export function startTypescriptThread(entry: URL): Worker {
  const tsx = createRequire(import.meta.url).resolve('tsx/package.json');
  const loader = new URL('dist/esm/api/index.mjs', pathToFileURL(tsx)).href;
  const code = `import(${JSON.stringify(loader)})
    .then(({ register }) => register())
    .then(() => import(${JSON.stringify(entry.href)}));`;
  return new Worker(code, { eval: true });
}
