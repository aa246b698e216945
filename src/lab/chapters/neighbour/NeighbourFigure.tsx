// Chapter 1's figure: how far a change of one record moves the sum of clipped gradients, and what one noisy step reveals of it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { decimalText } from '../../../base/language/numbers';
import type { Scenario } from '../../../scenario';
import { FigureNumbers } from '../../chart/FigureNumbers';
import { Below } from '../../figure/below';
import { useFigureHeight } from '../../figure/useTextScale';
import { useWidth } from '../../figure/useWidth';
import { Parameter, Sym } from '../../notation/Num';
import { SymbolText } from '../../notation/SymbolText';
import { DataTable } from '../../ui/DataTable';
import { Choices } from '../../ui/inputs/Choices';
import { later } from '../../ui/later';
import { GradientPlane } from './GradientPlane';
import styles from './NeighbourFigure.module.css';
import { OutputDensities } from './OutputDensities';
import { type Change, contributions, distance, largestDistance, stepVariation, type Vector } from './oneStep';
import { shownStep } from './shownStep';

/** The rows of the table. Adding, removing and zeroing share one, because they move the sum equally far. */
const ROWS: readonly { change: Change; name: string }[] = [
  { change: 'remove', name: t`z added, removed or zeroed` },
  { change: 'substitute', name: t`z replaced by z′` },
];

const short = (value: number) => <Parameter value={Number(value.toPrecision(3))} />;

const CHANGES = [
  { value: 'add', label: t`added` },
  { value: 'remove', label: t`removed` },
  { value: 'zero-out', label: t`zeroed` },
  { value: 'substitute', label: t`replaced` },
] as const;

/** Height of the plot of densities, in px. */
const DENSITY_HEIGHT = 240;
/** Length of the plane's sides, in px. */
const SIDE = 380;

const SaveNeighbour = later(() => import('./SaveNeighbour'), 'SaveNeighbour');

export interface NeighbourFigureProps {
  scenario: Scenario;
  saves?: boolean;
}

export function NeighbourFigure({ scenario, saves = false }: NeighbourFigureProps) {
  const [box, width] = useWidth();
  const [densityBox, densityWidth] = useWidth();
  const densityHeight = useFigureHeight(DENSITY_HEIGHT, width);
  const side = Math.min(width, useFigureHeight(SIDE, width));
  const [change, setChange] = useState<Change>('substitute');
  const [coin, setCoin] = useState<'any' | 'in'>('in');
  const [gradient, setGradient] = useState<Vector>({ x: 1.3, y: 0.45 });
  const [other, setOther] = useState<Vector>({ x: -0.85, y: -0.25 });
  const { samplingRate, noiseMultiplier } = scenario;
  const shown = shownStep({ change, coin, gradient, other }, scenario);
  const { which, words, told } = shown;

  return (
    <figure className="chapter-figure over-pages" aria-labelledby="neighbour-words">
      <Below>
        <div className={`only-on-screen wraps ${styles.controls}`}>
          <Choices
            legend={t`Record z is`}
            look="chips"
            className={styles.changes}
            choices={CHANGES}
            value={change}
            onChoice={setChange}
          />
          {samplingRate < 1 && (
            <Choices
              legend={t`The step`}
              hideLegend
              look="words"
              className={styles.coins}
              choices={[
                { value: 'in', label: t`a step whose batch contains z` },
                { value: 'any', label: t`any step` },
              ]}
              value={coin}
              onChoice={setCoin}
            />
          )}
        </div>
      </Below>
      <div className={styles.parts}>
        <div className="plain-figure plane-box" ref={box}>
          {width > 0 && (
            <GradientPlane width={side} shown={shown} onGradient={setGradient} onOther={setOther} />
          )}
          <Below>
            <p className="part-caption">
              <span className="only-on-screen">
                <Trans>Drag the open circles.</Trans>{' '}
              </span>
              <Trans>The dashed rings show one standard deviation of the noise.</Trans>
            </p>
          </Below>
        </div>
        <Below>
          <div className="density-part">
            <div className="plain-figure density-box" ref={densityBox} style={{ height: densityHeight }}>
              {densityWidth > 0 && (
                <OutputDensities
                  width={densityWidth}
                  height={densityHeight}
                  shown={shown}
                  label={t`The curves are the densities of the noisy sum in both worlds. ${told}`}
                />
              )}
            </div>
            <p className="part-caption">
              <Trans>
                The noisy sum along the direction of the change, in units of <Sym>C</Sym>, for{' '}
                <SymbolText>{which}</SymbolText>.
              </Trans>
            </p>
          </div>
        </Below>
      </div>
      <Below>
        <p className={`figure-sentence not-on-slides ${styles.sentence}`} id="neighbour-words">
          <SymbolText>{words}</SymbolText> <SymbolText>{told}</SymbolText>
        </p>
        <FigureNumbers
          title={t`The changes in numbers`}
          saves={
            saves
              ? {
                  of: t`the plane and the densities`,
                  rows: <SaveNeighbour shown={shown} scenario={scenario} />,
                }
              : null
          }
        >
          <DataTable
            label={t`Table of the changes`}
            caption={
              samplingRate === 1
                ? t`How far each change moves the sum of clipped gradients, and the total variation of the output of one step, which is twice what the best guess gains over a coin.`
                : t`How far each change moves the sum of clipped gradients, and the total variation of the output of a step whose batch may or may not contain z. That variation is twice what the best guess gains over a coin. For a step whose batch contains z it is 1/q times as large.`
            }
            columns={[t`Change`, t`moves by`, t`variation`, t`at most`, t`variation`]}
            rows={ROWS.map(({ change: made, name }) => {
              const moved = distance(...contributions(made, gradient, other));
              const most = largestDistance(made);
              return [
                name,
                `${decimalText(moved, 2)} C`,
                short(stepVariation(samplingRate, noiseMultiplier, moved)),
                most === 1 ? 'C' : '2C',
                short(stepVariation(samplingRate, noiseMultiplier, most)),
              ];
            })}
          />
        </FigureNumbers>
      </Below>
    </figure>
  );
}
