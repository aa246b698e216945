// What the built page loads and draws when: the budget of scripts, what is fetched before it is needed, and that what is
// out of sight stays as it is while something is dragged.
import type { Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ROOMS } from '../../src/explainer/chapters/rooms';
import { bringIntoView, DRAGS, drag } from '../bench/dragging/drags';
import { chunksOfBuild, weightOf } from '../tools/weight/chunks';
import { builtPage } from './builtPage';

const built = builtPage();
/** The copy for use without a network is fetched beside the page, once it rests; here is what the page asks for itself. */
const ALONE = { serviceWorkers: 'block' } as const;
const LIGHT = '?v=2&R=500&rep=1';

const scripts = (requests: readonly Request[]): string[] =>
  requests.flatMap(
    (request) => /\/(?:assets\/)?([\w.-]+\.js)$/.exec(new URL(request.url()).pathname)?.[1] ?? [],
  );

describe('weight', () => {
  test('initial scripts stay within 200 KB, and none of them trains on a graphics card', () => {
    const chunks = chunksOfBuild();
    expect(weightOf(chunks, 'initial')).toBeLessThanOrEqual(200_000);
    expect(weightOf(chunks, 'GPU training')).toBeGreaterThan(10_000);
  });

  test('a visit loads the initial scripts, and the figure is there; at rest every chapter comes, and nothing of a graphics card', async () => {
    // not a tab of the others: there, no time is idle
    const context = await built.browser.newContext(ALONE);
    try {
      const page = await context.newPage();
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      await page.goto(`${built.site.url}${LIGHT}`);
      await page.locator('.still').waitFor({ state: 'detached' });
      await page.locator('#lab .current-point').waitFor({ state: 'attached' });
      const chunks = chunksOfBuild();
      const initial = chunks.filter(({ role }) => role === 'initial').map(({ name }) => name);
      const asked = scripts(requests);
      expect(initial.filter((name) => !asked.includes(name))).toEqual([]);
      // a sign of a reader
      await page.mouse.move(1, 1);
      await page.locator('#lab .EpsilonFigure_chart .grip').waitFor();
      for (const { id } of ROOMS)
        await page.locator(`#${id} :is(figure, textarea)`).first().waitFor({ state: 'attached' });
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.locator('#training .Training_lab').scrollIntoViewIfNeeded();
      const gpu = chunks.filter(({ role }) => role === 'GPU training').map(({ name }) => name);
      expect(gpu.length).toBeGreaterThan(0);
      expect(scripts(requests).filter((name) => gpu.includes(name))).toEqual([]);
    } finally {
      await context.close();
    }
  });
});

