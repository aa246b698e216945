// Chapter 3's figure of the worst case: its scores in both worlds, a threshold, and the bounds that its mistakes give.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { withDecimalMark } from '../../../base/language/numbers';
import type { Scenario } from '../../../scenario';
import { isRecorded, pageAudit, type ResultsSnapshot, type ThresholdReading } from '../../../work';
import { FigureNumbers } from '../../chart/FigureNumbers';
import { Below } from '../../figure/below';
import { useFigureHeight, useTextScale } from '../../figure/useTextScale';
import { useWidth } from '../../figure/useWidth';
import { countText, epsilonText, rateText } from '../../notation/formatNumber';
import { areComing, knownValues } from '../../state/knownValues';
import { useRested } from '../../state/results';
import { Button } from '../../ui/Button';
import { later } from '../../ui/later';
import { useSeen } from '../../ui/window/visibility';
import { NotComputed } from '../frame/NotComputed';
import { useQueries, useRequest } from '../frame/useRequest';
import { DrawnFor, movedThreshold, PLANNED } from './DrawnFor';
import { attackReading, DrawsTable, ReadingLine, ReadingTable } from './ReadingTable';
import { POINTS, RUNS, sampleRequest, thresholdRequest } from './requests';
import { Rain } from './scores/Rain';
import { ScoreFigure } from './scores/ScoreFigure';
import { scorePlot } from './scores/scorePlot';
import { WhyThree } from './WhyThree';
import styles from './WorstCaseFigure.module.css';

/** Usual height of the drawing, in px. */
const HEIGHT = 330;

const SaveScores = later(() => import('./scores/SaveScores'), 'SaveScores');

const share = (count: number) => rateText(count / RUNS, 'nearest');

/** The reading in words, for screen readers. */
function inWords(reading: ThresholdReading, explored: boolean): string {
  const threshold = withDecimalMark(String(Number(reading.threshold.toPrecision(4))));
  const alarms = share(reading.falsePositives);
  const misses = share(reading.falseNegatives);
  const direct = epsilonText(reading.direct, 'down');
  const valid = epsilonText(reading.valid, 'down');
  return explored
    ? t`The threshold is at ${threshold} C. The attack makes ${alarms} false alarms among the runs with z′ and ${misses} misses among those with z. With no curve assumed, epsilon is at least ${direct}. By the share of wrong guesses, it is at least ${valid}. Both were explored, so they have no confidence.`
    : t`The threshold is at ${threshold} C. The attack makes ${alarms} false alarms among the runs with z′ and ${misses} misses among those with z. With no curve assumed, epsilon is at least ${direct}. By the share of wrong guesses, it is at least ${valid}.`;
}

export interface WorstCaseFigureProps {
  scenario: Scenario;
  snapshot: ResultsSnapshot;
  saves?: boolean;
  /** Whether the figure stands on the stage, where the readings take one line and their table unfolds below it. */
  folded?: boolean;
}

export function WorstCaseFigure({ scenario, snapshot, saves = false, folded = false }: WorstCaseFigureProps) {
  const queries = useQueries();
  const [box, width] = useWidth();
  const scale = useTextScale(width);
  const height = useFigureHeight(HEIGHT, width);
  const [seenRef, seen] = useSeen();
  const [draws, setDraws] = useState(PLANNED);
  const { threshold: wanted, fresh } = draws;
  const [showers, setShowers] = useState(1);
  const { samplingRate, confidence, estimator } = scenario;
  const { reply: sample, error } = useRequest(queries.sample, seen ? sampleRequest(scenario, fresh) : null);
  const plot = useMemo(
    () => sample && width > 0 && scorePlot(sample, width, height, scale),
    [sample, width, height, scale],
  );
  const threshold = sample ? Math.min(sample.scores[POINTS - 1], Math.max(sample.scores[0], wanted)) : wanted;
  const explored = draws.choice === 'explored';
  const { reply: reading, error: unread } = useRequest(
    queries.threshold,
    seen ? thresholdRequest(scenario, fresh, threshold) : null,
  );
  const words = reading ? inWords(reading, explored) : '';
  const spoken = useRested(words, 1200);
  const own = pageAudit(snapshot);
  const attack = attackReading(own, estimator, isRecorded(own, snapshot));
  const readings = (
    <ReadingTable
      reading={reading}
      attack={attack}
      known={knownValues(snapshot)}
      coming={areComing(snapshot)}
      confidence={confidence}
      estimator={estimator}
      explored={explored}
    />
  );
  const whyThree = reading && <WhyThree rule={reading.rule} samplingRate={samplingRate} />;
  return (
    <figure
      className={`chapter-figure over-pages ${styles.figure} ${folded ? styles.folded : ''}`}
      ref={seenRef}
      aria-label={t`The worst case`}
    >
      <div className={`plain-figure score-box ${styles.box}`} ref={box} style={{ height }}>
        {sample && plot ? (
          <>
            <Rain sample={sample} plot={plot} shower={showers} />
            <ScoreFigure
              sample={sample}
              plot={plot}
              threshold={threshold}
              onThreshold={(to) => setDraws((now) => movedThreshold(now, to))}
            />
          </>
        ) : (
          error === null && <p className="part-caption">{t`Drawing.`}</p>
        )}
        <NotComputed error={error} of={queries.sample} />
      </div>
      <Below>
        <div className={`wraps ${styles.line}`}>
          <p className="part-caption">
            <Trans>
              The curves are exact, the bars are {countText(RUNS)} simulated runs per world, and the mistakes
              at the threshold are tinted.
            </Trans>
          </p>
          <Button
            look="text"
            className={`only-on-screen ${styles.again}`}
            onClick={() => setShowers(showers + 1)}
          >
            <Trans>Replay</Trans>
          </Button>
        </div>
        <p className="visually-hidden" aria-live="polite">
          {spoken}
        </p>
        <DrawnFor draws={draws} confidence={confidence} onDraws={setDraws} />
        <NotComputed error={unread} of={queries.threshold} />
        {folded ? <ReadingLine reading={reading} /> : readings}
        <div className="not-on-slides">
          {!folded && whyThree}
          <FigureNumbers
            title={folded ? t`All readings, and the runs in numbers` : t`The runs in numbers`}
            saves={
              saves && plot
                ? {
                    of: t`the scores`,
                    rows: <SaveScores scenario={scenario} plot={plot} words={words} explored={explored} />,
                  }
                : null
            }
          >
            {folded && readings}
            {folded && whyThree}
            {sample && plot && <DrawsTable sample={sample} plot={plot} />}
          </FigureNumbers>
        </div>
      </Below>
    </figure>
  );
}
