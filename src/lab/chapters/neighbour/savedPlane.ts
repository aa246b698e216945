// The plane of gradients as something to take away. Pure but for the page's address.
import { t } from '@lingui/core/macro';
import { csvFile, jsonFile } from '../../export/dataFile';
import { type Provenance, provenanceOf } from '../../export/provenance';
import type { SavedFigure } from '../../export/savedFigure';
import type { Scenario } from '../../scenario';
import { clip, length, type Vector } from './oneStep';
import type { ShownStep } from './shownStep';

const BACKEND = t`TypeScript, float64, in the page itself`;

export const stepProvenance = (scenario: Scenario, page: string): Provenance =>
  provenanceOf(scenario, page, { backend: BACKEND });

/** The reader's choices that the link does not hold, for a comment in the file. */
export const choiceNote = ({ change, coin, names: [before, after] }: ShownStep): string =>
  coin === 'in'
    ? t`the change of record z is ${change}, from “${before}” to “${after}”, in a step whose batch contains z`
    : t`the change of record z is ${change}, from “${before}” to “${after}”, in any step`;

/** The same for JSON. */
export const choiceFacts = ({ change, coin, names, noiseMultiplier, moved, most, variation }: ShownStep) => ({
  change,
  step: coin === 'in' ? 'picked' : 'any',
  before: names[0],
  after: names[1],
  noiseStandardDeviation: noiseMultiplier,
  moved,
  movedAtMost: most,
  totalVariation: variation,
});

const ABOUT = t`Gradients and what they add to the clipped sum of one step, in units of the clipping norm C`;

/** Every arrow and place of the plane, by name. The sum of the other records is the origin. */
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

export function savedPlane(shown: ShownStep, scenario: Scenario, page: string): SavedFigure {
  const provenance = stepProvenance(scenario, page);
  const { change, gradient, other, moved, most, noiseMultiplier, colour } = shown;
  const [before, after] = shown.names;
  const cut = length(gradient) > 1 || (change === 'substitute' && length(other) > 1);
  return {
    file: 'adjacency-lab-gradient-plane',
    picture: t`the plane of gradients`,
    data: t`the data of the plane of gradients`,
    drawing: '.plane-box > svg',
    ready: true,
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
      provenance,
    }),
    csv: () =>
      csvFile(
        [ABOUT],
        provenance,
        [
          choiceNote(shown),
          t`the sum moves by ${moved}, at most by ${most}, and the standard deviation of the noise is ${noiseMultiplier}`,
        ],
        [
          {
            columns: ['vector', 'right', 'up', 'length'],
            rows: vectors(shown).map(([name, vector]) => [name, vector.x, vector.y, length(vector)]),
          },
        ],
      ),
    json: () =>
      jsonFile('gradient-plane', `${ABOUT}.`, provenance, scenario, {
        ...choiceFacts(shown),
        vectors: Object.fromEntries(
          vectors(shown).map(([name, vector]) => [
            name,
            { right: vector.x, up: vector.y, length: length(vector) },
          ]),
        ),
      }),
  };
}