describe('while something is dragged', () => {
  test('chapters out of sight stay as they are, and catch up at rest', async () => {
    await built.visit(`${LIGHT}#worst-case`, async ({ page }) => {
      const threshold = page.locator('#worst-case').getByRole('slider', { name: 'Threshold' });
      await threshold.waitFor();
      const sigma = page
        .locator('#lab')
        .getByRole('slider', { name: /noise multiplier/i })
        .first();
      await sigma.scrollIntoViewIfNeeded();
      // in the page, so that nothing is drawn between two moves but what they caused
      const during = await page.evaluate(async () => {
        const chapter = document.querySelector('#worst-case');
        const slider = document.querySelector<HTMLInputElement>('#lab input.Slider_slider');
        if (!chapter || !slider) throw new Error('no chapter or no slider');
        const frame = () => new Promise((done) => requestAnimationFrame(done));
        const drawn = { changes: 0, quietFrames: 0 };
        Object.assign(globalThis, { drawn });
        new MutationObserver((changes) => {
          drawn.changes += changes.length;
          drawn.quietFrames = 0;
        }).observe(chapter, { subtree: true, childList: true, attributes: true, characterData: true });
        // until it is known to be out of sight, and at rest: announcements come a second or so after what they are of
        while (drawn.quietFrames++ < 150) await frame();
        const before = drawn.changes;
        const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        for (let i = 0; i < 12; i++) {
          write?.call(slider, String(600 + 10 * i));
          slider.dispatchEvent(new Event('input', { bubbles: true }));
          await frame();
        }
        const changed = drawn.changes - before;
        drawn.changes = 0;
        return changed;
      });
      expect(during).toBe(0);
      const since = () =>
        page.evaluate(() => (globalThis as unknown as { drawn: { changes: number } }).drawn.changes);
      await expect.poll(since).toBeGreaterThan(0);
    });
  });

  test('what is held follows within the event of the move, before the frame that shows it', async () => {
    await built.visit(LIGHT, async ({ page }) => {
      const held = DRAGS.filter(({ way }) => way !== 'slider');
      expect(held).toHaveLength(4);
      for (const one of held) {
        const handle = await bringIntoView(page, one);
        await handle.evaluate((knob) => {
          const place = () => JSON.stringify(knob.getBoundingClientRect());
          const followed: boolean[] = [];
          Object.assign(globalThis, { followed });
          let before = '';
          addEventListener('pointermove', () => (before = place()), true);
          // comes right after it, and both before the frame
          const after = ({ buttons }: MouseEvent) => buttons !== 0 && followed.push(place() !== before);
          addEventListener('mousemove', after, true);
        });
        await drag(page, one, handle, 1);
        const followed = await page.evaluate(
          () => (globalThis as unknown as { followed: boolean[] }).followed,
        );
        expect(followed, one.name).toContain(true);
      }
    });
  });

  test('the lab stays as it is while a chapter far below is dragged, and is right once that is let go of', async () => {
    await built.visit(LIGHT, async ({ page }) => {
      const map = DRAGS.find(({ name }) => name === 'map of chapter 2');
      if (!map) throw new Error('The map of chapter 2 is not among what is dragged.');
      const handle = await bringIntoView(page, map);
      const lab = page.locator('#lab');
      await expect.poll(() => lab.getAttribute('data-away')).not.toBeNull();
      const grip = lab.locator('.current-point [role="slider"]');
      const link = page.locator('header a[href*="page=questions"]');
      const drawn = async () => ({
        grip: await grip.getAttribute('aria-valuenow'),
        claim: await page.locator('#claim').textContent(),
        link: await link.getAttribute('href'),
      });
      const before = await drawn();
      const box = await handle.boundingBox();
      if (box === null) throw new Error('The handle has no box.');
      const own = handle.locator('xpath=ancestor-or-self::*[@role="slider"]');
      const from = await own.getAttribute('aria-valuetext');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + 60, box.y - 30);
      await expect.poll(() => own.getAttribute('aria-valuetext')).not.toBe(from);
      expect(await drawn()).toEqual(before);
      // who points at a link finds the address of this very moment
      await link.dispatchEvent('pointerover');
      await expect.poll(() => link.getAttribute('href')).not.toBe(before.link);
      await page.mouse.up();
      await expect.poll(async () => (await drawn()).claim).not.toBe(before.claim);
      const there = await grip.getAttribute('aria-valuenow');
      expect(there).not.toBe(before.grip);
      const slid = await lab.getByRole('textbox', { name: /noise multiplier/i }).inputValue();
      expect(Number(there)).toBeCloseTo(Number(slid), 3);
      // the dots are back on the line, where its curves are
      await expect.poll(() => lab.locator('.current-dot').first().isVisible()).toBe(true);
      const across = (name: string) =>
        lab
          .locator('.current-line, .current-dot')
          .evaluateAll(
            (marks, attribute) => marks.map((mark) => mark.getAttribute(attribute)).filter((x) => x !== null),
            name,
          );
      expect(new Set([...(await across('x1')), ...(await across('cx'))]).size).toBe(1);
    });
  });

  test('nothing loads or catches up however long it is held, and all does once it is let go of', async () => {
    // not a tab of the others: there, no time is idle
    const context = await built.browser.newContext(ALONE);
    try {
      const page = await context.newPage();
      // however slow the machine is, no time is idle before the handle is held
      await page.addInitScript(() => {
        globalThis.requestIdleCallback = (run) => {
          const look = () =>
            document.documentElement.hasAttribute('data-dragged') || 'released' in globalThis
              ? run({ didTimeout: false, timeRemaining: () => 10 })
              : setTimeout(look, 50);
          return Number(look());
        };
      });
      await page.goto(`${built.site.url}${LIGHT}`);
      const sigma = page.locator('#lab input.Slider_slider').first();
      // nothing above it moves any more
      await page
        .getByText(/at least\s+\d/)
        .first()
        .waitFor();
      await sigma.scrollIntoViewIfNeeded();
      const handle = await sigma.boundingBox();
      if (handle === null) throw new Error('The slider has no box.');
      const y = handle.y + handle.height / 2;
      await page.mouse.move(handle.x + handle.width / 2, y);
      await page.mouse.down();
      await page.locator(':root[data-dragged]').waitFor();
      const figures = page.locator('#choose :is(figure, textarea)');
      const link = page.locator('#colophon a').first();
      const before = { figures: await figures.count(), address: await link.getAttribute('href') };
      expect(before.figures).toBe(0);
      await page.mouse.move(handle.x + handle.width / 3, y);
      // figures come four seconds after the page without anyone there, what is out of sight catches up after half a second
      await page.waitForTimeout(6500);
      expect({ figures: await figures.count(), address: await link.getAttribute('href') }).toEqual(before);
      await page.evaluate(() => Object.assign(globalThis, { released: true }));
      await page.mouse.up();
      await expect.poll(() => link.getAttribute('href')).not.toBe(before.address);
      await figures.first().waitFor({ state: 'attached' });
    } finally {
      await context.close();
    }
  });
});
