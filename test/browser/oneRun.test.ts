// Chapter 5 and the page of audits of one run: a run that is watched to its end in this tab, its result, changes of the number of guesses,
// kinds of canaries, accessibility, and a phone.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { onlyInFull, size, thorough } from '../statistics/size';
import { axeFinds } from './axe';
import { builtPage } from './builtPage';
import { beyond } from './inPage';
import { LIGHT } from './wholePage';

const built = builtPage();

describe('one run', () => {
  const here = built.stay(`${LIGHT}#one-run`, {
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const chapter = () => here.page.locator('#one-run');
  const stage = () => here.page.locator('[data-figure=one-run-slide]');
  const proof = () => stage().getByRole('region', { name: 'What this run shows' });
  const select = (name: string) => chapter().getByRole('combobox', { name });
  const folded = (words: string) => chapter().locator('summary', { hasText: words });
  const kind = (name: string) =>
    chapter()
      .getByRole('group', { name: 'Canaries' })
      .getByRole('radio', { name: new RegExp(`^${name} `) });

  test('the chapter asks about the surest guesses and claims no more than a single run shows', async () => {
    const question = chapter().getByTestId('predictions');
    await question.getByText(/the audit counts the 250 guesses that are surest/).waitFor();
    await question.getByRole('button', { name: 'Compare' }).click();
    await question.getByText(/^You expected 188, which is 46 too few\./).waitFor({ timeout: 150_000 });
    await question.getByText(/234 of the 250 are right/).waitFor();
    await chapter()
      .getByRole('heading', { name: 'A single run shows something too, but less than thousands of runs do' })
      .waitFor();
    const rows = (await proof().innerText()).replaceAll('\n', ' ');
    const [shown, claim] = [/lower bound ε ≥ ([\d.]+)/, /ε ≤ ([\d.]+)/].map((of) =>
      Number(of.exec(rows)?.[1]),
    );
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(claim);
    // the figure itself has no ε_S, which belongs to the page's own settings
    expect(rows).not.toMatch(/εS/);
  });

  test('a thousand canaries are trained and guessed in this tab without outside requests', async () => {
    const { page, errors, strangers } = here;
    await proof().waitFor({ timeout: 150_000 });
    await expect
      .poll(() => stage().innerText())
      .toMatch(/60 steps in [\d.]+ s in this tab, on the processor/);
    // the results for seed 1 at the page's own add/remove ε
    for (const said of [
      /Of 1,000 canaries, 250 guesses count, and 234 of them are right/,
      /For substitute adjacency this shows ε ≥ 2\.24/,
      /ε ≤ 4\.14/,
    ]) {
      await expect.poll(() => proof().innerText()).toMatch(said);
    }
    await folded('What this bound assumes').click();
    await chapter()
      .getByText(/The add\/remove claim is not tested here/)
      .waitFor();
    expect(await proof().innerText()).not.toMatch(/NaN|undefined|Infinity|verified\./);
    await expect
      .poll(() => stage().getByRole('img').first().getAttribute('aria-label'))
      .toMatch(/1,000 canaries of one run after step 60 of 60, of which 758 are guessed right/);
    await expect.poll(() => beyond(page)).toBe(0);
    expect(errors).toEqual([]);
    expect(strangers()).toEqual([]);
  });

  test('a number of guesses that is changed after the run has no confidence until a fresh run', async (itself) => {
    onlyInFull(itself);
    await stage().getByRole('combobox', { name: 'Guesses that count, r' }).selectOption({ label: '500' });
    await proof().getByText('no confidence').waitFor({ timeout: 150_000 });
    await stage().getByRole('button', { name: 'Train afresh' }).click();
    await proof()
      .getByText(/500 guesses count/)
      .waitFor({ timeout: 150_000 });
    await expect.poll(() => proof().getByText('no confidence').count()).toBe(0);
    // the address has these settings, so that a link opens this run
    await expect.poll(() => here.page.url()).toMatch(/[?&]or=0\.5&on=1/);
  });

  test('the kinds of canaries are one choice by keyboard, each with its description', async (itself) => {
    onlyInFull(itself);
    const { page } = here;
    expect(await kind('mislabelled').isVisible()).toBe(false);
    await folded('Change the canaries').click();
    await chapter().locator('summary', { hasText: 'Canaries: orthogonal' }).focus();
    await page.keyboard.press('Enter');
    await kind('mislabelled').waitFor();
    const kinds = chapter().getByRole('group', { name: 'Canaries' });
    await expect.poll(() => kinds.getByRole('radio').count()).toBe(10);
    // every kind has a description of its own
    const lines = await kinds.locator('label').allInnerTexts();
    expect(new Set(lines.map((line) => line.split('\n')[1])).size).toBe(10);
    await kind('orthogonal').focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => kind('uniform on the sphere').isChecked()).toBe(true);
    await page.keyboard.press('ArrowDown');
    // the key goes from the last kind without data to the first of the digits
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => kind('in-distribution').isChecked()).toBe(true);
    expect(await kinds.locator(':checked').count()).toBe(1);
  });

  test('digits that are in or out are guessed in the add/remove game', async (itself) => {
    onlyInFull(itself);
    await kind('mislabelled').check();
    await proof()
      .getByText(/For add\/remove adjacency/)
      .waitFor({ timeout: 150_000 });
    await chapter().getByText('Under which conditions').click();
    await proof()
      .getByText(/of the digits right that it was not trained on/)
      .waitFor();
  });

  test('an audit by tags shows the model’s utility, and one on sentences can be stopped', async (itself) => {
    onlyInFull(itself);
    await kind('trigger and tag').check();
    await proof()
      .getByText(/The model labels [\d.]+% of the digits right that it was not trained on/)
      .waitFor({ timeout: 150_000 });
    await expect.poll(() => select('Weight of the tags, λ').inputValue()).toBe('1');
    await kind('fresh tokens').check();
    await stage().getByRole('button', { name: 'Stop', exact: true }).click({ timeout: 150_000 });
    await stage().getByRole('button', { name: 'Train', exact: true }).waitFor();
    expect(here.errors).toEqual([]);
  });

  test('the chapter fits a phone, and axe finds nothing in it, light or dark', async () => {
    const { page } = here;
    await chapter().getByText('The run in numbers').click();
    expect(await select('Sampling rate').isVisible()).toBe(false);
    // the tests before have opened it where they run
    if (!thorough) await folded('Change the canaries').click();
    await chapter().locator('summary', { hasText: 'More settings' }).focus();
    await page.keyboard.press('Enter');
    await select('Sampling rate').waitFor();
    await chapter().getByRole('region', { name: 'Table of the watched run' }).waitFor();
    // npm test has axe on the article, in whole.test.ts
    if (thorough)
      expect(await axeFinds(page, { parts: ['#one-run', '[data-figure=one-run-slide]'] })).toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => beyond(page)).toBeLessThanOrEqual(0);
    const rules = ['color-contrast', 'target-size', 'scrollable-region-focusable'];
    if (thorough) expect(await axeFinds(page, { parts: ['#one-run'], rules })).toEqual([]);
    expect(here.errors).toEqual([]);
  });
});

