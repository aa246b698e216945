// The frame of the page: the stage that stays with one chapter beside it, the number of workers, what an address opens, the way back, and
// what a step changes.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CHAPTERS } from '../../src/lab/chapters/allChapters';
import { chunksOfBuild } from '../../tools/weight/chunks';
import { onlyInFull, thorough } from '../statistics/size';
import { axeFinds, axeInBothThemes } from './axe';
import { builtPage, goWithin } from './builtPage';
import { parameter } from './inPage';
import { LIGHT, openChapter, unfoldAll } from './wholePage';

const built = builtPage();

const open = (page: Page) => page.getByRole('navigation', { name: 'Chapters', exact: true });
const onStage = (page: Page) => page.getByTestId('stage').getAttribute('data-figure');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);

interface Alive {
  now: number;
  most: number;
  runs: number;
}

/** Counts the workers that are alive at any time. Runs in the page before its own code. */
function countWorkers(): void {
  const alive: Alive = { now: 0, most: 0, runs: 0 };
  Object.assign(globalThis, { alive });
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      if (/oneRun\.worker/.test(String(url))) alive.runs++;
      alive.most = Math.max(alive.most, ++alive.now);
    }
    override terminate() {
      super.terminate();
      alive.now--;
    }
  };
}

describe('chapters beside the stage', () => {
  const here = built.stay(LIGHT, {
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    prepare: (page) => page.addInitScript(countWorkers),
  });

  test('each opens completely at its head from the masthead', {
    timeout: 300_000,
  }, async () => {
    const { page, errors, requests } = here;
    for (const [i, { id, name, stage }] of CHAPTERS.entries()) {
      // other tests of npm test open the other chapters
      if (!thorough && !['one-run', 'choose'].includes(id)) continue;
      await open(page)
        .getByRole('link', { name: new RegExp(`^${i + 1} `) })
        .click();
      await page.locator(`#${id}-title`).waitFor();
      await expect.poll(() => focused(page)).toBe(`${id}-title`);
      await expect.poll(() => page.title()).toBe(`${i + 1} ${name}: Adjacency Lab`);
      await expect
        .poll(() => open(page).locator('[aria-current="page"]').allInnerTexts())
        .toEqual([expect.stringMatching(new RegExp(`^${i + 1}`))]);
      await page.locator(`[data-testid=text] section#${id}`).waitFor();
      await expect.poll(() => onStage(page)).toBe(stage[0] ?? 'lab');
      await expect.poll(async () => Math.abs((await topOf(page, id)) - 76)).toBeLessThan(2);
      await page.locator(`#${id} p a[href*="#${id}/"]`).first().waitFor();
      await expect.poll(() => page.locator('[data-testid=figure-wait]').count()).toBe(0);
      await expect.poll(() => page.locator('#lab [aria-busy="true"]').count()).toBe(0);
      // npm test has axe on the article, in whole.test.ts
      if (thorough) expect(await axeFinds(page), id).toEqual([]);
    }
    const gpu = chunksOfBuild().filter(({ role }) => role === 'GPU training');
    expect(gpu.length).toBeGreaterThan(0);
    const urls = requests.map((request) => request.url()).join();
    expect(gpu.filter(({ name }) => urls.includes(name))).toEqual([]);
    expect(errors).toEqual([]);
  });

  test('the page by itself uses at most one worker more than there are cores', async () => {
    const { page } = here;
    const alive = () => page.evaluate(() => (globalThis as unknown as { alive: Alive }).alive);
    const cores = await page.evaluate(() => navigator.hardwareConcurrency);
    // the run of chapter 5 must be among them
    await expect.poll(async () => (await alive()).runs).toBeGreaterThan(0);
    const { most } = await alive();
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(cores + 1);
  });

  test('back and forward lead through them and the page’s name to the start', async (itself) => {
    onlyInFull(itself);
    const { page } = here;
    await goWithin(page, `${LIGHT}#promise`);
    await page.locator('#promise-title').waitFor();
    await page.getByRole('navigation', { name: 'Chapters beside this one' }).getByRole('link').last().click();
    await page.locator('#worst-case-title').waitFor();
    await page.goBack();
    await page.locator('#promise-title').waitFor();
    await page.goForward();
    await page.locator('#worst-case-title').waitFor();
    await page.getByRole('link', { name: /the start/ }).click();
    await page.getByRole('link', { name: /^Learn/ }).waitFor();
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    await expect.poll(() => page.title()).toBe('Adjacency Lab');
  });

  test('a step sets the page and its figure without moving the text, and can be undone', async () => {
    const { page } = here;
    await goWithin(page, `${LIGHT}#promise`);
    const step = page.locator('#promise p a[href*="#promise/"]').first();
    await step.scrollIntoViewIfNeeded();
    await page.getByRole('radio', { name: 'Profile' }).check({ force: true });
    await expect.poll(() => onStage(page)).toBe('profile');
    const before = await page.evaluate(() => scrollY);
    await step.click();
    await expect.poll(() => onStage(page)).toBe('map');
    await expect.poll(() => new URL(page.url()).hash).toBe('#promise/above-twice');
    await expect.poll(() => parameter(page, 'q')).toBe('0.5');
    expect(await page.evaluate(() => scrollY)).toBe(before);
    const said = page.locator('#lab').getByText(/^Now q = 0\.5, σ = 10/);
    await said.waitFor();
    await page.locator('#lab').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => parameter(page, 'q')).toBeNull();
    await said.waitFor({ state: 'detached' });
    await page.goBack();
    await expect.poll(() => parameter(page, 'q')).toBe('0.5');
  });

  test('the tab of the live figure keeps the sentence and the controls', async (itself) => {
    onlyInFull(itself);
    const { page } = here;
    await goWithin(page, `${LIGHT}#one-run`);
    await page.getByRole('radio', { name: 'The lab' }).check({ force: true });
    await page.locator('[data-testid=stage] [data-testid=point-grip]').waitFor();
    const sigma = page
      .locator('#lab')
      .getByRole('slider', { name: /noise multiplier/i })
      .first();
    const sentence = page.getByRole('heading', { level: 1 });
    const before = await sentence.innerText();
    await sigma.focus();
    for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowUp');
    await expect.poll(() => sentence.innerText()).not.toBe(before);
    await page.locator('#one-run-title').waitFor();
  });

  test('the first Tab offers to skip to the content, which leaves the chapter open', async (itself) => {
    onlyInFull(itself);
    // an address with a place in it would have the browser begin at that place
    await built.visit(LIGHT, async ({ page }) => {
      await page.locator('[data-testid=point-grip]').waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe('main');
      await goWithin(page, `${LIGHT}#training`);
      await page.locator('#training-title').waitFor();
      await page.getByRole('link', { name: 'Skip to the content' }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe('main');
      await page.getByRole('link', { name: 'Skip to the chapter’s text' }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe('training-title');
    });
  });
});

describe.runIf(thorough)('what an address opens', () => {
  const here = built.stay(`${LIGHT}#crowd-title`, {
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 720 },
  });

  test('an old hash opens its place within a chapter or the scenario of its step', async () => {
    const { page, errors } = here;
    const arrived = async (id: string) => {
      await page.locator(`#${id}`).waitFor({ state: 'attached' });
      await expect.poll(async () => Math.abs((await topOf(page, id)) - 50)).toBeLessThan(50);
    };
    await arrived('crowd-title');
    await page.goto(`${built.site.url}#check-promise`);
    await page.locator('#check-promise').waitFor();
    await page.goto('about:blank');
    await page.goto(`${built.site.url}#promise/below-twice`);
    await expect.poll(() => Number(parameter(page, 'q'))).toBe(0.005);
    await expect.poll(() => onStage(page)).toBe('map');
    await page.goto('about:blank');
    await page.goto(`${built.site.url}?v=2&s=3#promise/profile`);
    await expect.poll(() => onStage(page)).toBe('profile');
    await expect.poll(() => parameter(page, 's')).toBe('3');
    expect(errors).toEqual([]);
  });
});

