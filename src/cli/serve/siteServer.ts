// A server of the built page for one machine: files of its folder and nothing else, under the headers that the
// build wrote. Whatever is asked gets an answer, and no request ends the server.
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join, normalize, sep } from 'node:path';
import { headersOf, parseHeaders } from './headersFile';
import { withNumbers } from './linkPreview';
import { mediaType } from './mediaType';
import { type RequestTarget, requestTarget } from './requestTarget';

const HERE = '127.0.0.1';

export interface SiteFolders {
  /** Folder with index.html and _headers. */
  page: string;
  /** Folder of what is asked for under data/. */
  data: string;
}

type HeaderRules = ReturnType<typeof parseHeaders>;

/** The build's rules, among which the policy that holds for every file has to be. */
async function rulesOf(page: string): Promise<HeaderRules> {
  const path = join(page, '_headers');
  const rules = parseHeaders(await readFile(path, 'utf8'));
  if (headersOf(rules, '/any')['content-security-policy'] === undefined)
    throw new Error(`${path} has no Content-Security-Policy. Build the page anew.`);
  return rules;
}

/** A file on the disk, and where it stands on the page, which the rules of headers go by. */
interface FileAsked {
  file: string;
  path: string;
}

/** File that a path asks for; null for one that leads out of the folders. */
function fileAsked(pathname: string, { page, data }: SiteFolders): FileAsked | null {
  let decoded: string;
  try {
    decoded = normalize(decodeURIComponent(pathname));
  } catch {
    return null;
  }
  if (decoded.includes('\0') || decoded.split(sep).includes('..')) return null;
  const parts = decoded.split(sep).filter((part) => part !== '');
  if (parts.length === 0 || decoded.endsWith(sep)) parts.push('index.html');
  const file = parts[0] === 'data' ? join(data, ...parts.slice(1)) : join(page, ...parts);
  return { file, path: `/${parts.join('/')}` };
}

interface Answer {
  status: number;
  type: string;
  content: Uint8Array | string;
  path: string;
  headers?: Readonly<Record<string, string>>;
}

const plain = (status: number, content: string, headers: Answer['headers'] = {}): Answer => ({
  status,
  type: 'text/plain; charset=utf-8',
  content,
  path: '/',
  headers,
});

/** What a disk says of a path at which there is no file. */
const NO_FILE = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP', 'EINVAL'];

/** Content of a file; null where there is none. Rejects where there is one that cannot be read. */
async function contentOf(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_FILE.includes(String(error.code))) return null;
    throw error;
  }
}

/** The page as it is where the link has no numbers. */
function numbered(html: Buffer, search: string): Buffer | string {
  try {
    return withNumbers(html.toString(), search);
  } catch {
    return html;
  }
}

async function answerOf({ pathname, search }: RequestTarget, folders: SiteFolders): Promise<Answer> {
  const asked = fileAsked(pathname, folders);
  const content = asked && (await contentOf(asked.file));
  if (asked === null || content === null) {
    const missing = await contentOf(join(folders.page, '404.html'));
    const type = 'text/html; charset=utf-8';
    return { status: 404, type, content: missing ?? 'Not found.\n', path: '/404.html' };
  }
  const { file, path } = asked;
  const linked = search !== '' && file.endsWith('.html');
  return { status: 200, type: mediaType(file), content: linked ? numbered(content, search) : content, path };
}

async function answer(
  { method, url }: IncomingMessage,
  response: ServerResponse,
  folders: SiteFolders,
  rules: HeaderRules,
): Promise<void> {
  const reading = method === 'GET' || method === 'HEAD';
  const target = requestTarget(url ?? '');
  const { status, type, content, path, headers } = !reading
    ? plain(405, 'GET and HEAD alone.\n', { allow: 'GET, HEAD' })
    : target === null
      ? plain(400, 'The address is no path of this server.\n')
      : await answerOf(target, folders).catch(() => plain(500, 'The file cannot be read.\n'));
  response.writeHead(status, {
    'x-content-type-options': 'nosniff',
    ...headersOf(rules, path),
    'content-type': type,
    'content-length': Buffer.byteLength(content),
    'cache-control': 'no-cache',
    ...headers,
  });
  response.end(method === 'HEAD' ? undefined : content);
}

/** Listens on localhost; port 0 takes any that is free. Rejects where the port is taken or the page was not built. */
export async function serveSite(folders: SiteFolders, port: number): Promise<Server> {
  const rules = await rulesOf(folders.page);
  const server = createServer((request, response) => {
    answer(request, response, folders, rules).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HERE, () => {
      server.off('error', reject);
      // a connection that the system refuses, as when too many are open, ends none of the others
      server.on('error', () => {});
      resolve();
    });
  });
  return server;
}
