// Helpers for chapter 4 on the built page: opening it, its controls, and its table. Asserts nothing but that training ends.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { BuiltPage, Visit, VisitOptions } from './builtPage';

/** Query with few draws of the worst case, so that it takes little time. */
export const LIGHT = 'v=2&R=500&rep=1&x=T';
/** Query of a training audit with full batches and little noise on few records. It takes a second, and the crafted gradient is easily detected. */
export const SMALL = `${LIGHT}&data=breast&q=1&s=2&C=2&T=20&M=40&cp=4`;
/** Options of waiting for training on a busy machine. */
export const PATIENT = { timeout: 90_000 };
export const MECHANISM = { samplingRate: 1, noiseMultiplier: 2, steps: 20 };

/** Visits chapter 4 at the settings of `query`, and calls `run` once it can train. */
export const visitTraining = (
  built: BuiltPage,
  query: string,
  run: (visit: Visit) => Promise<void>,
  options: VisitOptions = {},
): Promise<void> =>
  built.visit(
    `?${query}#training`,
    async (visit) => {
      await button(visit.page, /Train and attack/).waitFor();
      await unfoldAll(visit.page);
      await run(visit);
    },
    { viewport: { width: 1280, height: 900 }, ...options },
  );

export const chapter = (page: Page) => page.getByRole('region', { name: /^On real records/ });
/** The chapter's text with the stage beside it, where its settings and files stand. */
export const everywhere = (page: Page) => page.locator('#main');
/** The place of the figure and of the button that starts training. */
export const stage = (page: Page) => page.locator('[data-figure=training-slide]');
export const button = (page: Page, name: RegExp) =>
  chapter(page).or(stage(page)).getByRole('button', { name });
export const box = (page: Page, name: RegExp) => chapter(page).getByRole('textbox', { name });
export const verdict = (page: Page, attack: string) =>
  chapter(page).getByTestId('verdicts').getByRole('row', { name: attack });
/** The bound of an attack ('shows at least') in the table. */
export const proved = async (page: Page, attack: string) =>
  Number.parseFloat(await verdict(page, attack).getByRole('cell').first().innerText());
export const models = async (page: Page, attack: string) =>
  Number.parseInt((await verdict(page, attack).getByRole('cell').nth(1).innerText()).replaceAll(',', ''), 10);

/** Trains to the end, and expects `planned` models for each attack. */
export async function train(page: Page, planned = 80, timeout = 90_000): Promise<void> {
  await button(page, /Train and attack/).click();
  await unfoldAll(page);
  await button(page, /^Trained$/).waitFor({ timeout });
  for (const attack of ['S2', 'S3', 'S4', 'S5']) await expect.poll(() => models(page, attack)).toBe(planned);
}

/** Opens the part that is folded under these words, if it is closed. Waits for it, since some parts load late. */
export async function unfold(page: Page, words: string): Promise<void> {
  const summary = chapter(page).locator('details > summary', { hasText: words });
  await summary.waitFor(PATIENT);
  const open = await summary.evaluate(({ parentElement }) => parentElement!.hasAttribute('open'));
  if (!open) await summary.click();
}

/** Opens the part with the settings and results of training. */
export async function unfoldAll(page: Page): Promise<void> {
  await unfold(page, 'Details of the training');
}

/** Chooses a recorded training run by its words in the list. */
export async function choose(page: Page, title: string): Promise<void> {
  await unfold(page, 'Recorded training runs');
  await chapter(page)
    .getByRole('combobox', { name: /recorded training runs$/ })
    .selectOption({ label: title.replaceAll(' = ', '\u00a0=\u00a0') });
  await chapter(page).getByRole('link', { name: 'Show this training' }).click();
}
