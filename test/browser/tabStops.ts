// Describes the element that has the keyboard focus. Asserts nothing.
import type { Page } from 'playwright-core';
import { thorough } from '../statistics/size';

/** A place where the Tab key stops. */
export interface Stop {
  name: string;
  role: string;
  chapter: string;
  /** Whether the element, or something in it, looks different with the focus. */
  shown: boolean;
  /** Whether the element comes after the stop before in the document. */
  follows: boolean;
}

export const tabStop = (page: Page) =>
  page.evaluate((everyMark): Stop | null => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    // an element that has been replaced meanwhile has no place in the document any more
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
    // the focus of a choice is shown at its label, and that of a handle at its ring
    const marks = [at, at.nextElementSibling, at.querySelector('[data-testid=grip-ring]')].filter(
      (mark) => mark !== null,
    );
    const look = () =>
      marks
        .map((mark) => {
          const { outlineStyle, outlineWidth, boxShadow, stroke, borderColor } = getComputedStyle(mark);
          return [outlineStyle === 'none' ? '' : outlineWidth, boxShadow, stroke, borderColor].join();
        })
        .join(';');
    // only one of several elements with the same styles is tried, since each trial renders the page twice
    const here = window as Window & { marked?: Map<string, boolean> };
    here.marked ??= new Map();
    const kind = `${at.tagName} ${at.getAttribute('role')} ${at.getAttribute('type')} ${at.getAttribute('class')} ${at.parentElement?.getAttribute('class')}`;
    let shown = everyMark ? undefined : here.marked.get(kind);
    if (shown === undefined) {
      const focused = look();
      (at as HTMLElement).blur();
      shown = focused !== look();
      (at as HTMLElement).focus({ preventScroll: true });
      here.marked.set(kind, shown);
    }
    return {
      name: name.replace(/\s+/g, ' ').slice(0, 60),
      role: at.getAttribute('role') ?? at.getAttribute('type') ?? at.tagName.toLowerCase(),
      chapter: at.closest('section[id]')?.id ?? at.closest('#lab')?.id ?? '',
      shown,
      follows,
    };
  }, thorough);

/** Whether the element with the focus is in the window and not covered. */
export const tabSeen = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at) return false;
    const box = (
      at.matches('[type="radio"]') || getComputedStyle(at).clipPath === 'inset(50%)'
        ? (at.parentElement ?? at)
        : at
    ).getBoundingClientRect();
    const grip = at.querySelector('[data-testid=grip-knob]')?.getBoundingClientRect() ?? box;
    const x = grip.left + grip.width / 2;
    const y = grip.top + Math.min(grip.height / 2, 12);
    const top = document.elementFromPoint(x, y);
    return (
      y >= 0 &&
      y <= window.innerHeight &&
      top !== null &&
      (at.contains(top) || top.contains(at) || top.closest('label') === at.closest('label'))
    );
  });
