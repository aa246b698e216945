// Serves dist/ as a usual host does, compressed and with long-lived assets. The preview server of the tests compresses nothing, which
// would make a slow connection wait longer than readers do.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { mediaType } from '../../src/cli/serve/mediaType';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const compress = promisify(brotliCompress);
/** Quality of Brotli's compression, of which 11 is the highest and takes much longer. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const TEXT = /text|json|javascript|svg|wasm/;

export interface CompressedSite {
  url: string;
  close(): Promise<void>;
}

export async function serveCompressed(): Promise<CompressedSite> {
  const bodies = new Map<string, Promise<Buffer>>();
  const body = (file: string, type: string) => {
    const known =
      bodies.get(file) ?? readFile(file).then((raw) => (TEXT.test(type) ? compress(raw, QUALITY) : raw));
    bodies.set(file, known);
    return known;
  };
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = normalize(join(DIST, path.endsWith('/') ? `${path}index.html` : path));
    const type = mediaType(file);
    try {
      if (!file.startsWith(DIST + sep)) throw new Error('outside');
      const content = await body(file, type);
      response.writeHead(200, {
        'content-type': type,
        'cache-control': path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(TEXT.test(type) ? { 'content-encoding': 'br' } : {}),
      });
      response.end(content);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not here');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
