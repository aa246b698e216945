// Our pictures of the paper's Figures 2 to 5, as data: audits of the worst case, of a linear head and of a network, and audits over the
// number of models.
import { t } from '@lingui/core/macro';
import { presetScenario } from '../../../../scenario';
import { PRESETS } from '../../../../scenario/presets/presets';
import { epsilonText, percentText, roundSignificant } from '../../../notation/formatNumber';
import {
  FIGURE_2,
  FIGURE_3,
  FIGURE_4,
  FIGURE_4_WHOLE,
  FIGURE_5,
  PAPER_SIZES,
  RATE_NAMES,
  SIZED_RATES,
} from '../cells';
import type { RecordedCell } from '../recorded';
import { digitsStandIn, everyCell, moreLooks, ofDigits, overSteps, RATE_TITLES } from './common';
import {
  attacksOf,
  beyondIn,
  ceilingOf,
  clearlyMore,
  EPSILON_AXES,
  gradientFirst,
  lastAudit,
  meanClearlyAbove,
  type PaperFigure,
  panelOf,
  shown,
  writeParameter,
} from './paperFigure';

const POINTS = FIGURE_2.cells.length / RATE_NAMES.length;

const noiseOf = (at: number): number => FIGURE_2.cells[at].scenario.noiseMultiplier;

/** Distance of the audit below the substitute ε, as a share of that ε. */
const short = (cell: RecordedCell): number =>
  1 - lastAudit(cell, 'S1').paper.mean / ceilingOf(cell).substitute;

const looseness = (cell: RecordedCell): number => {
  const { group = 0, substitute } = ceilingOf(cell);
  return group / substitute - 1;
};

export const WORST_CASE_FIGURE: PaperFigure = {
  plan: FIGURE_2,
  name: t`Figure 2`,
  title: t`The worst case, over the noise`,
  words: t`S1 runs at five noise multipliers and three sampling rates, for which the substitute ε is about 1, 2, 4, 6 and 8. Each point is the mean of three audits. The group-privacy curve applies Theorem 4.1 to the add/remove curve.`,
  standsIn: t`There are no data in the worst case. The noise multipliers are those of the paper’s notebook. Each world has draws of its own here, while the notebook gives both worlds the same batches and noise.`,
  because: {
    models: t`The notebook draws 25,000 in each world, and so do we. By the paper’s text a coin decides the world of each of 25,000 runs in all.`,
  },
  found: t`The audit goes beyond the add/remove ε and comes close to the substitute ε. Group privacy is a loose bound on the substitute ε.`,
  seen: [
    {
      holds: (cells) =>
        cells.every((cell) => meanClearlyAbove(lastAudit(cell, 'S1').paper, ceilingOf(cell).addRemove)),
      words: (cells) => {
        const [low, high] = [Math.min(...cells.map(short)), Math.max(...cells.map(short))].map((share) =>
          Math.round(100 * share),
        );
        return t`All fifteen means lie above the add/remove ε by more than their errors. They lie ${low} to ${high}% below the substitute ε.`;
      },
    },
    {
      holds: (cells) => cells.every((cell) => looseness(cell) > 0),
      words: (cells) => {
        const [low, high] = [Math.min(...cells.map(looseness)), Math.max(...cells.map(looseness))];
        const [least, most] = [roundSignificant(low, 1, 'down'), high].map(percentText);
        return t`Group privacy lies above the substitute ε everywhere, by ${least} to ${most}.`;
      },
    },
  ],
  axes: {
    ...EPSILON_AXES,
    xTitle: t`noise multiplier σ`,
    xColumn: 'noise_multiplier',
    logarithmic: true,
    writeX: (x) => writeParameter(Number(x.toPrecision(3))),
  },
  panels: (cells) =>
    RATE_NAMES.map((rate, r) =>
      panelOf(
        rate,
        RATE_TITLES[rate],
        cells.slice(r * POINTS, (r + 1) * POINTS).map((cell, i) => ({
          x: noiseOf(r * POINTS + i),
          ceilings: ceilingOf(cell),
          audits: { S1: lastAudit(cell, 'S1') },
        })),
      ),
    ),
  links: PRESETS.filter(({ id }) => id.startsWith('figure-2-')).map((preset, i) => ({
    title: RATE_TITLES[RATE_NAMES[i]],
    scenario: presetScenario(preset),
  })),
};

