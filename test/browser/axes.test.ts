// The numbers of the live figure and of the boxes beside it as they are drawn. None is cut, touches another, or belongs to other
// settings.
import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { size as sized, thorough } from '../statistics/size';
import { builtPage } from './builtPage';
import { goWithin } from './inPage';

const built = builtPage();

const FEW = 'R=500&rep=1';

/** Settings from all over the sliders: huge and tiny epsilons, narrow and wide axes, each kind of scale. */
const ALL_SETTINGS = [
  's=0.5&q=1&T=100000',
  's=0.5&q=1&T=100000&e=log',
  's=300&q=0.0001&T=1',
  's=300&q=0.0001&T=1&x=q',
  's=0.3&q=0.0001&T=1&d=1e-12',
  's=0.84&x=T&T=100000',
  's=20&x=d&d=0.1',
  's=2&x=q&q=1',
  's=1.7&u=mu',
  's=300&q=1&T=1&u=mu&e=log',
  's=0.3&q=1&T=2000',
  's=8.69&T=500',
];

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
];

/** Settings that are tried. In npm test they are every sixth one. */
const SETTINGS = ALL_SETTINGS.filter((_, i) => sized(i % 6 === 0, true));

/** The windows in which a setting is tried. In npm test they are three, chosen so that each window has at least one setting. */
const windowsOf = (setting: string) => {
  const at = SETTINGS.indexOf(setting);
  return WINDOWS.filter((_, i) =>
    sized([at, at + 2, at + 4], [...WINDOWS.keys()]).some((one) => one % WINDOWS.length === i),
  );
};

interface Drawn {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The numbers of both axes as boxes of their digits, and the edges of the drawing. */
const axesOf = (page: Page): Promise<{ edges: [number, number]; axes: Drawn[][] }> =>
  page.evaluate(() => {
    const chart = [...document.querySelectorAll('[data-testid=epsilon-chart]')].find(
      (svg) => svg.getBoundingClientRect().width > 0,
    );
    if (!chart) throw new Error('No figure is shown.');
    const { left, right } = chart.getBoundingClientRect();
    const axes = [...chart.querySelectorAll('.plain-axis')].map((axis) =>
      [...axis.querySelectorAll('[data-testid=tick]')].map((text) => {
        const box = text.getBoundingClientRect();
        const size = Number.parseFloat(getComputedStyle(text).fontSize);
        const raised = text.querySelector('tspan');
        return {
          text: raised
            ? `${(text.textContent ?? '').slice(0, -(raised.textContent ?? '').length)}^${raised.textContent}`
            : (text.textContent ?? ''),
          left: box.left,
          right: box.right,
          // the box of a text is higher than its digits, so its edges are moved inward
          top: box.top + 0.2 * size,
          bottom: box.bottom - 0.12 * size,
        };
      }),
    );
    return { edges: [left, right], axes };
  });

/** The number that a text such as '1.5×10^6' stands for. */
function readNumber(text: string): number {
  const [, mantissa, power] = /^([\d,.]+)?(?:×?10\^(−?\d+))?$/.exec(text) ?? [];
  if (mantissa === undefined && power === undefined) throw new Error(`${text} is no number`);
  return Number(`${(mantissa ?? '1').replaceAll(',', '')}e${(power ?? '0').replace('−', '-')}`);
}

function faultsOf({ edges, axes }: Awaited<ReturnType<typeof axesOf>>): string[] {
  const faults: string[] = [];
  const all = axes.flat();
  for (const [i, a] of all.entries()) {
    if (a.left < edges[0] - 0.5 || a.right > edges[1] + 0.5) faults.push(`${a.text} is cut`);
    for (const b of all.slice(0, i)) {
      if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        faults.push(`${a.text} touches ${b.text}`);
    }
  }
  for (const axis of axes) {
    const values = axis.map(({ text }) => readNumber(text));
    if (values.some((value, i) => i > 0 && !(value > (values[i - 1] as number))))
      faults.push(axis.map(({ text }) => text).join(' '));
    if (axis.length < 2) faults.push(`an axis of ${axis.length} numbers`);
  }
  return faults;
}

const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector(
        '#lab [data-testid=live-figure][aria-busy="false"] [data-testid=epsilon-chart], [data-testid=still]',
      ) !== null && document.querySelector('[data-testid=still]') === null,
  );

