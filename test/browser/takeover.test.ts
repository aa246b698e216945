// Nothing moves when React replaces the markup of the start. The test runs alone on the machine (project browser-alone), since it depends
// on when something is drawn.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { size } from '../statistics/size';
import { builtPage } from './builtPage';

const built = builtPage();

/** Records the layout shifts that the browser reports. */
const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const PAGES = [
  ['', /An attack that just ran in this tab\s+shows/, 'Recorded until'],
  ['de.html', /Ein Angriff, der eben in diesem Tab lief,\s+zeigt/, 'Aufgezeichnet, bis'],
] as const;
const WIDTHS = [360, 1440, 768];

test.each(
  // npm test has the German page, whose lines are longer, on a phone
  size<readonly (typeof PAGES)[number][]>(PAGES.slice(1), PAGES).flatMap(([file, shows, recorded]) =>
    size(WIDTHS.slice(0, 1), WIDTHS).map((width) => ({ width, file, shows, recorded })),
  ),
)('nothing moves at $width px in $file', async ({ width, file, shows, recorded }) => {
  const context = await built.browser.newContext({
    serviceWorkers: 'block',
    viewport: { width, height: 900 },
  });
  try {
    const page = await context.newPage();
    await countShifts(page);
    await page.goto(built.site.url + file);
    await page.getByText(shows).waitFor();
    await page.locator('#lab [data-testid=epsilon-chart] [data-testid=point-grip]').first().waitFor();
    await expect.poll(() => page.getByText(recorded).count()).toBe(0);
    // a line that breaks elsewhere in another font would be a shift of 0.017 or more
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.015);
  } finally {
    await context.close();
  }
});