export const HEAD_FIGURE: PaperFigure = {
  ...overSteps(FIGURE_3, Object.values(RATE_TITLES)),
  name: t`Figure 3`,
  title: t`A fine-tuned head, over the steps`,
  words: t`S2 to S5 attack a linear head over its steps, at three sampling rates. The noise is such that the substitute ε is 10 after the last step.`,
  standsIn: digitsStandIn,
  because: { ...ofDigits, looks: moreLooks },
  found: t`All canaries exceed the add/remove ε at large sampling rates. They show less at small ones and at later steps.`,
  seen: [
    {
      holds: gradientFirst,
      words: (cells) => {
        const [full, quarter, sixteenth] = cells.map((cell) => shown(cell, 'S2'));
        return t`After the last step the crafted gradient shows most, ${full}, ${quarter} and ${sixteenth} of a substitute ε of 10. No mean lies above 10.`;
      },
    },
    {
      holds: (cells) => cells.every((cell) => beyondIn(cell) !== ''),
      words: (cells) => {
        const [full, quarter, sixteenth] = cells.map(beyondIn);
        return t`After the last step these attacks are beyond the add/remove ε by more than their errors. At q = 1 they are ${full}, at q = 1/4 ${quarter}, and at q = 1/16 ${sixteenth}.`;
      },
    },
  ],
  differs: t`On digits S2 picks a weight of a pixel that is never lit. No real record moves it, so S2 is S1 here. Which records go beyond add/remove depends on the data, the learning rate and the number of models.`,
};

const outOfReach = t`At the paper’s sizes one core takes about five to eight minutes for a model.`;
const allOfThem = t`All 20,000 models at the paper’s sizes would take about 90 days of one core. This is estimated from the time of forty steps. The command npm run record -- paper-4-whole trains them in shares.`;

export const NETWORK_FIGURE: PaperFigure = {
  ...overSteps(FIGURE_4, [RATE_TITLES.quarter, RATE_TITLES.sixteenth]),
  name: t`Figure 4`,
  title: t`A network from scratch, over the steps`,
  words: t`S2 to S5 attack a perceptron that DP-Adam trains from random weights, at two sampling rates. The noise is such that the substitute ε is 10 after the last step.`,
  standsIn: t`Generated shopping lists stand in for those of Purchase100, and 32 hidden units for 128.`,
  because: {
    steps: outOfReach,
    records: outOfReach,
    labels: t`The generated lists of this size have ten.`,
    parameters: t`It has a quarter of the hidden units, and a tenth of the labels.`,
    models: allOfThem,
  },
  found: t`Canaries in the input do not exceed the add/remove ε, while the crafted gradient follows the substitute ε.`,
  seen: [
    {
      holds: (cells) =>
        gradientFirst(cells) &&
        cells.every(
          (cell) =>
            meanClearlyAbove(lastAudit(cell, 'S2').paper, ceilingOf(cell).addRemove) &&
            (['S4', 'S5'] as const).every(
              (kind) => lastAudit(cell, kind).paper.mean < ceilingOf(cell).addRemove,
            ),
        ),
      words: (cells) => {
        const [s2, s2small] = cells.map((cell) => shown(cell, 'S2'));
        const [s4, s4small] = cells.map((cell) => shown(cell, 'S4'));
        const [s5, s5small] = cells.map((cell) => shown(cell, 'S5'));
        const [bound, boundSmall] = cells.map((cell) => epsilonText(ceilingOf(cell).addRemove, 'up'));
        return t`At q = 1/4 and q = 1/16 S2 shows ${s2} and ${s2small}, beyond the add/remove ε of ${bound} and ${boundSmall}. S4 shows ${s4} and ${s4small} and S5 shows ${s5} and ${s5small}, which is below.`;
      },
    },
    {
      holds: ([quarter, sixteenth]) => {
        const { paper, valid } = lastAudit(quarter, 'S3');
        const { addRemove } = ceilingOf(quarter);
        return (
          paper.mean > addRemove &&
          valid.mean < addRemove &&
          lastAudit(sixteenth, 'S3').paper.mean < ceilingOf(sixteenth).addRemove
        );
      },
      words: ([quarter, sixteenth]) => {
        const [s3, s3small] = [quarter, sixteenth].map((cell) => shown(cell, 'S3'));
        const valid = epsilonText(lastAudit(quarter, 'S3').valid.mean, 'down');
        return t`The crafted input shows ${s3} and ${s3small}. At q = 1/4 this is above the add/remove ε by the paper’s estimator. By the bound that holds its confidence, ${valid}, it is below.`;
      },
    },
  ],
  differs: t`One audit without repeats has no error bars, and few models leave much to chance.`,
  whole: FIGURE_4_WHOLE,
};

