// The WebGPU harness in Chromium: for the WebGPU tests and the benchmark.
import { launchChromium } from '../site';
import { serveHarness } from './serveHarness';
import type { HarnessReply, HarnessRequest } from './webgpu.worker';

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
 * Chromium needs into CHROMIUM_ARGS. On Linux without a screen an NVIDIA card answered to "--use-angle=vulkan
 * --enable-features=Vulkan,DefaultANGLEVulkan,VulkanFromANGLE --disable-vulkan-surface --ozone-platform=headless".
 */
export async function openGpuPage(): Promise<GpuPage> {
  const [site, browser] = await Promise.all([
    serveHarness('webgpu'),
    launchChromium(['--enable-unsafe-webgpu']),
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
    async close() {
      await browser.close();
      await site.close();
    },
  };
}
