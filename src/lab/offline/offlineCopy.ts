// The copy of the page that a browser keeps. All of it or nothing, and all of one build: a copy in parts, or of two
// builds, would break where nobody looks. A copy is a help and never an obstacle: where storage is refused, or what is kept
// is damaged, the network answers. Knows the Cache interface and no events.

import { isPacked, packed, unpacked } from './packed';

/** A kept file: its address relative to the page's own ('' is the page), and the start of its content's SHA-256. */
export interface KeptFile {
  path: string;
  hash: string;
  /** The page does not start without it, so that it is held to its hash before it is answered. */
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

/** The decoded path, or the path as it is written where it is not properly percent-encoded, for no file of ours is called so. */
function decodedPath(written: string): string {
  try {
    return decodeURI(written);
  } catch {
    return written;
  }
}

/** Milliseconds in which the browser's storage gives back a file; it may also never answer. */
const PATIENCE = 4000;
const elapsed = (milliseconds: number) =>
  new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null));

/** Downloads at a time: the page may be busy with its own. */
const AT_ONCE = 4;

export class OfflineCopy {
  readonly #scope: URL;
  readonly #caches: CacheStorage;
  readonly #prefix: string;
  readonly #name: string;
  readonly #files: ReadonlyMap<string, KeptFile>;
  /** Paths that this worker has answered from the copy. */
  readonly #answered = new Set<string>();

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

  /** Null where the network should answer. A link's query is for the page to read. Never throws. */
  keeps({ method, url, mode }: Pick<Request, 'method' | 'url' | 'mode'>): KeptFile | null {
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== this.#scope.origin || !pathname.startsWith(this.#scope.pathname))
      return null;
    const path = decodedPath(pathname.slice(this.#scope.pathname.length));
    return this.#files.get(mode === 'navigate' && path === 'index.html' ? '' : path) ?? null;
  }

  /**
   * Answers with a file. Where the browser has thrown the copy away, does not let us at it, or gives back what is damaged, the network answers,
   * and the copy has the file again. The network also answers where storage does not within a few seconds. Rejects where the
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
      // a slow copy is waited for without a network
      const late = await asked;
      if (late !== null) return late;
      throw error;
    }
  }

  /**
   * Null where the copy has not got it, or not whole. Hashing takes time, so it is done where it decides whether the page
   * starts, and where a file is asked for again, since one that is damaged is: by a reader who tries again, or reloads.
   */
  async #kept(file: KeptFile): Promise<Response | null> {
    const cache = await this.#caches.open(this.#name);
    const kept = await cache.match(this.#key(file));
    if (!kept) return null;
    const doubted = file.first === true || this.#answered.has(file.path);
    this.#answered.add(file.path);
    const whole = await unpacked(kept);
    if (!doubted) return whole;
    // the script that is answered must come from the cache untouched, for the browser keeps with it what it has compiled
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

  /** Undefined where no earlier copy has it whole: a damaged file is not to be inherited. */
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
