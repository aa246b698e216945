// The copy of the page that a browser keeps. It is kept whole or not at all, and all of it is of one build, since a partial copy or
// one of two builds would fail later and unnoticed. Where storage is refused or the kept file is damaged, the network answers. This
// class uses the Cache interface but handles no events (workers/offline.worker.ts does).

import { isPacked, packed, unpacked } from './packed';

/** A kept file: its address relative to the page's own ('' is the page), and the start of its content's SHA-256. */
export interface KeptFile {
  path: string;
  hash: string;
  /** Marks a file that the page does not start without. Its hash is checked before it is answered. */
  first?: true;
}

export interface Build {
  /** Version of the build: a hash over all files. */
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

/** The decoded path. A path that is not properly percent-encoded stays as it is written, since none of our files has such a name. */
function decodedPath(written: string): string {
  try {
    return decodeURI(written);
  } catch {
    return written;
  }
}

/** Milliseconds to wait for the browser's storage, which may never answer. */
const PATIENCE = 4000;
const elapsed = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null));

/** Number of downloads at a time. It is small, because the page may be loading files of its own. */
const AT_ONCE = 4;

export class OfflineCopy {
  readonly #scope: URL;
  readonly #caches: CacheStorage;
  readonly #prefix: string;
  readonly #name: string;
  readonly #files: ReadonlyMap<string, KeptFile>;
  /** Paths that this worker has answered from the copy. */
  readonly #answered = new Set<string>();

  /** @param scope address of the page, ending in '/'. Other pages of the origin keep their own copies. */
  constructor(scope: string, build: Build, storage: CacheStorage) {
    this.#scope = new URL(scope);
    this.#caches = storage;
    this.#prefix = `adjacency-lab ${this.#scope.pathname} `;
    this.#name = `${this.#prefix}${build.version}`;
    this.#files = new Map(build.files.map((file) => [file.path, file]));
  }

  /** Fills the copy, from earlier copies where they have a file. Rejects and keeps nothing if a file cannot be had or is of another build. */
  async fill(fetchFile: typeof fetch): Promise<void> {
    const cache = await this.#caches.open(this.#name);
    const earlier = await this.#mine();
    const waiting = [...this.#files.values()];
    const work = async () => {
      for (let file = waiting.pop(); file; file = waiting.pop()) {
        const key = this.#key(file);
        const known = await this.#among(earlier, file);
        await cache.put(key, known ?? (await this.#download(file, fetchFile)));
      }
    };
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    } catch (error) {
      waiting.length = 0;
      await this.#caches.delete(this.#name).catch(() => false);
      throw error;
    }
  }

  async clean(): Promise<void> {
    const earlier = (await this.#mine()).filter((name) => name !== this.#name);
    await Promise.allSettled(earlier.map((name) => this.#caches.delete(name)));
  }

  /** The kept file that answers a request; null where the network should answer. The query is ignored, since the page reads it. Never throws. */
  keeps({ method, url, mode }: Pick<Request, 'method' | 'url' | 'mode'>): KeptFile | null {
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== this.#scope.origin || !pathname.startsWith(this.#scope.pathname))
      return null;
    const path = decodedPath(pathname.slice(this.#scope.pathname.length));
    return this.#files.get(mode === 'navigate' && path === 'index.html' ? '' : path) ?? null;
  }

  /**
   * Answers with a file. Where the browser has thrown the copy away, refuses access to it, or returns a damaged file, the network
   * answers and the file is kept again. The network also answers where storage does not within a few seconds. Rejects where the
   * network has to answer and fails.
   */
  async answer(file: KeptFile, request: Request, fetchFile: typeof fetch): Promise<Response> {
    const asked = this.#kept(file).catch(() => null);
    const kept = await Promise.race([asked, elapsed(PATIENCE)]);
    if (kept !== null) return kept;
    try {
      const response = await fetchFile(request);
      this.#keepAgain(file, response.clone()).catch(() => {});
      return response;
    } catch (error) {
      // a slow copy is waited for where there is no network
      const late = await asked;
      if (late !== null) return late;
      throw error;
    }
  }

  /**
   * The kept file; null where the copy lacks it or has it damaged. Hashing takes time, so the hash is checked only for a file that the
   * page needs to start, and for one that is asked for a second time. A reader who got a damaged file will try again or reload.
   */
  async #kept(file: KeptFile): Promise<Response | null> {
    const cache = await this.#caches.open(this.#name);
    const kept = await cache.match(this.#key(file));
    if (!kept) return null;
    const doubted = file.first === true || this.#answered.has(file.path);
    this.#answered.add(file.path);
    const whole = await unpacked(kept);
    if (!doubted) return whole;
    // a script must be answered with the cache's own response, since the browser stores the compiled script with it
    const read = isPacked(file.path) ? whole.clone() : await cache.match(this.#key(file));
    return read && (await isOf(file, read)) ? whole : null;
  }

  /** Keeps a file again, except from another build, whose page asks for files that this copy does not have. */
  async #keepAgain(file: KeptFile, response: Response): Promise<void> {
    if (!response.ok || response.redirected || !(await isOf(file, response.clone()))) return;
    const cache = await this.#caches.open(this.#name);
    await cache.put(this.#key(file), packed(file.path, response));
  }

  /** Key of a file, with its hash, so that an unchanged file is found in the copy of an earlier build. */
  #key({ path, hash }: KeptFile): string {
    const url = new URL(path, this.#scope);
    url.search = hash;
    return url.href;
  }

  async #download(file: KeptFile, fetchFile: typeof fetch): Promise<Response> {
    const { path } = file;
    // names under assets/ change with their content; a file of another name may be an older one in the browser's HTTP cache
    const cache = path.startsWith('assets/') ? 'default' : 'no-cache';
    const response = await fetchFile(new URL(path, this.#scope).href, { cache });
    if (!response.ok) throw new Error(`${path || 'The page'} could not be kept (status ${response.status}).`);
    // while a new build is being deployed, the server may send files of the other build
    if (!(await isOf(file, response.clone()))) {
      throw new Error(`${path || 'The page'} could not be kept, because it is of another build.`);
    }
    return packed(path, response);
  }

  async #mine(): Promise<string[]> {
    return (await this.#caches.keys()).filter((name) => name.startsWith(this.#prefix));
  }

  /** A file from one of the earlier copies; undefined where none has it undamaged. */
  async #among(names: readonly string[], file: KeptFile): Promise<Response | undefined> {
    for (const name of names) {
      const known = await this.#wholeIn(name, file).catch(() => undefined);
      if (known) return known;
    }
    return undefined;
  }

  async #wholeIn(name: string, file: KeptFile): Promise<Response | undefined> {
    const known = await (await this.#caches.open(name)).match(this.#key(file));
    return known && (await isOf(file, await unpacked(known.clone()))) ? known : undefined;
  }
}
