// Serves the WebGPU harness from source and opens it in Chromium: for the WebGPU tests and the benchmark.
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import type { HarnessReply, HarnessRequest } from './webgpu.worker';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface GpuPage {
  ask(request: HarnessRequest): Promise<HarnessReply>;
  /** Addresses of the scripts that the page itself, not its workers, has loaded. */
  loaded(): Promise<string[]>;
  /** Warnings and errors on the console so far: devices report invalid shaders and bindings there. */
  complaints: readonly string[];
  close(): Promise<void>;
}

/**
 * `--enable-unsafe-webgpu` gives an emulated adapter where there is no GPU. For a real one put what the machine's
 * Chromium needs into CHROMIUM_ARGS, on Linux usually "--enable-features=Vulkan --use-angle=vulkan".
 */
export async function openGpuPage(): Promise<GpuPage> {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    cacheDir: `${ROOT}/.tsbuild/vite-webgpu`,
    logLevel: 'error',
    worker: { format: 'es' },
    // found before the first visit, or the server would reload the page in the middle of a case
    optimizeDeps: { entries: ['test/browser/harness/webgpu.worker.ts'] },
    server: { host: '127.0.0.1', port: 0, watch: null, hmr: false },
  });
  await server.listen();
  const browser = await chromium.launch({
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
      ...(process.env.CHROMIUM_ARGS?.split(' ').filter(Boolean) ?? []),
    ],
  });
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.goto(`${server.resolvedUrls?.local[0]}test/browser/harness/webgpu.html`);
  await page.waitForFunction(() => 'ask' in window);
  return {
    ask: (request) => page.evaluate((asked) => window.ask(asked), request),
    loaded: () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    complaints,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
