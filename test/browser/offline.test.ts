// The built page as plain files under a path of their own: it works there, goes on without a network after one visit, and
// takes a newer build when the reader says so.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goWithin } from './builtPage';
import { type PlainSite, servePlainly } from './plainServer';
import { shared } from './shared';
import { SMALL, walkChapters, walkLab, walkPicture, walkTraining } from './walk';

const PATH = '/some/where/';
const PATIENT = { timeout: 150_000 };

/** Set once the first build has been seen: from then on the server has the next one. */
let newer = false;
const rewrite = (name: string, text: string) => {
  if (!newer) return text;
  if (name === 'index.html') return text.replace('<title>', '<title>Newer ');
  // another version, and another hash for the page itself
  return name === 'offline.js'
    ? text.replace(/(version:[`"'])\w{4}/, '$1beef').replace(/(path:[`"'][`"'],hash:[`"'])\w{4}/, '$1beef')
    : text;
};

let site: PlainSite;
let context: BrowserContext;
let page: Page;
const errors: string[] = [];

/** One reader, who comes once and stays. */
beforeAll(async () => {
  const { browser } = await shared();
  site = await servePlainly({ path: PATH, rewrite });
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`${site.url}?${SMALL}`);
  await kept();
});
afterAll(async () => {
  await context?.close();
  await site?.close();
});

/** Until the service worker answers for the page. */
const kept = () => page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, PATIENT);

const cached = () =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const urls = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return { names, paths: urls.flat().map((url) => new URL(url).pathname) };
  });

test('under a path of its own, it can be installed: the manifest and its icons are there', async () => {
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const address = new URL(href ?? '', site.url).href;
  const manifest = await (await page.request.get(address)).json();
  expect(new URL(manifest.start_url, address).href).toBe(site.url);
  expect(new URL(manifest.scope, address).href).toBe(site.url);
  expect(manifest.display).toBe('standalone');
  const sizes: string[] = manifest.icons.map(({ sizes }: { sizes: string }) => sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(new URL(src, address).href);
    expect(icon.headers()['content-type']).toBe(type);
    if (type === 'image/png') expect(`${(await icon.body()).readUInt32BE(16)}x`).toBe(sizes.slice(0, 4));
  }
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // a test's browser is private, which is the one thing that stands in the way
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});

test('offline after one visit: figures, chapters, equations, training, pictures', async () => {
  const { names, paths } = await cached();
  expect(names).toHaveLength(1);
  expect(paths.every((path) => path.startsWith(PATH))).toBe(true);
  expect(paths).toContain(PATH);
  expect(paths).toContain(`${PATH}data/digits.npy`);
  expect(paths).toContain(`${PATH}recorded/figure-4.json`);
  expect(paths.some((path) => path.endsWith('.ttf') || path.endsWith('.woff'))).toBe(false);

  // a page that is only told so would still reach it through its service worker
  site.cut(true);
  await context.setOffline(true);
  await page.reload();
  await walkLab(page);
  await walkChapters(page);
  await goWithin(page, '?data=digits&q=1%2F16&x=T#training');
  await page.getByText('Recorded', { exact: true }).first().waitFor(PATIENT);
  await goWithin(page, `?${SMALL}#training`);
  await walkTraining(page);
  await walkPicture(page);
  // a link typed in
  await page.goto(`${site.url}?embed=neighbour`);
  await page.locator('svg').first().waitFor(PATIENT);
  expect(errors).toEqual([]);
});

test('a newer build waits for the reader, keeps the scenario, and leaves nothing of the older one', async () => {
  const first = await cached();
  site.cut(false);
  await context.setOffline(false);
  newer = true;
  const before = site.asked.length;
  await page.goto(`${site.url}?v=1&R=500&rep=1`);
  expect(await page.title()).toBe('Adjacency Lab');
  await page.getByText('A new version of this page is ready.').waitFor(PATIENT);
  // what has not changed is not fetched again
  expect(new Set(site.asked.slice(before))).toEqual(new Set(['offline.js', 'index.html']));
  await page.locator('#lab').getByRole('slider', { name: /steps/i }).first().focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => new URL(page.url()).searchParams.get('T')).not.toBeNull();
  const address = page.url();
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect.poll(() => page.title()).toBe('Newer Adjacency Lab');
  expect(page.url()).toBe(address);
  await expect.poll(async () => (await cached()).names).toHaveLength(1);
  const second = await cached();
  expect(second.names).not.toEqual(first.names);
  expect(second.paths.sort()).toEqual(first.paths.sort());
  expect(errors).toEqual([]);
});
