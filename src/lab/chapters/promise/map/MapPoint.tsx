// The point of the page's own settings in the map of ratios. It follows every move at once, while the map around it may be drawn later.
import { t } from '@lingui/core/macro';
import type { KeyboardEvent } from 'react';
import type { Scenario } from '../../../../scenario';
import type { MapRequest } from '../../../../work';
import { holdEvery } from '../../../figure/holdTouch';
import { parameterText } from '../../../notation/formatNumber';
import { useScenarioNow } from '../../../state/scenarioNow';
import { ARROWS, ownKeys } from '../../../ui/keys';
import styles from './MapPoint.module.css';
import { nearest } from './mapGrid';

interface MapPointProps {
  request: MapRequest;
  x: (samplingRate: number) => number;
  y: (noiseMultiplier: number) => number;
  ratioText: string;
  onMove: (change: Pick<Scenario, 'samplingRate' | 'noiseMultiplier'>) => void;
}

/** The grid's next value in the direction of `by`, which is -1, 0 or 1, or the value at that end of the grid if there is none. */
function step(values: Float64Array, value: number, by: number): number {
  if (by === 0) return value;
  const next = Math.min(values.length - 1, Math.max(0, nearest(values, value) + by));
  return Number(values[next].toPrecision(3));
}

export function MapPoint({ request, x, y, ratioText, onMove }: MapPointProps) {
  const { samplingRate, noiseMultiplier } = useScenarioNow();
  const { samplingRates, noiseMultipliers } = request;
  const press = ({ key }: KeyboardEvent) => {
    const way = ARROWS.get(key);
    if (way) {
      onMove({
        samplingRate: step(samplingRates, samplingRate, way[0]),
        noiseMultiplier: step(noiseMultipliers, noiseMultiplier, way[1]),
      });
    }
    return way !== undefined;
  };
  return (
    <g
      ref={holdEvery}
      className={`grip ${styles.grip}`}
      data-testid="map-grip"
      data-symbol="q sigma"
      role="slider"
      tabIndex={0}
      aria-label={t`Sampling rate and noise multiplier, in the map, by arrow keys`}
      aria-valuemin={samplingRates[0]}
      aria-valuemax={1}
      aria-valuenow={samplingRate}
      aria-valuetext={`q ${parameterText(samplingRate)}, sigma ${parameterText(noiseMultiplier)}, ${ratioText}`}
      transform={`translate(${x(samplingRate).toFixed(2)} ${y(noiseMultiplier).toFixed(2)})`}
      onKeyDown={ownKeys(press)}
    >
      <circle className="grip-reach" r={22} />
      <circle className="grip-ring" data-testid="grip-ring" r={12} />
      {/* Saved pictures leave out handles, but keep this one (data-kept), because it marks the page's own settings. */}
      <circle className="grip-knob" data-testid="grip-knob" data-kept="" r={7} />
    </g>
  );
}
