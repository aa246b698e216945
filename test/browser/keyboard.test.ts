// The page with the keyboard alone, from the top through the chapters.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { builtPage } from './builtPage';
import { LATE, LIGHT, loadAll } from './wholePage';

const built = builtPage();

/** Where the keyboard is. */
interface Stop {
  name: string;
  role: string;
  chapter: string;
  /** Something about it, or in it, looks otherwise than without the focus. */
  shown: boolean;
  /** In the window, not behind anything. */
  seen: boolean;
  /** After the stop before it in the document. */
  follows: boolean;
}

const here = (page: Page) =>
  page.evaluate((): Stop | null => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    // what has been drawn anew meanwhile has no place any more
    const { last } = window as Window & { last?: Element };
    const follows =
      !last?.isConnected || (last.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    Object.assign(window, { last: at });
    const labels = (at.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '');
    const own =
      at instanceof HTMLInputElement || at instanceof HTMLSelectElement
        ? at.labels?.[0]?.textContent
        : at.textContent;
    const name = (labels.join(' ').trim() || at.getAttribute('aria-label') || own || '').trim();
    // a choice is drawn by its label, a handle by its ring
    const marks = [at, at.nextElementSibling, at.querySelector('.grip-ring')].filter((mark) => mark !== null);
    const look = () =>
      marks
        .map((mark) => {
          const { outlineStyle, outlineWidth, boxShadow, stroke, borderColor } = getComputedStyle(mark);
          return [outlineStyle === 'none' ? '' : outlineWidth, boxShadow, stroke, borderColor].join();
        })
        .join(';');
    const focused = look();
    (at as HTMLElement).blur();
    const rested = look();
    (at as HTMLElement).focus({ preventScroll: true });
    const box = (
      at.matches('.visually-hidden, [type="radio"]') ? (at.parentElement ?? at) : at
    ).getBoundingClientRect();
    const grip = at.querySelector('.grip-knob')?.getBoundingClientRect() ?? box;
    const x = grip.left + grip.width / 2;
    const y = grip.top + Math.min(grip.height / 2, 12);
    const top = document.elementFromPoint(x, y);
    return {
      name: name.replace(/\s+/g, ' ').slice(0, 60),
      role: at.getAttribute('role') ?? at.getAttribute('type') ?? at.tagName.toLowerCase(),
      chapter: at.closest('section[id]')?.id ?? at.closest('#lab')?.id ?? '',
      shown: focused !== rested,
      seen:
        y >= 0 &&
        y <= window.innerHeight &&
        top !== null &&
        (at.contains(top) ||
          top.contains(at) ||
          top.closest('label, .choice') === at.closest('label, .choice')),
      follows,
    };
  });

describe('with the keyboard alone', () => {
  test('from the top through chapter 4: in order, every stop named, seen and marked, no trap', {
    timeout: 180_000,
  }, async () => {
    await built.visit(
      LIGHT,
      async ({ page, errors }) => {
        await loadAll(page);
        const stops: Stop[] = [];
        const acts: Record<string, string> = {};
        for (let i = 0; i < 400; i++) {
          await page.keyboard.press('Tab');
          const stop = await here(page);
          if (stop === null) break;
          stops.push(stop);
          if (stop.chapter === 'choose') break;
          if (stop.role === 'slider' && stop.chapter !== 'lab') {
            const value = () =>
              page.evaluate(() => document.activeElement?.getAttribute('aria-valuetext') ?? '');
            const before = await value();
            await page.keyboard.press('ArrowLeft');
            await expect.poll(value).not.toBe(before);
            acts[`${stop.chapter}: ${stop.name}`] = await value();
          }
        }
        const list = stops.map(({ chapter, role, name }) => `${chapter} ${role} ${name}`);
        expect(stops.filter(({ name }) => name === '')).toEqual([]);
        expect(stops.filter(({ shown }) => !shown)).toEqual([]);
        expect(stops.filter(({ seen }) => !seen)).toEqual([]);
        // document order; the handles of a figure and radio buttons of a group included
        expect(stops.filter(({ follows }) => !follows)).toEqual([]);
        const visited = [...new Set(stops.map(({ chapter }) => chapter))].filter((chapter) => chapter !== '');
        expect(visited.filter((chapter) => chapter in LATE)).toEqual(Object.keys(LATE));
        for (const chapter of ['which-neighbour', 'promise', 'worst-case', 'training']) {
          const there = list.filter((stop) => stop.startsWith(chapter)).join('\n');
          // a term, a step, the figure's numbers, the way deeper
          expect(there).toMatch(/summary/);
          expect(there).toMatch(new RegExp(`${chapter} a `));
        }
        const controls = list.filter((stop) => stop.startsWith('lab ')).join('\n');
        for (const name of ['Noise multiplier', 'Sampling rate', 'Steps', 'Delta', 'Clipping norm']) {
          expect(controls).toMatch(new RegExp(`range .*${name}`));
        }
        expect(controls).toMatch(/copy link/);
        expect(Object.keys(acts)).toHaveLength(4);
        expect(errors).toEqual([]);
      },
      { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' },
    );
  });

  test('Enter follows a step and goes deeper; Escape closes a term wherever the focus is', async () => {
    await built.visit(
      `${LIGHT}#which-neighbour`,
      async ({ page }) => {
        const chapter = page.locator('#which-neighbour');
        await chapter.getByRole('link', { name: /every record joins/ }).focus();
        await page.keyboard.press('Enter');
        await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('1');
        await chapter.locator('summary', { hasText: /^Deeper/ }).focus();
        await page.keyboard.press('Enter');
        await chapter.locator('.equation math').first().waitFor();
        await chapter.getByRole('button', { name: 'adjacency' }).hover();
        await page.getByRole('tooltip').waitFor();
        await page.keyboard.press('Escape');
        await expect.poll(() => page.getByRole('tooltip').count()).toBe(0);
      },
      { reducedMotion: 'reduce' },
    );
  });
});
