// The attack on noisy marginals, run in this tab. It attacks fresh releases of the same table, one after the other, until the reader
// stops it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BREAST_COLUMNS } from '../../../../risk/marginals/breastColumns';
import type { SecretsFrom } from '../../../../risk/marginals/unknownValues';
import type { Scenario } from '../../../../scenario';
import type { MarginalsAttack } from '../../../../work';
import { NotComputed } from '../../../chapters/frame/NotComputed';
import { useWork } from '../../../chapters/frame/useRequest';
import { useRisk } from '../../../chapters/frame/useRisk';
import { WorkLine } from '../../../chapters/frame/WorkLine';
import { EpsilonSymbol } from '../../../notation/Num';
import { writeCount } from '../lines';
import {
  type MarginalsGame,
  RECORDED_DELTA,
  RECORDED_FAILURES,
  RECORDED_TARGETS,
} from '../measured/recordings';

const RELEASES = 10;
/** Substitute ε of each release, for a whole record. */
const EPSILON = 8;

interface LiveMarginalsProps {
  game: MarginalsGame;
  from: SecretsFrom;
  scenario: Scenario;
  /** Number of right guesses from the prior alone, as a mean where values are drawn from it; null while it is not known. */
  expected: number | null;
}

export function LiveMarginals({ game, from, scenario: { seed }, expected }: LiveMarginalsProps) {
  const { marginals } = useRisk();
  const wanted: MarginalsAttack = {
    dataset: 'breast',
    design: {
      columns: BREAST_COLUMNS,
      bins: 6,
      ways: 3,
      unknown: game.unknown,
      secrets: from,
      targets: RECORDED_TARGETS,
      tolerance: game.tolerance,
      claim: { epsilon: EPSILON, delta: RECORDED_DELTA, adjacency: 'substitute' },
      failures: RECORDED_FAILURES,
      repeats: RELEASES,
      seed,
    },
  };
  const { reply, error, stale, work } = useWork(marginals, wanted);
  const right = stale ? [] : (reply?.right ?? []);
  const counts = right.join(', ');
  const times = expected === null ? '' : writeCount(expected);
  return (
    <>
      <WorkLine
        {...work}
        start={t`Attack ${RELEASES} releases here`}
        done={t`${RELEASES} releases attacked`}
        progress={{ label: t`Releases attacked`, share: right.length / RELEASES }}
      />
      <NotComputed error={error} of={marginals} />
      <p className="part-caption" aria-live="polite">
        {right.length > 0 && (
          <Trans>
            In this tab, at <EpsilonSymbol adjacency="S" /> = {EPSILON} and from seed {seed}, {counts} of{' '}
            {RECORDED_TARGETS} were right.
          </Trans>
        )}{' '}
        {right.length > 0 &&
          expected !== null &&
          (from === 'prior' ? (
            <Trans>The prior alone is right {times} times on average.</Trans>
          ) : (
            <Trans>The prior alone is right {times} times.</Trans>
          ))}
      </p>
    </>
  );
}
