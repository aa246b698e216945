// Why choosing the best threshold afterwards cheats, as an experiment: hundreds of small audits, each
// claimed twice.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { percentText } from '../../../notation/formatNumber';
import type { Scenario } from '../../../scenario';
import { useQueries } from '../../frame/useRequest';
import { ClaimExperiment } from './ClaimExperiment';

const AUDITS = 400;
const RUNS = 250;

export const ThresholdChoice = ({ scenario }: { scenario: Scenario }) => (
  <ClaimExperiment
    id="choice-title"
    title={t`The best threshold, chosen afterwards`}
    scenario={scenario}
    audits={AUDITS}
    runs={RUNS}
    store={useQueries().choice}
    rows={(reply) => [
      { name: t`threshold 0, fixed`, claims: reply.fixed },
      { name: t`best of all`, claims: reply.best },
    ]}
  >
    <Trans>
      Each of {AUDITS} audits makes {RUNS} simulated runs per world and claims twice at{' '}
      {percentText(scenario.confidence)}, once at threshold 0 and once at whichever threshold made the fewest
      mistakes. A claim is false when no threshold, with unlimited runs, could reach it.
    </Trans>
  </ClaimExperiment>
);
