// The gallery's Figures 2 to 5: audits of the worst case, of a head and of a network, and by the number of models. Data.
import { t } from '@lingui/core/macro';
import { PRESETS, presetScenario } from '../../../../scenario';
import { epsilonText } from '../../../notation/formatNumber';
import { FIGURE_2, FIGURE_3, FIGURE_4, FIGURE_5, RATE_NAMES, SIZES } from '../cells';
import type { RecordedCell } from '../recorded';
import { digitsStandIn, everyCell, looksMore, RATE_TITLES } from './common';
import {
  attackLine,
  attacksOf,
  beyondIn,
  ceilingLines,
  ceilingOf,
  clearlyAbove,
  clearlyMore,
  EPSILON_AXES,
  gradientAlone,
  gradientFirst,
  lastOf,
  type PaperFigure,
  shown,
  stepsPanel,
  writePlain,
} from './paperFigure';

const POINTS = FIGURE_2.cells.length / RATE_NAMES.length;

const noiseOf = (at: number): number => FIGURE_2.cells[at].scenario.noiseMultiplier;

/** How far the audit stays below the substitute epsilon, as a share of it. */
const short = (cell: RecordedCell): number => 1 - lastOf(cell, 'S1').paper.mean / ceilingOf(cell).substitute;

/** How far group privacy lies above the substitute epsilon, as a share of it. */
const looseness = (cell: RecordedCell): number => {
  const { group = 0, substitute } = ceilingOf(cell);
  return group / substitute - 1;
};

export const WORST_CASE_FIGURE: PaperFigure = {
  plan: FIGURE_2,
  name: t`Figure 2`,
  title: t`The worst case, over the noise`,
  words: t`S1 at five noise multipliers, with which the substitute ε is about 1, 2, 4, 6 and 8, at T = 500 and three sampling rates. Each point is the mean of three audits of 25,000 runs in each world. The group-privacy curve is Theorem 4.1 on the add/remove curve.`,
  standsIn: t`The noise multipliers, rates and steps are the published ones. We draw 25,000 runs in each world; the paper draws 25,000 in all and tosses a coin for the world of each, which makes about 12,500 in each. The two worlds are drawn apart here; the published notebook gives both the same batches and noise.`,
  found: t`The audit goes beyond the add/remove ε and comes close to the substitute ε; group privacy is a loose bound of the latter.`,
  seen: [
    {
      holds: (cells) =>
        cells.every((cell) => clearlyAbove(lastOf(cell, 'S1').paper, ceilingOf(cell).addRemove)),
      words: (cells) => {
        const [low, high] = [Math.min(...cells.map(short)), Math.max(...cells.map(short))].map((share) =>
          Math.round(100 * share),
        );
        return t`All fifteen means lie above the add/remove ε, by more than their errors, and ${low} to ${high}% below the substitute ε.`;
      },
    },
    {
      holds: (cells) => cells.every((cell) => looseness(cell) > 0),
      words: (cells) => {
        const [low, high] = [Math.min(...cells.map(looseness)), Math.max(...cells.map(looseness))].map(
          (share) => Math.round(100 * share),
        );
        return t`Group privacy lies above the substitute ε everywhere, by ${low} to ${high}%.`;
      },
    },
  ],
  differs: null,
  axes: {
    ...EPSILON_AXES,
    xTitle: t`noise multiplier σ`,
    xColumn: 'noise_multiplier',
    logarithmic: true,
    writeX: (x) => writePlain(Number(x.toPrecision(3))),
  },
  panels: (cells) =>
    RATE_NAMES.map((rate, r) => {
      const own = cells
        .slice(r * POINTS, (r + 1) * POINTS)
        .map((cell, i) => ({ cell, x: noiseOf(r * POINTS + i) }));
      return {
        id: rate,
        title: RATE_TITLES[rate],
        lines: [
          ...ceilingLines(own.map(({ cell, x }) => ({ x, ceilings: ceilingOf(cell) }))),
          {
            id: 'S1',
            name: t`S1 worst case`,
            colour: 'var(--audit)',
            shape: 'circle',
            points: own.map(({ cell, x }) => {
              const { paper, valid } = lastOf(cell, 'S1');
              return { x, ...paper, valid: valid.mean };
            }),
          },
        ],
      };
    }),
  links: PRESETS.filter(({ id }) => id.startsWith('figure-2-')).map((preset, i) => ({
    title: RATE_TITLES[RATE_NAMES[i]],
    scenario: presetScenario(preset),
  })),
};

