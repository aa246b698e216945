// Builds the WebGPU harness as the page is built and opens it in Chromium: for the WebGPU tests and the benchmark. That
// also shows that kernels and their registration survive the bundler.
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { build, preview } from 'vite';
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
  const shared = { configFile: false, root: ROOT, base: './', logLevel: 'error' } as const;
  const outDir = `${ROOT}/.tsbuild/webgpu-harness`;
  await build({
    ...shared,
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: { input: `${ROOT}/test/browser/harness/webgpu.html` },
    },
  });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
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
