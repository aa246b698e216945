// The number that the form finds for a target, on the built page. Numbers are compared with those of src/accounting.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { builtPage } from '../../../../test/browser/builtPage';
import { thorough } from '../../../../test/statistics/size';
import { type GoalRequest, solveGoal } from '../../../accounting';
import { runToEnd } from '../../../base/numerics/generators';
import { box, formOn, outcome, shown, type } from '../testing/calculatorForm';

const built = builtPage();
const form = formOn(built.stay('?page=calculator'));

/** A test that only the two commands at full size run, among all of this file. Without tests to run no page is opened. */
const inFull = test.runIf(thorough);

const PLAN = {
  sampling: 'poisson',
  samplingRate: 256 / 60_000,
  noiseMultiplier: 1,
  length: { epochs: 15 },
} as const;

/** The number that meets a goal. */
const found = (request: GoalRequest): number => runToEnd(solveGoal(request)).value;

const choose = (page: Page, label: string, option: string) =>
  page.getByLabel(label, { exact: true }).selectOption(option);

inFull('the least σ for an advantage is found in the adjacency that is chosen', async () => {
  await form(async (page) => {
    await type(page);
    await choose(page, 'Target, at most', 'advantage');
    await box(page, 'Number of the target').fill('1/10');
    await choose(page, 'for', 'add-remove');
    const advantage = { measure: 'advantage', most: 0.1 } as const;
    const noise = found({
      adjacency: 'add-remove',
      plans: [PLAN],
      unknown: { name: 'noiseMultiplier' },
      goal: advantage,
    });
    await outcome(page).getByText(`σ = ${noise}`, { exact: true }).waitFor();
    await outcome(page)
      .getByText(/by the trade-off curve of add\/remove/)
      .waitFor();
    await choose(page, 'for', 'substitute');
    await outcome(page)
      .getByText(/by the trade-off curve of substitute/)
      .waitFor();
  });
});

inFull(
  'the largest batch for a true-positive rate is found once a false-positive rate is given',
  async () => {
    await form(async (page) => {
      await type(page);
      await choose(page, 'Target, at most', 'power');
      await box(page, 'Number of the target').fill('1/10');
      await outcome(page).getByText('There is no ε yet.').waitFor();
      await page.getByText('The false-positive rate is not given.').waitFor();
      await box(page, 'False-positive rate of the target').fill('1/n^0.5');
      await choose(page, 'find', 'batchSize');
      const power = { measure: 'power', most: 0.1, falsePositiveRate: 60_000 ** -0.5 } as const;
      const records = { name: 'batchSize', records: 60_000, whole: null } as const;
      const plans = [{ ...PLAN, noiseMultiplier: 1.1 }];
      const batch = found({ adjacency: 'substitute', plans, unknown: records, goal: power });
      await outcome(page)
        .getByText(`${String(batch).replace(/\B(?=(\d{3})+$)/g, ',')} records a batch`, { exact: true })
        .waitFor();
    });
  },
);

inFull('the batch that was typed before a target comes back when the target is taken away', async () => {
  await form(async (page) => {
    await type(page);
    await choose(page, 'Target, at most', 'power');
    await box(page, 'Number of the target').fill('1/10');
    await box(page, 'False-positive rate of the target').fill('1/n^0.5');
    await choose(page, 'find', 'batchSize');
    await page.getByRole('button', { name: 'type it instead' }).click();
    await expect.poll(() => box(page, 'Batch').inputValue()).toBe('256');
    await page.locator('#row-batch :focus').waitFor();
    await outcome(page).getByText(shown('substitute')).waitFor();
  });
});

inFull('a search shows how far it is and can be stopped', async () => {
  await form(async (page) => {
    await outcome(page)
      .getByText(/ keeps it, and .* does not\.|is looking for/)
      .waitFor();
    await outcome(page).getByRole('button', { name: 'Stop' }).click();
    await outcome(page).getByText('The search was stopped.').waitFor();
    // the form still answers after the stop
    await box(page, 'Length').fill('2');
    await outcome(page)
      .getByText(/Then μ is at most/)
      .waitFor();
  }, '?page=calculator&form=n:60000;B:256;E:15;d:1e-5;sampling:random-allocation;want:mu;of:substitute;most:0.4');
});
