// Runs of several phases, of clients, and of people with several records in the calculator's form, on the built page.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { builtPage } from '../../../../test/browser/builtPage';
import { parameter } from '../../../../test/browser/inPage';
import { thorough } from '../../../../test/statistics/size';
import { epsilon } from '../../../accounting';
import { roundTo } from '../../../base/numerics/safeSide';
import {
  box,
  formOn,
  MNIST,
  noEpsilon,
  outcome,
  paste,
  right,
  shown,
  shownBy,
  type,
} from '../testing/calculatorForm';

const built = builtPage();
const form = formOn(built.stay('?page=calculator'));

/** A test that only the two commands at full size run, among all of this file. Without tests to run no page is opened. */
const inFull = test.runIf(thorough);

const PARTS = [
  { samplingRate: 0.004, noiseMultiplier: 1.1, steps: 2350 },
  { samplingRate: 0.016, noiseMultiplier: 0.9, steps: 590 },
];

/** Pastes an accountant's history of the two phases, and confirms them. */
async function confirmHistory(page: Page): Promise<void> {
  await paste(page).fill('accountant.history = [(1.1, 0.004, 2350), (0.9, 0.016, 590)]\ndelta = 1e-5');
  await page.getByRole('group', { name: 'Phase 2' }).waitFor();
  await page.getByRole('radio', { name: /^Poisson/ }).check();
  await noEpsilon(page);
  await right(page).click();
}

inFull('phases that a text lists have the ε of their composition', async () => {
  await form(async (page) => {
    await confirmHistory(page);
    await outcome(page).getByText(shown('substitute', PARTS)).waitFor();
  });
});

inFull('a phase that is added counts and stands in the link until it is removed', async () => {
  await form(async (page) => {
    await confirmHistory(page);
    await page.getByRole('button', { name: 'Add a phase' }).click();
    const third = page.getByRole('group', { name: 'Phase 3' });
    await third.getByRole('textbox', { name: 'sampling rate q' }).fill('1/50');
    await third.getByRole('textbox', { name: 'steps T' }).fill('40');
    const more = [...PARTS, { samplingRate: 0.02, noiseMultiplier: 1.1, steps: 40 }];
    await outcome(page).getByText(shown('substitute', more)).waitFor();
    await expect
      .poll(() => parameter(page, 'form'))
      .toContain('phase:q=0.016|s=0.9|T=590;phase:q=1/50|s=1.1|T=40;');
    await page.getByRole('button', { name: 'Remove phase 3' }).click();
    await outcome(page).getByText(shown('substitute', PARTS)).waitFor();
  });
});

inFull('a text on clients is counted in clients and rounds', async () => {
  await form(async (page) => {
    await paste(page).fill(
      'num_clients: 500\nfraction_fit: 1.0\nrounds: 200\nlocal_epochs: 5\nbatch_size: 32\nnoise_multiplier: 1\ndelta: 1e-5',
    );
    await page.getByText(/Epochs, steps and batches of a client itself do not enter ε/).waitFor();
    await expect.poll(() => box(page, 'Rounds').inputValue()).toBe('200');
    await page.getByRole('radio', { name: /^Poisson/ }).check();
    await right(page).click();
    const rounds = { samplingRate: 1, noiseMultiplier: 1, steps: 200 };
    await outcome(page).getByText(shownBy('add-remove', rounds)).waitFor();
    await outcome(page).getByText('Whether a client took part', { exact: true }).waitFor();
  });
});

inFull('people with several records have the ε of all records of a person', async () => {
  await form(async (page) => {
    await type(page);
    await page.getByLabel('Who takes part', { exact: true }).selectOption('several');
    await noEpsilon(page);
    await box(page, 'Records of one person, at most').fill('3');
    await outcome(page).getByText('Whether a person took part', { exact: true }).waitFor();
    for (const adjacency of ['add-remove', 'substitute'] as const) {
      const { value } = epsilon(adjacency, { ...MNIST, recordsPerPerson: 3 }, 1e-5);
      const said = `= ${roundTo(value ?? Number.NaN, 2, 'up').toFixed(2)}`;
      await outcome(page).getByText(said).waitFor();
    }
  });
});
