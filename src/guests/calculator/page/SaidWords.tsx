// The lines of the pasted text that bear on a question, each with how it does.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Words } from '../engine/proposal';
import styles from './SaidWords.module.css';
import { BEARINGS } from './words';

/** The most lines shown for one question. */
const MOST = 4;

export function SaidWords({ words }: { words: readonly Words[] }) {
  const lines = words.filter(({ line }, i) => words.findIndex((other) => other.line === line) === i);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.words}>
      {lines.slice(0, MOST).map(({ line, text, bearing, active }) => {
        const says = active ? BEARINGS[bearing] : t`in a comment or a quotation`;
        return (
          <li key={line}>
            <Trans>line {line}:</Trans> <code>{text}</code> {says !== null && <i>{says}</i>}
          </li>
        );
      })}
    </ul>
  );
}
