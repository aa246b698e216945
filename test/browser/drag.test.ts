// The live figure while a control is dragged: the attack's points stay where they were measured, the ε axis follows, and the curves of
// before leave a trace. Also the sharing of the figure.
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { onlyInFull, size, thorough } from '../statistics/size';
import { builtPage } from './builtPage';
import { openChapter, putOnStage } from './wholePage';

const built = builtPage();
/** Few draws, so that the attack ends soon on a slow machine. */
const LIGHT = '?v=2&R=2000&rep=1';

const here = built.stay(LIGHT, {
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const POSITIONS = size(5, 14);

interface Seen {
  /** Number of the attack's points in the figure. */
  points: number;
  /** The third number of the sentence. */
  number: string;
  sentence: string;
  ticks: string;
  traces: number;
  /** Heights of the parts that must not move: sentence, game and stage. */
  heights: (number | undefined)[];
}

const seen = (page: Page): Promise<Seen> =>
  page.evaluate(() => ({
    points: document.querySelectorAll('[data-testid=audit-marks] circle').length,
    number:
      document.querySelector('#claim [data-testid=figure-number][data-symbol=eps-audit]')?.textContent ?? '',
    sentence: document.querySelector('#claim')?.textContent ?? '',
    ticks: [
      ...document.querySelectorAll(
        '[data-testid=epsilon-chart] .plain-axis:first-of-type [data-testid=tick]',
      ),
    ]
      .map(({ textContent }) => textContent)
      .join(' '),
    traces: document.querySelectorAll('[data-testid=epsilon-chart] .before-drag path').length,
    heights: ['#claim', '#game', '[data-testid=stage]'].map(
      (selector) => document.querySelector(selector)?.getBoundingClientRect().height,
    ),
  }));

/** Drags a slider step by step, and returns what was seen at each step before its release. */
async function dragged(page: Page, symbol: string, to: number): Promise<Seen[]> {
  const slider = page.locator(`[data-symbol-home="${symbol}"] input[type="range"]`).first();
  const box = await slider.boundingBox();
  if (!box) throw new Error(`The slider of ${symbol} is not shown.`);
  const share = await slider.evaluate((input: HTMLInputElement) => {
    const [low, high] = [Number(input.min), Number(input.max)];
    return (Number(input.value) - low) / (high - low);
  });
  const y = box.y + box.height / 2;
  const from = box.x + share * box.width;
  await page.mouse.move(from, y);
  await page.mouse.down();
  const all: Seen[] = [];
  for (let i = 1; i <= POSITIONS; i++) {
    await page.mouse.move(from + (to * box.width * i) / POSITIONS, y);
    await page.waitForTimeout(40);
    all.push(await seen(page));
  }
  return all;
}

describe('while a value is dragged', () => {
  test('the attack has points along the axis, a number only at its own settings, the axis of ε follows, and nothing changes its height', async () => {
    const { page } = here;
    await page.locator('[data-testid=audit-marks] circle').first().waitFor();
    await expect.poll(() => seen(page).then(({ sentence }) => sentence)).toContain('just ran in this tab');
    await page.getByTestId('guess-bars').waitFor();
    const before = await seen(page);
    const all = await dragged(page, 'sigma', 0.3);
    for (const [i, { points, number, sentence, heights }] of all.entries()) {
      expect(heights, `position ${i + 1}`).toEqual(before.heights);
      // the points of before are shown until they leave at the top edge
      if (i === 0) expect(points, `position ${i + 1}`).toBeGreaterThan(0);
      // the page waits for a moment before it updates what is outside the figure
      if (i < 3) continue;
      expect(number, `position ${i + 1}`).not.toBe(before.number);
      expect(sentence, `position ${i + 1}`).toMatch(/about to run at these settings|in this tab/);
    }
    const ticks = new Set(all.map((at) => at.ticks));
    expect(ticks.size).toBeGreaterThan(2);
    await page.mouse.up();
    await expect.poll(() => seen(page).then(({ sentence }) => sentence)).toContain('just ran in this tab');
    expect(here.errors).toEqual([]);
  });

  test('the curves of before stay as a trace until release, and a single key leaves none', async () => {
    const { page } = here;
    await expect.poll(() => seen(page).then(({ traces }) => traces)).toBe(0);
    await dragged(page, 'q', 0.15);
    await expect.poll(() => seen(page).then(({ traces }) => traces)).toBe(3);
    await page.mouse.up();
    await expect.poll(() => seen(page).then(({ traces }) => traces)).toBe(0);
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(100);
    expect((await seen(page)).traces).toBe(0);
  });
});

/** The ε in the sentence and beside the limits of the game, these limits, and the heights of the parts that must not move. */
const beside = (page: Page) =>
  page.evaluate(() => {
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
    const heightOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height;
    const epsilon = (text: string) => /ε\s=\s([\d.,]+)/.exec(text)?.[1];
    return {
      sentence: [...texts('#claim [data-testid=figure-number]')]
        .slice(0, 2)
        .map((text) => text.replace(/^ε\s=\s/, '')),
      game: texts('[data-testid=guess-bars] dt').slice(2).map(epsilon),
      limits: texts('[data-testid=guess-bars] dd').slice(2),
      label: texts('[data-testid=direct-label][data-symbol=eps-audit] text').join(),
      heights: ['#claim', '#game', '[data-testid=stage]'].map(heightOf),
      page: document.documentElement.scrollHeight,
    };
  });

const SPOKEN = [
  { language: 'German', file: 'de.html', coming: 'ε(Audit) folgt' },
  { language: 'English', file: '', coming: 'ε(Audit) to come' },
];

// npm test has the heights of the first drag above
describe.runIf(thorough).each(SPOKEN)(
  'the words around the figure while σ is held, in $language',
  ({ file, coming }) => {
    test('follow the drag, are never empty, and keep their height', async () => {
      await built.visit(
        `${file}${LIGHT}`,
        async ({ page, errors }) => {
          await page.getByTestId('guess-bars').waitFor();
          await page.locator('[data-testid=audit-marks] circle').first().waitFor();
          await expect.poll(async () => (await beside(page)).label).toMatch(/≥ \d/);
          await page
            .locator('#reading')
            .getByText(/2[.,\s]000/)
            .waitFor();
          // the sentence on μ takes one or two lines, so it must be complete first
          await expect.poll(() => page.locator('#reading').innerText()).not.toContain('…');
          const before = await beside(page);
          const slider = page.locator('[data-symbol-home="sigma"] input[type="range"]').first();
          const box = await slider.boundingBox();
          if (!box) throw new Error('The slider of σ is not shown.');
          const share = await slider.evaluate(({ value, min, max }: HTMLInputElement) => {
            const low = Number(min);
            return (Number(value) - low) / (Number(max) - low);
          });
          const at = { x: box.x + share * box.width, y: box.y + box.height / 2 };
          await page.mouse.move(at.x, at.y);
          // every label that is ever drawn, because an attack may have its number by the time that this test looks
          await page.evaluate(() => {
            const labels = new Set<string>();
            new MutationObserver(() => {
              const parts = document.querySelectorAll(
                '[data-testid=direct-label][data-symbol=eps-audit] text',
              );
              labels.add([...parts].map(({ textContent }) => textContent).join());
            }).observe(document.body, { subtree: true, childList: true, characterData: true });
            Object.assign(globalThis, { labelsDrawn: labels });
          });
          await page.mouse.down();
          const pages = new Set<number>([before.page]);
          for (const to of [0.1, 0.2, 0.3, 0.15, -0.1, -0.3, -0.1]) {
            await page.mouse.move(at.x + to * box.width, at.y);
            await page.waitForFunction(
              () => document.querySelector('#claim')?.getAttribute('aria-busy') === 'false',
            );
            const moved = await beside(page);
            expect(moved.label).toMatch(/^ε\(Audit\) ./);
            expect(moved.heights).toEqual(before.heights);
            pages.add(moved.page);
            await expect
              .poll(async () => {
                const { sentence, game, limits } = await beside(page);
                return {
                  same: game.join() === sentence.join(),
                  known: limits.every((one) => /\d/.test(one)),
                };
              })
              .toEqual({ same: true, known: true });
            expect((await beside(page)).limits).not.toEqual(before.limits);
          }
          const labels = await page.evaluate(() => [
            ...(globalThis as unknown as { labelsDrawn: Set<string> }).labelsDrawn,
          ]);
          expect(labels).toContain(coming);
          expect([...pages]).toEqual([before.page]);
          await page.mouse.up();
          expect(errors).toEqual([]);
        },
        { viewport: { width: 1440, height: 900 } },
      );
    });
  },
);

describe('sharing', () => {
  test('one button opens sentence, link and picture and gets the focus back', async () => {
    const { page } = here;
    const button = page.getByRole('button', { name: 'save or share', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Save or share this point' });
    const text = dialog.getByText(/^DP-SGD with q = /);
    await text.waitFor();
    await expect
      .poll(() => text.innerText())
      .toMatch(/add\/remove adjacency .* substitute adjacency, at δ = .* upper bounds .* confidence/s);
    const all = dialog.getByRole('button', { name: /picture, sentence and link$/ });
    await expect.poll(() => all.isEnabled()).toBe(true);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'PNG: save the figure' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('adjacency-lab-figure.png');
    await all.click();
    await dialog.getByText(/copied/).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(await text.innerText());
    expect(copied).toContain(`${built.site.url}?v=2`);
    await page.keyboard.press('Escape');
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(here.errors).toEqual([]);
  });

  test('takes the live figure even while the stage shows another one', async (itself) => {
    onlyInFull(itself);
    const { page } = here;
    await openChapter(page, 'training');
    await putOnStage(page, 'training-slide');
    await expect.poll(() => page.locator('#lab [data-testid=epsilon-surface]').count()).toBe(0);
    await page.getByRole('button', { name: 'Save or share, and what the attack is doing' }).click();
    await page.getByRole('button', { name: 'save or share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Save or share this point' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'SVG: save the figure' }).click(),
    ]);
    const svg = await readFile(await download.path(), 'utf8');
    for (const part of ['ε(Audit)', 'substitute', 'noise multiplier']) expect(svg).toContain(part);
    await expect.poll(() => page.getByTestId('epsilon-surface').count()).toBe(0);
    expect(here.errors).toEqual([]);
  });
});
