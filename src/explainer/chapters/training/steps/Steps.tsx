// The figure of real training with everything that belongs to it: title, reserved box, words, table, what can be saved.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { ResultsSnapshot } from '../../../../jobs';
import { FIELDS, type Scenario } from '../../../../scenario';
import { SaveFigure } from '../../../export/SaveFigure';
import { useFigureHeight } from '../../../figure/useTextScale';
import { useWidth } from '../../../figure/useWidth';
import { Delta, Parameter, Setting, Sym } from '../../../notation/Num';
import { useRested } from '../../../state/results';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';
import { type Picture, settingsOf } from '../picture';
import { attackSeries, belongTo, epsilonTop, guaranteeRows } from './attackSeries';
import { StepsFigure } from './StepsFigure';
import { StepsTable } from './StepsTable';
import { savedTraining } from './savedTraining';
import { stepsSummary } from './stepsSummary';

interface StepsProps {
  picture: Picture | null;
  stepCurves: ResultsSnapshot['stepCurves'];
  scenario: Scenario;
  partial: boolean;
  /** With buttons that save picture and data. */
  saves?: boolean;
  /** What is said of the figure, between it and those buttons. */
  children?: ReactNode;
}

export function Steps({ picture, stepCurves, scenario, partial, saves = false, children }: StepsProps) {
  const [box, width] = useWidth();
  const highest = useFigureHeight(460, width);
  const [open, setOpen] = useState(false);
  const { estimator } = scenario;
  const curves =
    stepCurves.reply && stepCurves.request && (!picture || belongTo(stepCurves.request, picture.request))
      ? stepCurves.reply
      : null;
  const reply = useDeferredValue(picture?.reply ?? null);
  const rows = useMemo(() => guaranteeRows(curves, reply), [curves, reply]);
  const series = useMemo(() => (reply ? attackSeries(reply, estimator) : []), [reply, estimator]);
  const top = useMemo(() => epsilonTop(rows, series), [rows, series]);
  const of = picture?.request ?? settingsOf(stepCurves.request ?? scenario);
  const summary = useMemo(() => stepsSummary(rows, series, estimator, of), [rows, series, estimator, of]);
  const spoken = useRested(summary, 1500);
  const height =
    width < 520 ? Math.max(290, Math.round(width * 0.9)) : Math.min(highest, Math.round(width * 0.56));
  return (
    <>
      <figure className="figure" aria-labelledby="steps-title">
        <h3 id="steps-title" className="visually-hidden">
          <Trans>ε after t steps of training</Trans>
        </h3>
        <div ref={box} className="figure-box" aria-busy={stepCurves.status === 'running' && !picture}>
          <p className="axis-title axis-title-y" aria-hidden="true">
            <Trans>
              <Sym>ε</Sym> at <Sym>δ</Sym> = <Delta value={of.delta} />, <Sym>q</Sym> ={' '}
              <Setting field={FIELDS.samplingRate} value={of.mechanism.samplingRate} />, <Sym>σ</Sym> ={' '}
              <Parameter value={of.mechanism.noiseMultiplier} />
            </Trans>
          </p>
          {width > 0 && rows.length > 0 ? (
            <ErrorBoundary what={t`The figure`} remedy={t`Its numbers are in the table below.`}>
              <StepsFigure
                width={width}
                height={height}
                rows={rows}
                series={series}
                steps={of.mechanism.steps}
                top={top}
                estimator={estimator}
                partial={partial && !picture?.recorded}
              />
            </ErrorBoundary>
          ) : (
            <div className="figure-wait" style={width > 0 ? { height } : undefined}>
              {stepCurves.status === 'failed' ? (
                t`The curves could not be computed; change a value or start again.`
              ) : (
                <span className="late">
                  <Trans>The curves are being computed.</Trans>
                </span>
              )}
            </div>
          )}
          <p className="axis-title axis-title-x" aria-hidden="true">
            <Trans>
              steps <Sym>t</Sym> of training
            </Trans>
          </p>
        </div>
        <p className="visually-hidden" aria-live="polite" aria-atomic="true">
          {spoken}
        </p>
        <details className="figure-words" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            <Trans>The figure of real training in words and numbers</Trans>
          </summary>
          <p>{summary}</p>
          {open && (
            <StepsTable
              rows={rows}
              series={series}
              estimator={estimator}
              delta={of.delta}
              confidence={of.confidence}
            />
          )}
        </details>
      </figure>
      {children}
      {saves && (
        <SaveFigure
          name={t`Take this figure away`}
          note={t`As it is drawn, or every bound of every attack at full precision.`}
          figure={savedTraining(
            picture,
            stepCurves.request ?? scenario,
            summary,
            rows.length > 0,
            window.location.href,
          )}
        />
      )}
    </>
  );
}
