// A server of the built page for one machine: files of its folder and nothing else, under the headers that the
// build wrote.
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join, normalize, sep } from 'node:path';
import { withNumbers } from './linkPreview';
import { mediaType } from './mediaType';

const HERE = '127.0.0.1';

export interface SiteFolders {
  /** With index.html and _headers. */
  page: string;
  /** What is asked for under data/. */
  data: string;
}

/** The headers of the build's file of headers that hold for every file, by their names in small letters. */
async function headersOf(page: string): Promise<Record<string, string>> {
  const file = await readFile(join(page, '_headers'), 'utf8');
  const rule = /^\/\*\n((?: +.+(?:\n|$))+)/m.exec(file)?.[1] ?? '';
  const headers = Object.fromEntries(
    [...rule.matchAll(/^ +([\w-]+): (.+)$/gm)].map(([, name, value]) => [name.toLowerCase(), value]),
  );
  if (!headers['content-security-policy'])
    throw new Error(`${join(page, '_headers')} has no Content-Security-Policy. Build the page anew.`);
  return headers;
}

/** Null for one that leads out of the folders. */
function fileAsked(pathname: string, { page, data }: SiteFolders): string | null {
  let path: string;
  try {
    path = normalize(decodeURIComponent(pathname));
  } catch {
    return null;
  }
  if (path.includes('\0') || path.split(sep).includes('..')) return null;
  const parts = path.split(sep).filter((part) => part !== '');
  if (parts[0] === 'data') return join(data, ...parts.slice(1));
  return join(page, ...(parts.length === 0 || path.endsWith(sep) ? [...parts, 'index.html'] : parts));
}

/** Listens on localhost; port 0 takes any that is free. Rejects where the port is taken or the page was not built. */
export async function serveSite(folders: SiteFolders, port: number): Promise<Server> {
  const headers = await headersOf(folders.page);
  const server = createServer(async ({ url, method }, response) => {
    const { pathname, search } = new URL(url ?? '/', 'http://localhost');
    const file = fileAsked(pathname, folders);
    const send = (status: number, type: string, content: Uint8Array | string) => {
      response.writeHead(status, {
        ...headers,
        'content-type': type,
        'cache-control': 'no-cache',
      });
      response.end(method === 'HEAD' ? undefined : content);
    };
    if (method !== 'GET' && method !== 'HEAD') return send(405, 'text/plain', 'GET and HEAD alone.\n');
    try {
      if (file === null) throw new Error('outside');
      const content = await readFile(file);
      const linked = search !== '' && file.endsWith('.html');
      send(200, mediaType(file), linked ? withNumbers(content.toString(), search) : content);
    } catch {
      const missing = await readFile(join(folders.page, '404.html')).catch(() => 'Not found.\n');
      send(404, 'text/html; charset=utf-8', missing);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HERE, resolve);
  });
  return server;
}
