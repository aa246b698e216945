// Tests of the figure of two worlds on the built page: what a newcomer sees in a few clicks, and how a pointer, keys and links change
// the plane of records.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFinds, axeInBothThemes } from '../../../../test/browser/axe';
import { builtPage, goWithin } from '../../../../test/browser/builtPage';
import { beyond, parameter } from '../../../../test/browser/inPage';
import { closeSaves, LIGHT, openSaves } from '../../../../test/browser/wholePage';
import { onlyInFull, thorough } from '../../../../test/statistics/size';

const built = builtPage();
const SETTING = '&q=1&s=2&C=0.5&T=20';
const AT = `${LIGHT.replace('&R', `${SETTING}&R`)}&lr=1#training/two-worlds`;
const DESK = { viewport: { width: 1280, height: 720 } };

const figure = (page: Page) => page.getByTestId('worlds');
const plane = (page: Page) => page.getByTestId('worlds-plane');

/** Waits until all models of both worlds have answered, and the audits of the other changes too. */
async function trained(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-testid=worlds-picture] [data-testid=worlds-bound][data-chosen]') !==
        null &&
      document.querySelector('[data-provisional]') === null &&
      ['remove', 'flip'].every(
        (kind) => document.querySelector(`[data-audit="${kind}"]`)?.textContent?.includes('ε') ?? false,
      ),
  );
}

interface Read {
  remove: number;
  flip: number;
  /** Share of the drawn clouds that is common, in percent. */
  common: number;
}

/** The numbers of the figure, as a reader sees them. */
async function read(page: Page): Promise<Read> {
  await trained(page);
  return page.evaluate(() => {
    const number = (text: string | null | undefined) => Number(/[\d.]+/.exec(text ?? '')?.[0]);
    const audit = (kind: string) => number(document.querySelector(`[data-audit="${kind}"]`)?.textContent);
    const steps = [...document.querySelectorAll('table')].find((table) =>
      table.caption?.textContent?.startsWith('How much the two clouds'),
    );
    return {
      remove: audit('remove'),
      flip: audit('flip'),
      common: number(steps?.querySelector('tbody tr:last-child td')?.textContent),
    };
  });
}

/** The place of a record in the window. */
async function placeOf(page: Page, record: number): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-record="${record}"] [data-testid=record-reach]`).boundingBox();
  if (!box) throw new Error(`Record ${record} is not drawn.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Expects clouds, scores, the choice of the change and the noise to be in the window together, and nothing to overflow it. */
async function expectOneWindow(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? DESK.viewport;
  for (const part of [
    '[data-testid=worlds-picture]',
    '[data-testid=worlds-choice]',
    '[data-symbol-home="sigma"]',
  ]) {
    const inside = async () => {
      const box = await page.locator(`#lab ${part}`).first().boundingBox();
      return box && box.y >= 0 && box.y + box.height <= height && box.x + box.width <= width;
    };
    await expect.poll(inside, { message: part }).toBe(true);
  }
  await expect.poll(() => beyond(page)).toBeLessThanOrEqual(0);
}

const linkedWorlds = (page: Page): string | null => parameter(page, 'w');
const records = (page: Page) => page.getByTestId('worlds-record').count();

