// A part that unfolds from one line. It is drawn, and its code loaded, once someone opens it.
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { Late } from './Late';
import styles from './Unfold.module.css';

interface UnfoldProps {
  id?: string;
  summary: ReactNode;
  className: string;
  /** Whether the button looks like the text around it, except where the class says otherwise. */
  plain?: boolean;
  /** The `data-testid` for tests, where no role and name identifies the part. */
  testId?: string;
  children: ReactNode;
}

export function Unfold({ id, summary, className, plain = false, testId, children }: UnfoldProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className={`unfolds needs-scripts ${plain ? '' : `only-on-screen ${styles.unfold}`} ${className}`}
      id={id}
      data-testid={testId}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>{summary}</summary>
      {opened && (
        <Late what={t`What unfolds here`} wait={t`Loading.`}>
          {children}
        </Late>
      )}
    </details>
  );
}
