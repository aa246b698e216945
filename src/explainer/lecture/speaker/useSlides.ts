// The audience's window: tells a speaker's window which step it shows, and goes where that asks it to.
import { useEffect, useEffectEvent, useRef } from 'react';
import { type LectureChannel, type LectureMessage, openChannel } from './channel';

export function useSlides(step: string, go: (step: string) => void): void {
  const channel = useRef<LectureChannel>(null);
  const hear = useEffectEvent((message: LectureMessage) => {
    if (message.kind === 'hello') channel.current?.send({ kind: 'at', step });
    if (message.kind === 'go') go(message.step);
  });
  useEffect(() => {
    const opened = openChannel((message) => hear(message));
    channel.current = opened;
    return () => opened.close();
  }, []);
  useEffect(() => channel.current?.send({ kind: 'at', step }), [step]);
}
