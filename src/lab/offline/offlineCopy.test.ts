// What the offline copy keeps and answers. Caches are maps in these tests.
import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { type Build, OfflineCopy } from './offlineCopy';

const SCOPE = 'https://host.example/some/where/';

function storage(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  return {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        put: async (key: string, response: Response) => void store.set(key, response),
        match: async (key: string) => store.get(key)?.clone(),
      } as unknown as Cache;
    },
  } as unknown as CacheStorage;
}

/** Content that the network of these tests sends for a path. It is the path's address, and in a later build something else. */
const content = (path: string, later: boolean) => `${SCOPE}${path}${later ? ' later' : ''}`;

/** A build of these paths, with those in `changed` as a later build has them. */
const build = (version: string, paths: readonly string[], changed: readonly string[] = []): Build => ({
  version,
  files: paths.map((path) => ({
    path,
    hash: createHash('sha256')
      .update(content(path, changed.includes(path)))
      .digest('hex')
      .slice(0, 16),
  })),
});

/** A server that lacks `broken` and already has a later build of `changed`. It remembers the paths that it was asked for. */
function network({
  broken = [],
  changed = [],
}: {
  broken?: readonly string[];
  changed?: readonly string[];
} = {}) {
  const asked: string[] = [];
  const fetchFile = (async (given: string | { url: string }) => {
    const path = decodeURI((typeof given === 'string' ? given : given.url).slice(SCOPE.length));
    asked.push(path);
    if (broken.includes(path)) return new Response('', { status: 404 });
    return new Response(content(path, changed.includes(path)));
  }) as typeof fetch;
  return { asked, fetchFile };
}

/** Options of waiting, in milliseconds. On a busy machine what happens after an answer may come late. */
const PATIENCE = { timeout: 60_000 };

const get = (url: string, mode: RequestMode = 'cors') => ({ method: 'GET', url, mode });

test('answers the page under any query', async () => {
  const copy = new OfflineCopy(SCOPE, build('1', ['', 'assets/x y.js']), storage());
  await copy.fill(network().fetchFile);
  const request = get(`${SCOPE}?v=2&q=1`, 'navigate');
  const page = copy.keeps(request) ?? expect.unreachable('not kept');
  const { asked, fetchFile } = network();
  expect(await (await copy.answer(page, request as Request, fetchFile)).text()).toBe(SCOPE);
  expect(asked).toEqual([]);
  expect(copy.keeps(get(`${SCOPE}index.html?embed=lab`, 'navigate'))).toBe(page);
});

test('keeps the files of the build', async () => {
  const copy = new OfflineCopy(SCOPE, build('1', ['', 'assets/x y.js']), storage());
  await copy.fill(network().fetchFile);
  expect(copy.keeps(get(`${SCOPE}assets/x%20y.js`))?.path).toBe('assets/x y.js');
});

test('keeps no other address', async () => {
  const copy = new OfflineCopy(SCOPE, build('1', ['', 'assets/x y.js']), storage());
  await copy.fill(network().fetchFile);
  expect(copy.keeps(get(`${SCOPE}assets/other.js`))).toBeNull();
  expect(copy.keeps(get('https://host.example/elsewhere/'))).toBeNull();
  expect(copy.keeps(get('https://other.example/some/where/'))).toBeNull();
  expect(copy.keeps({ ...get(SCOPE), method: 'POST' })).toBeNull();
});

test.each([
  ['is missing', { broken: ['two.js'] }, 'two.js could not be kept (status 404'],
  ['is another build’s', { changed: ['two.js'] }, 'two.js could not be kept, because it is of another build'],
])('keeps all or nothing: a file that %s', async (_, server, why) => {
  const caches = storage();
  const copy = new OfflineCopy(SCOPE, build('1', ['', 'one.js', 'two.js']), caches);
  await expect(copy.fill(network(server).fetchFile)).rejects.toThrow(why);
  expect(await caches.keys()).toEqual([]);
});