describe('the figure', () => {
  const here = built.stay(AT, DESK);

  test('a newcomer sees in few words that flipping parts the worlds more than removing, until noise closes the gap', async () => {
    const { page, errors } = here;
    await trained(page);
    await expectOneWindow(page);
    const words = (await page.getByTestId('worlds-box').innerText())
      .split(/\s+/)
      .filter((word) => word !== '');
    expect(words.length).toBeLessThanOrEqual(30);
    await figure(page)
      .getByText('In words and numbers')
      .first()
      .evaluate((summary: HTMLElement) => summary.click());
    const removed = await read(page);
    await page.screenshot({ path: 'test/browser/screenshots/two-worlds-removed.png' });
    await page.getByRole('radio', { name: /Flip her label/ }).check();
    await page.waitForFunction(
      () => document.querySelector('[data-testid=worlds-picture]')?.textContent?.includes('flipped') ?? false,
    );
    // the numbers of the former choice are shown until those of the new one have come
    await expect.poll(async () => (await read(page)).common).toBeLessThan(removed.common - 10);
    const flipped = await read(page);
    await page.screenshot({ path: 'test/browser/screenshots/two-worlds-flipped.png' });
    const sigma = page.locator('#lab [data-symbol-home="sigma"] input:not([type="range"])').first();
    await sigma.fill('16');
    await sigma.press('Enter');
    // the older number is shown until the new one has come
    await expect.poll(async () => (await read(page)).flip).toBeLessThan(0.5);
    const noisy = await read(page);
    await page.screenshot({ path: 'test/browser/screenshots/two-worlds-noisy.png' });
    expect(flipped.flip).toBeGreaterThan(removed.remove + 1);
    expect(flipped.flip).toBe(removed.flip);
    expect(noisy.flip).toBeLessThan(0.5);
    expect(noisy.common).toBeGreaterThan(flipped.common + 10);
    expect(errors).toEqual([]);
    await figure(page)
      .getByText('In words and numbers')
      .first()
      .evaluate((summary: HTMLElement) => summary.click());
    await goWithin(page, AT);
  });

  test('the picture follows a dragged record at once, and the link when it is let go', async () => {
    const { page } = here;
    await expect.poll(() => linkedWorlds(page)).toBeNull();
    await trained(page);
    const before = await placeOf(page, 0);
    await page.mouse.move(before.x, before.y);
    await page.mouse.down();
    for (let i = 1; i <= 8; i++) {
      await page.mouse.move(before.x - 6 * i, before.y + 4 * i);
      await page.waitForTimeout(30);
    }
    await expect.poll(async () => (await placeOf(page, 0)).x).toBeCloseTo(before.x - 48, -1);
    expect(linkedWorlds(page)).toBeNull();
    await page.mouse.up();
    await expect.poll(() => linkedWorlds(page)).toMatch(/^remove,logistic,p[\w-]+$/);
    await trained(page);
  });

  test('another tab draws the records that the link holds', async (itself) => {
    onlyInFull(itself);
    const { page } = here;
    const own = await placeOf(page, 0);
    await built.visit(
      `${new URL(page.url()).search}#training`,
      async ({ page: other }) => {
        await other.locator('[data-testid=stage-tabs] label:has([value="two-worlds"])').click();
        await trained(other);
        const off = async () => {
          const there = await placeOf(other, 0);
          return Math.abs(there.x - own.x) + Math.abs(there.y - own.y);
        };
        await expect.poll(off).toBeLessThan(2);
      },
      DESK,
    );
  });

  test('a click adds a record, which Delete removes', async (itself) => {
    onlyInFull(itself);
    const { page } = here;
    const count = await records(page);
    const box = await plane(page).boundingBox();
    if (!box) throw new Error('The plane is not drawn.');
    await page.mouse.click(box.x + 0.9 * box.width, box.y + 0.9 * box.height);
    await expect.poll(() => records(page)).toBe(count + 1);
    await page.locator('[data-testid=worlds-record][role="slider"]').focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => records(page)).toBe(count);
  });

  test('keys alone move, choose, add and remove records', async () => {
    const { page } = here;
    await page.locator('select[aria-label="Records"]').selectOption('overlapping');
    await expect.poll(() => linkedWorlds(page)).toBe('remove,logistic,overlapping');
    const slider = page.locator('[data-testid=worlds-record][role="slider"]');
    await slider.focus();
    const before = await placeOf(page, 0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await placeOf(page, 0)).x).toBeGreaterThan(before.x + 2);
    await page.keyboard.press('PageDown');
    await expect.poll(() => slider.getAttribute('data-record')).toBe('1');
    await expect.poll(() => slider.evaluate((element) => document.activeElement === element)).toBe(true);
    const count = await records(page);
    await page.keyboard.press('Insert');
    await expect.poll(() => records(page)).toBe(count + 1);
    await page.keyboard.press('Delete');
    await expect.poll(() => records(page)).toBe(count);
  });

  test('an attacker finds Ana more easily at the edge, under the same guarantee', async (itself) => {
    onlyInFull(itself);
    const { page } = here;
    await page.locator('select[aria-label="Records"]').selectOption('apart');
    await expect.poll(() => linkedWorlds(page)).toBeNull();
    const middle = await read(page);
    const guaranteed = () =>
      page.locator('[data-testid=worlds-picture] [data-testid=worlds-other-name]').first().textContent();
    const guarantee = await guaranteed();
    await page.getByRole('button', { name: 'Ana to the edge' }).click();
    await expect.poll(() => linkedWorlds(page)).not.toBeNull();
    await expect.poll(async () => (await read(page)).remove).toBeGreaterThan(middle.remove + 0.5);
    expect(await guaranteed()).toBe(guarantee);
    await page.getByRole('button', { name: 'Ana to the middle' }).click();
  });

  test('pasted rows are drawn or refused with the reason', async (itself) => {
    onlyInFull(itself);
    const { page } = here;
    await figure(page).getByText('Records', { exact: true }).click();
    const box = figure(page).getByRole('textbox');
    await box.fill('1,2\n3,4');
    await page.getByRole('button', { name: 'Draw these rows' }).click();
    await figure(page)
      .getByText(/2 columns/)
      .waitFor();
    await box.fill('x,y,ill\n1,2,yes\n3,4,no\n5,1,yes');
    await page.getByRole('button', { name: 'Draw these rows' }).click();
    await expect.poll(() => records(page)).toBe(3);
    await figure(page)
      .getByText(/3 of 3 rows .* scaled by itself to go from −0\.9 to 0\.9: x \(1 to 5\), y \(1 to 4\)\./)
      .waitFor();
    await page.locator('select[aria-label="Records"]').selectOption('apart');
    await figure(page).getByText('Records', { exact: true }).click();
  });

  test.runIf(thorough).each([
    ['Records', 'Add a record'],
    ['One model', 'all models'],
    ['Be the attacker', 'Release a model'],
  ])('the picture stays in sight while the reader uses the tools of “%s”', async (fold, first) => {
    const { page } = here;
    await trained(page);
    await figure(page).getByText(fold, { exact: true }).click();
    const place = async (of: Locator) => {
      const box = await of.boundingBox();
      return box && { top: box.y, bottom: box.y + box.height };
    };
    const within = async () => {
      const sight = await place(page.getByTestId('stage'));
      const picture = await place(page.getByTestId('worlds-picture'));
      const tool = await place(figure(page).getByText(first, { exact: true }).first());
      if (!sight || !picture || !tool) return false;
      return picture.top >= sight.top - 1 && tool.bottom <= sight.bottom + 1;
    };
    await expect.poll(within).toBe(true);
    await figure(page).getByText(fold, { exact: true }).click();
  });

  test('a released model is assigned to a world by the reader and by its score', async () => {
    const { page } = here;
    await trained(page);
    await figure(page).getByText('Be the attacker').click();
    await page.getByRole('button', { name: 'Release a model' }).click();
    await page.getByTestId('worlds-suspect').waitFor();
    await page.getByRole('button', { name: 'Without her' }).click();
    await figure(page)
      .getByText(/^(Right|Wrong)\. By its score (this|the other) world is the likelier one\./)
      .waitFor();
    await page.getByRole('button', { name: 'Put it away' }).click();
    await figure(page).getByText('Be the attacker').click();
  });

  test('the training is shown step by step, down to the parts of one step of one model', async (itself) => {
    onlyInFull(itself);
    const { page } = here;
    await page.getByRole('button', { name: 'Step', exact: true }).click();
    await figure(page).getByText('step 1 of 20').waitFor();
    await figure(page).getByText('One model', { exact: true }).click();
    await page.getByRole('radio', { name: 'one step of one model' }).check();
    await expect.poll(() => page.locator('[data-testid=worlds-arrows] line').count()).toBe(18);
    await page.getByRole('radio', { name: 'all models' }).check();
    await figure(page).getByText('One model', { exact: true }).click();
  });

  test('a prediction is answered by training', async (itself) => {
    onlyInFull(itself);
    const { page } = here;
    await figure(page).getByText('Predict first').click();
    await page.getByRole('radio', { name: 'far out, between both classes' }).check();
    await page.getByText(/As you expected\. The audit shows ε ≥/).waitFor();
    await figure(page).getByText('Predict first').click();
  });

  test('the picture and the data can be saved', async (itself) => {
    onlyInFull(itself);
    const { page, errors } = here;
    await trained(page);
    await openSaves(figure(page), 'the two worlds');
    const take = async (kind: string, what: string) => {
      const button = page.getByRole('button', { name: `${kind}: save ${what}`, exact: true });
      const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
      return (await readFile(await file.path())).toString();
    };
    const svg = await take('SVG', 'the two worlds');
    expect(svg).toContain('500 models in each world');
    expect(svg).not.toMatch(/NaN|undefined|var\(/);
    const csv = await take('CSV', 'the data of the two worlds');
    expect(csv.split('\n').filter((line) => /^-?[\d.e-]+,-?[\d.e-]+$/.test(line))).toHaveLength(500);
    const json = JSON.parse(await take('JSON', 'the data of the two worlds'));
    expect(json.records).toHaveLength(16);
    expect(json.scores.asItIs).toHaveLength(500);
    await closeSaves(page);
    expect(errors).toEqual([]);
  });

  test('axe finds nothing in the figure', async (itself) => {
    onlyInFull(itself);
    expect(await axeInBothThemes(here.page, { parts: ['[data-testid=worlds]'] })).toEqual([]);
  });
});

