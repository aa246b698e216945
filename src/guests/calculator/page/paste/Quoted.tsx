// A number of the pasted text in its line, with the words around it.
import { Trans } from '@lingui/react/macro';
import type { NamedNumber } from '../../engine/proposal';
import styles from './Quoted.module.css';

/** How many UTF-16 units of the line are shown before the number and behind it. */
const BEFORE = 28;
const BEHIND = 14;

interface Around {
  before: string;
  number: string;
  behind: string;
}

/** A number with the text around it, up to the ends of its line or to BEFORE and BEHIND. */
function around(text: string, { start, end, written }: NamedNumber): Around {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const stop = text.indexOf('\n', end);
  const to = stop < 0 ? text.length : stop;
  // the text has changed since the number was read
  if (text.slice(start, end) !== written || from > start) return { before: '', number: written, behind: '' };
  const first = Math.max(from, start - BEFORE);
  const last = Math.min(to, end + BEHIND);
  return {
    before: `${first > from ? '…' : ''}${text.slice(first, start).trimStart()}`,
    number: text.slice(start, end),
    behind: `${text.slice(end, last).trimEnd()}${last < to ? '…' : ''}`,
  };
}

export function Quoted({ number, text }: { number: NamedNumber; text: string }) {
  const { line } = number;
  const { before, number: written, behind } = around(text, number);
  return (
    <span className={styles.quoted}>
      <Trans>line {line}:</Trans>{' '}
      <code>
        {before}
        <mark>{written}</mark>
        {behind}
      </code>
    </span>
  );
}
