// The densities of one noisy step as something to take away. Pure but for the page's address.
import { t } from '@lingui/core/macro';
import { csvFile, jsonFile } from '../../export/dataFile';
import type { SavedFigure } from '../../export/savedFigure';
import { parameterText } from '../../notation/formatNumber';
import type { Scenario } from '../../scenario';
import { densities } from './OutputDensities';
import { choiceFacts, choiceNote, stepProvenance } from './savedPlane';
import type { ShownStep } from './shownStep';

const ABOUT = t`Densities of the noisy sum of one step along the direction of the change, in units of the clipping norm C, where the sum of the other records is 0`;

export function savedDensities(shown: ShownStep, scenario: Scenario, page: string): SavedFigure {
  const provenance = stepProvenance(scenario, page);
  const { rate, noiseMultiplier, positions, names, coin, variation } = shown;
  const drawn = () => densities(rate, noiseMultiplier, positions);
  const [before, after] = names;
  const shownRate = parameterText(rate);
  const noise = parameterText(noiseMultiplier);
  return {
    file: 'adjacency-lab-output-densities',
    picture: t`the densities`,
    data: t`the data of the densities`,
    drawing: '.density-box > svg',
    ready: true,
    words: () => ({
      title: t`What one noisy step shows of a record`,
      description: t`Densities of the noisy sum along the direction of the change, ${before} and ${after}. ${shown.words} ${shown.told}`,
      head:
        coin === 'in'
          ? t`Density of one noisy sum at σ\u00a0=\u00a0${noise}, for a step whose batch contains z`
          : t`Density of one noisy sum at σ\u00a0=\u00a0${noise}, for any step with q\u00a0=\u00a0${shownRate}`,
      provenance,
    }),
    csv: () => {
      const { values, curves } = drawn();
      return csvFile(
        [ABOUT],
        provenance,
        [
          choiceNote(shown),
          t`probability that z is in the batch ${rate}, standard deviation of the noise ${noiseMultiplier}, total variation ${variation}`,
        ],
        [
          {
            columns: ['noisy_sum', 'density_before', 'density_after'],
            rows: values.map((value, i) => [value, curves[0][i], curves[1][i]]),
          },
        ],
      );
    },
    json: () => {
      const { values, curves } = drawn();
      return jsonFile('output-densities', `${ABOUT}.`, provenance, scenario, {
        ...choiceFacts(shown),
        probabilityInBatch: rate,
        at: values,
        densityBefore: curves[0],
        densityAfter: curves[1],
      });
    },
  };
}
