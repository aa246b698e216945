// The content security policy of the built page and of the dev server. The whole page works under it without making the browser refuse
// anything.
import { readFileSync, realpathSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { thorough } from '../statistics/size';
import { builtPage } from './builtPage';
import { skipCovers } from './tabs';
import { SMALL, walkChapters, walkLab, walkPicture, walkTraining } from './walk';

const built = builtPage();

const HEADER = 'content-security-policy';

interface Watched {
  page: Page;
  /** The policy of each response, by address. */
  policies: Map<string, string>;
  /** What the browser has refused, and errors on the console. */
  complaints: () => Promise<string[]>;
}

async function watched(url: string, run: (watched: Watched) => Promise<void>): Promise<void> {
  const context = await built.browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  });
  try {
    await context.addInitScript(skipCovers);
    const page = await context.newPage();
    const said: string[] = [];
    const policies = new Map<string, string>();
    page.on('pageerror', (error) => said.push(error.message));
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    page.on('request', (request) => {
      if (/^http/.test(request.url()) && !request.url().startsWith(new URL('/', url).href)) {
        said.push(`request to another origin: ${request.url()}`);
      }
    });
    page.on('response', (response) => policies.set(response.url(), response.headers()[HEADER] ?? ''));
    await page.addInitScript(() => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
        refused.push(`${violatedDirective}: ${blockedURI} ${sample}`);
      });
    });
    await page.goto(url);
    const complaints = async () => [
      ...said,
      ...(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)),
    ];
    await run({ page, policies, complaints });
  } finally {
    await context.close();
  }
}

test('the built page works under a strict policy, which refuses everything else', async () => {
  await watched(`${built.site.url}?${SMALL}`, async ({ page, policies, complaints }) => {
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    for (const text of [policy ?? '', policies.get(`${built.site.url}?${SMALL}`) ?? '']) {
      expect(text).toContain("default-src 'none'");
      expect(text).toContain("script-src 'self' 'wasm-unsafe-eval';");
      expect(text).toContain("style-src 'self';");
      expect(text).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
    }
    await walkLab(page);
    await walkTraining(page);
    // the other walks through the page take long, and only full runs include them
    if (thorough) {
      await walkChapters(page);
      await walkPicture(page);
    }
    expect(await complaints()).toEqual([]);
    // workers, WebAssembly and data were loaded, all with the same policy
    const came = [...policies.keys()].join('\n');
    for (const part of [/queries\.worker/, /training\.worker/, /\.wasm/, /breast-cancer/]) {
      expect(came).toMatch(part);
    }
    expect([...policies].filter(([, sent]) => !sent.includes("default-src 'none'"))).toEqual([]);

    // the policy refuses inline scripts and styles, eval, and requests and workers of other origins
    await page.evaluate(() => {
      for (const attempt of [
        () => document.body.append(Object.assign(document.createElement('style'), { textContent: 'p{}' })),
        () => document.body.setAttribute('style', 'color: red'),
        () => document.body.setAttribute('onclick', 'void 0'),
        // runs a text as code; a test cannot try eval itself, since Playwright's own code may use it
        () => setTimeout('void 0'),
        () => void fetch('https://elsewhere.invalid/').catch(() => {}),
        () => new Worker('https://elsewhere.invalid/worker.js'),
        () => {
          document.body.innerHTML = '<p>';
        },
      ]) {
        try {
          attempt();
        } catch {
          // refused
        }
      }
    });
    const all = async () => (await complaints()).join('\n');
    await expect.poll(all).toMatch(/connect-src: https:\/\/elsewhere\.invalid/);
    for (const refused of [
      /style-src-elem: inline/,
      /style-src-attr: inline/,
      /require-trusted-types-for: .*onclick/,
      /require-trusted-types-for: .*setTimeout/,
      /require-trusted-types-for: .*innerHTML/,
    ]) {
      await expect.poll(all).toMatch(refused);
    }
  });
});

test('every file comes with the security headers but with none that forbids frames', async () => {
  for (const path of ['', 'boot.js', 'data/digits.npy', 'all.html']) {
    const { headers } = await fetch(built.site.url + path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-frame-options')).toBeNull();
    expect(headers.get(HEADER)).not.toContain('frame-ancestors');
  }
});

const read = (name: string) => readFileSync(new URL(`../../dist/${name}`, import.meta.url), 'utf8');

test('the headers and the meta element of a document have the same policy', () => {
  const rules = new Map(
    read('_headers')
      .split(/^(?=\/)/m)
      .map((rule) => {
        const [path, header] = rule.split('\n');
        return [path, header.replace(/^ {2}Content-Security-Policy: /, '')];
      }),
  );
  const documents = ['index.html', 'de.html', 'all.html', 'all.de.html'];
  expect([...rules.keys()].sort()).toEqual(['/*', '/', ...documents.map((file) => `/${file}`)].sort());
  for (const [path, file] of [['/', 'index.html'], ...documents.map((file) => [`/${file}`, file])]) {
    const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(read(file))?.[1];
    expect(rules.get(path)).toBe(meta);
    expect(meta).toContain("require-trusted-types-for 'script'");
  }
  // the header for all other files, among them workers
  expect(rules.get('/*')).toContain("default-src 'none'");
  expect(rules.get('/*')).not.toContain('trusted-types');
});

test('the fonts come with their licences', () => {
  const licences = read('licences.txt');
  for (const font of ['Source Serif 4', 'Inter Project Authors', 'JetBrains Mono', 'Khan Academy'])
    expect(licences).toContain(font);
  expect(licences.match(/SIL OPEN FONT LICENSE Version 1\.1/gi)?.length).toBeGreaterThanOrEqual(3);
});

// only at full size: to start the server takes as long as a visit
describe.runIf(thorough)('the dev server', () => {
  let server: ViteDevServer;
  let url: string;
  beforeAll(async () => {
    server = await createServer({
      logLevel: 'error',
      cacheDir: '.tsbuild/vite-dev',
      // node_modules may be a link to a folder outside the one that the server may read
      server: { port: 0, host: '127.0.0.1', fs: { allow: ['.', realpathSync('node_modules')] } },
    });
    await server.listen();
    url = server.resolvedUrls?.local[0] ?? '';
  });
  afterAll(() => server?.close());

  test('sends the policy with a nonce that its inline scripts have', async () => {
    const response = await fetch(url, { headers: { accept: 'text/html' } });
    const policy = response.headers.get(HEADER) ?? '';
    const nonce = /script-src 'self' 'wasm-unsafe-eval' 'nonce-([\w-]{20,})';/.exec(policy)?.[1];
    expect(nonce).toBeDefined();
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
    const inline = (await response.text()).match(/<script(?![^>]* src=)(?![^>]*json)[^>]*>/g) ?? [];
    expect(inline.length).toBeGreaterThan(0);
    for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`);
  });

  // slow, since the server compiles and sends five hundred modules one by one
  test('serves a page that works under the policy', async () => {
    await watched(`${url}?${SMALL}`, async ({ page, complaints }) => {
      await walkLab(page);
      // the training kernels need WebAssembly; training itself would make the server compile half of the source once more
      await page.evaluate(() =>
        WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).then(() => {}),
      );
      expect(await complaints()).toEqual([]);
    });
  });
});
