// The form's question how batches are drawn, on the built page: each answer leads to the ε of its own accountant.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { builtPage } from '../../../../test/browser/builtPage';
import { thorough } from '../../../../test/statistics/size';
import type { AnyMechanism } from '../../../accounting';
import { ANY_ORDER, formOn, MNIST, outcome, shownBy, type } from '../testing/calculatorForm';

const built = builtPage();
const form = formOn(built.stay('?page=calculator'));

/** A test that only the two commands at full size run, among all of this file. Without tests to run no page is opened. */
const inFull = test.runIf(thorough);

/** Answers with the mechanisms that they lead to; outside of a full run only the one that is computed fastest. */
const WAYS: Readonly<Record<string, AnyMechanism>> = {
  ...(thorough && {
    Fixed: { sampling: 'fixed-size', ...MNIST },
    Each: { sampling: 'random-allocation', stepsPerEpoch: 234, epochs: 15, noiseMultiplier: 1.1 },
  }),
  Shuffled: ANY_ORDER,
};

async function answering(page: Page): Promise<(name: string) => Promise<void>> {
  await type(page);
  await page.getByText('How are batches drawn?').first().click();
  return (name) => page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
}

inFull('each answer has the substitute ε and the μ of its accountant', async () => {
  await form(async (page) => {
    const answer = await answering(page);
    for (const [name, run] of Object.entries(WAYS)) {
      await answer(name);
      await outcome(page).getByText(shownBy('substitute', run)).first().waitFor();
      await outcome(page)
        .getByText(/μ (?:= |between )\d/)
        .nth(name === 'Fixed' ? 0 : 1)
        .waitFor();
    }
  });
});

inFull(
  'shuffled batches have a zero-out ε in place of add/remove, beside the ε that a library would print',
  async () => {
    await form(async (page) => {
      const answer = await answering(page);
      await answer('Shuffled');
      await outcome(page).getByText(shownBy('zero-out', ANY_ORDER)).waitFor();
      await outcome(page).getByText('leaving a record out may move the others').waitFor();
      await outcome(page)
        .getByText(/With Poisson batches the run would have/)
        .waitFor();
    });
  },
);

inFull('the answer “not sure” has the largest substitute ε of all ways and no add/remove ε', async () => {
  await form(async (page) => {
    const answer = await answering(page);
    await answer('Not sure');
    await outcome(page).getByText('The number holds for each of these ways.').waitFor();
    await outcome(page).getByText(shownBy('substitute', ANY_ORDER)).first().waitFor();
    await expect.poll(() => outcome(page).innerText()).not.toContain('AR');
  });
});

inFull('the answer “otherwise” has a reason in place of an ε', async () => {
  await form(async (page) => {
    const answer = await answering(page);
    await answer('Otherwise');
    await outcome(page).getByText('no single rate describes the run').waitFor();
    await expect.poll(() => outcome(page).innerText()).not.toMatch(/ε\w* = /);
  });
});
