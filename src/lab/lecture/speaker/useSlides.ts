// The audience's window: tells a speaker's window which step it shows, and whether the answer of its vote; goes where that asks
// it to, and shows the answer when it is asked for.
import { useEffect, useEffectEvent, useRef } from 'react';
import { type AnswerShown, type LectureChannel, type LectureMessage, openChannel } from './channel';

interface Slides {
  step: string;
  answer: AnswerShown;
  go: (step: string) => void;
  reveal: () => void;
}

export function useSlides({ step, answer, go, reveal }: Slides): void {
  const channel = useRef<LectureChannel>(null);
  const hear = useEffectEvent((message: LectureMessage) => {
    if (message.kind === 'hello') channel.current?.send({ kind: 'at', step, answer });
    if (message.kind === 'reveal' && message.step === step) reveal();
    if (message.kind === 'go') go(message.step);
  });
  useEffect(() => {
    const opened = openChannel((message) => hear(message));
    channel.current = opened;
    return () => opened.close();
  }, []);
  useEffect(() => channel.current?.send({ kind: 'at', step, answer }), [step, answer]);
}
