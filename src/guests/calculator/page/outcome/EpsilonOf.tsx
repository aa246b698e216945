// An ε with its symbol, as a number or as a bracket, for use in a sentence.
import type { Verified } from '../../../../accounting/types';
import { Between, Epsilon, EpsilonSymbol, Sym } from '../../../../lab/notation/Num';
import { QUANTITIES } from '../../../../lab/notation/quantities';
import styles from './EpsilonOf.module.css';

interface EpsilonOfProps {
  id: 'addRemove' | 'substitute';
  /** Whether the adjacency is zero-out, which takes the place of add/remove and has the symbol ε without an index. */
  zeroOut?: boolean;
  verified: Pick<Verified, 'value' | 'lower' | 'upper'>;
}

/** An ε as 'ε_S = 4.00', or 'ε_S between 3.9 and 4.1'. */
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
