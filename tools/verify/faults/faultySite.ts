// Serves dist/ with faults: a file can be missing, never arrive, or have a script put before its own. Nothing is cached. Asserts nothing.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mediaType } from '../../../src/cli/serve/mediaType';

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));

/** The answer to one request. `before` is a script that is put before the file's own. */
export type Answer = 'whole' | 'missing' | 'never' | { before: string };

export interface FaultySite {
  url: string;
  /** Files requested so far, such as /assets/x.js?again=1. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** Starts the server. @param answer decides on each request, from the file's name and the number of earlier requests for it */
export async function serveFaultily(answer: (name: string, before: number) => Answer): Promise<FaultySite> {
  const asked: string[] = [];
  const times = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const name = normalize(pathname.slice(1) || 'index.html');
    asked.push(`${pathname}${search}`);
    const before = times.get(name) ?? 0;
    times.set(name, before + 1);
    const what = answer(name, before);
    if (what === 'never') return;
    const file = join(DIST, name);
    if (what === 'missing' || !file.startsWith(DIST)) return void response.writeHead(404).end();
    try {
      const content = await readFile(file);
      response.writeHead(200, { 'content-type': mediaType(file), 'cache-control': 'no-store' });
      if (what !== 'whole') response.write(`${what.before}\n`);
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
