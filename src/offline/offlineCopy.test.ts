// What the copy keeps and answers, over caches that are maps.
import { expect, test } from 'vitest';
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

const build = (version: string, files: Record<string, string>): Build => ({
  version,
  files: Object.entries(files).map(([path, hash]) => ({ path, hash })),
});

/** Answers every address with its own text; remembers what was asked. */
function network(broken: readonly string[] = []) {
  const asked: string[] = [];
  const fetchFile = (async (url: string) => {
    asked.push(url.slice(SCOPE.length));
    return broken.includes(url) ? new Response('', { status: 404 }) : new Response(url);
  }) as typeof fetch;
  return { asked, fetchFile };
}

const get = (url: string, mode: RequestMode = 'cors') => ({ method: 'GET', url, mode });

test('answers the page under any query, and its files; nothing else', async () => {
  const caches = storage();
  const copy = new OfflineCopy(SCOPE, build('1', { '': 'a', 'assets/x y.js': 'b' }), caches);
  await copy.fill(network().fetchFile);
  const page = copy.keeps(get(`${SCOPE}?v=2&q=1`, 'navigate')) ?? expect.unreachable('not kept');
  expect(await (await copy.answer(page))?.text()).toBe(SCOPE);
  expect(copy.keeps(get(`${SCOPE}index.html?embed=lab`, 'navigate'))).toBe(page);
  expect(copy.keeps(get(`${SCOPE}assets/x%20y.js`))?.hash).toBe('b');
  expect(copy.keeps(get(`${SCOPE}assets/other.js`))).toBeNull();
  expect(copy.keeps(get('https://host.example/elsewhere/'))).toBeNull();
  expect(copy.keeps(get('https://other.example/some/where/'))).toBeNull();
  expect(copy.keeps({ ...get(SCOPE), method: 'POST' })).toBeNull();
});

test('keeps all or nothing', async () => {
  const caches = storage();
  const copy = new OfflineCopy(SCOPE, build('1', { '': 'a', 'one.js': 'b', 'two.js': 'c' }), caches);
  await expect(copy.fill(network([`${SCOPE}two.js`]).fetchFile)).rejects.toThrow(
    'two.js could not be kept: status 404',
  );
  expect(await caches.keys()).toEqual([]);
});

test('a later build fetches what has changed, and clears its own page’s earlier copies alone', async () => {
  const caches = storage();
  await new OfflineCopy(SCOPE, build('1', { '': 'a', 'one.js': 'b' }), caches).fill(network().fetchFile);
  const neighbour = new OfflineCopy('https://host.example/some/', build('1', { '': 'a' }), caches);
  await neighbour.fill(network().fetchFile);

  const later = new OfflineCopy(SCOPE, build('2', { '': 'z', 'one.js': 'b' }), caches);
  const { asked, fetchFile } = network();
  await later.fill(fetchFile);
  expect(asked).toEqual(['']);
  expect(await caches.keys()).toHaveLength(3);
  await later.clean();
  expect(await caches.keys()).toEqual(['adjacency-lab /some/ 1', 'adjacency-lab /some/where/ 2']);
});
