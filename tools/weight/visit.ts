// The files that a first visit to the built page requests in headless Chromium, for its first number and until it rests, and the files in the
// copy for use without a network. Prints nothing.
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

/** Bytes, compressed by gzip, of each file. A file that several workers request counts once, since a browser with a cache fetches it once. */
type Sizes = ReadonlyMap<string, number>;

export interface Visit {
  /** The files that the page's first number needs. */
  first: Sizes;
  /** The files that the page requests beside these before it shows the number. */
  beside: Sizes;
  /** All files that are requested before the page is at rest. */
  rest: Sizes;
}

const weigh = (name: string, body: Buffer): number =>
  COMPRESSED.test(name) ? body.length : gzipSync(body, { level: 9 }).length;

/** Names of the files that the markup names: styles, fonts, scripts and the worker of the first number. */
function namedInMarkup(): ReadonlySet<string> {
  const html = readFileSync(`${DIST}/index.html`, 'utf8');
  const named = [...html.matchAll(/\.(\/(?:assets\/)?[\w.-]+\.(?:css|js|json|svg|woff2))\b/g)];
  return new Set(['/', ...named.map(([, name]) => name as string)]);
}

/**
 * Measures a first visit. A file that the markup does not name is held back until the page shows its first number, which proves that the
 * number does not need it.
 *
 * @throws Error if the number does not come without these files.
 */
export async function firstVisit(): Promise<Visit> {
  const site = await serveBuiltPage();
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    /** The files by name, each with the time of its request in ms since 1970. */
    const asked = new Map<string, { at: number; bytes: Promise<number> }>();
    let last = Date.now();
    context.on('response', (response) => {
      last = Date.now();
      const name = new URL(response.url()).pathname;
      if (asked.has(name)) return;
      const bytes = response.body().then((body) => weigh(name, body));
      asked.set(name, { at: response.request().timing().startTime, bytes });
    });
    const named = namedInMarkup();
    /** The files that are held back, each with the time of its request in ms since 1970. */
    const held = new Map<string, number>();
    let numberIsShown = () => {};
    let shown = false;
    const afterNumber = new Promise<void>((resolve) => {
      numberIsShown = resolve;
    });
    await page.route('**', async (route) => {
      const name = new URL(route.request().url()).pathname;
      if (!named.has(name) && !shown) {
        if (!held.has(name)) held.set(name, Date.now());
        await afterNumber;
      }
      await route.continue();
    });
    await page.goto(`${site.url}${LINK}`, { timeout: PATIENCE });
    // The page itself looks at each frame and says when it was, because a file that it requests next is not needed for the number.
    const seen = await page
      .waitForFunction(
        () =>
          document.querySelector('[data-testid=still]') === null &&
          /ε = \d/.test(document.querySelector('#claim')?.textContent ?? '') &&
          performance.timeOrigin + performance.now(),
        null,
        { timeout: PATIENCE },
      )
      .catch(() => {
        throw new Error(
          `The first number does not come without one of these: ${[...held.keys()].join(', ')}.`,
        );
      });
    const at = Number(await seen.jsonValue());
    shown = true;
    numberIsShown();
    while (Date.now() - last < REST) await page.waitForTimeout(REST / 10);
    const sizes = new Map<string, number>();
    for (const [name, { bytes }] of asked) sizes.set(name, await bytes);
    const those = (wanted: (name: string) => boolean): Sizes =>
      new Map([...sizes].filter(([name]) => wanted(name)));
    return {
      first: those((name) => !held.has(name) && (asked.get(name)?.at ?? 0) <= at),
      beside: those((name) => (held.get(name) ?? Number.POSITIVE_INFINITY) <= at),
      rest: sizes,
    };
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
