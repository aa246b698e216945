// The three numbers of the page's opening sentence in one line. It is shown on a phone, where the sentence stands below the
// figure, and beside a chapter, where the figure takes the place of the sentence.
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PERCENT } from '../../../base/language/numbers';
import { typesetBracket } from '../../notation/formatNumber';
import { Epsilon, Num } from '../../notation/Num';
import { QUANTITIES } from '../../notation/quantities';
import { QUANTITY_SYMBOLS } from '../../notation/table';
import type { AccountantPart, AttackPart, ClaimParts } from './claimParts';
import styles from './ThreeNumbers.module.css';

interface NumberProps {
  of: 'addRemove' | 'substitute' | 'audit';
  word: ReactNode;
  children: ReactNode;
}

const Labelled = ({ of, word, children }: NumberProps) => (
  <span className={styles.number}>
    <span className={styles.word}>{word}</span>{' '}
    <b
      className={`figure-number ${QUANTITIES[of].className}`}
      data-testid="figure-number"
      data-symbol={QUANTITY_SYMBOLS[of]}
    >
      {children}
    </b>
  </span>
);

function Bound({ part }: { part: AccountantPart }) {
  if (part.state === 'value') return <Epsilon value={part.value} rounding="up" />;
  // If only a bracket is known, only its upper end is a guarantee.
  if (part.state === 'bracket') {
    const [, upper] = typesetBracket(part.lower, part.upper);
    return (
      <>
        ≤ <Num of={upper} />
      </>
    );
  }
  if (part.state === 'undefined') return '–';
  return part.state === 'failed' ? '?' : '…';
}

function Found({ part }: { part: AttackPart }) {
  if (part.state === 'running') return `${Math.floor(part.share * 100)}${PERCENT}`;
  const shown = 'shown' in part ? part.shown : null;
  if (shown === null) return '…';
  const look = part.state === 'so-far' ? styles.provisional : undefined;
  return (
    <span className={look}>
      ≥ {shown.estimate.epsilon > 0 ? <Epsilon value={shown.estimate.epsilon} rounding="down" /> : 0}
    </span>
  );
}

/** The three numbers in a strip. They are hidden from screen readers, because the heading says them in words. */
export const ThreeNumbers = ({ parts }: { parts: ClaimParts }) => (
  <p className={styles.line} aria-hidden="true" aria-busy={parts.stale}>
    <span className={styles.epsilon}>ε</span>
    <Labelled of="addRemove" word={<Trans context="short">add/remove</Trans>}>
      <Bound part={parts.addRemove} />
    </Labelled>
    <Labelled of="substitute" word={<Trans context="short">substitute</Trans>}>
      <Bound part={parts.substitute} />
    </Labelled>
    <Labelled of="audit" word={<Trans context="short">attack</Trans>}>
      <Found part={parts.attack} />
    </Labelled>
  </p>
);