const SIZED_TITLES = SIZED_RATES.map((rate) => RATE_TITLES[rate]);

const sizesOf = ({ sizes = [] }: RecordedCell) => sizes;

/** The size at which the paper's estimator exceeds the substitute ε by most, although the bound that holds its confidence does not exceed it. */
const tooHigh = ([cell]: readonly RecordedCell[]) =>
  sizesOf(cell)
    .flatMap(({ modelsPerWorld, audits: { S2 } }) => (S2 ? [{ modelsPerWorld, S2 }] : []))
    .filter(({ S2: { paper, valid } }) => {
      const { substitute } = ceilingOf(cell);
      return paper.mean > substitute && valid.mean <= substitute;
    })
    .sort((one, other) => other.S2.paper.mean - one.S2.paper.mean)
    .at(0);

export const SIZES_FIGURE: PaperFigure = {
  plan: FIGURE_5,
  name: t`Figure 5`,
  title: t`The number of models`,
  words: t`The head of Figure 3 is audited after its last step with the first R models of each repeat. R counts both worlds. The two sampling rates are our choice.`,
  standsIn: digitsStandIn,
  because: {
    ...ofDigits,
    models: t`The paper goes up to as many. The smaller numbers are of our choice.`,
  },
  found: t`With more models the audit shows more. At low sampling rates it is still rising at 2,500 models.`,
  seen: [
    {
      holds: (cells) =>
        cells.every((cell) => {
          const sizes = sizesOf(cell);
          return attacksOf(cell).every((kind) => {
            const [first, last] = [sizes[0].audits[kind], sizes.at(-1)?.audits[kind]];
            return first && last && clearlyMore(last.paper, first.paper);
          });
        }),
      words: ([cell]) => {
        const sizes = sizesOf(cell);
        const [few, many] = [2 * PAPER_SIZES[0], 2 * PAPER_SIZES[PAPER_SIZES.length - 1]].map(writeParameter);
        const [s2few, s5few] = (['S2', 'S5'] as const).map((kind) =>
          epsilonText(sizes[0].audits[kind]?.paper.mean ?? 0, 'nearest'),
        );
        const [s2many, s5many] = (['S2', 'S5'] as const).map((kind) =>
          epsilonText(sizes.at(-1)?.audits[kind]?.paper.mean ?? 0, 'nearest'),
        );
        return t`From ${few} to ${many} models every attack shows more at both rates. At q = 1/4 S2 rises from ${s2few} to ${s2many} and S5 from ${s5few} to ${s5many}, because their error rates are known better.`;
      },
    },
    {
      holds: (cells) => tooHigh(cells) !== undefined,
      words: (cells) => {
        const high = tooHigh(cells);
        if (!high) return '';
        const models = writeParameter(2 * high.modelsPerWorld);
        const paper = epsilonText(high.S2.paper.mean, 'nearest');
        const valid = epsilonText(high.S2.valid.mean, 'down');
        return t`At q = 1/4 and ${models} models the mean of S2 is ${paper}, above the substitute ε of 10, since the paper’s estimator takes the best of all thresholds. The bound that holds its confidence has a mean of ${valid}.`;
      },
    },
  ],
  axes: {
    ...EPSILON_AXES,
    xTitle: t`models R`,
    xColumn: 'models',
    logarithmic: true,
    writeX: writeParameter,
  },
  panels: (cells) =>
    cells.map((cell, i) => {
      const sizes = sizesOf(cell).map(({ modelsPerWorld, audits }) => ({
        x: 2 * modelsPerWorld,
        ceilings: ceilingOf(cell),
        audits,
      }));
      return panelOf(cell.id, SIZED_TITLES[i], sizes);
    }),
  links: everyCell(FIGURE_5, SIZED_TITLES),
};
