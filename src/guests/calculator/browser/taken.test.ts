// What a reader takes from the calculator's form and opens again, on the built page: links, a script and a record for a registry.
import { expect, test } from 'vitest';
import { axeFinds } from '../../../../test/browser/axe';
import { builtPage } from '../../../../test/browser/builtPage';
import { parameter } from '../../../../test/browser/inPage';
import { thorough } from '../../../../test/statistics/size';
import { box, formOn, MNIST, outcome, sampling, shown } from '../testing/calculatorForm';

const built = builtPage();
const form = formOn(built.stay('?page=calculator'));

/** A test that only the two commands at full size run, among all of this file. Without tests to run no page is opened. */
const inFull = test.runIf(thorough);

inFull('a link brings back numbers as they were typed', async () => {
  await form(async (page) => {
    await outcome(page)
      .getByText(shown('substitute', MNIST, 1 / 60_000))
      .waitFor();
    await expect.poll(() => box(page, 'Allowance δ').inputValue()).toBe('1/n');
  }, '?page=calculator&form=n:60000;B:256;E:15;s:1.1;d:1/n');
});

inFull('a link brings back an answer although it has a part that is not known', async () => {
  await form(async (page) => {
    await outcome(page).getByText(shown('substitute')).waitFor();
    await expect
      .poll(() =>
        sampling(page)
          .getByRole('radio', { name: /^Poisson/ })
          .isChecked(),
      )
      .toBe(true);
  }, '?page=calculator&form=n:60000;B:256;E:15;s:1.1;d:1e-5;sampling:poisson;nonsense:3');
});

const AIM = 'n:60000;B:256;E:15;s:1.1;d:1e-5;want:mu;of:substitute;most:1/2;find:epochs';
const AIMED = `?page=calculator&form=${AIM}`;

inFull('a link brings back a target and stays as it is', async () => {
  await form(async (page) => {
    await outcome(page).getByText('15 epochs', { exact: true }).waitFor();
    await expect.poll(() => box(page, 'Number of the target').inputValue()).toBe('1/2');
    await expect.poll(() => parameter(page, 'form')).toBe(AIM);
  }, AIMED);
});

inFull('an older link, with a target in the row of the noise, brings back the target', async () => {
  await form(async (page) => {
    await outcome(page)
      .getByText(/is at most [\d.]+ for add\/remove/)
      .waitFor();
    await expect.poll(() => box(page, 'Number of the target').inputValue()).toBe('2');
  }, '?page=calculator&form=n:60000;B:256;E:15;eAR:2;d:1e-5');
});

inFull(
  'a script and a record that names the adjacency are offered, without a fault that axe finds',
  async () => {
    await form(async (page) => {
      await outcome(page).getByText('15 epochs', { exact: true }).waitFor();
      await page.getByText('A script that trains with these numbers').click();
      await page.getByText('noise_multiplier = 1.1').first().waitFor();
      await page.getByText('A record for a registry of deployments').click();
      const record = page.getByRole('region', { name: 'Record' });
      await record.getByText(/The epsilon is that of the change-one distance \(substitute\)/).waitFor();
      for (const part of [
        'symmetric distance (add/remove), one record more or less, epsilon is at most 1.134 at delta 0.00001',
        '# model_name: TODO, one of',
        'form=n:60000',
      ]) {
        await expect.poll(() => record.innerText()).toContain(part);
      }
      expect(await axeFinds(page, { parts: ['main'] })).toEqual([]);
    }, AIMED);
  },
);
