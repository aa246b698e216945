// The calculator's form on the built page: how tests fill it in, where its parts are, and what it should show.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { goWithin, type Visit } from '../../../../test/browser/builtPage';
import { type AnyMechanism, type AnyRun, epsilon, type Mechanism } from '../../../accounting';
import { roundDigits, roundTo } from '../../../base/numerics/safeSide';

/** The run of the numbers that `type` types, with Poisson batches. */
export const MNIST = { samplingRate: 256 / 60_000, noiseMultiplier: 1.1, steps: 3516 };
/** The same run with batches in an arbitrary order. */
export const ANY_ORDER: AnyMechanism = { sampling: 'any-order', epochs: 15, noiseMultiplier: 1.1 };

/** An ε as the page shows it, rounded up to two decimals. */
export const shown = (
  adjacency: 'add-remove' | 'substitute',
  run: Mechanism | readonly Mechanism[] = MNIST,
  delta = 1e-5,
): string => `= ${roundTo(epsilon(adjacency, run, delta).value ?? Number.NaN, 2, 'up').toFixed(2)}`;

/** An ε or the ends of its bracket as the page shows them, with three digits, at δ = 1e-5. */
export function shownBy(adjacency: 'add-remove' | 'zero-out' | 'substitute', run: AnyRun): RegExp {
  const { value, lower, upper } = epsilon(adjacency, run, 1e-5);
  if (value !== null) return new RegExp(`= ${roundDigits(value, 3, 'up').toPrecision(3)}`);
  const unit = (of: number) => 10 ** (Math.floor(Math.log10(of)) - 2);
  const from = Math.floor(lower / unit(lower)) * unit(lower);
  const to = Math.ceil(upper / unit(upper)) * unit(upper);
  return new RegExp(`between ${from.toPrecision(3)} and ${to.toPrecision(3)}`);
}

/**
 * A function that runs a test on the form, which is empty unless `query` fills it in. The page may report no error and ask no other
 * server.
 */
export const formOn =
  (here: Visit) =>
  async (run: (page: Page) => Promise<void>, query = '?page=calculator'): Promise<void> => {
    const { page, errors, strangers } = here;
    await goWithin(page, query);
    await page.getByRole('heading', { name: 'Calculator', level: 1 }).waitFor();
    const clear = page.getByRole('button', { name: 'Clear the form' });
    if (query === '?page=calculator' && (await clear.isVisible())) await clear.click();
    await run(page);
    expect(errors).toEqual([]);
    expect(strangers()).toEqual([]);
  };

export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const paste = (page: Page) => page.getByRole('textbox', { name: /Or paste what you have/ });
export const outcome = (page: Page) => page.getByTestId('outcome');
/** The button that confirms what a text proposes. */
export const right = (page: Page) => page.getByRole('button', { name: 'These are right' });
export const sampling = (page: Page) => page.getByRole('group', { name: 'How are batches drawn?' });

/** Waits until the form says that there is no ε, and shows none. */
export const noEpsilon = (page: Page) =>
  expect.poll(() => outcome(page).innerText()).toMatch(/^There is no ε yet\.(?![\s\S]*= \d)/);

/** Types a whole run. */
export async function type(page: Page): Promise<void> {
  await box(page, 'Records n').fill('60,000');
  await box(page, 'Batch').fill('256');
  await box(page, 'Noise').fill('1.1');
  await box(page, 'Length').fill('15');
  await box(page, 'Allowance δ').fill('1e-5');
}
