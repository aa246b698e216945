// Links: one that is copied, reloaded or gone back to opens where the reader was, in the language that it names, under the masthead that
// all pages have. Also what a phone's first taps and drags must not change.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { CHAPTERS } from '../../src/lab/chapters/allChapters';
import { onlyInFull, size, thorough } from '../statistics/size';
import { builtPage } from './builtPage';
import { beyond, goWithin, rest } from './inPage';
import { LIGHT } from './wholePage';

const built = builtPage();

const staged = (page: Page) => page.getByTestId('stage').getAttribute('data-figure');

describe('on a desk', () => {
  const here = built.stay(`${LIGHT}#meaning`, {
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('a copied link, reload and back all open the chapter with its third tab', async () => {
    const { page, errors } = here;
    await page.locator('#meaning-title').waitFor();
    const entries = await page.evaluate(() => history.length);
    const third = page.locator('[data-testid=stage-tabs] input').nth(2);
    await third.waitFor({ state: 'attached' });
    await third.check({ force: true });
    const chosen = await staged(page);
    expect(chosen).not.toBe('lab');
    await page.getByRole('button', { name: 'Save or share, and what the attack is doing' }).click();
    await page.getByRole('button', { name: 'copy link' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/[?&]figure=[a-z-]+#meaning$/);
    expect(await page.evaluate(() => history.length), 'a tab fills no history').toBe(entries);

    await page.goto('about:blank');
    await page.goto(copied);
    await expect.poll(() => staged(page)).toBe(chosen);
    if (thorough) {
      await page.reload();
      await expect.poll(() => staged(page)).toBe(chosen);
    }
    await page.getByTestId('masthead').getByRole('link', { name: /^2/ }).click();
    await page.locator('#promise-title').waitFor();
    await expect.poll(() => page.url()).not.toContain('figure=');
    await page.goBack();
    await expect.poll(() => staged(page)).toBe(chosen);
    expect(errors).toEqual([]);
  });

  test('the live figure can be shared as a picture while a chapter shows another one', async (itself) => {
    onlyInFull(itself);
    const { page } = here;
    await goWithin(page, `${LIGHT}#meaning`);
    await page.locator('#meaning-title').waitFor();
    expect(await staged(page)).not.toBe('lab');
    await page.getByRole('button', { name: 'Save or share, and what the attack is doing' }).click();
    await page.getByRole('button', { name: 'save or share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Save or share this point' });
    await dialog.getByText(/under substitute adjacency/).waitFor();
    const copy = dialog.getByRole('button', { name: 'Copy picture, sentence and link' });
    await expect
      .poll(async () => {
        await copy.click();
        return dialog.getByRole('status').innerText();
      })
      .toBe('Picture, sentence and link copied.');
    await page.keyboard.press('Escape');
  });

  test('the language in an address takes precedence over an earlier choice, also in links', async (itself) => {
    onlyInFull(itself);
    const { page } = here;
    await page.evaluate(() => localStorage.setItem('adjacency-lab-language', 'de'));
    const language = () => page.evaluate(() => document.documentElement.lang);
    await page.goto(`${built.site.url}${LIGHT}&lang=en`);
    expect(await language()).toBe('en');
    await page.goto(`${built.site.url}${LIGHT}`);
    await page.getByTestId('masthead').waitFor();
    expect(await language()).toBe('en');
  });

  test('a figure in motion plays once by itself from its first frame, and again with its step', async (itself) => {
    onlyInFull(itself);
    await built.visit(
      `${LIGHT}&lang=en#which-neighbour`,
      async ({ page }) => {
        const moment = page.getByRole('slider', { name: 'Moment of the step' });
        await moment.waitFor();
        const last = Number(await moment.getAttribute('max'));
        expect(Number(await moment.inputValue())).toBeLessThan(last);
        const at = async () => Number(await moment.inputValue());
        await expect.poll(at).toBe(last);
        const picture = page.getByTestId('stage').getByRole('img');
        await picture.getByText('sum with Ana’s record').waitFor();
        await picture.getByText('with another diagnosis').waitFor();
        await picture.getByText('released').waitFor();
        // it does not play by itself a second time in the visit
        await page.getByTestId('stage-tabs').locator('label:has([value="lab"])').click();
        await page.getByTestId('stage-tabs').locator('label:has([value="clipping"])').click();
        await moment.waitFor();
        expect(await at()).toBe(last);
        await page.getByRole('link', { name: 'one step in slow motion' }).click();
        await expect.poll(at).toBeLessThan(last);
      },
      { reducedMotion: 'no-preference' },
    );
  });
});

/** Goes to chapters by the masthead, and expects the title of each directly below its figure. npm test has every third chapter. */
async function expectLandings(own: Page): Promise<void> {
  for (const { id } of CHAPTERS.filter((_, i) => size(i % 3 === 0, true))) {
    await own.locator(`header a[href="#${id}"]`).first().tap();
    await own.locator(`#${id}-title`).waitFor();
    const placed = () =>
      own.evaluate((chapter) => {
        const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
        const sight = box('[data-sight]');
        const foot = Math.max(box('[data-testid=masthead]').bottom, sight.bottom);
        const rows = (selector: string) =>
          new Set(
            [...document.querySelectorAll(`${selector} label`)].map(
              (label) => label.getBoundingClientRect().top,
            ),
          ).size;
        return {
          // the section begins with the number and name of the chapter, above its title
          below: Math.round(box(`#${chapter}`).top - foot),
          above: Math.round(sight.top - box('[data-testid=masthead]').bottom) <= 1,
          tabs: [rows('[data-testid=stage-tabs]'), rows('[data-testid=control-tabs]')].every(
            (count) => count <= 1,
          ),
        };
      }, id);
    await expect
      .poll(
        async () => {
          const { below, ...rest } = await placed();
          return { near: below >= -1 && below <= 64, ...rest };
        },
        { message: id },
      )
      .toEqual({ near: true, above: true, tabs: true });
  }
}

describe('on a phone', () => {
  const here = built.stay(LIGHT, {
    viewport: { width: 360, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });

  test('the bar of controls stays where it is when q is chosen', async () => {
    const { page } = here;
    const tabs = page.getByTestId('control-tabs');
    // controls are shown only once the game is scrolled away
    await page.getByTestId('epsilon-surface').evaluate((figure) => figure.scrollIntoView({ block: 'end' }));
    await tabs.waitFor();
    const top = async () => (await tabs.boundingBox())?.y;
    const before = await top();
    await tabs.locator('label').nth(1).tap();
    await page.getByRole('slider', { name: 'Sampling rate' }).waitFor();
    expect(await top()).toBe(before);
    await tabs.locator('label').nth(0).tap();
  });

  test('a swipe down that begins on the line of σ changes nothing', async () => {
    const { page } = here;
    const session = await page.context().newCDPSession(page);
    // the live figure beside a chapter, where it stays in the window
    await goWithin(page, `${LIGHT}&figure=lab#promise`);
    await page.locator('#promise-title').waitFor();
    const grip = page.locator('[data-testid=point-grip]');
    await grip.waitFor();
    await rest(page);
    const value = () => grip.getAttribute('aria-valuetext');
    const swipe = async (from: { x: number; y: number }, by: { x: number; y: number }) => {
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
      for (let i = 1; i <= 8; i++)
        await session.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          touchPoints: [{ x: from.x + (by.x * i) / 8, y: from.y + (by.y * i) / 8 }],
        });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await rest(page);
    };
    const line = await page.locator('[data-testid=current-line]').boundingBox();
    if (!line) throw new Error('The line is not shown.');
    const start = await value();
    const scrolled = await page.evaluate(() => scrollY);
    await swipe({ x: line.x, y: line.y + line.height * 0.7 }, { x: 3, y: -60 });
    expect(await value()).toBe(start);
    expect(await page.evaluate(() => scrollY), 'the page is scrolled').toBeGreaterThan(scrolled);
    await page.evaluate(() => window.scrollTo(0, 0));
    await rest(page);
    const box = await grip.locator('[data-testid=grip-knob]').boundingBox();
    if (!box) throw new Error('The grip is not shown.');
    await swipe({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, { x: 40, y: 0 });
    expect(await value()).not.toBe(start);
    expect(await page.locator('[data-testid=figure-tooltip]').count()).toBe(0);
    await session.detach();
  });

  test('a chapter’s address lands on its title directly below its figure', async () => {
    const { page } = here;
    await page.setViewportSize({ width: 390, height: 844 });
    await expectLandings(page);
    await page.setViewportSize({ width: 360, height: 844 });
  });

  test('a chapter’s address lands on its title directly below its figure in German', async (itself) => {
    onlyInFull(itself);
    await built.visit(`de.html${LIGHT}`, ({ page }) => expectLandings(page), {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
  });

  test('a page beside the article has the masthead in one row', async (itself) => {
    onlyInFull(itself);
    const { page, errors } = here;
    const bar = page.getByTestId('masthead');
    const height = async () => (await bar.boundingBox())?.height;
    const atStart = await height();
    await bar.getByRole('button', { name: 'More pages' }).tap();
    await page.getByRole('link', { name: 'Bounds and attacks' }).first().tap();
    await page.getByRole('heading', { level: 1, name: 'Bounds and attacks' }).waitFor();
    expect(await height()).toBe(atStart);
    expect(await beyond(page)).toBe(0);
    await bar.getByRole('link', { name: 'Deutsch' }).waitFor();
    await bar.getByRole('link', { name: /^4/ }).tap();
    await page.locator('#training-title').waitFor();
    expect(new URL(page.url()).search).toMatch(/^\?v=2&.*R=500&rep=1$/);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Bounds and attacks' }).waitFor();
    expect(errors).toEqual([]);
  });
});