describe('the numbers beside the axes', () => {
  const here = built.stay(`?v=2&${FEW}`, { viewport: WINDOWS[0] as { width: number; height: number } });

  test.each(SETTINGS)(
    'at %s are uncut, separate and in rising order in each window',
    async (setting) => {
      const { page } = here;
      await goWithin(page, `?v=2&${FEW}&${setting}`);
      const faults: string[] = [];
      for (const size of windowsOf(setting)) {
        await page.setViewportSize(size);
        await settled(page);
        await expect.poll(async () => (await axesOf(page)).axes.length).toBe(2);
        await page.waitForTimeout(120);
        for (const fault of faultsOf(await axesOf(page))) faults.push(`${size.width} px: ${fault}`);
      }
      expect(faults).toEqual([]);
    },
    120_000,
  );
});

/** Drags the slider of the noise multiplier from its place, to each of these shares of its length. */
async function drag(page: Page, shares: readonly number[], at: (share: number) => Promise<void>) {
  const slider = page.locator('[data-symbol-home="sigma"] input[type="range"]').first();
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider of σ is not shown.');
  const from = await slider.evaluate((input: HTMLInputElement) => Number(input.value) / Number(input.max));
  // the middle of the thumb does not reach the ends of the track
  const x = (share: number) => box.x + 9 + share * (box.width - 18);
  const y = box.y + box.height / 2;
  await page.mouse.move(x(from), y);
  await page.mouse.down();
  for (const share of shares) {
    await page.mouse.move(x(from + share), y, { steps: 3 });
    await page.waitForTimeout(150);
    await at(share);
  }
  await page.mouse.up();
}

describe.runIf(thorough)('a drag of the noise', () => {
  const here = built.stay(`?v=2&${FEW}`, { viewport: { width: 1440, height: 900 } });

  const labels = (page: Page) =>
    page.evaluate(() => ({
      ticks: [...document.querySelectorAll('[data-testid=epsilon-chart] [data-testid=tick]')].map(
        (text) => text.textContent,
      ),
      attack:
        document.querySelector(
          '[data-testid=epsilon-chart] [data-testid=direct-label][data-symbol=eps-audit]',
        )?.textContent ?? '',
      sentence: document.querySelector('#claim')?.textContent ?? '',
      number:
        document.querySelector('#claim [data-testid=figure-number][data-symbol=eps-audit]')?.textContent ??
        null,
      dots: [...document.querySelectorAll('[data-testid=epsilon-chart] [data-testid=current-dot]')].map(
        (dot) => Number(dot.getAttribute('cy')),
      ),
    }));

  test('always shows both curves apart without an attack of other settings, and returns to the same axes', async () => {
    const { page } = here;
    const ran = () => labels(page).then(({ sentence }) => sentence);
    await expect.poll(ran).toContain('just ran in this tab');
    const before = await labels(page);
    expect(before.attack).toMatch(/ε\(Audit\) ≥ \d/);
    await drag(page, sized([-0.22, 0.3, 0.05, 0], [-0.15, -0.22, 0.1, 0.3, 0.5, 0.05, 0]), async (share) => {
      if (share === 0) return;
      await expect.poll(() => labels(page).then(({ dots }) => dots.length)).toBeGreaterThan(1);
      const seen = await labels(page);
      // the curve of group privacy may leave at the top edge; the two that are compared are drawn last
      const [addRemove, substitute] = seen.dots.toSorted((a, b) => b - a) as [number, number];
      expect(addRemove - substitute, `px between both at ${share}`).toBeGreaterThan(15);
      if (seen.number === null) {
        expect(seen.sentence).toMatch(/about to run at these settings|is running in this tab/);
        expect(seen.attack).not.toMatch(/\d/);
      }
    });
    await expect.poll(() => labels(page).then(({ ticks }) => ticks)).toEqual(before.ticks);
    expect(here.errors).toEqual([]);
  });
});

