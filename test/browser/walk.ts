// Uses everything that the page offers, for tests of the browser's and the network's reactions. Asserts nothing but that each part
// appears.
import type { Download, Locator, Page } from 'playwright-core';

/** Query with few draws and few models of few records, which train in a second. */
export const SMALL = 'v=2&R=500&rep=1&data=breast&q=1&s=2&C=2&T=20&M=40&cp=4';

/** Options of waiting for computations on a busy machine. */
const PATIENT = { timeout: 90_000 };

/** Waits for the sentence and the live figure, and moves its slider by one step. */
export async function walkLab(page: Page): Promise<void> {
  const sentence = page.getByRole('heading', { level: 1 });
  await sentence.getByText(/at least\s+\d/).waitFor(PATIENT);
  await page.locator('#lab [data-testid=epsilon-chart] [data-testid=point-grip]').first().waitFor(PATIENT);
  const before = await sentence.innerText();
  await page
    .getByTestId('control')
    .getByRole('slider', { name: /noise multiplier/i })
    .focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowUp');
  await page.waitForFunction((text) => document.querySelector('h1')?.innerText !== text, before, PATIENT);
}

/** Opens a chapter from the masthead, and returns the stage with the text beside it. */
async function open(page: Page, id: string): Promise<Locator> {
  await page.locator(`header nav a[href="#${id}"]`).click(PATIENT);
  await page.locator(`#${id}-title`).waitFor(PATIENT);
  return page.locator('main');
}

/** Opens the figures and equations of chapters 1 to 3. */
export async function walkChapters(page: Page): Promise<void> {
  for (const id of ['which-neighbour', 'promise', 'worst-case']) {
    const chapter = await open(page, id);
    await chapter.locator('[data-testid=stage] svg').first().waitFor(PATIENT);
    await chapter.locator('summary', { hasText: 'Deeper' }).click();
    await chapter.locator('.katex').first().waitFor(PATIENT);
  }
}

/** Trains in chapter 4 to the end. */
export async function walkTraining(page: Page): Promise<void> {
  const chapter = await open(page, 'training');
  await chapter.getByRole('button', { name: /Train and attack/ }).click(PATIENT);
  await chapter.getByRole('button', { name: /^Trained$/ }).waitFor(PATIENT);
}

/** Saves the picture of chapter 7 as a PNG. */
export async function walkPicture(page: Page): Promise<Download> {
  const chapter = await open(page, 'choose');
  await page.getByRole('radio', { name: 'The lab' }).check(PATIENT);
  await chapter.locator('summary', { hasText: /^Take away/ }).click(PATIENT);
  const button = chapter.getByRole('button', { name: /^PNG/ });
  await button.waitFor(PATIENT);
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return file;
}
