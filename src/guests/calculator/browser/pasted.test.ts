// A text that is pasted into the calculator's form, on the built page: what it proposes, and how a person decides on it.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFinds } from '../../../../test/browser/axe';
import { builtPage } from '../../../../test/browser/builtPage';
import { parameter } from '../../../../test/browser/inPage';
import { onlyInFull } from '../../../../test/statistics/size';
import type { AnyMechanism } from '../../../accounting';
import {
  ANY_ORDER,
  box,
  formOn,
  MNIST,
  noEpsilon,
  outcome,
  paste,
  right,
  sampling,
  shown,
  shownBy,
} from '../testing/calculatorForm';

const built = builtPage();
const form = formOn(built.stay('?page=calculator'));

const SENTENCE = 'n = 60,000, batch 256, σ = 1.1, 15 epochs, δ = 1e-5';
const SHUFFLED =
  'sigma = 0.9\nbatch_size = 256\nn = 60000\nepochs = 15\ndelta = 1e-5\nloader = DataLoader(x, shuffle=True)';

test('all that bears on the decision on a text is in the window, without a fault that axe finds', async (itself) => {
  onlyInFull(itself);
  await form(async (page) => {
    await paste(page).fill(SENTENCE);
    await right(page).waitFor();
    const bar = await page.getByTestId('confirm').boundingBox();
    for (const name of ['Records n', 'Batch', 'Length', 'Noise', 'Allowance δ']) {
      const place = await box(page, name).boundingBox();
      expect(Number(place?.y) + Number(place?.height)).toBeLessThan(Number(bar?.y));
    }
    await page.locator('#row-batch').getByText('256', { exact: true }).waitFor();
    const last = await sampling(page).getByRole('radio', { name: 'Not sure' }).boundingBox();
    expect(Number(last?.y)).toBeLessThan(Number(bar?.y));
    expect(await axeFinds(page, { parts: ['main'] })).toEqual([]);
  });
});

test('a text has no ε before one click answers what is open and another confirms the numbers', async () => {
  await form(async (page) => {
    await paste(page).fill(SENTENCE);
    await right(page).waitFor();
    await noEpsilon(page);
    expect(parameter(page, 'form')).toBe(null);
    await page.getByRole('button', { name: '1 more thing is open.' }).click();
    await page.locator('#question-sampling :focus').waitFor();
    await sampling(page)
      .getByRole('radio', { name: /^Poisson/ })
      .click();
    await noEpsilon(page);
    await right(page).click();
    await outcome(page).getByText(shown('add-remove')).waitFor();
    await outcome(page).getByText(shown('substitute')).waitFor();
    await expect
      .poll(() => parameter(page, 'form'))
      .toBe('n:60000;B:256;E:15;s:1.1;d:0.00001;sampling:poisson');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('What follows from it');
  });
});

test('a text that changes has to be confirmed again, which Enter in a box does', async () => {
  await form(async (page) => {
    await paste(page).fill(SENTENCE);
    await sampling(page)
      .getByRole('radio', { name: /^Poisson/ })
      .click();
    await right(page).click();
    await outcome(page).getByText(shown('add-remove')).waitFor();
    await paste(page).fill(SENTENCE.replace('1.1', '0.9'));
    await noEpsilon(page);
    await box(page, 'Records n').press('Enter');
    await outcome(page)
      .getByText(shown('add-remove', { ...MNIST, noiseMultiplier: 0.9 }))
      .waitFor();
    expect(await paste(page).inputValue()).toContain('σ = 0.9');
  });
});

test('a question shows the line of the text that raises it', async (itself) => {
  onlyInFull(itself);
  await form(async (page) => {
    await paste(page).fill(SHUFFLED);
    await page.getByText('sigma = 0.9', { exact: true }).waitFor();
    await sampling(page).getByText('loader = DataLoader(x, shuffle=True)').waitFor();
  });
});

test('a number that is typed over the text stays when the text changes, until it is taken back', async (itself) => {
  onlyInFull(itself);
  await form(async (page) => {
    await paste(page).fill(SHUFFLED);
    await page.getByText('sigma = 0.9', { exact: true }).waitFor();
    await box(page, 'Noise').fill('1.1');
    await sampling(page)
      .getByRole('radio', { name: /^Poisson/ })
      .focus();
    await page.keyboard.press('Space');
    await noEpsilon(page);
    await right(page).click();
    await outcome(page).getByText(shown('add-remove')).waitFor();
    await paste(page).press('End');
    await paste(page).pressSequentially('\n# more');
    expect(await box(page, 'Noise').inputValue()).toBe('1.1');
    await page.getByRole('button', { name: 'back to the text' }).click();
    await outcome(page)
      .getByText(shown('add-remove', { ...MNIST, noiseMultiplier: 0.9 }))
      .waitFor();
  });
});

