// What an attacker has proved and on what it rests, in a sentence; what it would, where it has not run.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CANARIES } from '../../../../canaries/registry';
import type { EstimatorChoice } from '../../../../scenario';
import { FIELDS } from '../../../../scenario';
import { levelText } from '../../../live/auditWords';
import { groupThousands, percentText } from '../../../notation/formatNumber';
import { Delta, Epsilon, EpsilonSymbol, Parameter, Setting, Sym } from '../../../notation/Num';
import type { AttackerId } from './attackers';
import styles from './ProofWords.module.css';
import type { Proof, Proofs, Settings } from './proofs';

interface ProofWordsProps {
  id: AttackerId;
  proofs: Proofs;
  estimator: EstimatorChoice;
}

const Known = ({ value }: { value: number | null | undefined }) =>
  value == null ? t`not verified` : <Epsilon value={value} />;

function At({ of: { mechanism, delta } }: { of: Settings }) {
  return (
    <span className="attacker-settings">
      <Sym>T</Sym> = {groupThousands(mechanism.steps)}, <Sym>q</Sym> ={' '}
      <Setting field={FIELDS.samplingRate} value={mechanism.samplingRate} />, <Sym>σ</Sym> ={' '}
      <Parameter value={mechanism.noiseMultiplier} />, <Sym>δ</Sym> = <Delta value={delta} />
    </span>
  );
}

interface AboveLimitProps extends ProofWordsProps {
  proof: Proof;
}

/**
 * A bound above the most that unlimited runs would show. Between q = 1/2 and 1 the valid bound comes to more than that, for what
 * it bounds is the substitute epsilon.
 */
function AboveLimit({ id, proof, proofs: { of, guarantees }, estimator }: AboveLimitProps) {
  const limit = guarantees?.hiddenState ?? null;
  // the others read a model that other records move too: no law of S1 limits them
  if (id !== 'S1' && !CANARIES[id].worstCaseLaw) return null;
  const { samplingRate } = of.mechanism;
  if (limit === null || proof.epsilon <= limit || estimator === 'paper') return null;
  if (samplingRate > 0.5 && samplingRate < 1) return null;
  const confidence = percentText(of.confidence);
  const level = levelText(of.confidence);
  return (
    <>
      {' '}
      <Trans>
        That is above the limit of S1, <Epsilon value={limit} />. This run was lucky: a bound with{' '}
        {confidence} confidence is too high in up to {level} of runs.
      </Trans>
    </>
  );
}

/** How sure a lower bound is, after the bound, and what it was counted from. */
const SURE: Record<Proof['moment'], (confidence: string, runs: string) => string> = {
  planned: (confidence, runs) =>
    t`with ${confidence} confidence, a lower bound for substitution, from ${runs}.`,
  every: (confidence, runs) =>
    t`with ${confidence} confidence at every moment, a lower bound for substitution, from ${runs}.`,
  provisional: (_, runs) =>
    t`provisional, without confidence yet, a lower bound for substitution, from ${runs}.`,
};

export function ProofWords({ id, proofs, estimator }: ProofWordsProps) {
  const { of, by, guarantees } = proofs;
  const proof = by[id];
  const beyond = proof?.beyond?.text;
  if (!proof) {
    const limit = guarantees?.hiddenState ?? null;
    if (id !== 'S1') return t`Nothing yet: no model has been trained with it.`;
    if (limit === null) return t`Nothing yet at these settings.`;
    return (
      <Trans>
        Nothing yet: it has not run at <At of={of} />. With unlimited runs it could show no more than its
        limit, <Epsilon value={limit} />.
      </Trans>
    );
  }
  const count = groupThousands(proof.runs);
  const runs = id === 'S1' ? t`${count} simulated runs` : t`${count} models`;
  return (
    <>
      <b className={styles.bound}>
        ε {estimator === 'paper' ? '=' : '≥'} <Epsilon value={proof.epsilon} rounding="down" />
      </b>{' '}
      {estimator === 'paper'
        ? t`by the published estimator, whose confidence does not hold, from ${runs}.`
        : SURE[proof.moment](percentText(of.confidence), runs)}{' '}
      <Trans>
        The upper bounds: <EpsilonSymbol adjacency="S" /> = <Known value={guarantees?.substitute} /> for
        substitution, <EpsilonSymbol adjacency="AR" /> = <Known value={guarantees?.addRemove} /> for
        add/remove. All at <At of={of} />.
      </Trans>
      <AboveLimit id={id} proof={proof} proofs={proofs} estimator={estimator} />
      {beyond && (
        <>
          {' '}
          <Trans>
            Beyond <EpsilonSymbol adjacency="AR" /> at any of the steps looked at, all taken together:{' '}
            {beyond}.
          </Trans>
        </>
      )}
    </>
  );
}
