// The live figure with everything that belongs to it: title, a box that reserves its height, drawing, description, table.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, useMemo, useRef } from 'react';
import { type Axis, FIELDS, type Scenario } from '../../../scenario';
import { type AuditEntry, type CurvesReply, pageAudit, type ResultsSnapshot } from '../../../work';
import { Below } from '../../figure/below';
import { useHeld } from '../../figure/held';
import { useFigureHeight, useTextScale } from '../../figure/useTextScale';
import { useWidth } from '../../figure/useWidth';
import { fieldNoun } from '../../notation/fieldWords';
import { Delta, Sym } from '../../notation/Num';
import { QuantityName } from '../../notation/QuantityName';
import { LETTERS } from '../../notation/quantities';
import { SAMPLING_WORDS } from '../../notation/samplingWords';
import { drawnResults } from '../../state/drawnResults';
import { useFollowedMu } from '../../state/results';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { alongUpperEnds } from './bracketed';
import { drawnAudits, drawnCurves, drawnRow } from './drawn';
import { EpsilonFigure, type EpsilonFigureProps, type FigureScene } from './EpsilonFigure';
import { figureDomain, heightsOf } from './epsilonDomain';
import styles from './Figure.module.css';
import { FigureWords } from './FigureWords';
import { type Domain, figureHeight, HIGHEST } from './frame';
import { type CurveRow, curveRows, curvesWithGaps, gapCount } from './rows';
import { drawnTrail, useTrail } from './trail';

interface FigureProps {
  snapshot: ResultsSnapshot;
  scenario: Scenario;
  onMove: (value: number) => void;
}

const ALONG: Readonly<Record<Scenario['measure'], Readonly<Record<Axis, string>>>> = {
  epsilon: {
    noiseMultiplier: t`ε along the noise multiplier`,
    samplingRate: t`ε along the sampling rate`,
    steps: t`ε along the steps`,
    delta: t`ε along the delta`,
  },
  mu: {
    noiseMultiplier: t`μ along the noise multiplier`,
    samplingRate: t`μ along the sampling rate`,
    steps: t`μ along the steps`,
    delta: t`ε along the delta`,
  },
};

/** Whether two scenarios look alike in the figure until new curves arrive, so that nothing needs to be redrawn before. */
const seenAlike = (a: Scenario, b: Scenario): boolean =>
  a.axis === b.axis &&
  a.sampling === b.sampling &&
  a.epsilonScale === b.epsilonScale &&
  a.estimator === b.estimator &&
  a.confidence === b.confidence;

const isComing = (attack: AuditEntry | null): boolean =>
  attack?.reply === null && /waiting|running/.test(attack.status);

export const Figure = memo(function Figure({ snapshot, scenario, onMove }: FigureProps) {
  const [canvas, width] = useWidth();
  const held = useHeld();
  const { curves, mu, window } = snapshot;
  const { measure: wanted, axis: along } = scenario;
  useFollowedMu(wanted === 'mu');
  const drawn = useMemo(
    () => drawnResults({ curves, mu }, { measure: wanted, axis: along }),
    [curves, mu, wanted, along],
  );
  const { reply, status, request: curvesScenario } = drawn;
  const scale = scenario.epsilonScale;
  // The curves are drawn along the axis for which they were computed, which may no longer be the chosen one.
  const shown = curvesScenario ?? scenario;
  const domain = useMemo(() => {
    if (reply === null) return null;
    const heights = heightsOf(alongUpperEnds(reply, shown), drawnCurves(shown), shown[shown.axis]);
    return figureDomain(heights, scale);
  }, [reply, shown, scale]);
  const trace = useTrace(held, reply, shown, domain);
  const { axis, measure, sampling } = shown;
  const rows = useMemo(
    () => (reply && domain ? curveRows(reply, domain, { sampling }) : []),
    [reply, domain, sampling],
  );
  const sameAxis = window !== null && window.axis === shown.axis && scenario.axis === shown.axis;
  const textScale = useTextScale(width);
  const height = figureHeight(width, useFigureHeight(HIGHEST, width));
  const { estimator } = scenario;
  const audits = useMemo(
    () => drawnAudits(snapshot.audits, { axis, estimator, measure }),
    [snapshot.audits, axis, estimator, measure],
  );
  const visited = useTrail(snapshot.audits, held);
  const trail = useMemo(
    () => drawnTrail(visited, snapshot.audits, { axis, estimator, measure }),
    [visited, snapshot.audits, axis, estimator, measure],
  );
  const { auditRow } = snapshot;
  const allAudits = useMemo(() => {
    if (window === null || !sameAxis) return audits;
    const inWindow = trail.filter(({ x }) => x >= window.min && x <= window.max);
    const others = [...inWindow, ...audits];
    return [...drawnRow(auditRow, others, { estimator, measure }, window), ...others];
  }, [auditRow, audits, trail, estimator, measure, window, sameAxis]);
  const picture =
    reply && domain && window && sameAxis
      ? {
          scenario: shown,
          reply,
          rows,
          window,
          epsilonDomain: domain,
          audits: allAudits,
          coming: isComing(pageAudit(snapshot)),
          trace,
          own: seenAlike(scenario, shown) ? shown : scenario,
        }
      : null;

  return (
    <figure className="figure" aria-labelledby="figure-title">
      <h2 id="figure-title" className="visually-hidden">
        {ALONG[measure][axis]}
      </h2>
      <div className="figure-box" data-testid="live-figure" aria-busy={status === 'running'}>
        <UprightTitle along={axis} measure={measure} delta={shown.delta} sampling={sampling} />
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
            <div className="figure-wait" data-testid="figure-wait" style={width > 0 ? { height } : undefined}>
              {status === 'failed' ? (
                t`The curves could not be computed. The notice above says why.`
              ) : (
                <span className="late">{t`The curves are being computed.`}</span>
              )}
            </div>
          )}
        </div>
        <LevelTitle along={shown.axis} />
        <span className="figure-busy" aria-hidden="true">{t`computing`}</span>
      </div>
      {reply && status !== 'running' && (
        <Below>
          <Gaps reply={reply} of={shown} />
        </Below>
      )}
      <FigureWords snapshot={snapshot} scenario={scenario} />
    </figure>
  );
});

