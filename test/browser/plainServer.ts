// dist/ under some path of a server that knows nothing but files: no headers of its own, no fallback. Asserts nothing.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mediaType } from '../../src/cli/serve/mediaType';
import type { Site } from './site';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

export interface PlainSite extends Site {
  /** Paths asked for so far, relative to the page's. */
  readonly asked: string[];
  /** While it is cut, every connection breaks: no network in earnest. */
  cut(broken: boolean): void;
}

export interface PlainOptions {
  /** Starts and ends with '/'. */
  path: string;
  /** Another text in place of a file's own: a later build. Null where that one has no such file. */
  rewrite?: (name: string, text: string) => string | null;
}

export async function servePlainly({ path, rewrite = (_, text) => text }: PlainOptions): Promise<PlainSite> {
  if (!existsSync(join(DIST, 'index.html'))) throw new Error('dist/ is missing. Run `npm run build` first.');
  const asked: string[] = [];
  let broken = false;
  const server = createServer(async (request, response) => {
    if (broken) return void request.socket.destroy();
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = normalize(pathname.slice(path.length) || 'index.html');
    asked.push(name);
    const file = join(DIST, name);
    try {
      if (!pathname.startsWith(path) || !file.startsWith(DIST)) throw new Error('outside');
      const content = await readFile(file);
      const type = mediaType(file);
      const sent = /html|javascript/.test(type) ? rewrite(name, content.toString()) : content;
      if (sent === null) throw new Error('gone');
      response.writeHead(200, { 'content-type': type });
      response.end(sent);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}${path}`,
    asked,
    cut(now) {
      broken = now;
      if (now) server.closeAllConnections();
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
