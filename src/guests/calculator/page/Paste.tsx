// The box that a text is pasted into, and examples of such texts.
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { EXAMPLES } from '../engine/examples';
import styles from './Paste.module.css';
import type { TextReading } from './useReading';

interface PasteProps {
  text: string;
  state: TextReading['state'];
  onText: (text: string) => void;
}

export function Paste({ text, state, onText }: PasteProps) {
  const id = useId();
  // examples are not offered where one would replace a text that somebody has pasted
  const isReplaceable = text === '' || EXAMPLES.some((example) => example.text === text);
  return (
    <div className={styles.paste}>
      <label htmlFor={id}>
        <Trans>
          Or paste what you have, as code, YAML, JSON, TOML, a command, a table, a log or a sentence
        </Trans>
      </label>
      <textarea
        id={id}
        rows={text === '' ? 3 : 6}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <p className={styles.examples}>
        {state === 'loading' && <Trans>The page is reading the text.</Trans>}
        {state === 'failed' && (
          <Trans>The part that reads texts could not be loaded. Reload the page, or type the numbers.</Trans>
        )}
        {isReplaceable && state !== 'loading' && state !== 'failed' && (
          <>
            <Trans>Or try one of</Trans>{' '}
            {EXAMPLES.map(({ tool: of, title, text: example }) => (
              <button key={of} type="button" className="text-button" onClick={() => onText(example)}>
                {title}
              </button>
            ))}
          </>
        )}
      </p>
    </div>
  );
}
