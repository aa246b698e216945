// Between the window that an audience sees and the speaker's, without a server. The audience's window is the one
// that knows; the speaker's asks it to go somewhere, and hears where it is.
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { LECTURE_PLAN_IDS, type LecturePlanId } from '../../../scenario';

const NAME = 'adjacency-lab-lecture';

/** Of the vote of a step: 'none' where there is none, or its answer is not computed yet. */
export type AnswerShown = 'none' | 'hidden' | 'shown';

const isAnswer = (data: unknown): data is AnswerShown =>
  data === 'none' || data === 'hidden' || data === 'shown';

export type LectureMessage =
  /** From the speaker, until 'at'. */
  | { kind: 'hello' }
  | { kind: 'go'; step: string }
  | { kind: 'reveal'; step: string }
  /** Null: all steps. */
  | { kind: 'plan'; plan: LecturePlanId | null }
  /** The screen goes black, or comes back. */
  | { kind: 'blank'; blank: boolean }
  /** What the audience's window shows. */
  | { kind: 'at'; step: string; answer: AnswerShown; plan: LecturePlanId | null; blank: boolean };

const isPlan = (data: unknown): data is LecturePlanId => LECTURE_PLAN_IDS.some((id) => id === data);

/** Null for what no window of ours sends. */
export function readMessage(data: unknown): LectureMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  if (data.kind === 'hello') return { kind: 'hello' };
  if (data.kind === 'plan')
    return { kind: 'plan', plan: 'plan' in data && isPlan(data.plan) ? data.plan : null };
  if (data.kind === 'blank') return { kind: 'blank', blank: 'blank' in data && data.blank === true };
  if (!('step' in data) || typeof data.step !== 'string') return null;
  if (data.kind === 'go' || data.kind === 'reveal') return { kind: data.kind, step: data.step };
  if (data.kind !== 'at') return null;
  // a window from an earlier build sends no votes, no plan and no black screen
  const answer = 'answer' in data && isAnswer(data.answer) ? data.answer : 'none';
  const plan = 'plan' in data && isPlan(data.plan) ? data.plan : null;
  return { kind: 'at', step: data.step, answer, plan, blank: 'blank' in data && data.blank === true };
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
interface Slides {
  step: string;
  answer: AnswerShown;
  plan: LecturePlanId | null;
  blank: boolean;
  go: (step: string) => void;
  reveal: () => void;
  onPlan: (plan: LecturePlanId | null) => void;
  onBlank: (blank: boolean) => void;
}

/** The audience's window goes where a speaker's asks it to. */
export function useSlides({ step, answer, plan, blank, go, reveal, onPlan, onBlank }: Slides): void {
  const send = useChannel((message) => {
    if (message.kind === 'hello') send({ kind: 'at', step, answer, plan, blank });
    if (message.kind === 'reveal' && message.step === step) reveal();
    if (message.kind === 'go') go(message.step);
    if (message.kind === 'plan') onPlan(message.plan);
    if (message.kind === 'blank') onBlank(message.blank);
  });
  useEffect(() => send({ kind: 'at', step, answer, plan, blank }), [send, step, answer, plan, blank]);
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
  /** Asked for and not yet shown: what is heard of other steps meanwhile is older than the question. */
  const wanted = useRef<string>(null);
  const send = useChannel((message) => {
    if (message.kind !== 'at' || (wanted.current ?? message.step) !== message.step) return;
    wanted.current = null;
    clearTimeout(waiting.current);
    const { step, answer, plan, blank } = message;
    see({ step, answer, plan, blank, state: 'there' });
  });
  const ask = useCallback(
    (message: LectureMessage) => {
      send(message);
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => {
        wanted.current = null;
        see((before) => ({ ...before, answer: 'none', blank: false, state: 'silent' }));
      }, PATIENCE);
    },
    [send],
  );
  useEffect(() => {
    ask({ kind: 'hello' });
    const asking = setInterval(ask, ASK_AGAIN, { kind: 'hello' });
    return () => {
      clearInterval(asking);
      clearTimeout(waiting.current);
    };
  }, [ask]);
  return {
    ...seen,
    go: (step: string) => {
      // without an audience the notes can be read all the same
      see((before) => ({ ...before, step, answer: 'none' }));
      wanted.current = step;
      ask({ kind: 'go', step });
    },
    reveal: () => ask({ kind: 'reveal', step: seen.step }),
    choosePlan: (plan: LecturePlanId | null) => {
      see((before) => ({ ...before, plan }));
      ask({ kind: 'plan', plan });
    },
    showBlank: (blank: boolean) => ask({ kind: 'blank', blank }),
  };
}