type UprightTitleProps = Pick<Scenario, 'measure' | 'delta' | 'sampling'> & { along: Axis };

const UprightTitle = memo(function UprightTitle({ along, measure, delta, sampling }: UprightTitleProps) {
  return (
    <p className="axis-title axis-title-y" data-testid="axis-title-y" aria-hidden="true">
      {along === 'delta' || measure === 'mu' ? (
        <Sym>{LETTERS[measure]}</Sym>
      ) : (
        <Trans>
          <Sym>ε</Sym> at <Sym>δ</Sym> = <Delta value={delta} />
        </Trans>
      )}
      {sampling !== 'poisson' && `, ${SAMPLING_WORDS[sampling]}`}
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

/** Paragraphs that say why curves have gaps. */
function Gaps({ reply, of }: { reply: CurvesReply; of: Scenario }) {
  const count = reply.values.length;
  const drawn = alongUpperEnds(reply, of);
  return curvesWithGaps(drawn, drawnCurves(of)).map((id) => {
    const missing = gapCount(drawn, id);
    return (
      <p key={id} className={styles.gap}>
        <Trans>
          For <QuantityName id={id} measure={of.measure} />, {missing} of {count} values are not verified and
          so left out. The figure’s data have every bracket.
        </Trans>
      </p>
    );
  });
}

/** Size of the figure, in px, in windows of 390×844 and of 1440×900. */
const SIZES = { phone: { width: 358, height: 210 }, desk: { width: 868, height: 440 } } as const;

/** The figure in the page's static markup, in two sizes of which styles show one. */
const InMarkup = (scene: FigureScene) => (
  <div className="poster">
    {Object.entries(SIZES).map(([name, size]) => (
      <div key={name} className={`poster-${name}`}>
        <EpsilonFigure {...scene} {...size} textScale={1} onMove={null} />
      </div>
    ))}
  </div>
);

/** The drawing of ε, in the browser or in the static markup. `width` is 0 before it is measured. */
function EpsilonPicture(props: EpsilonFigureProps) {
  if (import.meta.env.SSR) return <InMarkup {...props} />;
  if (props.width === 0) return <div className="figure-wait" data-testid="figure-wait" />;
  return <EpsilonFigure {...props} />;
}

const SETTING = ['samplingRate', 'noiseMultiplier', 'steps', 'delta'] as const;

/** Whether two scenarios have different curves. A change along the axis itself moves only the point, not the curves. */
const curvesDiffer = (a: Scenario, b: Scenario): boolean =>
  a.axis === b.axis &&
  a.sampling === b.sampling &&
  SETTING.some((name) => name !== a.axis && a[name] !== b[name]);

/** While a handle is held, the curves from before the drag, which show what it has changed. Null if nothing has changed. */
function useTrace(
  held: boolean,
  reply: CurvesReply | null,
  shown: Scenario,
  domain: Domain | null,
): readonly CurveRow[] | null {
  const before = useRef<{ reply: CurvesReply; scenario: Scenario } | null>(null);
  if (!held) before.current = reply && { reply, scenario: shown };
  const kept =
    held && before.current && curvesDiffer(before.current.scenario, shown) ? before.current.reply : null;
  const { sampling } = shown;
  return useMemo(
    () => (kept && domain ? curveRows(kept, domain, { sampling }) : null),
    [kept, domain, sampling],
  );
}
