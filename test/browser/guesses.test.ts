// The first question of a chapter, and the cover over a figure that would give its answer away.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CHAPTERS } from '../../src/lab/chapters/allChapters';
import { onlyInFull } from '../statistics/size';
import { axeFinds } from './axe';
import { builtPage, goWithin, type Visit } from './builtPage';
import { LIGHT } from './wholePage';

const built = builtPage();

const coversStay = (page: Page) => page.addInitScript(() => Object.assign(globalThis, { coversStay: true }));
const covered = {
  prepare: coversStay,
  reducedMotion: 'reduce',
  viewport: { width: 1280, height: 800 },
} as const;
const cover = (page: Page) => page.getByRole('region', { name: 'Your guess first' });

/** One tab for all tests of this file. Each test but the first loads the page anew in it. */
const here = built.stay(`${LIGHT}#worst-case`, covered);

/** Opens the page as for a reader who has never been here. */
async function comeTo(address: string): Promise<Visit> {
  const { page, errors, requests, strangers } = here;
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('about:blank');
  await page.goto(`${built.site.url}${address}`);
  await page.locator('[data-testid=still]').waitFor({ state: 'detached' });
  return { page, errors, requests, strangers };
}

const isInert = (page: Page) =>
  page.getByTestId('stage-content').evaluate((content) => content.hasAttribute('inert'));

test('a chapter opens with its question, and its figure is covered until that is answered', async () => {
  const { page, errors } = here;
  await cover(page).waitFor();
  expect(await isInert(page)).toBe(true);
  const question = page.locator('#guess-worst-case');
  await question.getByRole('button', { name: 'Compare' }).waitFor();
  const places = await page.evaluate(() =>
    ['worst-case-title', 'guess-worst-case'].map((id) => {
      const { top, bottom } = document.getElementById(id)!.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  expect(places[1].top - places[0].bottom).toBeGreaterThanOrEqual(0);
  expect(places[1].top - places[0].bottom).toBeLessThan(40);
  expect(await axeFinds(page, { parts: ['[data-testid=cover]', '#guess-worst-case'] })).toEqual([]);

  await cover(page).getByRole('button', { name: 'To the question' }).press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('guess-worst-case');
  await expect.poll(() => cover(page).count()).toBe(1);
  await question.getByRole('button', { name: 'Compare' }).click();
  await expect.poll(() => cover(page).count()).toBe(0);
  expect(await isInert(page)).toBe(false);
  // the answer counts for the rest of the visit
  await goWithin(page, `${LIGHT}#promise`);
  await cover(page).waitFor();
  await goWithin(page, `${LIGHT}#worst-case`);
  await page.locator('#worst-case-title').waitFor();
  expect(await cover(page).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('after a skip by keyboard the figure has the focus', async () => {
  const { page } = await comeTo(`${LIGHT}#promise`);
  await cover(page).getByRole('button', { name: 'Skip' }).press('Enter');
  await expect.poll(() => cover(page).count()).toBe(0);
  expect(await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.testid)).toBe(
    'stage-content',
  );
});

test('a figure that is uncovered under a resting pointer shows no reading until the pointer moves', async (itself) => {
  onlyInFull(itself);
  const { page } = await comeTo(`${LIGHT}#training`);
  await cover(page).getByRole('button', { name: 'Skip' }).click();
  await expect.poll(() => cover(page).count()).toBe(0);
  const plot = page.getByTestId('stage').locator('svg[width]').first();
  await plot.waitFor();
  // the browser sends pointer events to the figure within a frame or two
  await page.waitForTimeout(500);
  const card = page.getByTestId('stage').locator('[data-testid=figure-tooltip]');
  const line = page.getByTestId('step-cursor');
  expect(await card.count()).toBe(0);
  expect(await line.count()).toBe(0);
  const box = await plot.boundingBox();
  if (!box) throw new Error('The figure is not shown.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
  await card.waitFor();
  await line.waitFor({ state: 'attached' });
  // card and line are put away together
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await card.count()) + (await line.count())).toBe(0);
});

test('a chapter has a cover only if it is opened at its head', async (itself) => {
  onlyInFull(itself);
  for (const [address, there] of [
    [`${LIGHT}#promise/above-twice`, '[data-testid=ratio-map]'],
    ['?embed=map', '[data-testid=ratio-map]'],
    ['?lecture=above-twice', '[data-testid=ratio-map]'],
    ['?page=all', '#promise-title'],
  ]) {
    const { page } = await comeTo(address);
    await page.locator(there).first().waitFor();
    expect(await page.getByTestId('cover').count(), address).toBe(0);
  }
});

test('every chapter has a first question and covers only figures of its stage', async (itself) => {
  onlyInFull(itself);
  const { page, errors } = await comeTo(LIGHT);
  for (const { id, stage, covers } of CHAPTERS) {
    await goWithin(page, `${LIGHT}#${id}`);
    await page.locator(`#guess-${id}`).getByRole('heading', { level: 3 }).first().waitFor();
    expect(await cover(page).count(), id).toBe(covers.some((name) => name === stage[0]) ? 1 : 0);
    for (const name of covers) expect(stage).toContain(name);
  }
  expect(errors).toEqual([]);
});
