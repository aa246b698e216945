// Messages between the window that an audience sees and the speaker's window, without a server. The audience's window holds the
// state. The speaker's window asks it to go to a step, and is told where it is.
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { LECTURE_PLAN_IDS, type LecturePlanId } from '../../../scenario';

const NAME = 'adjacency-lab-lecture';

/** Whether the answer of a step's vote is shown. It is 'none' where the step has no vote or its answer is not computed yet. */
export type AnswerShown = 'none' | 'hidden' | 'shown';

const isAnswer = (data: unknown): data is AnswerShown =>
  data === 'none' || data === 'hidden' || data === 'shown';

/** What a speaker's window asks of the window with the slides. */
export type LectureRequest =
  | { kind: 'hello' }
  | { kind: 'go'; step: string }
  | { kind: 'reveal'; step: string }
  /** Chooses a plan; null means all steps. */
  | { kind: 'plan'; plan: LecturePlanId | null }
  /** Makes the screen black or shows the slide again. */
  | { kind: 'blank'; blank: boolean };

/** State of the audience's window. */
interface SlidesShow {
  step: string;
  answer: AnswerShown;
  plan: LecturePlanId | null;
  blank: boolean;
}

/** The number of the last request that was heard from each speaker's window, by that window's name. */
type Heard = Readonly<Record<string, number>>;

/**
 * A message between the windows. A speaker's window numbers its requests, and the slides' window says which of them its state takes into
 * account. So the speaker's window can ignore a state from before its last request was received. Otherwise, of two quick presses of
 * a remote, the second would act on a state that the first has already changed.
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

/** Parses a message; null for what no window of ours sends. */
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

/** Opens the channel. A browser without such channels gets one that does nothing, which is enough for the slides. */
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

/** Opens the channel for as long as the component is mounted. Returns the function that sends. */
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

/** State of the audience's window, and the requests of a speaker's window that it carries out. */
interface Slides extends SlidesShow {
  go: (step: string) => void;
  reveal: () => void;
  onPlan: (plan: LecturePlanId | null) => void;
  onBlank: (blank: boolean) => void;
}

/** Used by the audience's window: carries out a speaker's requests, and sends the window's state after each request and each change. */
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

/** Milliseconds to wait for an answer before the window with the slides counts as missing. */
const PATIENCE = 3000;
/** Milliseconds between two questions whether the window with the slides is still there. */
const ASK_AGAIN = 5000;

/**
 * Used by the speaker's window: the state of the audience's window, and functions that change it.
 * @param first the step that the speaker's own address names
 * @param firstPlan the plan that it names
 */
export function useAudience(first: string, firstPlan: LecturePlanId | null) {
  const [seen, see] = useState({
    /** The step shown. Until the audience's window has answered, it is the step that was asked for. */
    step: first,
    answer: 'none' as AnswerShown,
    plan: firstPlan,
    blank: false,
    /** Whether the audience's window is there. 'silent' means that it gave no answer in time. */
    state: 'asked' as 'asked' | 'there' | 'silent',
  });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [name] = useState(() => `speaker-${Math.random()}`);
  const asked = useRef(0);
  /** The number of a request without an answer yet. States that do not take it into account are older and are ignored. */
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
  // a request counts as done until the slides say otherwise, so that the next press of a key builds on it
  return {
    ...seen,
    // the step changes here at once, so that the notes can be read without an audience's window
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