/** Puts a finger down and moves it in steps. The caller lifts it. */
async function touch(session: CDPSession, from: { x: number; y: number }, by: number) {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let i = 1; i <= 8 && by !== 0; i++) {
    const point = { x: from.x + (by * i) / 8, y: from.y };
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
}

/** Settings with the longest numbers that each box may have to show, but for the numbers of runs. */
const LONG_BUT_RUNS = 's=0.30001&q=0.0064712&T=1000000&C=1.2345e-7&d=1.2346e-12&n=999999&conf=0.9999';
/** All of the longest. Their attack keeps both cores of a small machine busy while the boxes are looked at. */
const LONG = `${LONG_BUT_RUNS}&R=1000000&rep=20`;

/** Expects the numbers of all boxes uncut: those that “More” opens and, on a phone, those that each of its tabs brings. */
async function expectUncut(page: Page, tabs: 'of a phone' | 'none'): Promise<void> {
  // the controls appear on a phone only once the figure is in the window
  await page.getByTestId('epsilon-surface').evaluate((figure) => figure.scrollIntoView({ block: 'end' }));
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.locator('[popover]:popover-open [data-field]').first().waitFor();
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('[popover] details')) fold.open = true;
  });
  const seen = new Set<string>();
  const cut = new Set<string>();
  const look = async () => {
    const boxes = await page
      .locator('input[type="text"]')
      .evaluateAll((all: HTMLInputElement[]) =>
        all
          .filter((box) => box.getBoundingClientRect().width > 0)
          .map(({ value, scrollWidth, clientWidth }) => ({ value, cut: scrollWidth > clientWidth })),
      );
    for (const box of boxes) {
      seen.add(box.value);
      if (box.cut) cut.add(box.value);
    }
  };
  await look();
  if (tabs === 'of a phone') {
    await page.keyboard.press('Escape');
    for (const chip of await page.locator('[data-testid=control-tabs] label').all()) {
      await chip.click();
      await look();
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['0.30001', '0.006471', '1000000', '1.235e-7']));
  expect([...cut]).toEqual([]);
}

describe('on a phone', () => {
  const here = built.stay(`?v=2&${FEW}`, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });

  test('a tap on the handle opens its card within the window, and a drag opens none', async () => {
    const { page } = here;
    await settled(page);
    const session = await page.context().newCDPSession(page);
    const card = page.locator('[data-testid=epsilon-surface] [data-testid=figure-tooltip]');
    // the figure stands below the game, so it is scrolled into the window
    await page
      .getByTestId('epsilon-chart')
      .first()
      .evaluate((chart) => chart.scrollIntoView({ block: 'center' }));
    const knob = await page.locator('[data-testid=point-grip] [data-testid=grip-knob]').first().boundingBox();
    if (!knob) throw new Error('The handle is not shown.');
    await touch(session, { x: knob.x + 7, y: knob.y + 7 }, 60);
    expect(await card.count()).toBe(0);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(100);
    expect(await card.count()).toBe(0);
    const plot = await page.getByTestId('epsilon-chart').first().boundingBox();
    if (!plot) throw new Error('The figure is not shown.');
    for (const share of [0.25, 0.8, 0.95]) {
      await touch(session, { x: plot.x + share * plot.width, y: plot.y + 60 }, 0);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await card.waitFor();
      const box = await card.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
    }
  });

  test('boxes show the longest values uncut', async () => {
    const { page } = here;
    await goWithin(page, `?v=2&${sized(`${LONG_BUT_RUNS}&${FEW}`, LONG)}`);
    await expectUncut(page, 'of a phone');
  });
});

describe.runIf(thorough)('the boxes of numbers', () => {
  test.each(
    // windows with the row of controls; the phone above has the same test
    WINDOWS.filter(({ width }) => [1440, 1280, 1024].includes(width)),
  )(
    'show the longest values uncut at $width px',
    async (viewport) => {
      await built.visit(
        `?v=2&${LONG}`,
        async ({ page }) => {
          await expectUncut(page, 'none');
          const line = page.getByTestId('batch-hint');
          expect(await line.evaluate((words) => words.scrollWidth <= words.clientWidth)).toBe(true);
        },
        { viewport },
      );
    },
    120_000,
  );
});