test('a file that the browser has thrown away comes from the network and is kept again if it is the same', async () => {
  const half = storage();
  const paths = ['', 'one.js', 'two.js'];
  const copy = new OfflineCopy(SCOPE, build('1', paths), half);
  const asking = (path: string, fetchFile: typeof fetch) => {
    const request = get(`${SCOPE}${path}`);
    const file = copy.keeps(request) ?? expect.unreachable('not kept');
    return copy.answer(file, request as Request, fetchFile).then((response) => response.text());
  };
  const later = network({ changed: ['two.js'] });
  expect(await asking('one.js', later.fetchFile)).toBe(content('one.js', false));
  expect(await asking('two.js', later.fetchFile)).toBe(content('two.js', true));
  // the file is kept after the answer, when the browser gets to it
  await vi.waitFor(async () => {
    const [name] = await half.keys();
    const [{ hash }] = build('1', ['one.js']).files;
    expect(await (await half.open(name)).match(`${SCOPE}one.js?${hash}`)).toBeDefined();
  }, PATIENCE);
  const again = network();
  for (const path of paths) expect(await asking(path, again.fetchFile)).toBe(content(path, false));
  expect(again.asked).toEqual(['', 'two.js']);
});

test('a later build fetches only what has changed and clears only its own page’s earlier copies', async () => {
  const caches = storage();
  await new OfflineCopy(SCOPE, build('1', ['', 'one.js']), caches).fill(network().fetchFile);
  const neighbour = new OfflineCopy('https://host.example/some/', build('1', []), caches);
  await neighbour.fill(network().fetchFile);

  const later = new OfflineCopy(SCOPE, build('2', ['', 'one.js'], ['']), caches);
  const { asked, fetchFile } = network({ changed: [''] });
  await later.fill(fetchFile);
  expect(asked).toEqual(['']);
  expect(await caches.keys()).toHaveLength(3);
  await later.clean();
  expect(await caches.keys()).toEqual(['adjacency-lab /some/ 1', 'adjacency-lab /some/where/ 2']);
});

test('text and data are kept compressed and answered uncompressed, while scripts are kept as they are', async () => {
  const caches = storage();
  const files = {
    'a.json': '{"a":1}'.repeat(1000),
    'b.js': 'b();'.repeat(1000),
    '': '<p>page</p>'.repeat(100),
  };
  const fetchFile = (async (given: string) =>
    new Response(files[given.slice(SCOPE.length) as keyof typeof files], {
      headers: { 'content-type': 'text/x', 'content-length': '3' },
    })) as typeof fetch;
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
  const listed = Object.entries(files).map(([path, text]) => ({ path, hash: hash(text) }));
  const copy = new OfflineCopy(SCOPE, { version: '1', files: listed }, caches);
  await copy.fill(fetchFile);
  const [name] = await caches.keys();
  const cache = await caches.open(name ?? '');
  for (const file of listed) {
    const text = files[file.path as keyof typeof files];
    const kept = await (await cache.match(`${SCOPE}${file.path}?${file.hash}`))?.arrayBuffer();
    if (file.path.endsWith('.js')) expect(kept?.byteLength, file.path).toBe(text.length);
    else expect(kept?.byteLength, file.path).toBeLessThan(text.length / 5);
    const answer = await copy.answer(file, get(`${SCOPE}${file.path}`) as Request, async () => {
      throw new Error('no network');
    });
    expect(await answer.text()).toBe(text);
    expect(answer.headers.get('content-type')).toBe('text/x');
    expect(answer.headers.has('x-packed')).toBe(false);
  }
});

/** Keeps all of a build, damages the kept file at `path`, and returns a copy as the worker that the browser starts next has it. */
async function damaged(path: string, files: Build, broken: (kept: ArrayBuffer) => ArrayBuffer) {
  const caches = storage();
  await new OfflineCopy(SCOPE, files, caches).fill(network().fetchFile);
  const [name = ''] = await caches.keys();
  const cache = await caches.open(name);
  const key = `${SCOPE}${path}?${files.files.find((file) => file.path === path)?.hash}`;
  const kept = (await cache.match(key)) ?? expect.unreachable('not kept');
  await cache.put(key, new Response(broken(await kept.arrayBuffer()), { headers: kept.headers }));
  const copy = new OfflineCopy(SCOPE, files, caches);
  const ask = (fetchFile: typeof fetch) => {
    const request = get(`${SCOPE}${path}`);
    const file = copy.keeps(request) ?? expect.unreachable('not kept');
    return copy.answer(file, request as Request, fetchFile).then((response) => response.text());
  };
  return { caches, ask };
}

