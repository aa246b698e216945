// The footnote of the page's opening sentence, which is loaded late. It says what each number is, how sure the third is, and what that
// assumes.
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import type { Sampling } from '../../../scenario';
import { percentText, rateText } from '../../notation/formatNumber';
import { Delta, Sym } from '../../notation/Num';
import { Term } from '../../notation/Term';
import { sameData } from '../../ui/sameData';
import styles from './Claim.module.css';
import type { ClaimParts, Shown } from './claimParts';
import type { SentenceProps } from './Sentence';

function Caveat({ shown: { estimate, partAccounting } }: { shown: Shown }) {
  if (estimate.moment === 'provisional') {
    return <Trans>It is provisional and carries no confidence until all draws are made.</Trans>;
  }
  if (!estimate.confidenceHolds) {
    return <Trans>Its confidence does not hold, because the best threshold was picked.</Trans>;
  }
  return (
    <>
      {estimate.moment === 'every' && (
        <Trans>Its confidence sequence holds whenever somebody stops the attack.</Trans>
      )}{' '}
      {partAccounting && (
        <Trans>Part of it is accounting, so it is no evidence against the first number.</Trans>
      )}
    </>
  );
}

/** The clause on how the number was read, which links to chapter 3 if that is on the page. */
const How = ({ words, linked }: { words: string; linked: boolean }) =>
  linked ? <a href="#worst-case">{words}</a> : words;

function Reading({ shown, linked }: { shown: Shown; linked: boolean }) {
  const { estimate, readAs, errorUpper, contradicts } = shown;
  const confidence = percentText(estimate.confidence);
  const how = <How words={readAs} linked={linked} />;
  const errors = errorUpper === null ? null : rateText(errorUpper, 'up');
  const floor = contradicts === null ? null : rateText(contradicts.errorFloor, 'down');
  return (
    <>
      {errors === null ? (
        <Trans>
          The last number is a lower bound from an attack on substitute, at {confidence} confidence, {how}.
        </Trans>
      ) : (
        <Trans>
          The last number is a lower bound from an attack on substitute, at {confidence} confidence. The
          attack guesses wrong at most {errors} of the time, which is {how}.
        </Trans>
      )}{' '}
      <Caveat shown={shown} />{' '}
      {floor !== null && (
        <Trans>
          If the add/remove guarantee covered a replaced record, every attack would be wrong at least {floor}{' '}
          of the time. That comparison needs no such reading.
        </Trans>
      )}
    </>
  );
}

interface KindsProps extends Pick<ClaimParts, 'delta' | 'recorded' | 'sampling'> {
  linked: boolean;
  /** Whether the accountant gave neither of the two numbers. */
  failed: boolean;
  shown: Shown | null;
  look: string | undefined;
}

const Kinds = memo(function Kinds({
  failed,
  shown,
  delta,
  recorded,
  sampling,
  linked,
  look = '',
}: KindsProps) {
  if (failed) {
    return (
      <p className={`${styles.kinds} of-start ${look}`} data-testid="claim-kinds">
        <Trans>The accountant did not answer. The notice says what to do.</Trans>
      </p>
    );
  }
  return (
    <p className={`${styles.kinds} of-start ${look}`} data-testid="claim-kinds">
      {sampling === 'poisson' ? (
        <Trans>
          At <Sym>δ</Sym> = <Delta value={delta} />, the first two numbers are upper bounds from a privacy{' '}
          <Term name="accountant" after=",">
            accountant
          </Term>{' '}
          one for each kind of neighbour.
        </Trans>
      ) : (
        <Between sampling={sampling} delta={delta} />
      )}{' '}
      {shown && <Reading shown={shown} linked={linked} />}
      {recorded && <Recorded {...recorded} />}
    </p>
  );
}, sameData);

/** The clause on the meaning of two numbers for ε, for batches that are not drawn by Poisson sampling. */
const Between = ({ sampling, delta }: { sampling: Exclude<Sampling, 'poisson'>; delta: number }) =>
  sampling === 'fixed-size' ? (
    <Trans>
      At <Sym>δ</Sym> = <Delta value={delta} />, the larger number of substitute holds for all data. The
      smaller one is attained by data whose other records all pull one way. Nothing tighter is known here.
    </Trans>
  ) : (
    <Trans>
      At <Sym>δ</Sym> = <Delta value={delta} />, both ε are certified. Where substitute shows two numbers, the
      larger one certainly holds, and data certainly attain the smaller one.
    </Trans>
  );

function Recorded({ seed, backend, commit, preset }: NonNullable<ClaimParts['recorded']>) {
  const short = commit.slice(0, 7);
  return (
    <>
      {' '}
      <Trans>
        Recorded until this tab has its own, with seed {seed} and {backend}, at commit <code>{short}</code>,
        by <code>npm run record -- {preset}</code>.
      </Trans>
    </>
  );
}

export function Footnote({ parts, linked = false, look }: Omit<SentenceProps, 'as'>) {
  const { addRemove, substitute, attack, delta, recorded, sampling } = parts;
  return (
    <Kinds
      failed={addRemove.state !== 'value' && substitute.state === 'failed'}
      shown={'shown' in attack ? attack.shown : null}
      delta={delta}
      recorded={recorded}
      sampling={sampling}
      look={look}
      linked={linked}
    />
  );
}
