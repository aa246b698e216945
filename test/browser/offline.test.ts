// The built page as plain files under a path of their own. It works there, opens without a network after one visit, also with a damaged
// copy, and takes a newer build when the reader asks for it.

import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLeftOut } from '../../src/build/offlinePlugin';
import { isPage } from '../shared/isPage';
import { onlyInFull, thorough } from '../statistics/size';
import { goWithin } from './builtPage';
import { type PlainSite, servePlainly } from './plainServer';
import { shared } from './shared';
import { skipCovers } from './tabs';
import { SMALL, walkChapters, walkLab, walkPicture, walkTraining } from './walk';

const PATH = '/some/where/';
const PATIENT = { timeout: 150_000 };

/** Query of a training audit that takes some twenty seconds. */
const LONG = SMALL.replace('M=40', 'M=5000').replace('T=20', 'T=200');

/** Whether the server has the next build, which is set once the first one has been seen. */
let newer = false;
/** Whether the server has removed the files that only the first build has. */
let gone = false;
const titled = (text: string) =>
  text.replace('<title>', '<title>Newer ').replace('<html', '<html data-newer=""');
/** Pattern of a file whose name differs in the next build. */
const RENAMED = /^assets\/PromiseFigure-[\w-]+\.js$/;
let first = '';
const rewrite = (name: string, text: string) => {
  if (name === 'index.html') first = text;
  if (gone && RENAMED.test(name)) return null;
  if (!newer) return text;
  if (name === 'index.html') return titled(text);
  // the next build has another version, another hash of the page itself, and one file less
  const hash = createHash('sha256').update(titled(first)).digest('hex').slice(0, 16);
  return name === 'offline.js'
    ? text
        .replace(/(version:[`"'])\w{4}/, '$1beef')
        .replace(/(path:[`"'][`"'],hash:[`"'])\w{16}/, `$1${hash}`)
        .replace(/\{path:[`"']assets\/PromiseFigure-[\w-]+\.js[`"'],hash:[`"']\w{16}[`"']\},?/, '')
    : text;
};

let site: PlainSite;
let context: BrowserContext;
let page: Page;
const errors: string[] = [];

// one visit serves all tests of this file
beforeAll(async () => {
  const { browser } = await shared();
  site = await servePlainly({ path: PATH, rewrite });
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(skipCovers);
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

/** Waits until the service worker answers for the page. */
const kept = () => page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, PATIENT);

const cached = () =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const urls = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return { names, paths: urls.flat().map((url) => new URL(url).pathname) };
  });

test('the page can be installed under a path of its own', async () => {
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
  // the browser of a test is in private mode, which is the only obstacle
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
});

test('after one visit the whole page works offline', async () => {
  const { names, paths } = await cached();
  expect(names).toHaveLength(1);
  expect(paths.every((path) => path.startsWith(PATH))).toBe(true);
  expect(paths).toContain(PATH);
  expect(paths).toContain(`${PATH}data/digits.npy`);
  expect(paths).toContain(`${PATH}recorded/figure-4.json`);
  expect(paths.some((path) => path.endsWith('.ttf') || path.endsWith('.woff'))).toBe(false);
  // the copy has every script and style sheet, so that every address works, except the files that few readers need
  const build = readdirSync(new URL('../../dist/assets', import.meta.url)).filter(
    (name) => !isLeftOut(`assets/${name}`),
  );
  expect(paths).toEqual(expect.arrayContaining(build.map((name) => `${PATH}assets/${name}`)));

  // the server is stopped too, since a service worker reaches it even if the page is set offline
  site.cut(true);
  await context.setOffline(true);
  await page.reload();
  await walkLab(page);
  await page.getByTestId('offline-sign').waitFor({ state: 'attached', ...PATIENT });
  // only at full size, since the files that they load have been found in the copy above
  if (thorough) {
    // a slide fills its window, so it goes without the sign
    await goWithin(page, '?lecture=start');
    await expect.poll(() => page.getByTestId('offline-sign').count()).toBe(0);
    await goWithin(page, '?data=digits&q=1%2F16&x=T#training');
    await page.getByText('Recorded', { exact: true }).first().waitFor(PATIENT);
    await walkChapters(page);
    await goWithin(page, `?${SMALL}#training`);
    await walkTraining(page);
    await walkPicture(page);
  }
  // a link that is typed into the address bar
  await page.goto(`${site.url}?embed=neighbour`);
  await page.locator('svg').first().waitFor(PATIENT);
  expect(errors).toEqual([]);
});

