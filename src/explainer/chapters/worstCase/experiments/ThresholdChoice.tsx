// Why choosing the best threshold afterwards cheats, as an experiment the reader starts: hundreds of small audits, each
// claimed twice.
import type { Scenario } from '../../../../scenario';
import { percentText } from '../../../notation/formatNumber';
import { useQueries } from '../../frame/useRequest';
import { AUDITS, ClaimExperiment } from './ClaimExperiment';

const RUNS = 250;

export const ThresholdChoice = ({ scenario }: { scenario: Scenario }) => (
  <ClaimExperiment
    id="choice-title"
    title="The best threshold, chosen afterwards"
    scenario={scenario}
    runs={RUNS}
    store={useQueries().choice}
    button={`Run ${AUDITS} small audits`}
    rows={(reply) => [
      { name: 'threshold 0, fixed', claims: reply?.fixed ?? null },
      { name: 'best of all', claims: reply?.best ?? null },
    ]}
  >
    {AUDITS} audits of {RUNS} simulated runs per world, every one claimed twice from the same runs at{' '}
    {percentText(scenario.confidence)}: at threshold 0, and at whichever threshold made the fewest mistakes. A
    claim is false when no threshold, with unlimited runs, could reach it.
  </ClaimExperiment>
);
