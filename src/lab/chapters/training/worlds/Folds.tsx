// What unfolds under the picture, side by side in a line. On the stage it hangs out of the figure, which keeps its size; what is opened is
// then scrolled into sight.
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Folds.module.css';

export function Folds({ children }: { children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = line.current;
    const opened = ({ target }: Event) => {
      if (target instanceof HTMLDetailsElement && target.open) target.scrollIntoView({ block: 'nearest' });
    };
    // it does not bubble
    element?.addEventListener('toggle', opened, { capture: true });
    return () => element?.removeEventListener('toggle', opened, { capture: true });
  }, []);
  return (
    <div ref={line} className={styles.folds}>
      {children}
    </div>
  );
}
