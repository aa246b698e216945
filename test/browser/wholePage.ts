// Opens the page with all its late parts loaded, in one scroll or chapter by chapter. Asserts nothing.
import type { Locator, Page } from 'playwright-core';

/** Query with few draws, so that the page's own attack ends soon. */
export const LIGHT = '?v=2&R=500&rep=1';

/** A selector, for each part of everything in one scroll, of what the part has once its late code is loaded. */
export const LATE: Readonly<Record<string, string>> = {
  '#lab': '.current-point',
  '#which-neighbour': '[data-testid=gradient-plane]',
  '#promise': '[data-testid=ratio-map]',
  '#worst-case': '.score-figure',
  '#training': '[data-testid=attack-layer] [data-testid=attack-mark]',
  '#one-run': '[data-testid=watched-run]',
  '#meaning': '.posterior-box svg',
  '#choose': '[data-testid=choose-room]',
};

/** Waits in the page itself for an element, since Playwright needs half a second for a selector with `:has`. */
const attached = (page: Page, selector: string) =>
  page.waitForFunction((css) => document.querySelector(css) !== null, selector, {
    polling: 100,
    timeout: 150_000,
  });

/** Goes from part to part and waits for the late code of each. */
async function bringAll(page: Page, late: Readonly<Record<string, string>>): Promise<void> {
  for (const [part, what] of Object.entries(late)) {
    await page.locator(part).scrollIntoViewIfNeeded();
    await attached(page, `${part} ${what}`);
  }
}

/** Loads everything that is loaded late, or what `late` has of it, and waits until the attack has ended. */
export async function loadAll(page: Page, late: Readonly<Record<string, string>> = LATE): Promise<void> {
  await bringAll(page, late);
  // beside a chapter the line stands behind a button, which has the same dot
  const resting = page.locator('[data-testid=status-dot]:not([data-running])');
  await resting.filter({ visible: true }).first().waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Opens a chapter of the open page, and waits for its text and for its figure on the stage. */
export async function openChapter(page: Page, id: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, id);
  await page.locator(`#${id}-title`).waitFor();
  await drawn(page);
}

const drawn = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector('[data-testid=figure-wait], [data-testid=stage-content]:empty') === null,
  );

/** Opens all folded parts in the chapter and below the figure, and those within them. */
export async function unfoldAll(page: Page): Promise<void> {
  const closed = page.locator('main details:not([open]) > summary');
  while ((await closed.count()) > 0) {
    await closed.evaluateAll((all: HTMLElement[]) => {
      for (const summary of all) summary.click();
    });
    await drawn(page);
  }
}

/** Names of the figures that have a tab on the stage now. */
export async function figuresOnStage(page: Page): Promise<readonly string[]> {
  const offered = await page
    .locator('[data-testid=stage-tabs] input')
    .evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value));
  return offered.length === 0 ? ['lab'] : offered;
}

/** Chooses a figure on the stage by its tab, and waits until it is drawn. */
export async function putOnStage(page: Page, figure: string): Promise<void> {
  const tab = page.locator(`[data-testid=stage-tabs] label:has([value="${figure}"])`);
  if ((await tab.count()) > 0) await tab.click();
  await page.locator(`[data-testid=stage][data-figure="${figure}"]`).waitFor();
  await drawn(page);
}

/** Presses the button that saves a figure, and returns the dialog with its files. */
export async function openSaves(within: Page | Locator, of: string | RegExp): Promise<Locator> {
  const name = typeof of === 'string' ? `Save ${of}` : of;
  const button = within.getByRole('button', { name, exact: true });
  await button.click();
  const dialog = button.page().getByRole('dialog', { name, exact: true });
  await dialog
    .getByRole('button', { name: /^(SVG|CSV): save/ })
    .first()
    .waitFor();
  return dialog;
}

/** Closes the dialog that is open, if there is one. */
export async function closeSaves(page: Page): Promise<void> {
  const dialog = page.locator('dialog[open]');
  if ((await dialog.count()) === 0) return;
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}