test('the numbers of a text lead to the accountant of the answer on how batches are drawn', async (itself) => {
  onlyInFull(itself);
  await form(async (page) => {
    await paste(page).fill(SHUFFLED);
    await sampling(page)
      .getByRole('radio', { name: /^Shuffled/ })
      .check();
    await right(page).click();
    await outcome(page).getByText('zero-out, upper bound').waitFor();
    const inText: AnyMechanism = { ...ANY_ORDER, noiseMultiplier: 0.9 };
    await outcome(page).getByText(shownBy('substitute', inText)).waitFor();
  });
});

test('numbers of a text that compete for a row are offered as buttons', async (itself) => {
  onlyInFull(itself);
  await form(async (page) => {
    await paste(page).fill(
      'sigma: 1.1\nnoise_multiplier: 2\nq: 0.01\nsteps: 1000\ndelta: 1e-5\nsampling: poisson',
    );
    await page.getByRole('button', { name: /^2 noise multiplier/ }).click();
    await right(page).click();
    const mechanism = { samplingRate: 0.01, noiseMultiplier: 2, steps: 1000 };
    await outcome(page).getByText(shown('substitute', mechanism)).waitFor();
  });
});

const SCRIPT =
  'data = CIFAR10(root)\nnum_workers = 4\nepochs = 15\nbatch_size = 256\n# was: noise_multiplier = 1.3\nnoise_multiplier = 1.1\nnum_trials = 40\ndelta = 1/n';
const CIFAR = { samplingRate: 256 / 50_000, noiseMultiplier: 1.1, steps: 2930 };
const unused = (page: Page) => page.getByTestId('unused');

/** Pastes the script, takes the published number of records, says that batches are Poisson ones, and confirms. */
async function confirmScript(page: Page): Promise<void> {
  await paste(page).fill(SCRIPT);
  await page.getByRole('button', { name: /^50,000 CIFAR-10/ }).click();
  await expect.poll(() => box(page, 'Records n').inputValue()).toBe('50000');
  await page.getByRole('radio', { name: /^Poisson/ }).check();
  await right(page).click();
}

test('a number of the text that fills no row can be set aside', async (itself) => {
  onlyInFull(itself);
  await form(async (page) => {
    await paste(page).fill(SCRIPT);
    await unused(page).getByText('Not used (3 numbers)').waitFor();
    await unused(page).getByRole('button', { name: 'num_workers is not one of these' }).click();
    await unused(page).getByText('Not used (2 numbers)').waitFor();
    await unused(page)
      .getByRole('button', { name: /num_workers 4/ })
      .waitFor();
  });
});

test('a data set that the text names offers its published number of records', async (itself) => {
  onlyInFull(itself);
  await form(async (page) => {
    await confirmScript(page);
    await outcome(page)
      .getByText(shown('add-remove', CIFAR, 1 / 50_000))
      .waitFor();
  });
});

test('a number of trials is warned about until a click makes it the number of training runs', async () => {
  await form(async (page) => {
    await confirmScript(page);
    const checks = page.getByTestId('checks');
    await checks.getByText(/δ is at least 1\/n/).waitFor();
    await checks.getByText(/Line 7 says “num_trials = 40”/).waitFor();
    await unused(page).getByRole('button', { name: 'training runs that count' }).click();
    await outcome(page)
      .getByText(shown('add-remove', { ...CIFAR, steps: 40 * 2930 }, 1 / 50_000))
      .waitFor();
    await checks.getByText(/This ε counts 40 training runs/).waitFor();
  });
});

test('a print has the form in words in place of its boxes', async (itself) => {
  onlyInFull(itself);
  await form(async (page) => {
    await confirmScript(page);
    await unused(page).getByRole('button', { name: 'training runs that count' }).click();
    await page.emulateMedia({ media: 'print' });
    const printed = page.getByTestId('printed');
    for (const part of ['1/n = 2e-5', 'noise multiplier σ', '256', 'runs:40', 'Adjacency Lab '])
      await expect.poll(() => printed.innerText()).toContain(part);
    expect(await box(page, 'Records n').isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
  });
});