// npm test has the keyboard in whole.test.ts
describe.runIf(thorough)('by keyboard and for assistive technology', () => {
  const here = built.stay(LIGHT, { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });

  /** Presses a key until an element of the selector has the focus. */
  async function goBy(key: 'Tab' | 'Shift+Tab', selector: string): Promise<void> {
    for (let i = 0; i < 80; i++) {
      await here.page.keyboard.press(key);
      if (await here.page.evaluate((css) => document.activeElement?.matches(css) === true, selector)) return;
    }
    throw new Error(`Eighty times ${key} do not lead to ${selector}.`);
  }

  test('the keyboard alone reaches a chapter, a step and the slider at the lower edge, and leads back', async () => {
    const { page } = here;
    await goBy('Tab', 'header a[href="#promise"]');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('promise-title');
    await goBy('Tab', '[data-testid=text] a[href*="#promise/"]');
    await page.keyboard.press('Enter');
    await page.locator('[data-testid=stage-said]', { hasText: /Undo/ }).waitFor();
    await goBy('Shift+Tab', '#lab input[type="range"]');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await goBy('Tab', '#lab [data-symbol-home="q"] input[type="range"]');
    const before = parameter(page, 'q');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => parameter(page, 'q')).not.toBe(before);
    await goBy('Shift+Tab', 'header a[href="#top"]');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toBe('claim');
  });

  test('axe finds nothing with everything unfolded, light or dark', { timeout: 300_000 }, async () => {
    const { page } = here;
    for (const { id } of CHAPTERS) {
      await openChapter(page, id);
      await unfoldAll(page);
      expect(await axeInBothThemes(page), id).toEqual([]);
    }
  });
});
