// The WebGPU backend in a browser's module worker: the behaviour suite of all backends, and its own cases. On machines
// without a GPU the adapter is emulated (--enable-unsafe-webgpu): slow, so cases are few; right or wrong all the same.
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { behaviourCases } from '../../src/training/behaviour/suite';
import { webGpuCases } from './harness/webgpuCases';

const OPTIONS = { jobs: 6, runs: 100, tolerance: 2e-5 };

let server: ViteDevServer;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    cacheDir: fileURLToPath(new URL('../../.tsbuild/vite-webgpu', import.meta.url)),
    logLevel: 'error',
    worker: { format: 'es' },
    // found before the first visit, or the server would reload the page in the middle of a case
    optimizeDeps: { entries: ['test/browser/harness/webgpu.worker.ts'] },
    server: { host: '127.0.0.1', port: 0, watch: null },
  });
  await server.listen();
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--enable-unsafe-webgpu',
    ],
  });
  page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.goto(`${server.resolvedUrls?.local[0]}test/browser/harness/webgpu.html`);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

describe('behaviour: webgpu', () => {
  for (const { name } of [...behaviourCases(OPTIONS), ...webGpuCases(OPTIONS)]) {
    it(name, async () => {
      const { failure } = await page.evaluate((request) => window.runCase(request), {
        name,
        options: OPTIONS,
      });
      expect(failure).toBeNull();
    });
  }

  it('leaves no complaint of the browser or the device on the console', () => {
    expect(complaints).toEqual([]);
  });
});
