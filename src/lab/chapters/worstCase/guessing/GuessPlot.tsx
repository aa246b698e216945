// The plot of a game: the scores of its guessed rounds, the score to guess at, and on demand the two densities.

import { t } from '@lingui/core/macro';
import type { SampleReply } from '../../../../work';
import { UNSPOKEN } from '../../../figure/unspoken';
import { useFigureHeight, useTextScale } from '../../../figure/useTextScale';
import { useWidth } from '../../../figure/useWidth';
import { ScoreAxis } from '../scores/ScoreAxis';
import { areaPath, scorePlot } from '../scores/scorePlot';
import styles from './GuessPlot.module.css';
import { type Diagnosis, type Round, stackDots } from './game';

interface GuessPlotProps {
  /** End of the axis on both sides, in units of C. */
  end: number;
  /** Both densities; null if they are not asked for or not computed yet. */
  curves: SampleReply | null;
  rounds: readonly Round[];
  guesses: readonly Diagnosis[];
  /** Name of the axis; by default that of a score. */
  title?: string | undefined;
  /** Whether the game stands at the page's start, where letters and units are not used. */
  atStart: boolean;
  label: string;
  /** Height in px of a plot that is to be lower than its place allows. */
  low?: number | undefined;
}

/** The data of an axis without densities. */
const emptyPlot = (end: number) => ({
  scores: Float64Array.of(-end, end),
  originalDensity: Float64Array.of(1, 1),
});

/** Usual height of the plot, in px. */
const HEIGHT = 260;
/** Radius of a dot, in px. */
const RADIUS = 5;
/** Width in px of a dot that stands beside the name of its diagnosis, with its gap. */
const KEY = 2 * RADIUS + 5;

export function GuessPlot(props: GuessPlotProps) {
  const [box, width] = useWidth();
  const room = useFigureHeight(HEIGHT, width);
  const height = props.low ?? room;
  return (
    <div className="plain-figure guess-box" ref={box} style={{ height }}>
      {width > 0 && <Plot {...props} width={width} height={height} />}
    </div>
  );
}

function Plot(props: GuessPlotProps & { width: number; height: number }) {
  const { end, curves, rounds, guesses, title, atStart, label, width, height } = props;
  const scale = useTextScale(width);
  const plot = scorePlot(curves ?? emptyPlot(end), width, height, scale);
  const { x, floor, ceiling, low, high } = plot;
  const inside = (score: number) => x(Math.min(high, Math.max(low, score)));
  const past = rounds.slice(0, guesses.length);
  const dots = stackDots(
    past.map(({ score }) => inside(score)),
    2 * RADIUS + 1,
  );
  const asked = rounds[guesses.length];
  const at = asked && inside(asked.score);
  /** Baseline of the names of both diagnoses, each with its dot as a key once there are dots. */
  const names = ceiling - 12 * scale;
  return (
    <svg width={width} height={height} role="img" aria-label={label}>
      {curves && (
        <>
          <path className={styles.ownCurve} d={areaPath(curves.scores, curves.originalDensity, plot)} />
          <path className={styles.otherCurve} d={areaPath(curves.scores, curves.substitutedDensity, plot)} />
        </>
      )}
      <line className={styles.middle} x1={x(0)} x2={x(0)} y1={ceiling} y2={floor} />
      {dots.length > 0 && (
        <>
          <g className={styles.other}>
            <circle cx={x(low) + RADIUS} cy={names - 4 * scale} r={RADIUS} />
          </g>
          <g className={styles.own}>
            <circle cx={x(high) - RADIUS} cy={names - 4 * scale} r={RADIUS} />
          </g>
        </>
      )}
      <text className="plane-word density-name own" x={x(low) + KEY} y={names} {...UNSPOKEN}>
        {atStart ? t`← none` : t`← none, z′`}
      </text>
      <text
        className="plane-word density-name own"
        x={x(high) - KEY}
        y={names}
        textAnchor="end"
        {...UNSPOKEN}
      >
        {atStart ? t`diabetes →` : t`diabetes, z →`}
      </text>
      {dots.map(({ x: place, level }, i) => {
        const y = floor - RADIUS - 2 - level * (2 * RADIUS + 1);
        const right = guesses[i] === past[i].truth;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: new dots are only appended
          <g key={i} className={past[i].truth === 'z' ? styles.own : styles.other}>
            <circle cx={place} cy={y} r={RADIUS} />
            {!right && <path className={styles.wrong} d={`M${place - 3} ${y - 3}l6 6m0 -6l-6 6`} />}
          </g>
        );
      })}
      {at !== undefined && (
        <g className={styles.asked}>
          <line x1={at} x2={at} y1={ceiling + 14} y2={floor} />
          <circle cx={at} cy={ceiling + 14} r={11} />
          <text x={at} y={ceiling + 14} dy="0.36em" textAnchor="middle" {...UNSPOKEN}>
            ?
          </text>
        </g>
      )}
      <ScoreAxis plot={plot} title={title} />
    </svg>
  );
}
