// The attackers as a table, for those who do not look at the chart.
import type { EstimatorChoice } from '../../../../scenario';
import { Delta, Epsilon, EpsilonSymbol } from '../../../notation/Num';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import { DEMANDS, needText } from '../attacks/demands';
import { ALLOWED_FOR, ATTACKERS } from './attackers';
import type { Proofs } from './proofs';

interface AttackersTableProps {
  proofs: Proofs;
  estimator: EstimatorChoice;
}

const Known = ({ value }: { value: number | null | undefined }) =>
  value == null ? <span className="soft">not known</span> : <Epsilon value={value} />;

export function AttackersTable({ proofs, estimator }: AttackersTableProps) {
  const { of, guarantees, by } = proofs;
  return (
    <ScrollRegion label="Data of the chart of attackers">
      <table>
        <caption>
          What each attacker asks for and {estimator === 'paper' ? 'estimates' : 'shows at least'} at δ ={' '}
          <Delta value={of.delta} />, after {of.mechanism.steps} steps; <EpsilonSymbol adjacency="AR" /> ={' '}
          <Known value={guarantees?.addRemove} />, an upper bound for add/remove.
        </caption>
        <thead>
          <tr>
            <th scope="col">attacker</th>
            {DEMANDS.map(({ id, heading }) => (
              <th key={id} scope="col">
                {heading}
              </th>
            ))}
            <th scope="col">ε</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">allowed for by the guarantee</th>
            {DEMANDS.map(({ id }) => (
              <td key={id}>{needText[ALLOWED_FOR[id]]}</td>
            ))}
            <td>
              at most <Known value={guarantees?.substitute} />
            </td>
          </tr>
          {ATTACKERS.map(({ id, title, needs }) => {
            const proof = by[id];
            return (
              <tr key={id}>
                <th scope="row">
                  {id} {title}
                </th>
                {DEMANDS.map((demand) => (
                  <td key={demand.id}>{needText[needs[demand.id]]}</td>
                ))}
                <td>
                  {proof ? (
                    <>
                      {estimator === 'paper' ? 'about' : 'at least'}{' '}
                      <Epsilon value={proof.epsilon} rounding="down" />
                    </>
                  ) : (
                    'not run'
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
