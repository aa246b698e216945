// Places of the stage's parts in a window, and how much there is to read: asked of the page itself, by whatever drives it.
// Asserts nothing.

/** Px of the windows that the stage is made for. */
export const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

/** The first two of them at a zoom of 200 %. */
export const ZOOMED = [
  { width: 720, height: 450 },
  { width: 640, height: 360 },
] as const;

/** What `question` answers inside the page. */
export type Ask = <Given, Answer>(question: (given: Given) => Answer, given: Given) => Promise<Answer>;

export interface Place {
  what: string;
  /** Px from the window's top and left. */
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const number = (name: string) => `#lab .figure-number.${name}`;
const ALWAYS = [
  ['figure', '[data-testid=stage]'],
  ['add/remove', number('add-remove')],
  ['substitute', number('substitute')],
  ['attack', number('audit')],
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
  // the sentence beside a chapter is there to be heard alone, a pixel wide
  const heard = (one: Element) => one.closest('[data-testid=claim]')?.clientWidth === 1;
  const shown = [...document.querySelectorAll(selector)].filter(
    (one) => one.getClientRects().length > 0 && !heard(one),
  );
  // the sentence at the start on a desk, the line of numbers on a phone and beside a chapter
  const boxes = shown.map((element) => element.getBoundingClientRect());
  const inside = boxes.find(({ top, bottom }) => top >= 0 && bottom <= innerHeight) ?? boxes[0];
  if (inside === undefined) return null;
  const { top, bottom, left, right } = inside;
  return { what, top, bottom, left, right };
}

/** @throws Error where it has not come in half a minute. */
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
  // the last is there once the attack has shown something, which may move the others
  await placeOf(ask, ALWAYS[3]);
  const places: Place[] = [];
  for (const named of ALWAYS) places.push(await placeOf(ask, named));
  return places;
}

/**
 * Places of the figure, of the three numbers and of each control that the figure answers to, while that is the one that is
 * dragged. On a phone the others wait behind its tabs, which are pressed one after another here.
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

/** Places that do not stand in the window, whole; less than a pixel is rounding. */
export const outside = (places: readonly Place[], { width, height }: { width: number; height: number }) =>
  places.filter(
    ({ top, bottom, left, right }) => top <= -1 || left <= -1 || bottom >= height + 1 || right >= width + 1,
  );

/** Words that are seen before the first thing that can be dragged, the masthead left out. */
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
      if (parentElement === null || parentElement.closest('svg, [aria-hidden], .visually-hidden') !== null)
        continue;
      if (parentElement.getClientRects().length === 0) continue;
      read += `${node.nodeValue}${parentElement.matches('p, h1') ? ' ' : ''}`;
    }
    return read.match(/[\p{L}\d]\S*/gu)?.length ?? 0;
  }, null);

export interface Landing {
  words: number;
  /** Height of the text column, in px. */
  height: number;
  /** Px from where a link means to land, at once and five seconds later. */
  off: number;
  offLater: number;
}

/** Px: the masthead, and the air above the text. */
const HEAD = 76;
const LATER = 5000;

/** Opens a chapter by its link and measures it, folds closed. */
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
