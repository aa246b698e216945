// Measures the places of the stage's parts in a window, and how much there is to read. The measuring functions run in the page, through
// whatever drives the browser. Asserts nothing.

/** Sizes in px of the windows that the stage is made for. */
export const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

/** Sizes of the first two of these windows at a zoom of 200 %. */
export const ZOOMED = [
  { width: 720, height: 450 },
  { width: 640, height: 360 },
] as const;

/** Runs `question` within the page and resolves to its answer. */
export type Ask = <Given, Answer>(question: (given: Given) => Answer, given: Given) => Promise<Answer>;

export interface Place {
  what: string;
  /** Distance in px from the window's top; `left` and `right` are measured from its left edge. */
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const number = (symbol: string) => `#lab [data-testid=figure-number][data-symbol=${symbol}]`;
const ALWAYS = [
  ['figure', '[data-testid=stage]'],
  ['add/remove', number('eps-ar')],
  ['substitute', number('eps-s')],
  ['attack', number('eps-audit')],
] as const;
const CONTROLS = [
  ['noiseMultiplier', 'σ'],
  ['samplingRate', 'q'],
  ['steps', 'T'],
  ['clippingNorm', 'C'],
] as const;

const PATIENCE = 30_000;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Place of the first element that is in the window, or else of the first that is shown; null where none is. */
function place([what, selector]: readonly [string, string]): Place | null {
  // beside a chapter the sentence is for screen readers alone, and one pixel wide
  const heard = (one: Element) => one.closest('[data-testid=claim]')?.clientWidth === 1;
  const shown = [...document.querySelectorAll(selector)].filter(
    (one) => one.getClientRects().length > 0 && !heard(one),
  );
  // numbers stand in the sentence at the start of a wide window, and in the line of numbers on a phone and beside a chapter
  const boxes = shown.map((element) => element.getBoundingClientRect());
  const inside = boxes.find(({ top, bottom }) => top >= 0 && bottom <= innerHeight) ?? boxes[0];
  if (inside === undefined) return null;
  const { top, bottom, left, right } = inside;
  return { what, top, bottom, left, right };
}

/** Waits for a part and returns its place. @throws Error where the page has not shown it in half a minute */
async function placeOf(ask: Ask, named: readonly [string, string]): Promise<Place> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const found = await ask(place, named);
    if (found !== null) return found;
    if (Date.now() > deadline) throw new Error(`The stage shows no ${named[0]} (${named[1]}).`);
    await wait(100);
  }
}

/** Places of the figure and the three numbers. */
export async function sightOn(ask: Ask): Promise<Place[]> {
  // wait for the last number first: it appears once the attack has a result, and may move the others
  await placeOf(ask, ALWAYS[3]);
  const places: Place[] = [];
  for (const named of ALWAYS) places.push(await placeOf(ask, named));
  return places;
}

/**
 * Places of the figure, of the three numbers, and of each control that moves the figure, measured while that control is shown. On a phone
 * the controls stand behind tabs, which are pressed here one after another.
 */
export async function placesOn(ask: Ask): Promise<Place[]> {
  const places = await sightOn(ask);
  const fields = await ask(
    () =>
      [...document.querySelectorAll<HTMLElement>('[data-testid=control]')].map(
        ({ dataset }) => dataset.field ?? '',
      ),
    null,
  );
  for (const [field, what] of CONTROLS) {
    const at = fields.indexOf(field);
    if (at < 0) continue;
    await ask((which) => {
      const tab = document.querySelectorAll<HTMLElement>('[data-testid=control-tabs] label')[which];
      if (tab !== undefined && tab.getClientRects().length > 0) tab.click();
    }, at);
    places.push(await placeOf(ask, [what, `[data-testid=control][data-field=${field}]`]));
  }
  return places;
}

/** Places that are not completely in the window. Less than a pixel outside counts as rounding. */
export const outside = (places: readonly Place[], { width, height }: { width: number; height: number }) =>
  places.filter(
    ({ top, bottom, left, right }) => top <= -1 || left <= -1 || bottom >= height + 1 || right >= width + 1,
  );

/** Number of words before the first element that can be dragged, without the masthead. */
export const wordsBefore = (ask: Ask): Promise<number> =>
  ask(() => {
    const stage = document.querySelector('#lab');
    const grip = stage?.querySelector('[role="slider"], input[type="range"]');
    if (!stage || !grip) throw new Error('There is nothing to drag on the stage.');
    const walk = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
    let read = '';
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      if (grip.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING) break;
      const { parentElement } = node;
      let at = parentElement;
      while (at && !at.matches('svg, [aria-hidden]') && getComputedStyle(at).clipPath !== 'inset(50%)')
        at = at.parentElement;
      if (parentElement === null || at !== null) continue;
      if (parentElement.getClientRects().length === 0) continue;
      read += `${node.nodeValue}${parentElement.matches('p, h1') ? ' ' : ''}`;
    }
    return read.match(/[\p{L}\d]\S*/gu)?.length ?? 0;
  }, null);

export interface Landing {
  words: number;
  /** Height of the text column, in px. */
  height: number;
  /** Distance in px from where the link should land, at once; `offLater` is that five seconds later. */
  off: number;
  offLater: number;
}

/** Height in px of the masthead and of the space above the text, where a link should land. */
const HEAD = 76;
const LATER = 5000;

/** Opens a chapter by its link and measures it, with all its folds closed. */
export async function landingOn(ask: Ask, id: string): Promise<Landing> {
  await ask((of) => document.querySelector<HTMLElement>(`header a[href="#${of}"]`)?.click(), id);
  await placeOf(ask, [`chapter ${id}`, `section#${id}`]);
  const off = async () => {
    const { top } = await placeOf(ask, [`chapter ${id}`, `section#${id}`]);
    return Math.round(Math.abs(top - HEAD));
  };
  const atOnce = await off();
  await wait(LATER);
  const [words, height] = await ask((of) => {
    const section = document.querySelector<HTMLElement>(`section#${of}`);
    return [section?.innerText.match(/\S+/g)?.length ?? 0, section?.offsetHeight ?? 0] as const;
  }, id);
  return { words, height, off: atOnce, offLater: await off() };
}
