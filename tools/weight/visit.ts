// The files that a first visit to the built page requests in headless Chromium, until the page shows its first number and until it rests;
// and the files in the copy for use without a network. Prints nothing.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { isPacked } from '../../src/lab/offline/packed';
import { launchChromium, serveBuiltPage } from '../../test/browser/site';
import { DIST } from './chunks';

/** A link whose settings differ from those that the markup has numbers of, so that a number on the page was computed in this visit. */
const LINK = '?v=2&s=2&T=300';
/** Milliseconds without a request after which the page counts as at rest. It requests nothing later by itself. */
const REST = 6000;
const PATIENCE = 90_000;

/** Files that are compressed already, so that a host does not compress them. */
const COMPRESSED = /\.(?:woff2|png)$/;

export interface Visit {
  /** Bytes of each file, compressed by gzip, until the first number; `rest` has those until the page rests. */
  first: ReadonlyMap<string, number>;
  rest: ReadonlyMap<string, number>;
}

const weigh = (name: string, body: Buffer): number =>
  COMPRESSED.test(name) ? body.length : gzipSync(body, { level: 9 }).length;

/** Measures a first visit. A file that several workers request counts once, since a browser with a cache fetches it once. */
export async function firstVisit(): Promise<Visit> {
  const site = await serveBuiltPage();
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    const asked = new Map<string, Promise<number>>();
    let last = Date.now();
    context.on('response', (response) => {
      last = Date.now();
      const name = new URL(response.url()).pathname;
      if (!asked.has(name))
        asked.set(
          name,
          response.body().then((body) => weigh(name, body)),
        );
    });
    const soFar = async () =>
      new Map(await Promise.all([...asked].map(async ([name, bytes]) => [name, await bytes] as const)));
    await page.goto(`${site.url}${LINK}`, { timeout: PATIENCE });
    // the condition is checked within the page, so that it is noticed within a frame
    await page.waitForFunction(
      () =>
        document.querySelector('[data-testid=still]') === null &&
        /ε = \d/.test(document.querySelector('#claim')?.textContent ?? ''),
      null,
      { timeout: PATIENCE },
    );
    const first = await soFar();
    while (Date.now() - last < REST) await page.waitForTimeout(REST / 10);
    return { first, rest: await soFar() };
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Bytes of each file that the service worker keeps, as the browser stores it. */
export function offlineFiles(): Map<string, number> {
  const kept = readFileSync(`${DIST}/offline.js`, 'utf8');
  const names = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(`${DIST}/${name}`).isFile());
  const isKept = (name: string) => kept.includes(`path:\`${name}\``) || kept.includes(`path:"${name}"`);
  return new Map(
    names
      .filter((name) => name === 'index.html' || isKept(name))
      .map((name) => {
        const content = readFileSync(`${DIST}/${name}`);
        return [name, isPacked(name) ? gzipSync(content).length : content.length];
      }),
  );
}