const stepAxes = {
  ...EPSILON_AXES,
  xTitle: t`steps t`,
  xColumn: 'steps',
  logarithmic: false,
  writeX: writePlain,
};

export const HEAD_FIGURE: PaperFigure = {
  plan: FIGURE_3,
  name: t`Figure 3`,
  title: t`A fine-tuned head, over the steps`,
  words: t`S2 to S5 on a linear head over 500 steps, C = 2, 500 records, at three sampling rates and a substitute ε of 10 after the last step.`,
  standsIn: `${digitsStandIn} ${looksMore}`,
  found: t`Audits on real data too go beyond the add/remove ε and stay within the substitute ε; the crafted gradient is nearly tight.`,
  seen: [
    {
      holds: gradientFirst,
      words: (cells) => {
        const [full, quarter, sixteenth] = cells.map((cell) => shown(cell, 'S2'));
        return t`The crafted gradient shows most after the last step, ${full}, ${quarter} and ${sixteenth} of a substitute ε of 10, and no mean lies above that.`;
      },
    },
    {
      holds: (cells) => cells.every((cell) => beyondIn(cell) !== ''),
      words: (cells) => {
        const [full, quarter, sixteenth] = cells.map(beyondIn);
        return t`Beyond the add/remove ε by more than their errors are, after the last step, ${full} at q = 1; ${quarter} at q = 1/4; ${sixteenth} at q = 1/16.`;
      },
    },
  ],
  differs: t`On digits S2 picks a weight of a pixel that is never lit. No real record moves it, so that S2 is S1 here. Records give less away than crafted gradients do, and less with small batches; which of them goes beyond add/remove depends on the data, the learning rate and the number of models.`,
  axes: stepAxes,
  panels: (cells) => cells.map((cell, i) => stepsPanel(cell, RATE_TITLES[RATE_NAMES[i]])),
  links: everyCell(FIGURE_3, Object.values(RATE_TITLES)),
};

export const NETWORK_FIGURE: PaperFigure = {
  plan: FIGURE_4,
  name: t`Figure 4`,
  title: t`A network from scratch, over the steps`,
  words: t`S2, S4 and S5 on a perceptron trained by DP-Adam from a random start, C = 5, η = 0.0018, at two sampling rates and a substitute ε of 10 after the last step.`,
  standsIn: t`500 generated shopping lists stand in for 50,000 of Purchase100, ten classes for a hundred, 32 hidden units for 128, 250 steps for 2,500, and 250 models in each world are audited once: thousands of models on 50,000 records each are out of reach for two cores. Without repeats there are no error bars.`,
  found: t`Of its audits as a whole the paper says in its abstract that they contradict what add/remove would promise and agree with what substitute promises.`,
  seen: [
    {
      holds: gradientAlone,
      words: (cells) => {
        const [s2, s2small] = cells.map((cell) => shown(cell, 'S2'));
        const [s4, s4small] = cells.map((cell) => shown(cell, 'S4'));
        const [s5, s5small] = cells.map((cell) => shown(cell, 'S5'));
        const [bound, boundSmall] = cells.map((cell) => epsilonText(ceilingOf(cell).addRemove));
        return t`The crafted gradient works as in a linear head: ${s2} at q = 1/4 and ${s2small} at q = 1/16, beyond the add/remove ε of ${bound} and ${boundSmall}. Records stay below it: the mislabelled one shows ${s4} and ${s4small}, the natural one ${s5} and ${s5small}.`;
      },
    },
  ],
  differs: null,
  axes: stepAxes,
  panels: (cells) =>
    cells.map((cell, i) => stepsPanel(cell, [RATE_TITLES.quarter, RATE_TITLES.sixteenth][i])),
  links: everyCell(FIGURE_4, [RATE_TITLES.quarter, RATE_TITLES.sixteenth]),
};

