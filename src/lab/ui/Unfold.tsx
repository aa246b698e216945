// What unfolds from one line, and is loaded once someone opens it.
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { Late } from './Late';
import styles from './Unfold.module.css';

interface UnfoldProps {
  id?: string;
  summary: ReactNode;
  className: string;
  /** It looks like the text around it, except where the class says otherwise. */
  plain?: boolean;
  children: ReactNode;
}

export function Unfold({ id, summary, className, plain = false, children }: UnfoldProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details
      className={`unfolds needs-scripts ${plain ? '' : `only-on-screen ${styles.unfold}`} ${className}`}
      id={id}
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
