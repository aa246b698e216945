// Chapter 1's figure: a record that is added, removed, zeroed or exchanged, how far the clipped sum moves, and what an
// observer of one noisy step can tell.
import { useState } from 'react';
import type { Scenario } from '../../../scenario';
import { Choices } from '../../controls/Choices';
import { useFigureHeight } from '../../figure/useTextScale';
import { useWidth } from '../../figure/useWidth';
import { parameterText, percentText } from '../../numbers/formatNumber';
import { Sym } from '../../numbers/Num';
import { GradientPlane } from './GradientPlane';
import { NeighbourTable } from './NeighbourTable';
import { OutputDensities } from './OutputDensities';
import {
  alongChange,
  type Change,
  contributions,
  distance,
  largestDistance,
  stepVariation,
  type Vector,
} from './oneStep';

const CHANGES = [
  { value: 'add', label: 'added' },
  { value: 'remove', label: 'removed' },
  { value: 'zero-out', label: 'zeroed' },
  { value: 'substitute', label: 'exchanged' },
] as const;

const NAMES: Record<Change, readonly [string, string]> = {
  add: ['without z', 'with z'],
  remove: ['with z', 'without z'],
  'zero-out': ['with z', 'z zeroed'],
  substitute: ['with z', 'with z′'],
};

const DENSITY_HEIGHT = 240;

/** A share with as many digits as it takes to see it differ from one half. */
export const chanceText = (variation: number): string => {
  const chance = 0.5 + 0.5 * variation;
  const digits = Math.max(3, 2 - Math.floor(Math.log10(Math.max(variation, 1e-9))));
  return percentText(Number(chance.toPrecision(Math.min(9, digits))));
};

export function NeighbourFigure({ scenario }: { scenario: Scenario }) {
  const [box, width] = useWidth();
  const [densityBox, densityWidth] = useWidth();
  const densityHeight = useFigureHeight(DENSITY_HEIGHT, width);
  const side = Math.min(width, useFigureHeight(380, width));
  const [change, setChange] = useState<Change>('substitute');
  const [coin, setCoin] = useState<'any' | 'in'>('in');
  const [gradient, setGradient] = useState<Vector>({ x: 1.3, y: 0.45 });
  const [other, setOther] = useState<Vector>({ x: -0.85, y: -0.25 });
  const { samplingRate, noiseMultiplier } = scenario;

  const sums = contributions(change, gradient, other);
  const moved = distance(...sums);
  const most = largestDistance(change);
  const rate = coin === 'in' ? 1 : samplingRate;
  const variation = stepVariation(rate, noiseMultiplier, moved);
  const positions = alongChange(sums);
  const verb = { add: 'Adding', remove: 'Removing', 'zero-out': 'Zeroing', substitute: 'Exchanging' }[change];
  const words = `${verb} z moves the sum by ${moved.toFixed(2)} C; it can be moved by ${most === 1 ? 'C' : '2C'} at most. The noise of one step has standard deviation ${parameterText(noiseMultiplier)} C${samplingRate === 1 ? '' : coin === 'any' ? ` and z is in the batch with probability ${parameterText(samplingRate)}` : `, and here z is in the batch, as in a share ${parameterText(samplingRate)} of all steps`}.`;
  const told = `The two distributions have total variation ${Number(variation.toPrecision(3))}: from ${coin === 'in' && samplingRate < 1 ? 'such a step' : 'this one step'} the best guess at which data were used is right with probability ${chanceText(variation)}.`;

  return (
    <figure className="chapter-figure neighbour-figure" aria-labelledby="neighbour-words">
      <div className="figure-controls">
        <Choices legend="Record z is" look="chips" choices={CHANGES} value={change} onChoice={setChange} />
      </div>
      <div className="neighbour-parts">
        <div className="plain-figure plane-box" ref={box}>
          {width > 0 && (
            <GradientPlane
              width={side}
              change={change}
              gradient={gradient}
              other={other}
              noiseMultiplier={noiseMultiplier}
              onGradient={setGradient}
              onOther={setOther}
            />
          )}
          <p className="part-caption">
            What z adds to a step’s sum, the other records’ sum in the middle. Drag the open circles. Dashed
            rings: the noise, at one standard deviation.
          </p>
        </div>
        <div className="density-part">
          <div className="plain-figure" ref={densityBox} style={{ height: densityHeight }}>
            {densityWidth > 0 && (
              <OutputDensities
                width={densityWidth}
                height={densityHeight}
                samplingRate={rate}
                noiseMultiplier={noiseMultiplier}
                positions={positions}
                names={NAMES[change]}
                colour={change === 'substitute' ? 'substitute' : 'add-remove'}
                label={`Densities of the noisy sum in both worlds. ${told}`}
              />
            )}
          </div>
          <p className="part-caption">
            The noisy sum along the direction of the change, in units of <Sym>C</Sym>.
          </p>
          {samplingRate < 1 && (
            <Choices
              legend="The step"
              hideLegend
              look="words"
              choices={[
                { value: 'in', label: 'a step whose coin picks z' },
                { value: 'any', label: 'any step' },
              ]}
              value={coin}
              onChoice={setCoin}
            />
          )}
          <p className="figure-sentence" id="neighbour-words">
            {words} {told}
          </p>
        </div>
      </div>
      <NeighbourTable
        gradient={gradient}
        other={other}
        samplingRate={samplingRate}
        noiseMultiplier={noiseMultiplier}
      />
    </figure>
  );
}
