// A server of the built page for one machine. It serves the files of two folders and nothing else, with the headers that
// the build wrote. Every request gets an answer, and none ends the server.
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
  /** Folder of the files under data/. */
  data: string;
}

type HeaderRules = ReturnType<typeof parseHeaders>;

/** The rules of headers that the build wrote. Rejects if they have no content security policy for every file. */
async function rulesOf(page: string): Promise<HeaderRules> {
  const path = join(page, '_headers');
  const rules = parseHeaders(await readFile(path, 'utf8'));
  if (headersOf(rules, '/any')['content-security-policy'] === undefined)
    throw new Error(`${path} has no Content-Security-Policy. Build the page anew.`);
  return rules;
}

/** A file on the disk with its path on the page, by which its headers are chosen. */
interface FileAsked {
  file: string;
  path: string;
}

/** The file that a path asks for; null for a path that leads out of the folders or cannot be decoded. */
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

/** Error codes of a path at which there is no file. */
const NO_FILE = ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP', 'EINVAL'];

/** The content of a file; null if there is no file. Rejects if there is one that cannot be read. */
async function contentOf(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_FILE.includes(String(error.code))) return null;
    throw error;
  }
}

/** The page with the numbers of its link, or unchanged if they cannot be computed. */
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

/** Starts a server on localhost; port 0 takes any free port. Rejects if the port is taken or the page was not built. */
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
