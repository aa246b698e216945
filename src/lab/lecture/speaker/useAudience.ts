// The speaker's window: which step the audience sees, and whether any window answers at all.
import { useCallback, useEffect, useRef, useState } from 'react';
import { type AnswerShown, type LectureChannel, openChannel } from './channel';

/** Milliseconds in which a window with the slides answers. */
const PATIENCE = 3000;
/** Milliseconds between two questions whether it is still there. */
const ASK = 5000;

export interface Audience {
  /** What it shows; until it has said so, what was asked for. */
  step: string;
  /** 'silent' means that we asked and got no answer in time. */
  state: 'asked' | 'there' | 'silent';
  /** Whether it shows the answer of the step's vote. */
  answer: AnswerShown;
  go: (step: string) => void;
  /** Has it show that answer. */
  reveal: () => void;
}

export function useAudience(first: string): Audience {
  const [step, setStep] = useState(first);
  const [answer, setAnswer] = useState<AnswerShown>('none');
  const [state, setState] = useState<Audience['state']>('asked');
  const channel = useRef<LectureChannel>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Asked for and not yet shown: what is heard of other steps meanwhile is older than the question. */
  const wanted = useRef<string>(null);
  const expectAnswer = useCallback(() => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => {
      wanted.current = null;
      setAnswer('none');
      setState('silent');
    }, PATIENCE);
  }, []);
  useEffect(() => {
    const opened = openChannel((message) => {
      if (message.kind !== 'at') return;
      if (wanted.current !== null && message.step !== wanted.current) return;
      wanted.current = null;
      clearTimeout(waiting.current);
      setState('there');
      setStep(message.step);
      setAnswer(message.answer);
    });
    channel.current = opened;
    const ask = () => {
      opened.send({ kind: 'hello' });
      expectAnswer();
    };
    ask();
    const asking = setInterval(ask, ASK);
    return () => {
      clearInterval(asking);
      clearTimeout(waiting.current);
      opened.close();
    };
  }, [expectAnswer]);
  const go = useCallback(
    (next: string) => {
      // without an audience the notes can be read all the same
      setStep(next);
      setAnswer('none');
      wanted.current = next;
      channel.current?.send({ kind: 'go', step: next });
      expectAnswer();
    },
    [expectAnswer],
  );
  const reveal = useCallback(() => {
    channel.current?.send({ kind: 'reveal', step });
    expectAnswer();
  }, [step, expectAnswer]);
  return { step, state, answer, go, reveal };
}
