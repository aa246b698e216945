// Between the window that an audience sees and the speaker's, without a server. The audience's window is the one
// that knows; the speaker's asks it to go somewhere, and hears where it is.
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { LECTURE_PLAN_IDS, type LecturePlanId } from '../../../scenario';

const NAME = 'adjacency-lab-lecture';

/** Of the vote of a step: 'none' where there is none, or its answer is not computed yet. */
export type AnswerShown = 'none' | 'hidden' | 'shown';

const isAnswer = (data: unknown): data is AnswerShown =>
  data === 'none' || data === 'hidden' || data === 'shown';

/** What a speaker's window asks of the window with the slides. */
export type LectureRequest =
  | { kind: 'hello' }
  | { kind: 'go'; step: string }
  | { kind: 'reveal'; step: string }
  /** Null: all steps. */
  | { kind: 'plan'; plan: LecturePlanId | null }
  /** The screen goes black, or comes back. */
  | { kind: 'blank'; blank: boolean };

/** What the audience's window shows. */
interface SlidesShow {
  step: string;
  answer: AnswerShown;
  plan: LecturePlanId | null;
  blank: boolean;
}

/** The number of the last request that was heard from each speaker's window, by that window's name. */
type Heard = Readonly<Record<string, number>>;

/**
 * What goes between the windows. A speaker's window numbers its requests, and the slides say with what they show which requests it
 * takes into account. So the speaker's window can pass over what was said before its last request was heard: two presses
 * of a remote in quick succession would otherwise act on what the first of them has already changed.
 */
export type LectureMessage =
  | (LectureRequest & { from: string; number: number })
  | (SlidesShow & { kind: 'at'; heard: Heard });

const isPlan = (data: unknown): data is LecturePlanId => LECTURE_PLAN_IDS.some((id) => id === data);

const isHeard = (data: unknown): data is Heard =>
  typeof data === 'object' && data !== null && Object.values(data).every(Number.isInteger);

function readRequest(data: object): LectureRequest | null {
  if (!('kind' in data)) return null;
  if (data.kind === 'hello') return { kind: 'hello' };
  if (data.kind === 'plan')
    return { kind: 'plan', plan: 'plan' in data && isPlan(data.plan) ? data.plan : null };
  if (data.kind === 'blank') return { kind: 'blank', blank: 'blank' in data && data.blank === true };
  if (data.kind !== 'go' && data.kind !== 'reveal') return null;
  return 'step' in data && typeof data.step === 'string' ? { kind: data.kind, step: data.step } : null;
}

/** Null for what no window of ours sends. */
export function readMessage(data: unknown): LectureMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  if (data.kind !== 'at') {
    const request = readRequest(data);
    if (request === null || !('from' in data) || typeof data.from !== 'string') return null;
    if (!('number' in data) || typeof data.number !== 'number') return null;
    return { ...request, from: data.from, number: data.number };
  }
  if (!('step' in data) || typeof data.step !== 'string') return null;
  if (!('heard' in data) || !isHeard(data.heard)) return null;
  return {
    kind: 'at',
    heard: data.heard,
    step: data.step,
    answer: 'answer' in data && isAnswer(data.answer) ? data.answer : 'none',
    plan: 'plan' in data && isPlan(data.plan) ? data.plan : null,
    blank: 'blank' in data && data.blank === true,
  };
}

export interface LectureChannel {
  send(message: LectureMessage): void;
  close(): void;
}

const SILENT: LectureChannel = { send: () => {}, close: () => {} };

/** A browser that has no such channels gets a silent one, which is enough for the slides. */
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

/** Hears for as long as its component is there; gives what sends. */
function useChannel(hear: (message: LectureMessage) => void): LectureChannel['send'] {
  const channel = useRef<LectureChannel>(null);
  const onMessage = useEffectEvent(hear);
  useEffect(() => {
    const opened = openChannel((message) => onMessage(message));
    channel.current = opened;
    return () => opened.close();
  }, []);
  return useCallback((message) => channel.current?.send(message), []);
}

/** What the audience's window shows, and what a speaker's window may ask of it. */
interface Slides extends SlidesShow {
  go: (step: string) => void;
  reveal: () => void;
  onPlan: (plan: LecturePlanId | null) => void;
  onBlank: (blank: boolean) => void;
}

/** The audience's window goes where a speaker's asks it to, and says what it shows after each request and each change. */
export function useSlides({ step, answer, plan, blank, go, reveal, onPlan, onBlank }: Slides): void {
  const [heard, hear] = useState<Heard>({});
  const send = useChannel((message) => {
    if (message.kind === 'at') return;
    if (message.kind === 'reveal' && message.step === step) reveal();
    if (message.kind === 'go') go(message.step);
    if (message.kind === 'plan') onPlan(message.plan);
    if (message.kind === 'blank') onBlank(message.blank);
    hear((before) => ({ ...before, [message.from]: message.number }));
  });
  useEffect(
    () => send({ kind: 'at', heard, step, answer, plan, blank }),
    [send, heard, step, answer, plan, blank],
  );
}

/** Milliseconds in which a window with the slides answers. */
const PATIENCE = 3000;
/** Milliseconds between two questions whether it is still there. */
const ASK_AGAIN = 5000;

/** `first` and `firstPlan` are what the speaker's own address asks for. */
export function useAudience(first: string, firstPlan: LecturePlanId | null) {
  const [seen, see] = useState({
    /** Until the audience's window has said so, what was asked for. */
    step: first,
    answer: 'none' as AnswerShown,
    plan: firstPlan,
    blank: false,
    /** 'silent' means that we asked and got no answer in time. */
    state: 'asked' as 'asked' | 'there' | 'silent',
  });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [name] = useState(() => `speaker-${Math.random()}`);
  const asked = useRef(0);
  /** The number of a request that nobody has answered yet: what the slides say of earlier ones is older than it. */
  const unanswered = useRef<number>(null);
  const send = useChannel((message) => {
    if (message.kind !== 'at') return;
    if (unanswered.current !== null && message.heard[name] !== unanswered.current) return;
    unanswered.current = null;
    clearTimeout(waiting.current);
    const { step, answer, plan, blank } = message;
    see({ step, answer, plan, blank, state: 'there' });
  });
  const ask = useCallback(
    (request: LectureRequest) => {
      const number = ++asked.current;
      unanswered.current = number;
      send({ ...request, from: name, number });
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => {
        unanswered.current = null;
        see((before) => ({ ...before, answer: 'none', blank: false, state: 'silent' }));
      }, PATIENCE);
    },
    [send, name],
  );
  useEffect(() => {
    ask({ kind: 'hello' });
    const asking = setInterval(ask, ASK_AGAIN, { kind: 'hello' });
    return () => {
      clearInterval(asking);
      clearTimeout(waiting.current);
    };
  }, [ask]);
  // what was asked for counts as done until the slides say otherwise: the next press of a key builds on it
  return {
    ...seen,
    // without an audience the notes can be read all the same
    go: (step: string) => {
      see((before) => ({ ...before, step, answer: 'none' }));
      ask({ kind: 'go', step });
    },
    reveal: () => {
      see((before) => ({ ...before, answer: 'shown' }));
      ask({ kind: 'reveal', step: seen.step });
    },
    choosePlan: (plan: LecturePlanId | null) => {
      see((before) => ({ ...before, plan }));
      ask({ kind: 'plan', plan });
    },
    showBlank: (blank: boolean) => {
      see((before) => ({ ...before, blank }));
      ask({ kind: 'blank', blank });
    },
  };
}
