// Serves dist/ under some path as plain files, without headers of its own and without a fallback. Asserts nothing.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mediaType } from '../../src/cli/serve/mediaType';
import type { Site } from './site';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

export interface PlainSite extends Site {
  /** Paths requested so far, relative to the page's. */
  readonly asked: string[];
  /** Cuts the server off, or restores it. While it is cut off, every connection breaks. */
  cut(broken: boolean): void;
}

export interface PlainOptions {
  /** Path of the page, which starts and ends with '/'. */
  path: string;
  /** Replaces the text of a file, to imitate a later build. Null where that build lacks the file. */
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
