// The files that can be saved of chapter 1's figure: the plane of gradients and the densities.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../../scenario';
import { type Columns, csvBlock, jsonArrays, jsonRecord, placesOf } from '../../export/columns';
import { provenanceOf } from '../../export/provenance';
import { SaveFigure } from '../../export/SaveFigure';
import { savedData } from '../../export/savedData';
import { parameterText } from '../../notation/formatNumber';
import { articleAddress } from '../../state/articleAddress';
import { densities } from './OutputDensities';
import { clip, length, type Vector } from './oneStep';
import type { ShownStep } from './shownStep';

const BACKEND = t`TypeScript, float64, in the page itself`;

const stepProvenance = (scenario: Scenario, page: string) =>
  provenanceOf(scenario, page, { backend: BACKEND });

/** A comment for the file with the reader's choices that the link does not have. */
const choiceNote = ({ change, coin, names: [before, after] }: ShownStep): string =>
  coin === 'in'
    ? t`the change of record z is ${change}, from “${before}” to “${after}”, in a step whose batch contains z`
    : t`the change of record z is ${change}, from “${before}” to “${after}”, in any step`;

const choiceFacts = ({ change, coin, names, noiseMultiplier, moved, most, variation }: ShownStep) => ({
  change,
  step: coin === 'in' ? 'picked' : 'any',
  before: names[0],
  after: names[1],
  noiseStandardDeviation: noiseMultiplier,
  moved,
  movedAtMost: most,
  totalVariation: variation,
});

const PLANE = t`Gradients and what they add to the clipped sum of one step, in units of the clipping norm C`;

/** Every arrow and point of the plane, by name, in units of C. The origin is the sum of the other records. */
function vectors({ change, gradient, other, sums }: ShownStep): [string, Vector][] {
  return [
    ['gradient_z', gradient],
    ['clipped_z', clip(gradient)],
    ...(change === 'substitute'
      ? ([
          ['gradient_z_other', other],
          ['clipped_z_other', clip(other)],
        ] as [string, Vector][])
      : []),
    ['sum_before', sums[0]],
    ['sum_after', sums[1]],
  ];
}

const ARROWS: Columns<readonly [name: string, arrow: Vector]> = [
  { csv: 'vector', value: ([name]) => name },
  { csv: 'right', json: 'right', value: ([, { x }]) => x },
  { csv: 'up', json: 'up', value: ([, { y }]) => y },
  { csv: 'length', json: 'length', value: ([, { x, y }]) => Math.hypot(x, y) },
];

export function savedPlane(shown: ShownStep, scenario: Scenario, page: string) {
  const { change, gradient, other, moved, most, noiseMultiplier, colour } = shown;
  const [before, after] = shown.names;
  const cut = length(gradient) > 1 || (change === 'substitute' && length(other) > 1);
  return savedData({
    name: 'gradient-plane',
    scenario,
    page,
    provenance: stepProvenance(scenario, page),
    picture: t`the plane of gradients`,
    data: t`the data of the plane of gradients`,
    drawing: '.plane-box > svg',
    legend: [
      { mark: 'line', colour: 'var(--ink)', text: t`what z adds` },
      ...(change === 'substitute'
        ? ([{ mark: 'line', colour: 'var(--substitute)', text: t`what z′ adds` }] as const)
        : []),
      ...(cut
        ? ([{ mark: 'line', colour: 'var(--ink)', dash: '2 4', text: t`cut off by clipping` }] as const)
        : []),
      { mark: 'line', colour: `var(--${colour})`, strokeWidth: 8, opacity: 0.3, text: t`how the sum moves` },
      { mark: 'line', colour: 'var(--soft)', dash: '5 5', text: t`noise, one standard deviation` },
    ],
    words: () => ({
      title: t`What one record adds to the clipped sum of a step`,
      description: shown.words,
      head: t`The sum of a step, ${before} and ${after}`,
    }),
    numbers: () => {
      const arrows = vectors(shown);
      return {
        about: [PLANE],
        notes: [
          choiceNote(shown),
          t`the sum moves by ${moved}, at most by ${most}, and the standard deviation of the noise is ${noiseMultiplier}`,
        ],
        blocks: [csvBlock(ARROWS, arrows)],
        aboutJson: `${PLANE}.`,
        content: {
          ...choiceFacts(shown),
          vectors: Object.fromEntries(arrows.map((arrow) => [arrow[0], jsonRecord(ARROWS, arrow)])),
        },
      };
    },
  });
}

const DENSITIES = t`Densities of the noisy sum of one step along the direction of the change, in units of the clipping norm C, where the sum of the other records is 0`;

export function savedDensities(shown: ShownStep, scenario: Scenario, page: string) {
  const { rate, noiseMultiplier, names, coin, variation } = shown;
  const [before, after] = names;
  const shownRate = parameterText(rate);
  const noise = parameterText(noiseMultiplier);
  return savedData({
    name: 'output-densities',
    scenario,
    page,
    provenance: stepProvenance(scenario, page),
    picture: t`the densities`,
    data: t`the data of the densities`,
    drawing: '.density-box > svg',
    words: () => ({
      title: t`What one noisy step shows of a record`,
      description: t`Densities of the noisy sum along the direction of the change, ${before} and ${after}. ${shown.words} ${shown.told}`,
      head:
        coin === 'in'
          ? t`Density of one noisy sum at σ\u00a0=\u00a0${noise}, for a step whose batch contains z`
          : t`Density of one noisy sum at σ\u00a0=\u00a0${noise}, for any step with q\u00a0=\u00a0${shownRate}`,
    }),
    numbers: () => {
      const { values, curves } = densities(shown);
      const columns: Columns<number> = [
        { csv: 'noisy_sum', json: 'at', value: (i) => values[i] },
        { csv: 'density_before', json: 'densityBefore', value: (i) => curves[0][i] },
        { csv: 'density_after', json: 'densityAfter', value: (i) => curves[1][i] },
      ];
      const places = placesOf(values);
      return {
        about: [DENSITIES],
        notes: [
          choiceNote(shown),
          t`probability that z is in the batch ${rate}, standard deviation of the noise ${noiseMultiplier}, total variation ${variation}`,
        ],
        blocks: [csvBlock(columns, places)],
        aboutJson: `${DENSITIES}.`,
        content: {
          ...choiceFacts(shown),
          probabilityInBatch: rate,
          ...jsonArrays(columns, places),
        },
      };
    },
  });
}

export function SaveNeighbour({ shown, scenario }: { shown: ShownStep; scenario: Scenario }) {
  const page = articleAddress();
  return (
    <>
      <SaveFigure
        name={t`The plane of gradients`}
        note={t`As it is drawn, or every arrow at full precision.`}
        figure={savedPlane(shown, scenario, page)}
      />
      <SaveFigure
        name={t`The densities of one step`}
        note={t`As they are drawn, or both curves at full precision.`}
        figure={savedDensities(shown, scenario, page)}
      />
    </>
  );
}
