// All values of one column of the figure, each with its kind.
import { Trans } from '@lingui/react/macro';
import type { CurveName, CurvesReply } from '../../jobs';
import { Delta, Ends, Epsilon, Parameter, Sym } from '../../notation/Num';
import { QuantityName, Swatch } from '../../notation/QuantityName';
import { KIND_WORDS, QUANTITIES } from '../../notation/quantities';
import { FIELDS, type Scenario } from '../../scenario';
import { tableOrder } from './drawn';

interface FigureTooltipProps {
  scenario: Scenario;
  reply: CurvesReply;
  /** Of the column that is read. */
  index: number;
}

export function FigureTooltip({ scenario, reply, index }: FigureTooltipProps) {
  const field = FIELDS[scenario.axis];
  return (
    <div className="figure-tooltip">
      <p>
        <Sym>{field.symbol}</Sym> = <Parameter value={reply.values[index] as number} />
        {scenario.axis !== 'delta' && scenario.measure === 'epsilon' && (
          <span className="soft">
            ,{' '}
            <Trans>
              at δ = <Delta value={scenario.delta} />
            </Trans>
          </span>
        )}
      </p>
      <table>
        <tbody>
          {tableOrder(scenario).map((id) => (
            <tr key={id}>
              <th scope="row">
                <Swatch id={id} /> <QuantityName id={id} measure={scenario.measure} />
              </th>
              <td>
                <CurveNumber reply={reply} id={id} index={index} />
              </td>
              <td className="soft">{KIND_WORDS[QUANTITIES[id].kind]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A curve's value, after ≈ where it is interpolated, or the bracket where it could not be verified. */
function CurveNumber({ reply, id, index }: { reply: CurvesReply; id: CurveName; index: number }) {
  const curve = reply[id];
  const value = curve.value[index] as number;
  if (!Number.isNaN(value)) {
    return (
      <>
        {curve.interpolated?.[index] === 1 && '≈ '}
        <Epsilon value={value} />
      </>
    );
  }
  return (
    <span className="number">
      <Ends lower={curve.lower[index] as number} upper={curve.upper[index] as number} />
    </span>
  );
}
