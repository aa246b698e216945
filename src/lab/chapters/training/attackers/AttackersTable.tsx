// The attackers as a table, for those who do not look at the chart.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { countText } from '../../../notation/formatNumber';
import { Delta, Epsilon, EpsilonSymbol } from '../../../notation/Num';
import type { EstimatorChoice } from '../../../scenario';
import { DataTable } from '../../../ui/DataTable';
import { DEMANDS, needText } from '../attacks/demands';
import { ALLOWED_FOR, ATTACKERS } from './attackers';
import type { Proofs } from './proofs';

const Known = ({ value }: { value: number | null | undefined }) =>
  value == null ? <span className="soft">{t`not known`}</span> : <Epsilon value={value} />;

const Shown = ({ epsilon, estimator }: { epsilon: number; estimator: EstimatorChoice }) =>
  estimator === 'paper' ? (
    <Trans>
      about <Epsilon value={epsilon} rounding="down" />
    </Trans>
  ) : (
    <Trans>
      at least <Epsilon value={epsilon} rounding="down" />
    </Trans>
  );

export function AttackersTable({ proofs, estimator }: { proofs: Proofs; estimator: EstimatorChoice }) {
  const { of, guarantees, by } = proofs;
  const steps = countText(of.mechanism.steps);
  return (
    <DataTable
      label={t`Data of the chart of attackers`}
      caption={
        estimator === 'paper' ? (
          <Trans>
            What each attacker asks for and estimates at δ = <Delta value={of.delta} />, after step {steps}.
            There <EpsilonSymbol adjacency="AR" /> is <Known value={guarantees?.addRemove} />, an upper bound
            for add/remove.
          </Trans>
        ) : (
          <Trans>
            What each attacker asks for and shows at least at δ = <Delta value={of.delta} />, after step{' '}
            {steps}. There <EpsilonSymbol adjacency="AR" /> is <Known value={guarantees?.addRemove} />, an
            upper bound for add/remove.
          </Trans>
        )
      }
      columns={[t`attacker`, ...DEMANDS.map(({ heading }) => heading), 'ε']}
      rows={[
        [
          t`what the guarantee guards against`,
          ...DEMANDS.map(({ id }) => needText[ALLOWED_FOR[id]]),
          <Trans key="epsilon">
            at most <Known value={guarantees?.substitute} />
          </Trans>,
        ],
        ...ATTACKERS.map(({ id, title, needs }) => {
          const proof = by[id];
          return [
            `${id} ${title}`,
            ...DEMANDS.map((demand) => needText[needs[demand.id]]),
            proof ? <Shown key="epsilon" epsilon={proof.epsilon} estimator={estimator} /> : t`not run`,
          ];
        }),
      ]}
    />
  );
}
