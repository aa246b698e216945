// The built page as plain files under a path of their own: it works there, goes on without a network after one visit, and
// takes a newer build when the reader says so.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type PlainSite, servePlainly } from './plainServer';
import { shared } from './shared';
import { SMALL, walkChapters, walkLab, walkPicture, walkTraining } from './walk';

const PATH = '/some/where/';
const PATIENT = { timeout: 30_000 };

let browser: Browser;
beforeAll(async () => {
  ({ browser } = await shared());
});

interface Opened {
  site: PlainSite;
  context: BrowserContext;
  page: Page;
  errors: string[];
}

async function withSite(
  run: (opened: Opened) => Promise<void>,
  rewrite: (name: string, text: string) => string = (_, text) => text,
): Promise<void> {
  const site = await servePlainly({ path: PATH, rewrite });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await run({ site, context, page, errors });
  } finally {
    await context.close();
    await site.close();
  }
}

/** Until the service worker answers for the page. */
const kept = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, PATIENT);

const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const urls = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return { names, paths: urls.flat().map((url) => new URL(url).pathname) };
  });

/** The manifest and its icons are there, and the browser would install the page. */
async function expectInstallable({ site, page }: Opened): Promise<void> {
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
}

test('under a path of its own, can be installed, and offline after one visit: figures, chapters, equations, training, pictures', async () => {
  await withSite(async (opened) => {
    const { site, context, page, errors } = opened;
    await page.goto(`${site.url}?${SMALL}`);
    await kept(page);
    await expectInstallable(opened);
    const { names, paths } = await cached(page);
    expect(names).toHaveLength(1);
    expect(paths.every((path) => path.startsWith(PATH))).toBe(true);
    expect(paths).toContain(PATH);
    expect(paths).toContain(`${PATH}data/digits.npy`);
    expect(paths).toContain(`${PATH}recorded/figure-4.json`);
    expect(paths.some((path) => path.endsWith('.ttf') || path.endsWith('.woff'))).toBe(false);

    // no network in earnest: a page that is told so would still reach it through its service worker
    await site.close();
    await context.setOffline(true);
    await page.reload();
    await walkLab(page);
    await walkChapters(page);
    await walkTraining(page);
    await walkPicture(page);
    // a recorded result, by a link typed in
    await page.goto(`${site.url}?data=digits&q=1%2F16&x=T#training`);
    await page.getByText('Recorded', { exact: true }).first().waitFor(PATIENT);
    await page.goto(`${site.url}?embed=neighbour`);
    await page.locator('svg').first().waitFor(PATIENT);
    expect(errors).toEqual([]);
  });
});

test('a newer build waits for the reader, keeps the scenario, and leaves nothing of the older one', async () => {
  let newer = false;
  const rewrite = (name: string, text: string) => {
    if (!newer) return text;
    if (name === 'index.html') return text.replace('<title>', '<title>Newer ');
    // another version, and another hash for the page itself
    return name === 'offline.js'
      ? text.replace(/(version:[`"'])\w{4}/, '$1beef').replace(/(path:[`"'][`"'],hash:[`"'])\w{4}/, '$1beef')
      : text;
  };
  await withSite(async ({ site, page, errors }) => {
    await page.goto(`${site.url}?v=1&R=500&rep=1`);
    await kept(page);
    const first = await cached(page);
    newer = true;
    const before = site.asked.length;
    await page.reload();
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
    await expect.poll(async () => (await cached(page)).names).toHaveLength(1);
    const second = await cached(page);
    expect(second.names).not.toEqual(first.names);
    expect(second.paths.sort()).toEqual(first.paths.sort());
    expect(errors).toEqual([]);
  }, rewrite);
});
