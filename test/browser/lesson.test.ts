// The questions to readers: checkpoints, a prediction that is drawn with the keyboard, and the sheet of exercises.
import { readFile } from 'node:fs/promises';
import gift from 'gift-pegjs';
import { describe, expect, test } from 'vitest';
import { thorough } from '../statistics/size';
import { axeFinds } from './axe';
import { builtPage, goWithin } from './builtPage';
import { beyond } from './inPage';
import { typeInUse } from './typeInUse';

const built = builtPage();

describe('a lesson', () => {
  const here = built.stay('?v=2&R=500&rep=1#which-neighbour', {
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  });

  test('a checkpoint explains wrong answers, keeps right ones, and asks anew for another scenario', async () => {
    const { page, errors } = here;
    const check = page.locator('#check-which-neighbour');
    const head = check.locator(':scope > summary');
    await head.focus();
    await page.keyboard.press('Enter');
    const question = check.getByRole('region', { name: 'Question 1' });
    const answer = question.getByRole('textbox');
    const said = question.getByRole('status');
    await answer.fill('one');
    await answer.press('Enter');
    await expect.poll(() => said.innerText()).toMatch(/^Not yet\. Write a number/);
    await answer.fill('1');
    await answer.press('Enter');
    await expect.poll(() => said.innerText()).toMatch(/^Not yet\. 1 is C, the most that removing z can do/);
    await answer.fill('4/2');
    await answer.press('Enter');
    await expect.poll(() => said.innerText()).toMatch(/^Right\. By 2C = 2/);
    await expect.poll(() => head.innerText()).toContain('1 of 3');
    await expect
      .poll(() => page.evaluate(() => Object.values({ ...localStorage }).join()))
      .toContain('"which-neighbour/distance"');
    expect(await axeFinds(page, { parts: ['#check-which-neighbour'] })).toEqual([]);

    await goWithin(page, '?v=2&R=500&rep=1&C=3#which-neighbour');
    await expect.poll(() => said.innerText()).toMatch(/^The settings have changed/);
    await expect.poll(() => answer.inputValue()).toBe('');
    await expect.poll(() => head.innerText()).toContain('1 of 3');
    await answer.fill('6');
    await answer.press('Enter');
    await expect.poll(() => said.innerText()).toMatch(/^Right\. By 2C = 6/);

    await check.getByRole('button', { name: 'Erase my answers, of all chapters' }).click();
    await check.getByText('Your answers are erased.').waitFor();
    await expect.poll(() => head.innerText()).not.toContain('of 3');
    await expect.poll(() => page.evaluate(() => ({ ...localStorage }))).toEqual({});
    expect(errors).toEqual([]);
  });

  test('a curve drawn with the keyboard is compared with the computed one in words and numbers', async () => {
    const { page, errors } = here;
    await goWithin(page, '?v=2&R=500&rep=1#promise');
    const place = page.locator('#promise [data-testid=predictions]');
    const handle = place.getByRole('slider').first();
    await handle.focus();
    await page.keyboard.press('End');
    await expect.poll(() => handle.getAttribute('aria-valuetext')).toBe('4.00 times');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => handle.getAttribute('aria-valuetext')).toBe('3.95 times');
    expect(await place.getByTestId('computed-line').count()).toBe(0);
    await place.getByRole('button', { name: 'Compare' }).click();
    // the ratio εS/εAR at σ = 0.65, by the accountant
    await place.getByText(/you drew 3\.95, 2\.\d\d above the computed 1\.3\d/).waitFor();
    await expect.poll(() => place.getByTestId('computed-line').count()).toBe(1);
    await place.getByText('Both curves in numbers').click();
    await expect.poll(() => place.getByRole('row').count()).toBe(8);
    if (thorough) expect(await axeFinds(page, { parts: ['#promise [data-testid=predictions]'] })).toEqual([]);
    expect(errors).toEqual([]);
    expect(here.strangers()).toEqual([]);
  });
});