test.runIf(thorough).each([
  ['?v=2&q=1&s=2&T=20&C=0.5&lr=1&w=flip,logistic,xor&embed=two-worlds', '[data-testid=worlds]'],
  ['?v=2&lecture=two-worlds', '[data-testid=worlds]'],
])('the address %s shows the figure', async (address, place) => {
  await built.visit(
    address,
    async ({ page, errors }) => {
      await page.locator(place).waitFor();
      await trained(page);
      expect(errors).toEqual([]);
    },
    DESK,
  );
});

test.each(
  thorough
    ? ([
        [1280, 720],
        [390, 844],
      ] as const)
    : [],
)(
  'in German, clouds, scores, change and noise fit together into a window of %i × %i',
  async (width, height) => {
    await built.visit(
      AT,
      async ({ page }) => {
        await trained(page);
        await expectOneWindow(page);
      },
      { viewport: { width, height }, locale: 'de-AT', hasTouch: width < 500, isMobile: width < 500 },
    );
  },
);

/** The windows of two phones. One visit sees both, because what a phone shows depends on its window alone. */
const PHONES = [...(thorough ? [{ width: 390, height: 844 }] : []), { width: 360, height: 640 }] as const;

test('on a large and on a small phone the figure of both kinds of model fits the window', async (itself) => {
  onlyInFull(itself);
  await built.visit(
    AT,
    async ({ page, errors }) => {
      await trained(page);
      for (const phone of PHONES) {
        await page.setViewportSize(phone);
        await expectOneWindow(page);
        const lower = async () => {
          const sight = await page.getByTestId('worlds-picture').boundingBox();
          return (sight?.y ?? Infinity) + (sight?.height ?? 0);
        };
        await expect.poll(lower, { message: `${phone.width} px` }).toBeLessThanOrEqual(phone.height);
      }
      await page.locator('select[aria-label="Model"]').selectOption('network');
      await expect.poll(() => linkedWorlds(page)).toBe('remove,network,apart');
      await trained(page);
      for (const phone of PHONES.toReversed()) {
        await page.setViewportSize(phone);
        await expect.poll(() => beyond(page), { message: `${phone.width} px` }).toBeLessThanOrEqual(0);
        const parts = ['[data-testid=worlds]', '[data-below]'];
        expect(await axeFinds(page, { parts }), `${phone.width} px`).toEqual([]);
      }
      expect(errors).toEqual([]);
    },
    { viewport: PHONES[0], hasTouch: true, isMobile: true, reducedMotion: 'reduce', colorScheme: 'dark' },
  );
});

test('chapter 1 has it as its second figure, which opens at first with settings under which the worlds part', async (itself) => {
  onlyInFull(itself);
  await built.visit(
    `${LIGHT}#which-neighbour`,
    async ({ page, errors }) => {
      const tabs = page.locator('[data-testid=stage-tabs] label');
      const press = (value: string) =>
        page.locator(`[data-testid=stage-tabs] label:has([value=${value}])`).click();
      // the live figure's tab comes before those of the chapter
      await expect.poll(() => tabs.nth(2).innerText()).toBe('Two worlds');
      await press('two-worlds');
      const { remove, flip } = await read(page);
      expect(flip).toBeGreaterThan(2 * remove);
      expect(['q', 's', 'T', 'C'].map((name) => parameter(page, name))).toEqual(['1', '2', '20', '0.5']);
      await expectOneWindow(page);
      // afterwards the reader's own settings stay
      await page.getByTestId('stage-said').getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => parameter(page, 's')).toBeNull();
      await press('clipping');
      await press('two-worlds');
      await figure(page).waitFor();
      expect(parameter(page, 's')).toBeNull();
      expect(errors).toEqual([]);
    },
    DESK,
  );
});
