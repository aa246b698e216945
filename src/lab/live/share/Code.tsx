// A text to copy or to save, in a region that scrolls.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { CopyButton } from '../../export/CopyButton';
import { download } from '../../export/download';
import styles from './Code.module.css';

export interface CodeProps {
  title: string;
  /** Name of the saved file. */
  fileName: string;
  text: string;
  onSaid: (text: string) => void;
  /** Element of the heading, one level below the heading of the section around it. */
  heading?: 'h3' | 'h4' | 'h5';
  children?: ReactNode;
}

export function Code({ title, fileName: name, text, onSaid, heading: Heading = 'h4', children }: CodeProps) {
  const id = useId();
  return (
    <div className={styles.code}>
      <div className="take-code-head">
        <Heading id={id}>{title}</Heading>
        {children}
        <span className="take-code-buttons">
          <CopyButton text={text} what={name} onSaid={onSaid} />
          <button
            type="button"
            className="text-button"
            aria-label={t`save ${name}`}
            onClick={() => {
              download(name, text, 'text/plain');
              onSaid(t`${name} saved.`);
            }}
          >
            <Trans>save</Trans>
          </button>
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="code-scroll" aria-labelledby={id} tabIndex={0}>
        <pre>
          <code>{text}</code>
        </pre>
      </section>
    </div>
  );
}
