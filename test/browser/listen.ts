// What screen readers would say of changes: the texts of live regions. Asserts nothing.
import type { Page } from 'playwright-core';

/** Milliseconds after which announcements of a result have been made. */
export const SPOKEN = 4000;

/** Records what live regions say from now on. The result is a function that returns the texts so far, in order. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    const last = new Map<Element, string>();
    const regions = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
    for (const region of document.querySelectorAll(regions)) last.set(region, region.textContent ?? '');
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(regions);
        const text = region?.textContent?.trim() ?? '';
        // nothing is heard of what a cover, a fold or a style hides
        const shown = region?.checkVisibility({ visibilityProperty: true });
        if (!region || !shown || region.closest('[inert], [aria-hidden=true]')) continue;
        if (text === '' || last.get(region) === text) continue;
        last.set(region, text);
        said.push(text);
      }
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { said });
  });
  return async () => {
    await page.waitForTimeout(SPOKEN);
    return page.evaluate(() => (window as unknown as { said: string[] }).said);
  };
}
