// Compares the look of the page with the pictures in baseline/: some chapters, a lecture and an embedded figure, on a laptop or on a phone in
// the dark; in `npm run verify:browser` all of them, with the texts and the pages beside the article. After an intended change of look make
// them anew with `npm run screenshots`, and look at each before you commit it. Other tests here make sure that the comparison finds changes.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { onlyInFull, size } from '../statistics/size';
import { shared } from './shared';
import type { Site } from './site';
import { typeInUse } from './typeInUse';
import { type Darkroom, openDarkroom } from './visual/darkroom';
import { unlikeKept } from './visual/kept';
import { COMPARED, photographAll } from './visual/parts';

let site: Site;
let browser: Browser;
let darkroom: Darkroom;

beforeAll(async () => {
  ({ site, browser } = await shared());
  darkroom = await openDarkroom(browser);
});

/** How a picture differs from the kept one: px by which a paragraph is moved, the curve's colour, a style, and further markup. */
interface Change {
  shift?: number;
  colour?: string;
  css?: string;
  extra?: string;
}

describe('the comparison', () => {
  const TEXT =
    'A step of DP-SGD adds up one clipped gradient per record of its batch, adds noise, and shows the result. '.repeat(
      6,
    );

  let page: Page;
  let kept: Buffer;
  beforeAll(async () => {
    page = await browser.newPage({ viewport: { width: 600, height: 700 } });
    kept = await drawn({});
  });

  const TYPE = readFileSync(new URL('../../src/lab/fonts/serif-latin.woff2', import.meta.url));

  /** A picture of text and a curve in the page's own font, with some difference from the others. */
  async function drawn({ shift = 0, colour = '#c8500a', css = '', extra = '' }: Change): Promise<Buffer> {
    await page.setContent(`<style>
      @font-face { font-family: 'Lector Serif'; src: url(data:font/woff2;base64,${TYPE.toString('base64')}) }
      body { margin: 20px; font: 17px/27px 'Lector Serif'; ${css} }</style>
      <p>${TEXT}</p><p style="position: relative; left: ${shift}px">${TEXT}</p>
      <svg width="500" height="100"><path d="M0 90C150 90 200 10 500 10" fill="none" stroke="${colour}" stroke-width="2"/></svg>${extra}`);
    await page.evaluate(() => document.fonts.ready);
    return darkroom.develop(await page.screenshot());
  }

  test('uses pictures in the page’s own font', async (itself) => {
    onlyInFull(itself);
    await drawn({});
    const { letters, strangers } = await typeInUse(page);
    expect(strangers).toEqual([]);
    expect(Object.keys(letters)).toEqual(['Lector Serif 4']);
  });

  test('accepts the same page even with other smoothing of letters', async (itself) => {
    onlyInFull(itself);
    expect(await darkroom.judge(kept, await drawn({}))).toMatchObject({ same: true, share: 0 });
    for (const css of [
      'will-change: transform; transform: translate(0.35px, 0.3px)',
      'text-rendering: geometricPrecision',
    ]) {
      const otherwise = await drawn({ css });
      expect(otherwise.equals(kept), css).toBe(false);
      expect(await darkroom.judge(kept, otherwise), css).toMatchObject({ same: true });
    }
  });

  const CHANGES: readonly (readonly [string, Change])[] = [
    ['a paragraph moved by 2 px', { shift: 2 }],
    ['a curve in another colour', { colour: '#0072b2' }],
    ['a curve that is missing', { colour: 'none' }],
    ['a line of text more', { extra: '<p>One more.</p>' }],
    ['larger type', { css: 'font-size: 18px' }],
    ['another ground', { css: 'background: #f7f4ee' }],
  ];
  test.each(size(CHANGES.slice(0, 1), CHANGES))('fails %s', async (_, change) => {
    const { same, why, picture } = await darkroom.judge(kept, await drawn(change));
    expect(same).toBe(false);
    expect(why).not.toBe('');
    expect(picture?.subarray(1, 4).toString()).toBe('PNG');
  });
});

test('the page looks as in the kept pictures', { timeout: 300_000 }, async () => {
  const failures: string[] = [];
  await photographAll(browser, site.url, COMPARED, async (name, png) => {
    const failure = await unlikeKept(darkroom, name, png);
    if (failure !== null) failures.push(failure);
  });
  expect(failures).toEqual([]);
});
