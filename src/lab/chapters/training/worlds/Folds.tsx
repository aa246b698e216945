// What unfolds under the picture, side by side in a line. On the stage it hangs out of the figure, which keeps its size, and what is opened
// is scrolled into sight. But what is done with an eye on the picture takes its room from the figure, so that both are in sight.
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Folds.module.css';

function opened({ target }: Event) {
  if (!(target instanceof HTMLDetailsElement) || !target.open || 'beside' in target.dataset) return;
  target.scrollIntoView({ block: 'nearest' });
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

interface FoldProps {
  title: string;
  /** Whether one looks at the picture meanwhile. */
  beside?: boolean;
  children: ReactNode;
}

export const Fold = ({ title, beside = false, children }: FoldProps) => (
  <details className="unfolds" data-beside={beside ? '' : undefined}>
    <summary>{title}</summary>
    {children}
  </details>
);