const cutShort = (kept: ArrayBuffer) => kept.slice(0, kept.byteLength >> 1);
const withFirst = ({ version, files }: Build, first: readonly string[]): Build => ({
  version,
  files: files.map((file) => (first.includes(file.path) ? { ...file, first: true } : file)),
});
const PARTS = withFirst(build('1', ['', 'boot.js', 'late.js']), ['', 'boot.js']);
const offline = (async () => {
  throw new TypeError('no network');
}) as typeof fetch;

test.each(['', 'boot.js'])(
  'a file that the page starts with comes from the network if the kept one is cut short: "%s"',
  async (path) => {
    const { ask } = await damaged(path, PARTS, cutShort);
    const { asked, fetchFile } = network();
    expect(await ask(fetchFile)).toBe(content(path, false));
    expect(asked).toEqual([path]);
    // the file is whole in the copy from then on
    await vi.waitFor(async () => expect(await ask(offline)).toBe(content(path, false)), PATIENCE);
  },
);

test('a file that the page loads later is checked against its hash when it is asked for a second time', async () => {
  const other = new TextEncoder().encode('something else').buffer;
  const { ask } = await damaged('late.js', PARTS, () => other);
  const { asked, fetchFile } = network();
  expect(await ask(fetchFile)).toBe('something else');
  expect(await ask(fetchFile)).toBe(content('late.js', false));
  expect(asked).toEqual(['late.js']);
});

test('a later build does not take a damaged file from an earlier copy', async () => {
  const { caches } = await damaged('late.js', PARTS, cutShort);
  const { asked, fetchFile } = network();
  const later = new OfflineCopy(SCOPE, { ...PARTS, version: '2' }, caches);
  await later.fill(fetchFile);
  expect(asked).toEqual(['late.js']);
  await later.clean();
  const request = get(`${SCOPE}late.js`);
  const file = later.keeps(request) ?? expect.unreachable('not kept');
  expect(await (await later.answer(file, request as Request, offline)).text()).toBe(
    content('late.js', false),
  );
});

test.each(['open', 'match'])('the network answers where the browser’s storage refuses (%s)', async (how) => {
  const refuse = async () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const open = async () => ({ match: refuse, put: refuse }) as unknown as Cache;
  const caches = { ...storage(), open: how === 'open' ? refuse : open } as CacheStorage;
  const copy = new OfflineCopy(SCOPE, PARTS, caches);
  const file = copy.keeps(get(SCOPE)) ?? expect.unreachable('not kept');
  const { asked, fetchFile } = network();
  expect(await (await copy.answer(file, get(SCOPE) as Request, fetchFile)).text()).toBe(content('', false));
  expect(asked).toEqual(['']);
  await expect(copy.answer(file, get(SCOPE) as Request, offline)).rejects.toThrow('no network');
});

test('the network answers after some seconds where the browser’s storage never does', async () => {
  vi.useFakeTimers();
  const never = () => new Promise<never>(() => {});
  const copy = new OfflineCopy(SCOPE, PARTS, { ...storage(), open: never } as CacheStorage);
  const file = copy.keeps(get(SCOPE)) ?? expect.unreachable('not kept');
  const answer = copy.answer(file, get(SCOPE) as Request, network().fetchFile);
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect(await (await answer).text()).toBe(content('', false));
});

test('an address that is not properly percent-encoded is left to the network', () => {
  const copy = new OfflineCopy(SCOPE, PARTS, storage());
  for (const path of ['%', '%FF', 'late.js%E4']) expect(copy.keeps(get(`${SCOPE}${path}`))).toBeNull();
});