test('the sheet checks an answer, shows worked ones on request, and opens an exercise on the page', async () => {
  const options = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;
  await built.visit(
    '?page=exercises',
    async ({ page, errors }) => {
      const one = page.locator('#exercise-never-drawn');
      await one.getByRole('textbox').fill('1/2');
      await one.getByRole('button', { name: 'Check' }).click();
      await one.getByText('That is too small.').waitFor();
      const steps = page.locator('#exercise-steps-for-four');
      await steps.getByRole('textbox').fill('153 steps');
      await steps.getByRole('button', { name: 'Check' }).click();
      await steps.getByText(/That is near, but above the bound/).waitFor();
      await one.getByRole('textbox').fill('60,6 %');
      await one.getByRole('textbox').press('Enter');
      await expect.poll(() => one.getByRole('status').innerText()).toMatch(/^Right/);
      const worked = page.getByText('Every step tosses its own coin');
      expect(await worked.filter({ visible: true }).count()).toBe(0);
      await page.getByLabel('with answers').check();
      await worked.filter({ visible: true }).waitFor();
      // answers name their quantity, and lengths their unit
      await page
        .getByText(/^σ\s=\s3\.017, and anything up to σ\s=\s3\.046\./)
        .first()
        .waitFor();
      await page
        .getByText(/^1\.414 C, within 2%\./)
        .first()
        .waitFor();
      await expect.poll(() => beyond(page)).toBe(0);
      if (thorough) {
        expect(await axeFinds(page)).toEqual([]);
        expect((await typeInUse(page)).strangers).toEqual([]);
      }
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save for a learning platform (GIFT)' }).click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toBe('adjacency-lab-exercises-en.gift.txt');
      const questions = gift.parse(await readFile(await saved.path(), 'utf8'));
      expect(questions.filter(({ type }) => type !== 'Category')).toHaveLength(
        await page.getByRole('article').count(),
      );
      await page.getByText(/Moodle reads it under/).waitFor();

      // paper has all questions, boxes to tick, addresses with QR codes, and the answers on a page of their own
      const address = one.getByText(`${built.site.url}?v=2&q=1e-3#which-neighbour`);
      expect(await address.count()).toBe(0);
      await page.emulateMedia({ media: 'print' });
      await address.waitFor();
      await one.getByRole('img', { name: 'QR code of the scenario of exercise 3' }).waitFor();
      expect(await one.getByRole('textbox').isVisible()).toBe(false);
      expect(await one.getByRole('status').isVisible()).toBe(false);
      const choice = page.locator('#exercise-nothing-lost');
      await choice.getByRole('listitem').getByText('Nothing, because the two agree').waitFor();
      await choice.getByText('What does someone lose').first().waitFor();
      const answers = page.getByRole('region', { name: 'Worked answers' });
      await expect
        .poll(() => answers.getByRole('listitem').count())
        .toBe(await page.getByRole('article').count());
      expect(await answers.evaluate((element) => getComputedStyle(element).breakBefore)).toBe('page');
      expect(await worked.filter({ visible: true }).count()).toBe(1);
      await page.emulateMedia({ media: 'screen' });
      await expect.poll(() => address.count()).toBe(0);
      await one.getByRole('link').click();
      await page.locator('#which-neighbour').waitFor();
      await expect.poll(() => new URL(page.url()).search).toBe('?v=2&q=1e-3');
      expect(errors).toEqual([]);
    },
    options,
  );
});

test('the German sheet is saved for a learning platform with every exercise', async () => {
  await built.visit(
    'de.html?page=exercises',
    async ({ page, errors }) => {
      const exercises = page.getByRole('article');
      await exercises.first().waitFor();
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: /GIFT/ }).click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toBe('adjacency-lab-exercises-de.gift.txt');
      const parsed = gift.parse(await readFile(await saved.path(), 'utf8'));
      const questions = parsed.filter(({ type }) => type !== 'Category');
      expect(questions).toHaveLength(await exercises.count());
      expect(questions.map(({ title }) => title?.split(' ').slice(0, 2).join(' '))).toEqual(
        questions.map((_, i) => `Aufgabe ${i + 1}`),
      );
      // each has its worked answer
      for (const question of questions)
        expect('globalFeedback' in question && question.globalFeedback?.text).toMatch(/\S{3}/);
      expect(errors).toEqual([]);
    },
    { locale: 'de' },
  );
});
