// The μ of Gaussian DP below each ε of the readout: the same guarantee as one number that needs no δ. A note says if bell curves fit the
// guarantee badly.
import { Trans } from '@lingui/react/macro';
import { toText, typesetSignificant } from '../../notation/formatNumber';
import { Ends, Num, Sym } from '../../notation/Num';
import type { KnownMu } from '../../state/knownMu';
import styles from './Readout.module.css';

/** Least error of rates read off the bell curves of μ that the note mentions. */
const MISFIT = 0.01;

/** μ as one number if both certified ends agree to the printed digits, and otherwise as both ends. */
export function MuEnds({ of: { lower, upper } }: { of: KnownMu }) {
  const known = toText(typesetSignificant(lower, 3)) === toText(typesetSignificant(upper, 3));
  if (known) return <Num of={typesetSignificant(upper, 3, 'up')} />;
  return <Ends lower={lower} upper={upper} />;
}

/** The line with μ below an ε. `of` is null while μ is computed. */
export const MuReading = ({ of }: { of: KnownMu | null }) => (
  <span className={styles.mu}>
    <Sym>μ</Sym> {of === null ? '…' : <MuEnds of={of} />}
  </span>
);

/** A note that error rates read off μ are too low, if they may be by {@link MISFIT} or more. */
export function Misfit({ of }: { of: KnownMu | null }) {
  if (of === null || !(of.regret >= MISFIT) || of.upper === Number.POSITIVE_INFINITY) return null;
  return (
    <>
      {' '}
      <Trans>
        A bell curve fits it badly, and error rates read off μ come out too low by up to{' '}
        <Num of={typesetSignificant(of.regret, 2, 'up')} />.
      </Trans>
    </>
  );
}
