// The WebAssembly backend in Chromium, whose engine is newer than Node's: both builds of the kernel through the behaviour
// suite, and training on real workers.

import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { behaviourCases } from '../../src/training/behaviour/suite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OUTPUT = `${ROOT}/.tsbuild/wasm-harness`;

let server: PreviewServer;
let browser: Browser;
let page: Page;

// bundled, as the page is: this also shows that workers and kernels survive the bundler
beforeAll(async () => {
  const shared = { configFile: false, root: ROOT, base: './', logLevel: 'error' } as const;
  await build({
    ...shared,
    worker: { format: 'es' },
    build: {
      outDir: OUTPUT,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: { input: `${ROOT}/test/browser/harness/wasm.html` },
    },
  });
  server = await preview({ ...shared, build: { outDir: OUTPUT }, preview: { port: 0, host: '127.0.0.1' } });
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  page = await browser.newPage();
  page.setDefaultTimeout(0);
  await page.goto(`${server.resolvedUrls!.local[0]}test/browser/harness/wasm.html`);
  await page.waitForFunction(() => 'harness' in window);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

function call(name: string, argument: unknown = null): Promise<unknown> {
  return page.evaluate(([fn, given]) => window.harness[fn]!(given as never), [name, argument] as const);
}

describe('the WebAssembly backend in Chromium', () => {
  it('takes the build with fused multiply-add', async () => {
    expect(await call('bestBuild')).toBe('relaxed');
  });

  describe.each(['relaxed', 'simd'])('behaviour: %s', (variant) => {
    for (const { name } of behaviourCases()) {
      it(name, async () => {
        await call('runBehaviour', [variant, name]);
      });
    }
  });

  it.each(['trainOnWorkers', 'abortWorkers', 'surviveMissingWorker'])('workers: %s', async (name) => {
    await call(name);
  });
});
