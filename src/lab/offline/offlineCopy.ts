// The copy of the page that a browser keeps. All of it or nothing, and all of one build: a copy in parts, or of two
// builds, would break where nobody looks. Knows the Cache interface and no events.

import { packed, unpacked } from './packed';

/** Its address relative to the page's own ('' is the page), and the start of its content's SHA-256. */
export interface KeptFile {
  path: string;
  hash: string;
}

export interface Build {
  /** Hash over all files. */
  version: string;
  files: readonly KeptFile[];
}

async function isOf({ hash }: KeptFile, response: Response): Promise<boolean> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .startsWith(hash);
}

/** Downloads at a time: the page may be busy with its own. */
const AT_ONCE = 4;

export class OfflineCopy {
  readonly #scope: URL;
  readonly #caches: CacheStorage;
  readonly #prefix: string;
  readonly #name: string;
  readonly #files: ReadonlyMap<string, KeptFile>;

  /** `scope`: address of the page, ending in '/'. Other pages of the origin keep their own copies. */
  constructor(scope: string, build: Build, storage: CacheStorage) {
    this.#scope = new URL(scope);
    this.#caches = storage;
    this.#prefix = `adjacency-lab ${this.#scope.pathname} `;
    this.#name = `${this.#prefix}${build.version}`;
    this.#files = new Map(build.files.map((file) => [file.path, file]));
  }

  /** Takes files from earlier copies. Rejects, and keeps nothing, where one cannot be had, or is another build's. */
  async fill(fetchFile: typeof fetch): Promise<void> {
    const cache = await this.#caches.open(this.#name);
    const earlier = await this.#mine();
    const waiting = [...this.#files.values()];
    const work = async () => {
      for (let file = waiting.pop(); file; file = waiting.pop()) {
        const key = this.#key(file);
        const known = await this.#among(earlier, key);
        await cache.put(key, known ?? (await this.#download(file, fetchFile)));
      }
    };
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    } catch (error) {
      waiting.length = 0;
      await this.#caches.delete(this.#name);
      throw error;
    }
  }

  async clean(): Promise<void> {
    for (const name of await this.#mine()) if (name !== this.#name) await this.#caches.delete(name);
  }

  /** Null where the network should answer. A link's query is for the page to read. */
  keeps({ method, url, mode }: Pick<Request, 'method' | 'url' | 'mode'>): KeptFile | null {
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== this.#scope.origin || !pathname.startsWith(this.#scope.pathname))
      return null;
    const path = decodeURI(pathname.slice(this.#scope.pathname.length));
    return this.#files.get(mode === 'navigate' && path === 'index.html' ? '' : path) ?? null;
  }

  /** Where the browser has thrown the copy away the network answers, and the copy has it again. */
  async answer(file: KeptFile, request: Request, fetchFile: typeof fetch): Promise<Response> {
    const cache = await this.#caches.open(this.#name);
    const kept = await cache.match(this.#key(file));
    if (kept) return unpacked(kept);
    const response = await fetchFile(request);
    this.#keepAgain(cache, file, response.clone()).catch(() => {});
    return response;
  }

  /** Not where it comes from another build: its page asks for files that this copy does not have. */
  async #keepAgain(cache: Cache, file: KeptFile, response: Response): Promise<void> {
    if (response.ok && !response.redirected && (await isOf(file, response.clone())))
      await cache.put(this.#key(file), packed(file.path, response));
  }

  /** With the hash, so that an unchanged file is found in the copy of an earlier build. */
  #key({ path, hash }: KeptFile): string {
    const url = new URL(path, this.#scope);
    url.search = hash;
    return url.href;
  }

  async #download(file: KeptFile, fetchFile: typeof fetch): Promise<Response> {
    const { path } = file;
    // names under assets/ change with their content; others may lie in the browser's cache from before
    const cache = path.startsWith('assets/') ? 'default' : 'no-cache';
    const response = await fetchFile(new URL(path, this.#scope).href, { cache });
    if (!response.ok) throw new Error(`${path || 'The page'} could not be kept (status ${response.status}).`);
    // while a new build is being put in place a server may still, or already, send another build's
    if (!(await isOf(file, response.clone()))) {
      throw new Error(`${path || 'The page'} could not be kept, because it is of another build.`);
    }
    return packed(path, response);
  }

  async #mine(): Promise<string[]> {
    return (await this.#caches.keys()).filter((name) => name.startsWith(this.#prefix));
  }

  async #among(names: readonly string[], key: string): Promise<Response | undefined> {
    for (const name of names) {
      const known = await (await this.#caches.open(name)).match(key);
      if (known) return known;
    }
    return undefined;
  }
}
