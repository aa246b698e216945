// An epsilon in a sentence, or its bracket.
import type { Verified } from '../../../../accounting/types';
import { Between, Epsilon, EpsilonSymbol, Sym } from '../../../../lab/notation/Num';
import { QUANTITIES } from '../../../../lab/notation/quantities';
import styles from './EpsilonOf.module.css';

interface EpsilonOfProps {
  id: 'addRemove' | 'substitute';
  /** A record that is zeroed out stands in for one that is left out. */
  zeroOut?: boolean;
  verified: Pick<Verified, 'value' | 'lower' | 'upper'>;
}

/** An ε in a line: 'ε_S = 4.00', or 'ε_S between 3.9 and 4.1'. */
export function EpsilonOf({ id, zeroOut = false, verified: { value, lower, upper } }: EpsilonOfProps) {
  const { className } = QUANTITIES[id];
  return (
    <b className={`${className} ${styles.value}`}>
      {zeroOut ? <Sym>ε</Sym> : <EpsilonSymbol adjacency={id === 'addRemove' ? 'AR' : 'S'} />}{' '}
      {value === null ? (
        <Between lower={lower} upper={upper} />
      ) : (
        <>
          = <Epsilon value={value} rounding="up" />
        </>
      )}
    </b>
  );
}
