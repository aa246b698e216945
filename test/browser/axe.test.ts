// axeFinds looks at a part of the page only, to save time. It still finds what is wrong, and leaves the page as it was.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFinds } from './axe';
import { shared } from './shared';

let page: Page;
beforeAll(async () => {
  page = await (await shared()).browser.newPage();
});
afterAll(() => page.context().close());

const EQUATION = (css: string) =>
  `<span class="katex"><math><mi>q</mi></math><span class="katex-html" aria-hidden="true"><i style="${css}">sup</i></span></span>`;

const pageOf = ({
  css = '',
  faint = '',
  button = 'Go',
}) => `<!doctype html><html lang="en"><title>Planted</title>
  <style>:root { color-scheme: light dark; background: Canvas; color: CanvasText } .soft { color: #767676 } ${css}</style>
  <main><h1>Planted</h1><button>${button}</button>
  ${'<p>plain</p><p class="soft">soft</p>'.repeat(20)}
  <p>${EQUATION('')}</p><p>${EQUATION(faint)}</p><p class="last">last</p></main></html>`;

const looks = async (html: string, colorScheme: 'light' | 'dark', rules?: string[]) => {
  await page.emulateMedia({ colorScheme });
  await page.setContent(html);
  const before = await page.evaluate(() => document.body.innerHTML);
  const found = await axeFinds(page, { rules });
  const after = await page.evaluate(() => document.body.innerHTML.replaceAll(' data-contrast-sample=""', ''));
  expect(after).toBe(before);
  return found.map((line) => line.split(':')[0]);
};

test.each([
  ['nothing', {}, 'light', []],
  ['a button without a name', { button: '' }, 'light', ['button-name']],
  ['a word that is too faint', { css: '.last { color: #8a8a8a }' }, 'light', ['color-contrast']],
  ['a letter of an equation', { faint: 'color: #aaa' }, 'light', ['color-contrast']],
  ['a ground that is too dark', { css: '.last { background: #666 }' }, 'light', ['color-contrast']],
  ['what is faint in the dark alone', { css: '.soft { color: #666 }' }, 'dark', ['color-contrast']],
] as const)('finds %s', async (_, planted, colorScheme, expected) => {
  expect(await looks(pageOf(planted), colorScheme)).toEqual(expected);
  const colours = expected.filter((rule) => rule === 'color-contrast');
  expect(await looks(pageOf(planted), colorScheme, ['color-contrast'])).toEqual(colours);
});

test('the enhanced contrast is checked only where it is asked for', async () => {
  expect(await looks(pageOf({}), 'light', ['color-contrast-enhanced'])).toEqual(['color-contrast-enhanced']);
});
