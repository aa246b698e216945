// The lecture: keys lead through it without being taken from controls, every step is a link that restores it, and Escape leads back.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LECTURE } from '../../src/lab/chapters/allChapters';
import { lectureAddress, lectureScenario } from '../../src/lab/chapters/frame/lectureStep';
import type { Step } from '../../src/lab/chapters/frame/step';
import { sameScenario } from '../../src/scenario';
import { parseAddress } from '../../src/scenario/address';
import { onlyInFull, thorough } from '../statistics/size';
import { axeFinds } from './axe';
import { builtPage, goWithin } from './builtPage';
import { beyond } from './inPage';

const built = builtPage();

const shown = (page: Page) => parseAddress(new URL(page.url()).search);
/** The step with the page’s three numbers, which follows the game. */
const NUMBERS = LECTURE[1];

const stepOf = (page: Page) => shown(page).view.lecture;
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const FIRST_VOTE = LECTURE.findIndex(({ vote }) => vote);
/** Whether a step is waited for until all of it is drawn, and checked. In npm test these are the first step, the first vote and the last step. */
const looksAt = (at: number) => thorough || [0, FIRST_VOTE, LECTURE.length - 1].includes(at);
/** Height in px of a step below the window, once its figure is drawn and its work done. */
async function unseen(page: Page): Promise<number> {
  await page.waitForFunction(
    () =>
      !document.querySelector(
        '[data-testid=figure-wait], .slide [aria-busy="true"], .slide [data-testid=still-to-come]',
      ),
  );
  return page.evaluate(
    () =>
      new Promise<number>((tell) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => tell(document.documentElement.scrollHeight - window.innerHeight)),
        ),
      ),
  );
}
/** Steps with the longest words, tables or rows of controls, and the last one, whose dot stands beside the tools. */
const FULLEST = [
  'clipped',
  'loose',
  'tradeoff',
  'few-steps',
  'who-assumes-what',
  'large-delta',
  'target-four',
];
/**
 * Figures that grow into the height that their slide has left. `USED` is the largest height in px that may be left below, two lines of
 * text, since a picture that is as high as its width allows leaves a little.
 */
const PICTURES = ['lab', 'map', 'worst-case', 'training'];
const USED = 48;
const leftBelow = (page: Page) =>
  page
    .locator('.slide')
    .evaluate((slide) => Math.round(window.innerHeight - slide.getBoundingClientRect().bottom));
/** Whether a step is shown. In npm test these are the first two, the last two and those that are checked; a dot leads over each gap. */
const walks = (at: number) => thorough || at < 2 || at >= LECTURE.length - 2 || looksAt(at);
const plain = (text: string) => text.replaceAll('_', '');

