// The spine of the page: seven chapters in their order, reachable from the masthead, each with what a chapter has.
import { describe, expect, test } from 'vitest';
import { ROOMS } from '../../src/explainer/chapters/rooms';
import { thorough } from '../statistics/size';
import { builtPage, goWithin } from './builtPage';

const built = builtPage();
const LIGHT = '?v=2&R=500&rep=1';

describe('the spine', () => {
  const here = built.stay(LIGHT, { reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });

  test('stands in order, and every chapter has a number, a claim and something to try', async () => {
    const { page, errors } = here;
    await page.locator('.current-point .grip').waitFor();
    const ids = await page.locator('main > section[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual(ROOMS.map(({ id }) => id));
    for (const [i, { id }] of ROOMS.entries()) {
      const chapter = page.locator(`#${id}`);
      expect(await chapter.locator('.ChapterHead_number').innerText()).toMatch(new RegExp(`^${i + 1}`));
      expect(await chapter.getByRole('heading', { level: 2 }).first().innerText()).not.toBe('');
      expect(await chapter.locator('.try').count()).toBeGreaterThan(0);
    }
    expect(errors).toEqual([]);
  });

  test('the masthead leads to a chapter and marks it; the first Tab offers to skip', async () => {
    const { page } = here;
    await page.locator('.current-point .grip').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    const nav = page.getByRole('navigation', { name: 'Chapters' });
    const marked = () => nav.locator('[aria-current]').allInnerTexts();
    expect(await marked()).toEqual([]);
    for (const number of [6, 2]) {
      await nav.getByRole('link', { name: new RegExp(`^${number} `) }).click();
      await expect.poll(marked).toEqual([expect.stringMatching(new RegExp(`^${number}`))]);
    }
  });

  test('whoever follows a link to a setting has the story when asked, and one key leads past it', async () => {
    const { page } = here;
    await goWithin(page, LIGHT);
    const story = page.getByText(/No one should learn her diagnosis/);
    expect(await story.count()).toBe(0);
    await page.getByRole('button', { name: 'The question in a minute' }).click();
    await story.waitFor();
    // a note that is open goes first
    await page.locator('.story').getByRole('button', { name: 'δ' }).focus();
    await page.getByRole('tooltip').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('claim');
  });

  test('chapters 5 and 6 say what stands in them, and it follows the page', async () => {
    const { page } = here;
    await goWithin(page, `${LIGHT}#meaning`);
    const meaning = page.locator('#meaning');
    const password = meaning.getByRole('row', { name: /password/ });
    const yes = meaning.getByRole('row', { name: /yes or no/ });
    await password.scrollIntoViewIfNeeded();
    // by the bare (ε, δ), and by the whole curve
    await password.getByText('0.298').waitFor();
    await password.getByText('0.1001').waitFor();
    await yes.getByText('79.68').waitFor();
    // by removal, under the add/remove curve
    await password.getByText(/0\.007(19|20)/).waitFor();
    if (thorough) {
      await meaning.getByRole('link', { name: /one in a hundred/ }).click();
      await password.getByText('1.02').waitFor();
      await yes.getByText('79.68').waitFor();
    }
    await meaning.getByRole('link', { name: /six times the noise/ }).click();
    await yes.getByText('55.30').waitFor();
    const run = page.locator('#one-run');
    await run.scrollIntoViewIfNeeded();
    await run.getByText('ε ≥ 5.80').waitFor();
    await run.getByRole('link', { name: /confidence/ }).click();
    await run.getByText('ε ≥ 4.97').waitFor();
  });

  test('of two steps followed within one frame both count', async () => {
    const { page } = here;
    await goWithin(page, `${LIGHT}#one-run`);
    const steps = page.locator('#one-run .try a, #meaning .try a');
    await steps.nth(2).waitFor();
    await steps.evaluateAll((links) => {
      for (const link of links)
        if (link instanceof HTMLElement && /confidence|one in a hundred/.test(link.innerText)) link.click();
    });
    const fields = () => page.evaluate(() => Object.fromEntries(new URLSearchParams(location.search)));
    await expect.poll(fields).toMatchObject({ conf: '0.999', d: '0.01' });
  });
});
