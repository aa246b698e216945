// The two worlds' score densities with a threshold that can be dragged, set by a click, or moved by the arrow keys.
import { t } from '@lingui/core/macro';
import { type KeyboardEvent, type MouseEvent, memo } from 'react';
import { withDecimalMark } from '../../../../base/language/numbers';
import type { SampleReply } from '../../../../work';
import { Grip } from '../../../figure/Grip';
import { keptApart } from '../../../figure/measureText';
import { keyTarget } from '../../../ui/keys';
import { ScoreAxis } from './ScoreAxis';
import styles from './ScoreFigure.module.css';
import { areaPath, type ScorePlot } from './scorePlot';

interface ScoreFigureProps {
  sample: SampleReply;
  plot: ScorePlot;
  threshold: number;
  onThreshold: (threshold: number) => void;
}

/** Number of an arrow key's steps across the axis. */
const STEPS = 120;

export function ScoreFigure({ sample, plot, threshold, onThreshold }: ScoreFigureProps) {
  const { scores, originalDensity, substitutedDensity } = sample;
  const { x, floor, ceiling, low, high, width, height } = plot;
  const at = x(threshold);
  const step = (high - low) / STEPS;
  const move = (score: number) => onThreshold(Number(Math.min(high, Math.max(low, score)).toPrecision(4)));
  const put = (event: MouseEvent<SVGSVGElement>) => {
    // a click on the handle is the end of a drag
    if ((event.target as Element).closest('.grip') !== null) return;
    move(plot.inverse(event.clientX - event.currentTarget.getBoundingClientRect().left));
  };
  const press = ({ key }: KeyboardEvent) => {
    const to = keyTarget(key, threshold, { low, high, small: step, large: 10 * step });
    if (to !== undefined) move(Math.abs(to) < step / 2 ? 0 : to);
    return to !== undefined;
  };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the threshold has a label, and the description stands below
    // biome-ignore lint/a11y/useKeyWithClickEvents: the threshold responds to keys
    <svg width={width} height={height} className="score-figure" onClick={put}>
      <path className={styles.missed} d={areaPath(scores, originalDensity, plot, low, threshold)} />
      <path className={styles.alarm} d={areaPath(scores, substitutedDensity, plot, threshold, high)} />
      <Worlds sample={sample} plot={plot} />
      <Grip
        at={{ x: at, y: floor }}
        sideways
        onMoved={(to) => move(plot.inverse(to.x))}
        onPressed={press}
        className={styles.grip}
        data-testid="score-grip"
        aria-label={t`Threshold`}
        aria-valuemin={low}
        aria-valuemax={high}
        aria-valuenow={threshold}
        aria-valuetext={`${withDecimalMark(String(threshold))} C`}
      >
        <line className="threshold-line" x1={at} x2={at} y1={ceiling - 4} y2={floor} />
        <rect className="grip-reach" x={at - 12} y={ceiling - 4} width={24} height={floor - ceiling} />
      </Grip>
    </svg>
  );
}

/** The parts of the drawing that stay the same while the threshold moves. */
const Worlds = memo(function Worlds({ sample, plot }: Pick<ScoreFigureProps, 'sample' | 'plot'>) {
  const { scores, originalDensity, substitutedDensity, mean } = sample;
  const { x, ceiling, width, scale } = plot;
  const [own, other] = keptApart([x(mean), x(-mean)], 70 * scale, 1);
  const names = [
    { text: t`with z`, at: own, className: 'own' },
    { text: t`with z′`, at: other, className: 'substitute' },
  ];
  return (
    <>
      <path className="world-line own" d={areaPath(scores, originalDensity, plot)} />
      <path className="world-line substitute" d={areaPath(scores, substitutedDensity, plot)} />
      {names.map(({ text, at, className }) => (
        <text
          key={className}
          className={`plane-word density-name ${className}`}
          x={Math.min(width - 32 * scale, Math.max(32 * scale, at))}
          y={ceiling - 14 * scale}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
      <ScoreAxis plot={plot} />
    </>
  );
});