describe('the lecture', () => {
  const here = built.stay(lectureAddress(LECTURE[0]), {
    viewport: { width: 1280, height: 720 },
    reducedMotion: 'reduce',
  });

  async function expectStep(page: Page, step: Step): Promise<void> {
    await expect.poll(() => stepOf(page)).toBe(step.id);
    await expect.poll(() => title(page).innerText()).toBe(plain(step.title));
    await expect.poll(() => sameScenario(shown(page).scenario, lectureScenario(step))).toBe(true);
    const link = page.getByRole('navigation', { name: 'Steps' }).locator('[aria-current="step"]');
    const own = async () => parseAddress(new URL((await link.getAttribute('href')) ?? '', page.url()).search);
    await expect
      .poll(async () => sameScenario((await own()).scenario, shown(page).scenario), { message: step.id })
      .toBe(true);
    expect((await own()).problems).toEqual([]);
    expect(await page.locator('body').innerText()).not.toMatch(/NaN|undefined|Infinity/);
  }

  test('goes by keys through steps that are links and fit the projector', async () => {
    const { page, errors, strangers } = here;
    const dots = page.getByRole('navigation', { name: 'Steps' }).getByRole('link');
    for (const [i, step] of LECTURE.entries()) {
      if (!walks(i)) continue;
      if (i > 0 && !walks(i - 1)) await dots.nth(i).click();
      await page.getByText(`${i + 1} of ${LECTURE.length}`, { exact: true }).waitFor();
      const looked = looksAt(i);
      if (looked) {
        await expectStep(page, step);
        // a picture that has grown shrinks again for a sentence that comes late
        await expect.poll(() => unseen(page), { message: step.id }).toBeLessThanOrEqual(0);
        if (PICTURES.includes(step.figure ?? '')) {
          await expect.poll(() => leftBelow(page), { message: step.id }).toBeLessThanOrEqual(USED);
        }
      }
      const key = i % 2 === 0 && step.figure !== 'your-guesses' ? 'ArrowRight' : 'PageDown';
      if (step.vote) {
        // the first press reveals the answer, with which the step still fits
        await page.getByRole('button', { name: 'Reveal the answer' }).waitFor();
        await page.keyboard.press(key);
        await page.getByRole('button', { name: 'Hide the answer' }).waitFor();
        if (looked) await expect.poll(() => unseen(page), { message: step.id }).toBeLessThanOrEqual(0);
      }
      if (i === LECTURE.length - 1 || walks(i + 1)) await page.keyboard.press(key);
    }
    // keys do not lead beyond the last step
    expect(stepOf(page)).toBe(LECTURE.at(-1)?.id);
    await page.goBack();
    await expect.poll(() => stepOf(page)).toBe(LECTURE.at(-2)?.id);
    await page.keyboard.press('Home');
    await expect.poll(() => stepOf(page)).toBe(LECTURE[0].id);
    expect(errors).toEqual([]);
    expect(strangers()).toEqual([]);
  });

  test('the fullest steps fit an old projector of four to three and a low wide one', async (itself) => {
    onlyInFull(itself);
    const files = thorough ? ['', 'de.html'] : ['de.html'];
    const windows = [
      { width: 1024, height: 768 },
      { width: 1280, height: 720 },
    ];
    for (const [file, viewport] of files.flatMap((name) => windows.map((one) => [name, one] as const))) {
      await built.visit(
        `${file}${lectureAddress(LECTURE[0])}`,
        async ({ page, errors }) => {
          const dots = page.getByTestId('lecture-steps').getByRole('link');
          for (const [i, { id }] of LECTURE.entries()) {
            if (!FULLEST.includes(id) && !thorough) continue;
            await dots.nth(i).click();
            await expect.poll(() => stepOf(page)).toBe(id);
            await expect
              .poll(() => unseen(page), { message: `${id}, ${file}, ${viewport.width}` })
              .toBeLessThanOrEqual(0);
          }
          expect(errors).toEqual([]);
        },
        { viewport, reducedMotion: 'reduce', locale: file ? 'de' : 'en' },
      );
    }
  });

  test('a link to a step opens it with its own settings', async (itself) => {
    onlyInFull(itself);
    const { page, errors } = here;
    const [above, fewSteps] = ['above-twice', 'few-steps'].map(
      (id) => LECTURE.find((step) => step.id === id) ?? LECTURE[0],
    );
    const opened = [
      [`?lecture=${fewSteps.id}`, fewSteps],
      [lectureAddress(above), above],
    ] as const;
    for (const [address, step] of opened) {
      await page.goto(`${built.site.url}${address}`);
      await expect.poll(() => title(page).innerText()).toBe(plain(step.title));
      await expect.poll(() => sameScenario(shown(page).scenario, lectureScenario(step))).toBe(true);
    }
    expect(errors).toEqual([]);
  });

  test('a link to a step that does not exist is named and opens the first one', async (itself) => {
    onlyInFull(itself);
    const { page } = here;
    await page.goto(`${built.site.url}?lecture=no-such-step`);
    await page.getByText(/no step “no-such-step”/).waitFor();
    await expect.poll(() => title(page).innerText()).toBe(LECTURE[0].title);
  });

  test('Escape leads back to the chapter from which the masthead led into the lecture', async (itself) => {
    onlyInFull(itself);
    await built.visit('?v=2&R=500&rep=1#training', async ({ page }) => {
      // recharts would keep its last drawing in memory, with all elements around it
      await page.getByTestId('stage').locator('svg[width] path').first().waitFor();
      await page.getByRole('link', { name: 'Lecture', exact: true }).click();
      await expect.poll(() => stepOf(page)).toBe('game');
      await page.locator('[data-takes-arrows]').first().waitFor();
      await page.keyboard.press('PageDown');
      await expect.poll(() => stepOf(page)).toBe('start');
      await expect.poll(() => shown(page).scenario.runs).not.toBe(500);
      await page.locator('[data-testid=point-grip]').waitFor();
      if (thorough) {
        const session = await page.context().newCDPSession(page);
        const apart = async () => {
          await session.send('HeapProfiler.collectGarbage');
          const { nodes } = await session.send('Memory.getDOMCounters');
          return nodes - (await page.evaluate(() => document.querySelectorAll('*').length));
        };
        await expect.poll(apart).toBeLessThan(1000);
        await session.detach();
      }
      const slider = page.getByTestId('lecture-controls').getByRole('slider', { name: /Noise multiplier/ });
      await slider.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => shown(page).scenario.noiseMultiplier).toBeGreaterThan(1.68);
      expect(stepOf(page)).toBe('start');
      await page.getByRole('button', { name: 'Next step' }).click();
      for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
      await expect.poll(() => stepOf(page)).toBe('rare-step');
      await page.keyboard.press('Escape');
      await page.locator('#which-neighbour').waitFor();
      await expect.poll(() => stepOf(page)).toBeNull();
      await expect.poll(() => shown(page).scenario.noiseMultiplier).toBe(0.6);
      await expect
        .poll(() =>
          page.locator('#which-neighbour').evaluate((chapter) => chapter.getBoundingClientRect().top),
        )
        .toBeLessThan(80);
      await page.goBack();
      await expect.poll(() => stepOf(page)).toBe('rare-step');
    });
  });

  test('a speaker’s window leads and follows the slides, and says when they do not answer', async () => {
    const { page } = here;
    await goWithin(page, lectureAddress(NUMBERS));
    await title(page).waitFor();
    const opening = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Speaker’s view' }).click();
    const speaker = await opening;
    try {
      await speaker.getByText(/with the slides follows/).waitFor();
      await speaker.getByText(/Hands up/).waitFor();
      // a plan that is chosen there applies to both windows and to the address
      await speaker.getByLabel('Plan').selectOption({ label: '45 minutes' });
      await page.getByText('2 of 19', { exact: true }).waitFor();
      await speaker.getByText('2 of 19', { exact: true }).waitFor();
      await expect.poll(() => shown(page).view.plan).toBe('45');
      await speaker.keyboard.press('b');
      await page.getByRole('button', { name: 'Show the slide again' }).waitFor();
      // each of five presses at once builds on the one before, whatever the slides have answered by then
      await speaker.keyboard.press('b');
      for (let i = 0; i < 4; i++) await speaker.keyboard.press('ArrowRight');
      await page.getByRole('button', { name: 'Show the slide again' }).waitFor({ state: 'detached' });
      // the speaker sees the answer to a vote before the audience does
      await speaker.getByText('Answer: A, Above 2').waitFor();
      await speaker.getByText(/Your next press, .* reveals it/).waitFor();
      expect(await page.getByText('Doubling would promise').count()).toBe(0);
      await speaker.keyboard.press('PageDown');
      await page.getByText('Doubling would promise').waitFor();
      await speaker.getByText('The audience sees it.').waitFor();
      if (thorough) expect(await axeFinds(page)).toEqual([]);
      await speaker.keyboard.press('ArrowRight');
      await expect.poll(() => stepOf(page)).toBe('above-twice');
      await expect.poll(() => title(page).innerText()).toBe('More than twice');
      await page.keyboard.press('End');
      await speaker.getByText('This is the last step.').waitFor();
      // before the clock starts nobody is early or late
      expect(await speaker.getByText(/ahead|behind/).count()).toBe(0);
      await speaker.getByRole('button', { name: 'Start the clock' }).click();
      await expect.poll(() => speaker.getByRole('timer').innerText()).not.toBe('0:00');
      await speaker.getByText(/ahead/).waitFor();
      if (thorough) expect(await axeFinds(speaker)).toEqual([]);
      await speaker.setViewportSize({ width: 360, height: 740 });
      await expect.poll(() => beyond(speaker)).toBe(0);
      await page.keyboard.press('Escape');
      await speaker.getByText(/No window with the slides answers/).waitFor();
    } finally {
      await speaker.close();
    }
  });

  test('keys follow the plan in the address, except where the game takes the arrows', async () => {
    const { page, errors } = here;
    const guess = LECTURE.find(({ id }) => id === 'guess') ?? LECTURE[0];
    await goWithin(page, lectureAddress(NUMBERS, '15'));
    await page.getByText('2 of 10', { exact: true }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => stepOf(page)).toBe('every-step');
    await page.keyboard.press('End');
    await page.getByText('10 of 10', { exact: true }).waitFor();
    await page.keyboard.press('?');
    await page.getByText('a black screen, and back').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('a black screen, and back').waitFor({ state: 'detached' });
    await goWithin(page, lectureAddress(guess, '90'));
    await page.locator('[data-takes-arrows]:focus').waitFor();
    // no answer has the focus, which would look as if it had been chosen
    expect(await page.locator('[data-takes-arrows] button:focus').count()).toBe(0);
    await page.keyboard.press('ArrowRight');
    await page.getByText(/Round 2 of/).waitFor();
    expect(stepOf(page)).toBe('guess');
    await page.keyboard.press('PageDown');
    await expect.poll(() => stepOf(page)).toBe('few-steps');
    await page.getByText(/then a break, 6 min/).waitFor();
    expect(errors).toEqual([]);
  });

  test('a lecture fits a phone, and axe finds nothing in it, light or dark', async () => {
    const { page } = here;
    await goWithin(page, lectureAddress(NUMBERS));
    await page.locator('[data-testid=point-grip]').waitFor();
    await page
      .getByTestId('claim')
      .getByText(/at least|lower bound/)
      .waitFor();
    expect(await axeFinds(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    if (thorough) expect(await axeFinds(page, { rules: ['color-contrast'] })).toEqual([]);
    // figures grow when the window gets higher, as when a projector is plugged in
    const height = () =>
      page.getByTestId('epsilon-chart').evaluate((figure) => figure.getBoundingClientRect().height);
    const before = await height();
    await page.setViewportSize({ width: 1280, height: 1000 });
    await expect.poll(height).toBeGreaterThan(before);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => beyond(page)).toBeLessThanOrEqual(0);
  });
});
