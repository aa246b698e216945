// The rows that an answer brings, on the built page: a largest batch, bands, adaptive clipping, schedules, and phases of other batches.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { builtPage } from '../../../../test/browser/builtPage';
import { parameter } from '../../../../test/browser/inPage';
import { type AnyMechanism, runOfTraining } from '../../../accounting';
import { box, formOn, outcome, sampling, shown, shownBy } from '../testing/calculatorForm';

const built = builtPage();
const form = formOn(built.stay('?page=calculator'));

const RUN = { samplingRate: 0.01, noiseMultiplier: 1, steps: 200 };

/** A query whose form has the run and these parts of a link. */
const withRun = (more: string) =>
  `?page=calculator&form=${encodeURIComponent(`q:0.01;s:1;T:200;d:1e-5;${more}`)}`;

/** The form's question, unfolded. */
async function question(page: Page, id: string) {
  const place = page.locator(`#question-${id}`);
  if ((await place.evaluate(({ localName }) => localName)) === 'details')
    await place.evaluate((element) => element.setAttribute('open', ''));
  return place;
}

test('the answer that batches are cut brings its row, and then a bracket that the link keeps', async () => {
  await form(async (page) => {
    const cut = { ...RUN, records: 20_000, largestBatch: 230 };
    await sampling(page)
      .getByRole('radio', { name: /^Cut at a largest size/ })
      .check()
      .catch(async () => {
        await (await question(page, 'sampling'))
          .getByRole('radio', { name: /^Cut at a largest size/ })
          .check();
      });
    await box(page, 'Records n').fill('20,000');
    await outcome(page).getByRole('button', { name: 'Largest batch' }).click();
    await page.keyboard.type('230');
    await outcome(page)
      .getByText(shownBy('substitute', runOfTraining(cut) as AnyMechanism))
      .waitFor();
    await outcome(page).getByText('A batch of more than 230 records is cut').waitFor();
    await expect.poll(() => parameter(page, 'form')).toContain('cut:230');
  }, withRun(''));
});

test.each([
  ['bands', 'bands:8;noiseLaw:banded', { ...RUN, bands: 8 }],
  ['adaptive clipping', 'sb:10;clipping:adaptive', { ...RUN, countNoise: 10 }],
  ['a formula', 'st:sigma * 0.999^t;noiseLaw:schedule', { ...RUN, noiseMultipliers: 'sigma * 0.999^t' }],
])('a link with %s opens the form with its ε', async (_, more, training) => {
  await form(async (page) => {
    await outcome(page)
      .getByText(shown('substitute', runOfTraining(training) as never))
      .waitFor();
  }, withRun(more));
});

test('a column that is pasted into the noise of every step keeps its lines', async () => {
  await form(async (page) => {
    await page.locator('#row-noiseSchedule textarea').fill('sigma\n1\n1.5\n2');
    await box(page, 'Length').fill('');
    const run = runOfTraining({ samplingRate: 0.01, noiseMultipliers: [1, 1.5, 2] });
    await outcome(page)
      .getByText(shown('substitute', run as never))
      .waitFor();
  }, withRun('noiseLaw:schedule'));
});

test('phases of shuffled batches have the ε of their composition', async () => {
  await form(async (page) => {
    const phases = [
      { sampling: 'any-order', epochs: 2, noiseMultiplier: 1 },
      { sampling: 'any-order', epochs: 3, noiseMultiplier: 2 },
    ];
    await outcome(page)
      .getByText(shown('substitute', phases as never))
      .waitFor();
  }, withRun('sampling:shuffled;phases:several;phase:q=0.01|s=2|T=300'));
});
