// Waits for parts of the page and finds their places, in any engine, by CSS selectors alone.
import type { Engine, Point } from './engine';

const PAUSE = 100;

export interface Looking {
  engine: Engine;
  /** Aborted when the time of the step is over, which ends all waiting. */
  signal: AbortSignal;
}

/** Waits until `question` returns something. The error at the end of the time has the last failure of `question` as its cause. */
export async function until<Given, Answer>(
  { engine, signal }: Looking,
  what: string,
  question: (given: Given) => Answer | null | false | undefined,
  given: Given,
): Promise<Answer> {
  let failure: unknown;
  for (;;) {
    if (signal.aborted) throw new Error(`waited for ${what}`, { cause: failure });
    try {
      const answer = await engine.ask(question, given);
      if (answer !== null && answer !== false && answer !== undefined) return answer as Answer;
    } catch (error) {
      // a page that is about to be replaced does not answer, so try again
      failure = error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** Waits until the text of the first element of `selector` matches, and resolves to the text. */
export async function textOf(looking: Looking, selector: string, pattern: string): Promise<string> {
  return until(
    looking,
    `${pattern} in ${selector}`,
    ({ selector, pattern }) => {
      const text = document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ');
      return text && new RegExp(pattern).test(text) ? text : null;
    },
    { selector, pattern },
  );
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Box of the first element of `selector`, scrolled to the middle of the window and no longer moving. */
export async function boxOf(looking: Looking, selector: string): Promise<Box> {
  await until(
    looking,
    selector,
    (one) => {
      const element = document.querySelector(one);
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return element !== null;
    },
    selector,
  );
  let before = '';
  for (;;) {
    const box = await until(
      looking,
      `a place for ${selector}`,
      (one) => {
        const { x, y, width, height } = document.querySelector(one)?.getBoundingClientRect() ?? new DOMRect();
        return width > 0 && height > 0 && y >= 0 && y + height / 2 < innerHeight && { x, y, width, height };
      },
      selector,
    );
    const now = JSON.stringify(box);
    if (now === before) return box;
    before = now;
  }
}

export const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Box of the button with these words. It is marked by an attribute, so that a selector finds it. */
export async function buttonCalled(looking: Looking, within: string, words: string): Promise<Box> {
  await until(
    looking,
    `a button "${words}" in ${within}`,
    ({ within, words }) => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>(`${within} button`)];
      const found = buttons.find((button) => !button.disabled && new RegExp(words).test(button.innerText));
      for (const button of buttons) button.toggleAttribute('data-wanted', button === found);
      return found !== undefined;
    },
    { within, words },
  );
  return boxOf(looking, `${within} button[data-wanted]`);
}
