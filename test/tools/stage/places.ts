// Where the parts of the stage stand in a window, and how much there is to read: asked of the page itself. Asserts nothing.
import type { Page } from 'playwright-core';

/** Px of the windows that the stage is made for. */
export const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

export interface Place {
  what: string;
  /** Px from the window's top and left. */
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/**
 * Of the figure, the three numbers and each control, while it is the one that is dragged: on a phone the others wait behind its tabs,
 * which are pressed one after another here.
 */
export async function placesOn(page: Page): Promise<Place[]> {
  // there once the attack has shown something
  await page.locator('#lab .figure-number.audit').filter({ visible: true }).first().waitFor();
  const seen = (names: Readonly<Record<string, string>>) =>
    page.evaluate((all) => {
      const shown = (element: Element) => element.getClientRects().length > 0;
      return Object.entries(all).map(([what, selector]) => {
        // the sentence on a desk, the line of numbers on a phone
        const found = [...document.querySelectorAll(selector)].filter(shown);
        const boxes = found.map((element) => element.getBoundingClientRect());
        const inside = boxes.find(({ top, bottom }) => top >= 0 && bottom <= innerHeight) ?? boxes[0];
        if (inside === undefined) throw new Error(`The stage shows no ${what} (${selector}).`);
        const { top, bottom, left, right } = inside;
        return { what, top, bottom, left, right };
      });
    }, names);
  const number = (name: string) => `#lab .figure-number.${name}`;
  const places = await seen({
    figure: '.Stage_box',
    'add/remove': number('add-remove'),
    substitute: number('substitute'),
    attack: number('audit'),
  });
  const tabs = page.locator('.ControlRow_tabs label');
  const controls = ['σ', 'q', 'T', 'C'];
  for (const [i, what] of controls.entries()) {
    if (await tabs.nth(i).isVisible()) await tabs.nth(i).click();
    places.push(...(await seen({ [what]: `.ControlRow_control:nth-of-type(${i + 1})` })));
  }
  return places;
}

/** Words that are seen before the first thing that can be dragged, the masthead left out. */
export const wordsBefore = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const stage = document.querySelector('#lab');
    const grip = stage?.querySelector('[role="slider"], input[type="range"]');
    if (!stage || !grip) throw new Error('There is nothing to drag on the stage.');
    const walk = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
    let read = '';
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      if (grip.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) break;
      const { parentElement } = node;
      if (parentElement === null || parentElement.closest('svg, [aria-hidden], .visually-hidden') !== null)
        continue;
      if (parentElement.getClientRects().length === 0) continue;
      read += `${node.nodeValue}${parentElement.matches('p, h1') ? ' ' : ''}`;
    }
    return read.match(/[\p{L}\d]\S*/gu)?.length ?? 0;
  });

export interface Chapter {
  id: string;
  words: number;
  /** Of the text column, in px. */
  height: number;
  /** Px from where a link means to land, at once and five seconds later. */
  off: number;
  offLater: number;
}

/** Opens a chapter by its link and measures it, folds closed. `top`: px where its head is meant to be. */
export async function chapterOn(page: Page, id: string, top: number): Promise<Chapter> {
  await page.locator(`header a[href="#${id}"]`).click();
  const section = page.locator(`section#${id}`);
  await section.waitFor();
  const at = () => section.evaluate((element) => element.getBoundingClientRect().top);
  const off = Math.abs((await at()) - top);
  await page.waitForTimeout(5000);
  const offLater = Math.abs((await at()) - top);
  const words = (await section.innerText()).match(/\S+/g)?.length ?? 0;
  const height = await section.evaluate((element) => Math.round(element.getBoundingClientRect().height));
  return { id, words, height, off: Math.round(off), offLater: Math.round(offLater) };
}
