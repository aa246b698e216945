// The figure of real training with everything that belongs to it: title, reserved box, words, table.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { ResultsSnapshot } from '../../../../jobs';
import { FIELDS, type Scenario } from '../../../../scenario';
import { useFigureHeight } from '../../../figure/useTextScale';
import { useWidth } from '../../../figure/useWidth';
import { Delta, Parameter, Setting, Sym } from '../../../notation/Num';
import { useRested } from '../../../state/results';
import { ErrorBoundary } from '../../../ui/ErrorBoundary';
import type { Picture } from '../picture';
import { epsilonTop } from './attackSeries';
import { StepsFigure } from './StepsFigure';
import { StepsTable } from './StepsTable';
import { useStepsData } from './useStepsData';

interface StepsProps {
  picture: Picture | null;
  stepCurves: ResultsSnapshot['stepCurves'];
  scenario: Scenario;
  partial: boolean;
}

/** Px: below this width it is as high as it is wide, nearly. */
const NARROW = 520;
const HIGHEST = 460;
/** The least in which marks can be told apart. */
const LOWEST = 180;

export function Steps({ picture, stepCurves, scenario, partial }: StepsProps) {
  const [box, width] = useWidth();
  const highest = useFigureHeight(HIGHEST, width);
  const [open, setOpen] = useState(false);
  const { estimator } = scenario;
  const { rows, series, of, summary } = useStepsData(picture, stepCurves, scenario);
  const top = useMemo(() => epsilonTop(rows, series), [rows, series]);
  const spoken = useRested(summary, 1500);
  // a phone's figure gives up what its place lacks
  const height =
    width < NARROW
      ? Math.max(LOWEST, Math.round(width * 0.9) + Math.min(0, highest - HIGHEST))
      : Math.min(highest, Math.round(width * 0.56));
  return (
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
  );
}
