// A browser engine as the test run of steps.ts needs it: it opens addresses, runs functions in the page, and sends input. This file knows
// nothing of our page.
export interface Point {
  /** Distance in px from the left edge of the window. */
  x: number;
  /** Distance in px from the top of the window. */
  y: number;
}

/** A source of input with its actions, in the format that WebDriver and WebDriver BiDi share (W3C, "Actions"). */
interface Source {
  type: 'pointer' | 'key';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: readonly Record<string, unknown>[];
}

export interface Engine {
  /** Name of the engine, with its version. */
  readonly name: string;
  /** Goes to an address, and settles when the page has loaded. */
  go(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Sets the size of the page's viewport, in CSS px. */
  resize(viewport: { width: number; height: number }): Promise<void>;
  /** Runs `question` within the page and resolves to its answer. Argument and answer pass through JSON. */
  ask<Given, Answer>(question: (given: Given) => Answer, given: Given): Promise<Answer>;
  act(source: Source): Promise<void>;
  /** Errors of the pages so far: uncaught ones, and those on the console where the driver reports them. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

/** Milliseconds to wait for the answer to one command. An engine that has crashed never answers. */
export const COMMAND_DEADLINE = 60_000;

/** Source of a function to run in the page. It defines the helper `__name` that tsx adds around names within functions. */
export const sourceOf = (question: (given: never) => unknown): string =>
  `(given) => { const __name = (it) => it; return JSON.stringify({ answer: (${question})(JSON.parse(given)) }); }`;

export const answerOf = <Answer>(text: string): Answer => JSON.parse(text).answer;

/** Size of the window that pages are shown in, in px. */
export const WINDOW = { width: 1280, height: 900 };
