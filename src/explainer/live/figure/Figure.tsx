// The figure with everything that belongs to it: title, reserved box, drawing, words, table.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, useMemo, useRef } from 'react';
import type { CurvesReply, ResultsSnapshot } from '../../../jobs';
import { type Axis, FIELDS, type Scenario } from '../../../scenario';
import { useHeld } from '../../figure/held';
import { useFigureHeight, useTextScale } from '../../figure/useTextScale';
import { useWidth } from '../../figure/useWidth';
import { fieldNoun } from '../../notation/fieldWords';
import { Delta, Sym } from '../../notation/Num';
import { QuantityName } from '../../notation/QuantityName';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { drawnAudits, drawnCurves } from './drawn';
import { EpsilonPicture } from './EpsilonPicture';
import { type Domain, heightsOf, steadyDomain } from './epsilonDomain';
import styles from './Figure.module.css';
import { FigureWords } from './FigureWords';
import { figureHeight, HIGHEST } from './frame';
import { curveRows, curvesWithGaps, gapCount } from './rows';
import { useTrace } from './useTrace';

interface FigureProps {
  snapshot: ResultsSnapshot;
  scenario: Scenario;
  onMove: (value: number) => void;
}

/** The epsilon axis of the last frame, which is kept as long as it fits. */
function useSteadyDomain(
  reply: CurvesReply | null,
  shown: Scenario,
  scale: Scenario['epsilonScale'],
  held: boolean,
): Domain | null {
  const previous = useRef<Domain | null>(null);
  return useMemo(() => {
    if (reply === null) return null;
    const heights = heightsOf(reply, drawnCurves(shown), shown[shown.axis]);
    previous.current = steadyDomain(previous.current, heights, scale, held);
    return previous.current;
  }, [reply, shown, scale, held]);
}

const ALONG: Readonly<Record<Axis, string>> = {
  noiseMultiplier: t`ε along the noise multiplier`,
  samplingRate: t`ε along the sampling rate`,
  steps: t`ε along the steps`,
  delta: t`ε along the delta`,
};

/** True when two scenarios differ in their curves alone, so that nothing is redrawn before new curves arrive. */
const seenAlike = (a: Scenario, b: Scenario): boolean =>
  a.axis === b.axis &&
  a.epsilonScale === b.epsilonScale &&
  a.estimator === b.estimator &&
  a.confidence === b.confidence;

export const Figure = memo(function Figure({ snapshot, scenario, onMove }: FigureProps) {
  const [canvas, width] = useWidth();
  const held = useHeld();
  const { curves, window } = snapshot;
  const { reply, request: curvesScenario } = curves;
  const scale = scenario.epsilonScale;
  // the curves are drawn along the axis they were computed along
  const shown = curvesScenario ?? scenario;
  const domain = useSteadyDomain(reply, shown, scale, held);
  const trace = useTrace(held, reply, shown, domain);
  const rows = useMemo(() => (reply && domain ? curveRows(reply, domain) : []), [reply, domain]);
  const sameAxis = window !== null && window.axis === shown.axis && scenario.axis === shown.axis;
  const textScale = useTextScale(width);
  const height = figureHeight(width, useFigureHeight(HIGHEST, width));
  const { axis } = shown;
  const { estimator } = scenario;
  const audits = useMemo(
    () => drawnAudits(snapshot.audits, { axis, estimator }),
    [snapshot.audits, axis, estimator],
  );
  const picture =
    reply && domain && window && sameAxis
      ? {
          scenario: shown,
          reply,
          rows,
          window,
          epsilonDomain: domain,
          audits,
          trace,
          own: seenAlike(scenario, shown) ? shown : scenario,
        }
      : null;

  return (
    <figure className="figure" aria-labelledby="figure-title">
      <h2 id="figure-title" className="visually-hidden">
        {ALONG[shown.axis]}
      </h2>
      <div className="figure-box" aria-busy={curves.status === 'running'}>
        <UprightTitle along={shown.axis} delta={shown.delta} />
        <div ref={canvas}>
          {picture ? (
            <ErrorBoundary what={t`The figure`} remedy={t`Its numbers are in the table below.`}>
              <EpsilonPicture
                {...picture}
                width={width}
                height={height}
                textScale={textScale}
                onMove={onMove}
              />
            </ErrorBoundary>
          ) : (
            <div className="figure-wait" style={width > 0 ? { height } : undefined}>
              {curves.status === 'failed' ? (
                t`The curves could not be computed. The notice above says why.`
              ) : (
                <span className="late">
                  <Trans>The curves are being computed.</Trans>
                </span>
              )}
            </div>
          )}
        </div>
        <LevelTitle along={shown.axis} />
        <span className="figure-busy" aria-hidden="true">
          <Trans>computing</Trans>
        </span>
      </div>
      {reply && curves.status !== 'running' && <Gaps reply={reply} of={shown} />}
      <FigureWords snapshot={snapshot} scenario={scenario} />
    </figure>
  );
});

const UprightTitle = memo(function UprightTitle({ along, delta }: { along: Axis; delta: number }) {
  return (
    <p className="axis-title axis-title-y" aria-hidden="true">
      {along === 'delta' ? (
        <Sym>ε</Sym>
      ) : (
        <Trans>
          <Sym>ε</Sym> at <Sym>δ</Sym> = <Delta value={delta} />
        </Trans>
      )}
    </p>
  );
});

const LevelTitle = memo(function LevelTitle({ along }: { along: Axis }) {
  return (
    <p className="axis-title axis-title-x" aria-hidden="true">
      {fieldNoun(along)} <Sym>{FIELDS[along].symbol}</Sym>
    </p>
  );
});

/** Why a line has holes. */
function Gaps({ reply, of }: { reply: CurvesReply; of: Scenario }) {
  const count = reply.values.length;
  return curvesWithGaps(reply, drawnCurves(of)).map((id) => {
    const missing = gapCount(reply, id);
    return (
      <p key={id} className={styles.gap}>
        <Trans>
          For <QuantityName id={id} />, {missing} of {count} values are not verified and so left out. The
          figure’s data have every bracket.
        </Trans>
      </p>
    );
  });
}
