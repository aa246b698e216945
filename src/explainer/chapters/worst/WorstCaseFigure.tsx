// Chapter 3's figure: scores of the worst case in both worlds, a threshold, what its errors certify, and what choosing
// the threshold afterwards does to that.
import { lazy, useMemo, useState } from 'react';
import type { LabSnapshot } from '../../../jobs';
import type { Scenario } from '../../../scenario';
import { useFigureHeight, useTextScale } from '../../figure/useTextScale';
import { useWidth } from '../../figure/useWidth';
import { epsilonText, percentText } from '../../numbers/formatNumber';
import { Sym } from '../../numbers/Num';
import { useRested } from '../../state/lab';
import { readings } from '../../state/readings';
import { FigureNumbers } from '../FigureNumbers';
import { lessons, useFollowed, useSeen } from '../useFollowed';
import { DrawsTable } from './DrawsTable';
import { Rain } from './Rain';
import { ReadingTable } from './ReadingTable';
import { ScoreFigure } from './ScoreFigure';
import { scorePlot } from './scorePlot';
import { ThresholdChoice } from './ThresholdChoice';

const HEIGHT = 330;
/** Draws per world: a small audit, so that counting matters. */
const RUNS = 1000;
const POINTS = 241;

const SaveScores = lazy(() => import('./SaveScores').then((module) => ({ default: module.SaveScores })));

interface WorstCaseFigureProps {
  scenario: Scenario;
  snapshot: LabSnapshot;
  /** With buttons that save the picture and its data. */
  saves?: boolean;
}

export function WorstCaseFigure({ scenario, snapshot, saves = false }: WorstCaseFigureProps) {
  const [box, width] = useWidth();
  const scale = useTextScale(width);
  const height = useFigureHeight(HEIGHT, width);
  const [seenRef, seen] = useSeen();
  const [wanted, setWanted] = useState(0);
  const [showers, setShowers] = useState(1);
  const { samplingRate, noiseMultiplier, steps, seed, delta, confidence } = scenario;
  const mechanism = { samplingRate, noiseMultiplier, steps };
  const { reply: sample, error } = useFollowed(
    lessons.sample,
    seen ? { mechanism, seed, runs: RUNS, points: POINTS } : null,
  );
  const plot = useMemo(
    () => sample && width > 0 && scorePlot(sample, width, height, scale),
    [sample, width, height, scale],
  );
  const threshold = sample ? Math.min(sample.scores[POINTS - 1], Math.max(sample.scores[0], wanted)) : wanted;
  const { reply: reading } = useFollowed(
    lessons.threshold,
    seen ? { mechanism, seed, runs: RUNS, delta, confidence, threshold } : null,
  );
  const share = (count: number) => percentText(Number((100 * (count / RUNS)).toPrecision(3)) / 100);
  const words = reading
    ? `At threshold ${Number(reading.threshold.toPrecision(4))} C, ${share(reading.falsePositives)} of the runs with z′ are taken for runs with z, and ${share(reading.falseNegatives)} the other way round. That certifies an epsilon of at least ${epsilonText(reading.direct, 'down')}.`
    : '';
  const spoken = useRested(words, 1200);
  return (
    <figure className="chapter-figure worst-figure" ref={seenRef} aria-label="The worst case">
      <div className="plain-figure score-box" ref={box} style={{ height }}>
        {sample && plot ? (
          <>
            <Rain sample={sample} plot={plot} shower={showers} />
            <ScoreFigure sample={sample} plot={plot} threshold={threshold} onThreshold={setWanted} />
          </>
        ) : (
          <p className="figure-note-line">{error ? error.message : 'Drawing.'}</p>
        )}
      </div>
      <div className="rain-line">
        <p className="part-caption">
          What is released, in units of <Sym>C</Sym>: curves exact, bars {RUNS} draws in each world. Tinted:
          the errors at the threshold.
        </p>
        <button type="button" className="text-button rain-again" onClick={() => setShowers(showers + 1)}>
          Rain again
        </button>
      </div>
      <p className="visually-hidden" aria-live="polite">
        {spoken}
      </p>
      <ReadingTable reading={reading} known={readings(snapshot)} confidence={confidence} />
      <FigureNumbers
        title="The draws in numbers"
        saves={saves && plot ? <SaveScores scenario={scenario} plot={plot} words={words} /> : null}
      >
        {sample && plot && <DrawsTable sample={sample} plot={plot} />}
      </FigureNumbers>
      <ThresholdChoice scenario={scenario} />
    </figure>
  );
}