/** Addresses that are opened offline in a new tab, each with a selector of what must appear. */
const ADDRESSES = [
  ['de.html', '#lab [data-testid=epsilon-chart] [data-testid=point-grip]'],
  ...(isPage('calculator')
    ? ([
        [
          '?page=calculator&form=q:1;T:500;d:1e-5;want:epsilon;of:substitute;most:4',
          // what stands under a number that was found
          'text=/The range ends there|keeps the target too/',
        ],
      ] as const)
    : []),
  ['?lecture=start', 'svg'],
  ['?page=all', '#meaning .posterior-box svg'],
  ['?page=bounds', 'main figure svg'],
  ...(thorough
    ? ([
        ['', '#lab [data-testid=epsilon-chart] [data-testid=point-grip]'],
        ['?v=2&q=1&s=30&R=500&rep=1#choose', '#choose [data-testid=choose-room]'],
        ['?embed=promise', 'svg'],
        ['?page=paper', 'svg'],
        ['?page=uniaud', 'main figure svg'],
        ['?page=questions', 'h1'],
        ['?page=glossary', 'h1'],
      ] as const)
    : []),
] as const;

test('a second visit works offline at every kind of address', async (itself) => {
  onlyInFull(itself);
  const tab = await context.newPage();
  const said: string[] = [];
  tab.on('pageerror', ({ message }) => said.push(message));
  for (const [address, there] of ADDRESSES) {
    // leave the page of the address before
    await tab.goto('about:blank');
    await tab.goto(site.url + address);
    await tab.locator(there).first().waitFor(PATIENT);
    expect(await tab.getByRole('alert').count(), address).toBe(0);
    expect(said, address).toEqual([]);
  }
  await tab.close();
});

/** Opens chapter 2, and returns the place of its figure. */
async function openPromise(tab: Page): Promise<Locator> {
  await tab.locator('header a[href="#promise"]').click();
  return tab.getByTestId('stage');
}

/** Waits until the page is no longer markup that is about to be replaced. */
const live = (tab: Page) => tab.locator('[data-testid=still]').waitFor({ state: 'detached', ...PATIENT });

/** Removes kept files whose address contains this name, as a browser that is short of space does. Returns their number. */
const forget = (name: string) =>
  page.evaluate(async (part) => {
    let forgotten = 0;
    for (const key of await caches.keys()) {
      const cache = await caches.open(key);
      for (const request of await cache.keys()) {
        if (new URL(request.url).pathname.includes(part) && (await cache.delete(request))) forgotten++;
      }
    }
    return forgotten;
  }, name);

test('a file that the browser has thrown away is named as missing and comes back with the network', async (itself) => {
  onlyInFull(itself);
  expect(await forget('assets/PromiseFigure-')).toBe(1);
  await page.goto(`${site.url}?v=2&R=500&rep=1`);
  await walkLab(page);
  const place = await openPromise(page);
  const notice = place.getByRole('alert').filter({ hasText: 'could not be drawn' });
  await notice.waitFor(PATIENT);
  // the console has only messages that the file could not be fetched
  const others = errors
    .splice(0)
    .filter((message) => !/Failed to (load resource|fetch dynamically)/.test(message));
  expect(others).toEqual([]);
  site.cut(false);
  await context.setOffline(false);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await place.locator('figure').first().waitFor(PATIENT);
  await expect
    .poll(async () => (await cached()).paths.some((path) => path.includes('PromiseFigure')))
    .toBe(true);
  site.cut(true);
  await context.setOffline(true);
  await page.reload();
  await live(page);
  await place.locator('figure').first().waitFor(PATIENT);
  expect(errors).toEqual([]);
});

