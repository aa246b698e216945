// Why choosing the best threshold afterwards cheats, as an experiment the reader starts: hundreds of small audits, each
// claimed twice.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Scenario } from '../../../../scenario';
import { percentText } from '../../../notation/formatNumber';
import { useQueries } from '../../frame/useRequest';
import { AUDITS, ClaimExperiment } from './ClaimExperiment';

const RUNS = 250;

export const ThresholdChoice = ({ scenario }: { scenario: Scenario }) => (
  <ClaimExperiment
    id="choice-title"
    title={t`The best threshold, chosen afterwards`}
    scenario={scenario}
    runs={RUNS}
    store={useQueries().choice}
    button={t`Run ${AUDITS} small audits`}
    rows={(reply) => [
      { name: t`threshold 0, fixed`, claims: reply?.fixed ?? null },
      { name: t`best of all`, claims: reply?.best ?? null },
    ]}
  >
    <Trans>
      {AUDITS} audits of {RUNS} simulated runs per world, every one claimed twice from the same runs at{' '}
      {percentText(scenario.confidence)}: at threshold 0, and at whichever threshold made the fewest mistakes.
      A claim is false when no threshold, with unlimited runs, could reach it.
    </Trans>
  </ClaimExperiment>
);