// npm test has another page beside the article with figures that compute, in meaning.test.ts
describe.runIf(thorough)('the page of audits of one run', () => {
  const here = built.stay(`${LIGHT}&page=uniaud`, {
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const main = () => here.page.getByRole('main');

  test('the parts beyond chapter 5 compute their answers', async () => {
    const best = main().getByRole('region', { name: 'The best of many numbers of guesses' });
    // the audits run once they are in the window
    await best.scrollIntoViewIfNeeded();
    await best.getByRole('button', { name: '400 audits made' }).waitFor({ timeout: 150_000 });
    const falseOf = async (name: string) => {
      const row = best.getByTestId('bar-row').filter({ has: here.page.getByText(name, { exact: true }) });
      return Number(/\((\d+) of 400/.exec(await row.innerText())?.[1]);
    };
    // the counts are seeded and tested in guessCountChoice.test.ts
    await expect.poll(() => falseOf('best of 20 numbers')).toBeGreaterThan(40);
    await expect.poll(() => falseOf('best of 20, corrected')).toBeLessThan(30);
    const both = main().getByRole('region', { name: 'One run against thousands' }).first();
    await expect
      .poll(() => both.getByRole('button', { name: 'Audit it both ways' }).getAttribute('aria-disabled'), {
        timeout: 150_000,
      })
      .toBe('false');
    await both.getByRole('button', { name: 'Audit it both ways' }).click();
    await both.getByRole('button', { name: 'Audited both ways' }).waitFor({ timeout: 150_000 });
    await expect.poll(() => both.getByRole('row').count()).toBe(5);
    await main().getByText('Two questions to answer before you look').click();
    const crowd = main().getByRole('region', { name: 'Does a second canary cost power?' });
    await crowd.getByRole('radio', { name: /each other’s way/ }).check();
    await crowd.getByText(/From one canary to 1,024/).waitFor({ timeout: 120_000 });
    await crowd.getByText(/xpected\./).waitFor();
    expect(await main().innerText()).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('the chosen offers decide which audits remain and why others are excluded', async () => {
    const audits = main().getByRole('figure', { name: 'Who assumes what' });
    await audits.getByRole('checkbox', { name: 'one training run' }).check();
    await audits.getByRole('checkbox', { name: 'no records of the task' }).check();
    await audits.getByRole('combobox', { name: 'A claim for the adjacency' }).selectOption('substitute');
    await audits.getByText('2 of 17 audits remain.').waitFor();
    await audits.getByRole('radio', { name: /^UniAud Liu/ }).focus();
    await here.page.keyboard.press('ArrowDown');
    const note = audits.getByRole('region', { name: /^UniAud\+\+/ });
    await note.getByText('falls out: needs real records', { exact: false }).waitFor();
    await audits.getByText('The audits in words').click();
    await audits.getByRole('region', { name: 'Data of the chart of audits' }).waitFor();
  });

  test('every recorded picture is drawn with its words', async () => {
    const gallery = main().getByRole('figure', { name: 'Recorded pictures' });
    await gallery.scrollIntoViewIfNeeded();
    await expect.poll(() => gallery.getByText('Here', { exact: true }).count()).toBe(10);
    const table = gallery.getByRole('region', { name: 'UniAud and the baselines, on digits: table' });
    await expect
      .poll(() => table.getByRole('row', { name: /mislabelled, in or out add\/remove/ }).count())
      .toBe(2);
    const curve = gallery.getByRole('region', { name: /Utility against audit power/ });
    await main()
      .getByRole('img', { name: /^Right guesses by how much canaries differ/ })
      .waitFor();
    // the marks of seven weights on each of two lines
    await expect.poll(() => curve.getByRole('img').locator('path[stroke="var(--ground)"]').count()).toBe(14);
  });

  test('axe finds nothing and nothing is wider than a phone', async () => {
    const { page } = here;
    expect(await axeFinds(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 780 });
    await expect.poll(() => beyond(page)).toBeLessThanOrEqual(0);
    expect(here.errors).toEqual([]);
    expect(here.strangers()).toEqual([]);
  });
});

test('the slide on the best of many draws its recorded run before any run is trained', async () => {
  await built.visit(
    '?lecture=best-of-many',
    async ({ page, errors }) => {
      const slide = page.locator('.slide');
      await slide.getByText('This run was recorded. This tab is training it once more.').waitFor();
      await slide.getByText(/With r = 250 as planned, ε is at least 2\.19\./).waitFor();
      await slide.locator('.means-one-run-guess-counts svg').first().waitFor();
      expect(errors).toEqual([]);
    },
    // the worker that trains never comes
    { prepare: (page) => page.route('**/oneRun.worker-*.js', () => {}) },
  );
});

describe('before this tab has made a step of the watched run', () => {
  /** The worker that trains never comes. */
  const untrained = { prepare: (page: Page) => page.route('**/oneRun.worker-*.js', () => {}) };

  const places = [
    ['?lecture=watch', 'The bound comes with the last step. This first step was recorded, and this tab is'],
    [
      '?lecture=watch&lang=de',
      'Die Schranke kommt mit dem letzten Schritt. Dieser erste Schritt wurde aufgezeichnet, und dieser Tab',
    ],
    ['?v=2#one-run/watch', 'This first step was recorded, and this tab is training the same run.'],
  ] as const;
  test.each(places.slice(0, size(1, places.length)))(
    '%s draws the recorded first step, names it and offers no file of it',
    async (address, said) => {
      await built.visit(
        address,
        async ({ page, errors }) => {
          const figure = page.locator('[data-figure=one-run-slide]');
          await figure.getByRole('img', { name: /\b1 (of|von) 60\b.*\b537\b/ }).waitFor();
          await page.getByText(said).first().waitFor();
          expect(await page.getByRole('button', { name: /the run|Lauf/ }).count()).toBe(0);
          expect(await page.getByRole('region', { name: 'What this run shows' }).count()).toBe(0);
          expect(errors).toEqual([]);
        },
        untrained,
      );
    },
  );

  test('no recording is drawn at other settings', async () => {
    await built.visit(
      '?v=2&seed=7&lecture=watch',
      async ({ page }) => {
        const figure = page.locator('[data-figure=one-run-slide]');
        await figure.getByText('Getting ready to train.').waitFor();
        await expect.poll(() => figure.getByRole('img').count()).toBe(0);
      },
      untrained,
    );
  });
});