test('with a damaged copy the page starts from the network and repairs the copy', async (itself) => {
  onlyInFull(itself);
  site.cut(false);
  await context.setOffline(false);
  const kept = await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const entry = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
    const damaged: string[] = [];
    for (const request of await cache.keys()) {
      const address = request.url.replace(/\?.*/, '');
      if (address !== entry && address !== location.href.replace(/[?#].*/, '')) continue;
      const response = (await cache.match(request)) as Response;
      const whole = await response.arrayBuffer();
      await cache.put(
        request,
        new Response(whole.slice(0, whole.byteLength / 2), { headers: response.headers }),
      );
      damaged.push(address);
    }
    return damaged;
  });
  expect(kept).toHaveLength(2);
  const asked = site.asked.length;
  await page.goto(`${site.url}?v=2&R=500&rep=1`);
  await walkLab(page);
  expect(site.asked.slice(asked)).toEqual(
    expect.arrayContaining(kept.map((address) => address.slice(site.url.length) || 'index.html')),
  );
  expect(errors).toEqual([]);
  site.cut(true);
  await context.setOffline(true);
  await page.reload();
  await walkLab(page);
  expect(errors).toEqual([]);
});

test('a copy that was interrupted is discarded, and the next visit makes a whole one', async (itself) => {
  onlyInFull(itself);
  const { browser } = await shared();
  // the server stops after thirty requests for the copy, however fast they come
  let breaks = true;
  const half = await servePlainly({
    path: PATH,
    rewrite: (_, text) => {
      const begun = half.asked.indexOf('offline.js');
      if (breaks && begun >= 0 && half.asked.length - begun > 30) {
        breaks = false;
        half.cut(true);
      }
      return text;
    },
  });
  const reader = await browser.newContext();
  try {
    const tab = await reader.newPage();
    await tab.goto(`${half.url}?v=2&R=500&rep=1`);
    await expect.poll(() => breaks).toBe(false);
    await expect
      .poll(() =>
        tab.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]),
      )
      .toEqual([0, 0]);
    // the open page still works
    await walkLab(tab);
    half.cut(false);
    await tab.reload();
    await tab.waitForFunction(() => navigator.serviceWorker.controller !== null, null, PATIENT);
    half.cut(true);
    await reader.setOffline(true);
    await tab.reload();
    await walkLab(tab);
  } finally {
    await reader.close();
    await half.close();
  }
});

test('a newer build waits for the reader and keeps the scenario', async (itself) => {
  // npm test has the states of an update without a browser (serviceWorkerUpdater.test.ts, offlineCopy.test.ts)
  onlyInFull(itself);
  const before = await cached();
  site.cut(false);
  await context.setOffline(false);
  newer = true;
  const asked = site.asked.length;
  await page.goto(`${site.url}?v=2&R=500&rep=1`);
  expect(await page.title()).toBe('Adjacency Lab');
  await page.getByText('A new version of this page is ready.').waitFor(PATIENT);
  // files that have not changed are not fetched again
  expect(new Set(site.asked.slice(asked))).toEqual(new Set(['offline.js', 'index.html']));
  await page.locator('#lab').getByRole('slider', { name: /steps/i }).first().focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => new URL(page.url()).searchParams.get('T')).not.toBeNull();
  const address = page.url();
  // a second tab keeps the older build and is training when the newer one is taken
  const other = await context.newPage();
  const trained = other.getByRole('button', { name: /^Trained$/ });
  await other.goto(`${site.url}?${LONG}`);
  await walkLab(other);
  expect(await other.title()).toBe('Adjacency Lab');
  await other.locator('header a[href="#training"]').click();
  await other.getByRole('button', { name: /Train and attack/ }).click(PATIENT);

  // the tab requests files while the older build's service worker ends, which makes Chromium start that one again
  await other.evaluate(() => {
    const asking = setInterval(() => fetch('icon.svg'), 1);
    setTimeout(() => clearInterval(asking), 3000);
  });
  // the page says beforehand what a reload loses
  await page
    .getByText('What you have trained in this tab, and files that you have opened in it, do not.')
    .waitFor();
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect.poll(() => page.title()).toBe('Newer Adjacency Lab');
  expect(await trained.count()).toBe(0);
  expect(page.url()).toBe(address);
  await expect.poll(async () => (await cached()).names).toHaveLength(1);
  const second = await cached();
  expect(second.names).not.toEqual(before.names);
  expect(second.paths.sort()).toEqual(before.paths.filter((path) => !path.includes('PromiseFigure-')).sort());
  expect(errors).toEqual([]);

  // files that the second tab has not loaded yet are gone; it says so, offers to reload, and keeps its scenario
  gone = true;
  await other.getByText('A new version of this page is ready.').waitFor(PATIENT);
  await trained.waitFor(PATIENT);
  expect(await other.getByRole('alert').count()).toBe(0);
  const place = await openPromise(other);
  await place.getByRole('alert').filter({ hasText: 'could not be drawn' }).waitFor(PATIENT);
  await other.locator('header a[href="#top"]').click();
  await walkLab(other);
  await openPromise(other);
  gone = false;
  const scenario = other.url();
  await other.getByRole('button', { name: 'Reload', exact: true }).click();
  // recognised by this mark and not by its title, since an open chapter gives the page another one
  await other.locator('html[data-newer]').waitFor({ ...PATIENT, state: 'attached' });
  expect(other.url()).toBe(scenario);
  await live(other);
  await place.locator('figure').first().waitFor(PATIENT);
  await other.close();
});
