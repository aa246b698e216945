// The built page while its sliders are dragged in headless Chromium: main-thread tasks, frames, time to the first curve.
import type { Page } from 'playwright-core';
import { launchChromium, serveBuiltPage } from '../browser/site';

interface Drag {
  /** Main-thread tasks over 50 ms, as the browser reports them. */
  longTasks: number[];
  /** Milliseconds between animation frames. */
  frames: number[];
}

/** Drags one slider over its middle half in 60 moves and back. */
async function drag(page: Page, name: RegExp): Promise<Drag> {
  // the one beside its number box; the figure's grip is a slider too
  const slider = page.locator('#lab input.slider').and(page.getByRole('slider', { name }));
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error(`no slider ${name}`);
  await page.evaluate(() => {
    const record = { longTasks: [] as number[], frames: [] as number[], stop: false };
    Object.assign(globalThis, { record });
    new PerformanceObserver((list) => {
      record.longTasks.push(...list.getEntries().map((entry) => entry.duration));
    }).observe({ type: 'longtask' });
    let last = performance.now();
    const tick = (now: number) => {
      record.frames.push(now - last);
      last = now;
      if (!record.stop) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const y = box.y + box.height / 2;
  const x = (share: number) => box.x + box.width * (0.25 + 0.5 * share);
  await page.mouse.move(x(0), y);
  await page.mouse.down();
  for (let i = 0; i <= 120; i++) await page.mouse.move(x(i <= 60 ? i / 60 : 2 - i / 60), y);
  await page.mouse.up();
  return page.evaluate(() => {
    const { record } = globalThis as unknown as { record: Drag & { stop: boolean } };
    record.stop = true;
    return { longTasks: record.longTasks, frames: record.frames };
  });
}

export async function* pageReport(): AsyncGenerator<string> {
  const site = await serveBuiltPage();
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    // tsx compiles with esbuild's keepNames, whose helper does not exist inside the page
    await page.addInitScript('globalThis.__name = (f) => f');
    const started = performance.now();
    await page.goto(`${site.url}?v=1&R=2000&rep=1`);
    await page.locator('.recharts-curve, .recharts-line').first().waitFor({ state: 'attached' });
    yield `first curves ${(performance.now() - started).toFixed(0)} ms after the request`;
    await page
      .getByText(/ε ≥ \d/)
      .first()
      .waitFor();
    yield `first proof ${(performance.now() - started).toFixed(0)} ms after the request`;
    for (const name of [/noise multiplier/i, /sampling rate/i, /T Steps/, /Delta/]) {
      await drag(page, name);
      const { longTasks, frames } = await drag(page, name);
      const sorted = frames.toSorted((a, b) => a - b);
      const at = (share: number) =>
        (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN).toFixed(0);
      const long = longTasks.length === 0 ? 'none' : longTasks.map((task) => task.toFixed(0)).join(', ');
      yield `drag ${name.source}: frames median ${at(0.5)} ms, p95 ${at(0.95)} ms of ${frames.length}; main-thread tasks over 50 ms: ${long}`;
    }
  } finally {
    await browser.close();
    await site.close();
  }
}
