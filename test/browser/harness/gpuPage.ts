// Opens the WebGPU harness in Chromium, for the WebGPU tests and the benchmark.
import { launchChromium } from '../site';
import { serveHarness } from './serveHarness';
import type { HarnessReply, HarnessRequest } from './webgpu.worker';

export interface GpuPage {
  ask(request: HarnessRequest): Promise<HarnessReply>;
  /** Addresses of the scripts that the page itself has loaded, without those of its workers. */
  loaded(): Promise<string[]>;
  /** Warnings and errors on the console so far, where devices report invalid shaders and bindings. */
  complaints: readonly string[];
  /** Version of the browser. */
  version: string;
  close(): Promise<void>;
}

/**
 * Opens the page. `--enable-unsafe-webgpu` gives an emulated adapter where there is no GPU. For a real one, set CHROMIUM_ARGS to the flags
 * that the machine's Chromium needs. On Linux without a screen an NVIDIA card worked with "--use-angle=vulkan
 * --enable-features=Vulkan,DefaultANGLEVulkan,VulkanFromANGLE --disable-vulkan-surface --ozone-platform=headless". `flags` are added
 * before those.
 */
export async function openGpuPage(flags: readonly string[] = []): Promise<GpuPage> {
  const [site, browser] = await Promise.all([
    serveHarness('webgpu'),
    launchChromium(['--enable-unsafe-webgpu', ...flags]),
  ]);
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.goto(site.url);
  await page.waitForFunction(() => 'ask' in window);
  return {
    ask: (request) => page.evaluate((asked) => window.ask(asked), request),
    loaded: () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    complaints,
    version: browser.version(),
    async close() {
      await browser.close();
      await site.close();
    },
  };
}
