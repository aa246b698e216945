// Why stopping when the number looks good cheats as well, and what mends it: the same experiment in time.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { percentText } from '../../../notation/formatNumber';
import { Term } from '../../../notation/Term';
import type { Scenario } from '../../../scenario';
import { useQueries } from '../../frame/useRequest';
import { ClaimExperiment } from './Experiments';

const AUDITS = 200;
const RUNS = 500;

export const StoppingChoice = ({ scenario }: { scenario: Scenario }) => (
  <ClaimExperiment
    id="stopping-title"
    title={t`The best moment to stop, chosen on the way`}
    scenario={scenario}
    audits={AUDITS}
    runs={RUNS}
    store={useQueries().stopping}
    rows={(reply) => [
      { name: t`at the planned end`, claims: reply.planned },
      { name: t`same bound, best moment`, claims: reply.best },
      { name: t`confidence sequence, best moment`, claims: reply.sequence },
    ]}
  >
    <Trans>
      Each of {AUDITS} audits makes {RUNS} simulated runs per world and is looked at after every pair of runs,
      with threshold 0 all along. A bound for a planned number of runs holds at{' '}
      {percentText(scenario.confidence)} for that number alone. A{' '}
      <Term name="confidence sequence">confidence sequence</Term> holds at every moment at once and claims a
      little less for it. The headline uses this bound while the attack is running, or if you stop it early.
    </Trans>
  </ClaimExperiment>
);
