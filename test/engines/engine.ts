// A browser's engine as the walk needs it: an address, a question to the page, a hand on it. Knows nothing of our page.
export interface Point {
  /** Px from the left of the window. */
  x: number;
  /** Px from its top. */
  y: number;
}

/** A source of input and what it does, in the words that WebDriver and WebDriver BiDi share (W3C, "Actions"). */
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
  /** What the page has to itself becomes as large as that, in CSS px. */
  resize(viewport: { width: number; height: number }): Promise<void>;
  /** What `question` answers inside the page; what goes in and comes out passes through JSON. */
  ask<Given, Answer>(question: (given: Given) => Answer, given: Given): Promise<Answer>;
  act(source: Source): Promise<void>;
  /** Errors that the pages have had so far: uncaught ones, those on the console where the driver hears them. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

/** Milliseconds for one command to a browser: an engine that has died answers nothing. */
export const COMMAND_DEADLINE = 60_000;

/** A function of ours as a text for the page: tsx has put a helper of its own around names inside it. */
export const sourceOf = (question: (given: never) => unknown): string =>
  `(given) => { const __name = (it) => it; return JSON.stringify({ answer: (${question})(JSON.parse(given)) }); }`;

export const answerOf = <Answer>(text: string): Answer => JSON.parse(text).answer;

/** Size of the window that pages are shown in, in px. */
export const WINDOW = { width: 1280, height: 900 };
