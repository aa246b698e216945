// Between the window that an audience sees and the speaker's: which step is shown, in one browser, without a server. The
// audience's window is the one that knows; the speaker's asks it to go somewhere, and hears where it is.

/** The name of the channel; tabs of this page alone hear it, for a channel does not leave its origin. */
const NAME = 'adjacency-lab-lecture';

/** Of the vote of a step: 'none' where there is none, or its answer is not computed yet. */
export type AnswerShown = 'none' | 'hidden' | 'shown';

const isAnswer = (data: unknown): data is AnswerShown =>
  data === 'none' || data === 'hidden' || data === 'shown';

export type LectureMessage =
  /** From the speaker: who is there? */
  | { kind: 'hello' }
  /** From the speaker. */
  | { kind: 'go'; step: string }
  /** From the speaker: show the answer of this step's vote. */
  | { kind: 'reveal'; step: string }
  /** From the audience's window: what it shows. */
  | { kind: 'at'; step: string; answer: AnswerShown };

/** null for what no window of ours sends. */
export function readMessage(data: unknown): LectureMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  if (data.kind === 'hello') return { kind: 'hello' };
  if (!('step' in data) || typeof data.step !== 'string') return null;
  if (data.kind === 'go' || data.kind === 'reveal') return { kind: data.kind, step: data.step };
  if (data.kind !== 'at') return null;
  // a window from an earlier build does not send votes
  const answer = 'answer' in data && isAnswer(data.answer) ? data.answer : 'none';
  return { kind: 'at', step: data.step, answer };
}

export interface LectureChannel {
  send(message: LectureMessage): void;
  close(): void;
}

const SILENT: LectureChannel = { send: () => {}, close: () => {} };

/** It does not hear its own messages. A browser that has no such channels gets a silent one, which is enough for the slides. */
export function openChannel(onMessage: (message: LectureMessage) => void): LectureChannel {
  if (typeof BroadcastChannel === 'undefined') return SILENT;
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(NAME);
  } catch {
    return SILENT;
  }
  channel.addEventListener('message', ({ data }) => {
    const message = readMessage(data);
    if (message) onMessage(message);
  });
  return { send: (message) => channel.postMessage(message), close: () => channel.close() };
}
