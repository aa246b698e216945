// The tooltip beside the pointer with each curve's value there. Its code is loaded with that of PointerReading, after the figure itself.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { FIELDS, type Scenario } from '../../../scenario';
import type { CurveName, CurvesReply } from '../../../work';
import type { PathPoint } from '../../figure/lineProfile';
import { Delta, Ends, Epsilon, Parameter, Sym } from '../../notation/Num';
import { QuantityName, Swatch } from '../../notation/QuantityName';
import { KIND_WORDS, QUANTITIES } from '../../notation/quantities';
import { type DrawnAudit, tableOrder } from './drawn';
import styles from './FigureTooltip.module.css';

/** Px between the line under the pointer and the box with its values. */
const BESIDE = 16;

interface FigureTooltipProps {
  place: Omit<BesideProps, 'children'>;
  scenario: Scenario;
  reply: CurvesReply;
  index: number;
  /** The audit under the pointer, if there is one. */
  audit: DrawnAudit | null;
}

export function FigureTooltip({ place, scenario, reply, index, audit }: FigureTooltipProps) {
  const field = FIELDS[scenario.axis];
  return (
    <Beside {...place}>
      <div className="figure-tooltip" data-testid="figure-tooltip">
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
            {audit && (
              <tr>
                <th scope="row">
                  <Swatch id="audit" /> <QuantityName id="audit" measure={scenario.measure} />
                </th>
                <td>
                  <Epsilon value={audit.estimate.epsilon} rounding="down" />
                </td>
                <td className="soft">
                  {t`the attack, at`} <Sym>{field.symbol}</Sym> = <Parameter value={audit.x} />
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </Beside>
  );
}

interface BesideProps extends PathPoint {
  /** The area in which the box has to stay, in px. */
  width: number;
  height: number;
  children: ReactNode;
}

/** A box to the right of a point and below it, or on the other side if there is no room. It always stays within the area. */
function Beside({ x, y, width, height, children }: BesideProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    const { offsetWidth, offsetHeight } = box.current;
    const onRight = x + BESIDE + offsetWidth <= width;
    const left = onRight ? x + BESIDE : Math.max(0, Math.min(x - BESIDE - offsetWidth, width - offsetWidth));
    const top = y + BESIDE + offsetHeight <= height ? y + BESIDE : Math.max(0, y - BESIDE - offsetHeight);
    box.current.style.translate = `${left}px ${top}px`;
  });
  return (
    <div ref={box} className={styles.beside}>
      {children}
    </div>
  );
}

/** A curve's number, after ≈ if it is interpolated, or its bracket if no value could be verified. */
function CurveNumber({ reply, id, index }: { reply: CurvesReply; id: CurveName; index: number }) {
  const curve = reply[id];
  const value = curve.value[index] as number;
  if (!Number.isNaN(value)) {
    return (
      <>
        {curve.interpolated?.[index] === 1 && '≈ '}
        <Epsilon value={value} rounding="up" />
      </>
    );
  }
  return (
    <span className="number">
      <Ends lower={curve.lower[index] as number} upper={curve.upper[index] as number} />
    </span>
  );
}
