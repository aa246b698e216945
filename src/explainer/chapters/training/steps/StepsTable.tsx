// The data of the figure of real training: at every checkpoint the guarantees, and each attack with its interval.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { EstimatorChoice } from '../../../../scenario';
import { percentText } from '../../../notation/formatNumber';
import { Delta, Epsilon, EpsilonSymbol } from '../../../notation/Num';
import { ScrollRegion } from '../../../ui/ScrollRegion';
import { AttackName } from '../AttackName';
import type { AttackSeries, GuaranteeRow } from './attackSeries';
import { bothEndsText } from './intervalWords';

interface StepsTableProps {
  rows: readonly GuaranteeRow[];
  series: readonly AttackSeries[];
  estimator: EstimatorChoice;
  delta: number;
  confidence: number;
}

const Known = ({ value }: { value: number | null }) =>
  value === null ? (
    <span className="soft">
      <Trans>not verified</Trans>
    </span>
  ) : (
    <Epsilon value={value} />
  );

export function StepsTable({ rows, series, estimator, delta, confidence }: StepsTableProps) {
  const scored = series.find(({ points }) => points.length > 0)?.points.map(({ step }) => step);
  const shown = scored ? rows.filter(({ step }) => scored.includes(step)) : rows;
  const percent = percentText(confidence);
  const bothEnds = bothEndsText(confidence);
  return (
    <ScrollRegion label={t`Data of the figure of real training`}>
      <table>
        <caption>
          <Trans>
            ε after t steps at δ = <Delta value={delta} />. ε<sub>AR</sub> and ε<sub>S</sub> are upper bounds,
            the limit of S1 is exact for constant gradients, silent other records and the last iterate alone;
          </Trans>{' '}
          {estimator === 'paper'
            ? t`attacks are estimates with the interval that is drawn.`
            : t`attacks are lower bounds, each with ${percent} confidence, and in brackets with an upper end of the same confidence for what the test comes to with unlimited models: ${bothEnds} for both ends. The upper end is no bound on the substitute ε.`}
        </caption>
        <thead>
          <tr>
            <th scope="col">t</th>
            <th scope="col">
              <EpsilonSymbol adjacency="AR" />
            </th>
            <th scope="col">
              <EpsilonSymbol adjacency="S" />
            </th>
            <th scope="col">
              <Trans>limit of S1</Trans>
            </th>
            {series.map(({ kind }) => (
              <th key={kind} scope="col">
                <AttackName kind={kind} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ step, addRemove, substitute, hiddenState }) => (
            <tr key={step}>
              <th scope="row">{step}</th>
              <td>
                <Known value={addRemove} />
              </td>
              <td>
                <Known value={substitute} />
              </td>
              <td>
                <Known value={hiddenState} />
              </td>
              {series.map(({ kind, points }) => {
                const at = points.find((point) => point.step === step);
                return (
                  <td key={kind}>
                    {at ? (
                      <>
                        <Epsilon value={at.epsilon} rounding="down" />{' '}
                        {at.upper > 0 ? (
                          <span className="bracket">
                            [<Epsilon value={at.lower} rounding="down" />,{' '}
                            <Epsilon value={at.upper} rounding="up" />]
                          </span>
                        ) : (
                          <span className="soft">
                            <Trans>no better than guessing</Trans>
                          </span>
                        )}
                      </>
                    ) : (
                      '–'
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
