// What unfolds under the picture, side by side in a line. On the stage it hangs out of the figure, which keeps its size; what is opened is
// then scrolled into sight.
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Folds.module.css';

function opened({ target }: Event) {
  if (target instanceof HTMLDetailsElement && target.open) target.scrollIntoView({ block: 'nearest' });
}

export function Folds({ children }: { children: ReactNode }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // it does not bubble
    line.current?.addEventListener('toggle', opened, { capture: true });
  }, []);
  return (
    <div ref={line} className={styles.folds}>
      {children}
    </div>
  );
}

export const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="unfolds">
    <summary>{title}</summary>
    {children}
  </details>
);
