// The things that a reader can drag on the page: where each is, its handle, and how far to drag it. This file moves the pointer and
// measures nothing.
import type { Locator, Page } from 'playwright-core';

export interface Drag {
  name: string;
  /** Hash of the address where it can be dragged: a chapter, or '' for the start. */
  at: string;
  /** The element to drag. Its attributes change when the page has followed the pointer. */
  handle: (page: Page) => Locator;
  /** Distance in px from where the drag begins to where it turns. For a slider it is half of the slider's width. */
  way: { x: number; y: number } | 'slider';
}

const slider = (name: RegExp) => (page: Page) =>
  // the slider may be hidden behind its tab on a phone
  page.locator('#lab input[type="range"]').and(page.getByRole('slider', { name, includeHidden: true }));

export const DRAGS: readonly Drag[] = [
  { name: 'slider σ', at: '', handle: slider(/noise multiplier/i), way: 'slider' },
  { name: 'slider q', at: '', handle: slider(/sampling rate/i), way: 'slider' },
  { name: 'slider T', at: '', handle: slider(/T Steps/), way: 'slider' },
  { name: 'slider C beside chapter 4', at: 'training', handle: slider(/clipping norm/i), way: 'slider' },
  {
    name: 'grip in the live figure',
    at: '',
    handle: (page) => page.locator('#lab [data-testid=point-grip] [data-testid=grip-knob]'),
    way: { x: 70, y: 0 },
  },
  {
    name: 'arrow of chapter 1',
    at: 'which-neighbour/every-step',
    handle: (page) => page.locator('#lab [data-testid=gradient-grip] [data-testid=grip-knob]').first(),
    way: { x: -60, y: 40 },
  },
  {
    name: 'map of chapter 2',
    at: 'promise',
    handle: (page) => page.locator('#lab [data-testid=map-grip] [data-testid=grip-knob]'),
    way: { x: 90, y: -40 },
  },
  {
    name: 'threshold of chapter 3',
    at: 'worst-case',
    handle: (page) => page.locator('#lab [data-testid=score-grip] [data-testid=grip-knob]'),
    way: { x: 70, y: 0 },
  },
];

/** Milliseconds to wait for a figure, enough for a busy machine. */
const PATIENCE = 90_000;

/** Scrolls an element to the middle of the window, unless the window shows all of it. */
const show = (found: Locator) =>
  found.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight)
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });

/**
 * The handle within the window, once its figure has loaded. On a phone the sliders are hidden until a reader has come to the figure, and
 * all but one stand behind a tab.
 */
export async function handleOf(page: Page, wanted: Drag): Promise<Locator> {
  const found = wanted.handle(page);
  await found.waitFor({ state: 'attached', timeout: PATIENCE });
  if (!(await found.isVisible())) {
    const symbol = await found.evaluate((element) =>
      element.closest('[data-symbol-home]')?.getAttribute('data-symbol-home'),
    );
    await show(page.getByTestId('stage'));
    await page.locator(`#lab [data-testid=control-tabs] label:has([data-symbol="${symbol}"])`).click();
  }
  // a chapter's figure may be covered until its first question is answered or skipped
  const skip = page.locator('#lab [data-testid=cover] [data-testid=skip]');
  if (await skip.isVisible()) await skip.click();
  await boxOf(wanted, found);
  await show(found);
  await boxOf(wanted, found);
  return found;
}

/**
 * The box of the handle, once it no longer moves. Late code redraws the page, and meanwhile the handle may be missing or move.
 * @throws Error with the drag's name if the handle still moves after PATIENCE
 */
async function boxOf({ name, at }: Drag, handle: Locator) {
  const deadline = Date.now() + PATIENCE;
  let before = '';
  while (Date.now() < deadline) {
    // a handle that is replaced while it is measured has no box
    const box = await handle.boundingBox({ timeout: deadline - Date.now() }).catch(() => null);
    const now = JSON.stringify(box);
    if (box && now === before) return box;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const shown = before === 'null' || before === '' ? 'has not come' : 'has not come to rest';
  throw new Error(`${name}: its handle at #${at} ${shown} in ${PATIENCE / 1000} s.`);
}

/**
 * Drags the handle there and back, in `moves` moves each way, as fast as the page responds. Returns the number of moves. `shift` moves
 * every place by that share of a move. No two places are the same, on the way back or in a drag with another shift, since a page that
 * has kept its answers shows a place that it has been at without asking a worker.
 */
export async function drag(
  page: Page,
  wanted: Drag,
  handle: Locator,
  moves: number,
  shift = 0,
): Promise<number> {
  const { way } = wanted;
  const box = await boxOf(wanted, handle);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const from = way === 'slider' ? { x: box.x + box.width / 4, y: middle.y } : middle;
  const along = way === 'slider' ? { x: box.width / 2, y: 0 } : way;
  const at = (share: number) => [from.x + share * along.x, from.y + share * along.y] as const;
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (let i = 1; i <= moves; i++) await page.mouse.move(...at((i + shift) / moves));
  for (let i = moves; i > 0; i--) await page.mouse.move(...at((i + shift - 0.5) / moves));
  await page.mouse.up();
  return 2 * moves;
}
