// Finds targets that are too small for a finger. Asserts nothing.
import type { Page } from 'playwright-core';

/**
 * Targets that are less than 24 px wide or high, and fields and sliders that are less than 40 px high. Links and terms in a text are
 * exempt.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const targets = 'a[href], button, input, select, textarea, summary, [role="slider"], [tabindex="0"]';
    return [...document.querySelectorAll<HTMLElement>(targets)].flatMap((element) => {
      // what is clipped to nothing is for screen readers and the keyboard
      let seen: Element | null = element;
      while (seen && getComputedStyle(seen).clipPath !== 'inset(50%)') seen = seen.parentElement;
      if (seen !== null) return [];
      const within = element.matches('[type="radio"], [type="checkbox"]')
        ? (element.closest('label') ?? element)
        : element;
      const box = within.getBoundingClientRect();
      if (box.width === 0 || getComputedStyle(element).visibility === 'hidden') return [];
      // a link or term within a sentence is as high as its line
      const { display } = getComputedStyle(element);
      const inText =
        (display === 'inline' || element.matches('[data-testid=hint]')) &&
        element.closest('p, dt, dd, li, td, th, caption') !== null;
      const least = inText ? 0 : element.matches('input, select, textarea, [role="slider"]') ? 40 : 24;
      return box.height >= least - 0.5 && (inText || box.width >= 23.5)
        ? []
        : [`${Math.round(box.width)} by ${Math.round(box.height)}: ${element.outerHTML.slice(0, 120)}`];
    });
  });