const sizesOf = ([cell]: readonly RecordedCell[]) => cell.sizes ?? [];

/** The number of models where the paper's estimator claims the most more than there is, and the other bound does not. */
const tooHigh = (cells: readonly RecordedCell[]) =>
  sizesOf(cells)
    .flatMap(({ modelsPerWorld, audits: { S2 } }) => (S2 ? [{ modelsPerWorld, S2 }] : []))
    .filter(({ S2: { paper, valid } }) => {
      const { substitute } = ceilingOf(cells[0]);
      return paper.mean > substitute && valid.mean <= substitute;
    })
    .sort((one, other) => other.S2.paper.mean - one.S2.paper.mean)
    .at(0);

export const SIZES_FIGURE: PaperFigure = {
  plan: FIGURE_5,
  name: t`Figure 5`,
  title: t`The number of models`,
  words: t`The head of Figure 3 at q = 1/4, our choice, audited after its last step with the first R models of each of three repeats: R counts both worlds, half in each.`,
  standsIn: digitsStandIn,
  found: t`With more models the audit shows more.`,
  seen: [
    {
      holds: (cells) => {
        const sizes = sizesOf(cells);
        return attacksOf(cells[0]).every((kind) => {
          const [first, last] = [sizes[0].audits[kind], sizes.at(-1)?.audits[kind]];
          return first && last && clearlyMore(last.paper, first.paper);
        });
      },
      words: (cells) => {
        const sizes = sizesOf(cells);
        const [few, many] = [2 * SIZES[0], 2 * SIZES[SIZES.length - 1]].map(writePlain);
        const [s2few, s5few] = (['S2', 'S5'] as const).map((kind) =>
          epsilonText(sizes[0].audits[kind]?.paper.mean ?? 0),
        );
        const [s2many, s5many] = (['S2', 'S5'] as const).map((kind) =>
          epsilonText(sizes.at(-1)?.audits[kind]?.paper.mean ?? 0),
        );
        return t`From ${few} to ${many} models every attack shows more: S2 rises from ${s2few} to ${s2many}, S5 from ${s5few} to ${s5many}. The training is the same; what grows is the certainty about the rates of errors.`;
      },
    },
    {
      holds: (cells) => tooHigh(cells) !== undefined,
      words: (cells) => {
        const high = tooHigh(cells);
        if (!high) return '';
        const models = writePlain(2 * high.modelsPerWorld);
        const [paper, valid] = [high.S2.paper, high.S2.valid].map(({ mean }) => epsilonText(mean));
        return t`With ${models} models the mean of S2, ${paper}, lies above the substitute ε of 10, which this training does not exceed: the paper’s estimator reads the best of all thresholds from the very counts that chose it. The bound that holds its confidence has a mean of ${valid} there.`;
      },
    },
  ],
  differs: null,
  axes: {
    ...EPSILON_AXES,
    xTitle: t`models R`,
    xColumn: 'models',
    logarithmic: true,
    writeX: writePlain,
  },
  panels: (cells) => {
    const [cell] = cells;
    const sizes = sizesOf(cells);
    return [
      {
        id: cell.id,
        title: RATE_TITLES.quarter,
        lines: [
          ...ceilingLines(
            sizes.map(({ modelsPerWorld }) => ({ x: 2 * modelsPerWorld, ceilings: ceilingOf(cell) })),
          ),
          ...attacksOf(cell).map((kind) =>
            attackLine(
              kind,
              sizes.flatMap(({ modelsPerWorld, audits }) => {
                const point = audits[kind];
                return point ? [{ x: 2 * modelsPerWorld, point }] : [];
              }),
            ),
          ),
        ],
      },
    ];
  },
  links: everyCell(FIGURE_5, [RATE_TITLES.quarter]),
};
