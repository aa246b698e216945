// The rows that an answer brings, on the built page: a largest batch, bands, adaptive clipping, schedules, and phases of other batches.
import { expect, test } from 'vitest';
import { builtPage } from '../../../../test/browser/builtPage';
import { parameter } from '../../../../test/browser/inPage';
import { onlyInFull, thorough } from '../../../../test/statistics/size';
import { type AnyRun, runOfTraining, type Training } from '../../../accounting';
import { box, formOn, outcome, shownBy } from '../testing/calculatorForm';

const built = builtPage();
const form = formOn(built.stay('?page=calculator'));

const RUN = { samplingRate: 0.01, noiseMultiplier: 1, steps: 200 };

/** A query whose form has the run and these parts of a link. */
const withRun = (more: string) =>
  `?page=calculator&form=${encodeURIComponent(`q:0.01;s:1;T:200;d:1e-5;${more}`)}`;

test('the answer that batches are cut asks for the largest batch, and then gives a bracket that the link keeps', async () => {
  await form(async (page) => {
    const cut = { ...RUN, records: 20_000, largestBatch: 230 };
    await outcome(page).getByRole('button', { name: 'Largest batch' }).waitFor();
    await box(page, 'Largest batch').fill('230');
    await outcome(page)
      .getByText(shownBy('substitute', runOfTraining(cut)))
      .first()
      .waitFor();
    await outcome(page).getByText('A batch of more than 230 records is cut').waitFor();
    await expect.poll(() => parameter(page, 'form')).toContain('cut:230');
  }, withRun('n:20000;sampling:cut'));
});

/** Names of settings with the part of a link that brings them, and the training that it means. Only a full run tries all of them. */
const BROUGHT: readonly (readonly [string, string, Training])[] = [
  ['bands', 'bands:8;noiseLaw:banded', { ...RUN, bands: 8 }],
  ['adaptive clipping', 'sb:10;clipping:adaptive', { ...RUN, countNoise: 10 }],
  ['a formula', 'st:sigma * 0.999^t;noiseLaw:schedule', { ...RUN, noiseMultipliers: 'sigma * 0.999^t' }],
];

test.each(BROUGHT.slice(0, thorough ? BROUGHT.length : 1))(
  'a link with %s opens the form with its ε',
  async (_, more, training) => {
    await form(async (page) => {
      await outcome(page)
        .getByText(shownBy('substitute', runOfTraining(training)))
        .waitFor();
    }, withRun(more));
  },
);

test('a column that is pasted into the noise of every step keeps its lines', async (itself) => {
  onlyInFull(itself);
  await form(async (page) => {
    await page.locator('#row-noiseSchedule textarea').fill('sigma\n1\n1.5\n2');
    await box(page, 'Length').fill('');
    const run = runOfTraining({ samplingRate: 0.01, noiseMultipliers: [1, 1.5, 2] });
    await outcome(page).getByText(shownBy('substitute', run)).waitFor();
  }, withRun('noiseLaw:schedule'));
});

test('a list of more numbers than a link holds gives no link, and the page says so', async (itself) => {
  onlyInFull(itself);
  await form(
    async (page) => {
      const link = page.getByRole('button', { name: 'Copy a link to this form' });
      await link.waitFor();
      const noises = Array.from({ length: 600 }, (_, t) => 1 + t / 7000);
      await page.locator('#row-noiseSchedule textarea').fill(noises.join('\n'));
      await page.getByText('No link opens this form').first().waitFor();
      expect(await link.count()).toBe(0);
      await expect.poll(() => parameter(page, 'form')).toBeNull();
      // what was typed stays
      expect(await box(page, 'Noise at step t').inputValue()).toBe(noises.join('\n'));
      await page.locator('#row-noiseSchedule textarea').fill(noises.map(() => 1.25).join('\n'));
      await expect.poll(() => parameter(page, 'form')).toContain('st:1.25x600');
      await link.waitFor();
    },
    withRun('noiseLaw:schedule').replace('T%3A200', 'T%3A600'),
  );
});

test('phases of shuffled batches have the ε of their composition', async () => {
  await form(async (page) => {
    const phases: AnyRun = [
      { sampling: 'any-order', epochs: 2, noiseMultiplier: 1 },
      { sampling: 'any-order', epochs: 3, noiseMultiplier: 2 },
    ];
    await outcome(page).getByText(shownBy('substitute', phases)).waitFor();
  }, withRun('sampling:shuffled;phases:several;phase:q=0.01|s=2|T=300'));
});
