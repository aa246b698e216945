// The calculator on the built page: typed, pasted, answered, linked; numbers are held against the accountant itself.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { epsilon } from '../../src/accounting';
import { axeFinds } from './axe';
import { builtPage, goWithin } from './builtPage';

const built = builtPage();
const here = built.stay('?page=calculator');

const MNIST = { samplingRate: 256 / 60_000, noiseMultiplier: 1.1, steps: 3516 };
const shown = (relation: 'add-remove' | 'substitute', mechanism = MNIST, delta = 1e-5) =>
  `= ${(epsilon(relation, mechanism, delta).value ?? Number.NaN).toFixed(2)}`;

async function form(run: (page: Page) => Promise<void>, query = '?page=calculator'): Promise<void> {
  const { page, errors, strangers } = here;
  await goWithin(page, query);
  await page.getByRole('heading', { name: 'Calculator', level: 1 }).waitFor();
  await run(page);
  expect(errors).toEqual([]);
  expect(strangers()).toEqual([]);
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const paste = (page: Page) => page.getByRole('textbox', { name: /Or paste what you have/ });
const outcome = (page: Page) => page.locator('.Outcome_answer');

async function type(page: Page): Promise<void> {
  await box(page, 'Records n').fill('60,000');
  await box(page, 'Batch').fill('256');
  await box(page, 'Noise').fill('1.1');
  await box(page, 'Length').fill('15');
  await box(page, 'Failure probability δ').fill('1e-5');
}

describe('the form', () => {
  test('one click from the start and the typing give both ε', async () => {
    await built.visit('', async ({ page }) => {
      const began = Date.now();
      await page.getByRole('link', { name: /I have a run/ }).click();
      await box(page, 'Records n').waitFor();
      const opened = Date.now() - began;
      await type(page);
      await outcome(page).getByText(shown('add-remove')).waitFor();
      await outcome(page).getByText(shown('substitute')).waitFor();
      process.stdout.write(
        `from the start: the form after ${opened} ms, both ε after ${Date.now() - began} ms\n`,
      );
    });
  });

  test('says what is open, goes there, and takes one number in many ways', async () => {
    await form(async (page) => {
      await box(page, 'Records n').fill('60000');
      await outcome(page).getByText('No ε yet.').waitFor();
      await outcome(page).getByRole('button', { name: 'Noise', exact: true }).click();
      await type(page);
      await outcome(page).getByText(shown('substitute')).waitFor();
      await box(page, 'Length').fill('15*60000/256 steps');
      await outcome(page).getByText(shown('substitute')).waitFor();
      await box(page, 'Failure probability δ').fill('1/n^1.1');
      await outcome(page)
        .getByText(shown('substitute', MNIST, 60_000 ** -1.1))
        .waitFor();
      await box(page, 'Failure probability δ').fill('2');
      await page
        .getByText(/Delta δ cannot be|cannot be "2"/)
        .first()
        .waitFor();
      await outcome(page).getByText('No ε yet.').waitFor();
      expect(await outcome(page).innerText()).not.toMatch(/= \d/);
    });
  });

  test('asks what the paste leaves open, in its words, and lets what is typed survive the next keystroke', async () => {
    await form(async (page) => {
      await paste(page).fill(
        'sigma = 0.9\nbatch_size = 256\nn = 60000\nepochs = 15\ndelta = 1e-5\nloader = DataLoader(x, shuffle=True)',
      );
      await page.getByText('sigma = 0.9', { exact: true }).waitFor();
      const question = page.getByRole('group', { name: 'How are batches drawn?' });
      await question.getByText('loader = DataLoader(x, shuffle=True)').waitFor();
      await box(page, 'Noise').fill('1.1');
      await question.getByRole('radio', { name: /^Poisson/ }).focus();
      await page.keyboard.press('Space');
      await outcome(page).getByText(shown('add-remove')).waitFor();
      await paste(page).press('End');
      await paste(page).pressSequentially('\n# more');
      expect(await box(page, 'Noise').inputValue()).toBe('1.1');
      await page.getByRole('button', { name: 'back to the text' }).click();
      await outcome(page)
        .getByText(shown('add-remove', { ...MNIST, noiseMultiplier: 0.9 }))
        .waitFor();
      // another way to draw them has a bound in place of an ε
      await question.getByRole('radio', { name: /^Shuffled/ }).check();
      await outcome(page).getByText('What holds all the same').waitFor();
      await outcome(page)
        .getByText(/if a record is zeroed out/)
        .waitFor();
    });
  });

  test('offers the readings that compete as buttons', async () => {
    await form(async (page) => {
      await paste(page).fill(
        'sigma: 1.1\nnoise_multiplier: 2\nq: 0.01\nsteps: 1000\ndelta: 1e-5\nsampling: poisson',
      );
      await page.getByRole('button', { name: /^2 noise multiplier/ }).click();
      const mechanism = { samplingRate: 0.01, noiseMultiplier: 2, steps: 1000 };
      await outcome(page).getByText(shown('substitute', mechanism)).waitFor();
    });
  });

  test('composes phases that the paste lists', async () => {
    await form(async (page) => {
      await paste(page).fill('accountant.history = [(1.1, 0.004, 2350), (0.9, 0.016, 590)]\ndelta = 1e-5');
      await page.getByRole('radio', { name: /^Several phases/ }).check();
      await page.getByRole('radio', { name: /^Poisson/ }).check();
      const parts = [
        { samplingRate: 0.004, noiseMultiplier: 1.1, steps: 2350 },
        { samplingRate: 0.016, noiseMultiplier: 0.9, steps: 590 },
      ];
      const { value } = epsilon('substitute', parts, 1e-5);
      await outcome(page)
        .getByText(`= ${(value ?? Number.NaN).toFixed(2)}`)
        .waitFor();
    });
  });

  test('comes back from its link, with what was typed and answered', async () => {
    await form(async (page) => {
      await outcome(page)
        .getByText(shown('substitute', MNIST, 1 / 60_000))
        .waitFor();
      expect(await box(page, 'Failure probability δ').inputValue()).toBe('1/n');
    }, '?page=calculator&form=n:60000;B:256;E:15;s:1.1;d:1/n');
    await form(async (page) => {
      await outcome(page).getByText(shown('substitute')).waitFor();
      const question = page.getByRole('group', { name: 'How are batches drawn?' });
      expect(await question.getByRole('radio', { name: /^Poisson/ }).isChecked()).toBe(true);
    }, '?page=calculator&form=n:60000;B:256;E:15;s:1.1;d:1e-5;sampling:poisson;nonsense:3');
  });

  test('fits a phone, in both lights, and has no fault that axe finds', async () => {
    await form(async (page) => {
      await type(page);
      await outcome(page).getByText(shown('substitute')).waitFor();
      await page.setViewportSize({ width: 358, height: 780 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
          .toBeLessThanOrEqual(0);
        expect(await axeFinds(page, { parts: ['main'] })).toEqual([]);
      }
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.emulateMedia({ colorScheme: 'light' });
    });
  });
});
