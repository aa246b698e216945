// The gallery's Figures A1 to A4 and A6: accuracy, clipping norm, steps, learning rate, text. Data.
import { t } from '@lingui/core/macro';
import { epsilonText, percentText } from '../../../notation/formatNumber';
import {
  CLIPPING,
  FIGURE_A1,
  FIGURE_A2,
  FIGURE_A3,
  FIGURE_A4,
  FIGURE_A6,
  LEARNING_RATES,
  RATE_NAMES,
} from '../cells';
import type { PanelLine } from '../panel';
import type { Mean, RecordedCell } from '../recorded';
import { digitsStandIn, everyCell, looksMore, RATE_TITLES } from './common';
import {
  alike,
  attackLine,
  attacksOf,
  ceilingOf,
  EPSILON_AXES,
  falls,
  gradientAlone,
  lastOf,
  type PaperFigure,
  shown,
  stepsPanel,
  unchanged,
  variedPanel,
  writePlain,
} from './paperFigure';

const share = (value: number): string => percentText(Number(value.toFixed(3)));

function accuracyLines({ steps, accuracies = {} }: RecordedCell): PanelLine[] {
  return (Object.entries(accuracies) as [keyof typeof accuracies, readonly Mean[]][]).map(([kind, means]) => {
    const points = steps.map((x, i) => ({ x, ...means[i] }));
    if (kind !== 'none') return { ...attackLine(kind, []), points };
    return {
      id: 'none',
      name: t`without a canary`,
      colour: 'var(--ink)',
      dash: '5 4',
      shape: null,
      points,
    };
  });
}

const finals = ({ accuracies = {} }: RecordedCell): number[] =>
  Object.values(accuracies).map((means) => means[means.length - 1].mean);

/** The widest distance between accuracies after the last step. */
const spread = (cell: RecordedCell): number => Math.max(...finals(cell)) - Math.min(...finals(cell));

export const ACCURACY_FIGURE: PaperFigure = {
  plan: FIGURE_A1,
  name: t`Figure A1`,
  title: t`Accuracy, with a canary and without`,
  words: t`Digits told right that were not trained on, over the steps of the trainings of Figure 3, with each canary in its place and without any.`,
  standsIn: t`500 handwritten digits stand in for features of photographs, as in Figure 3; each line is the mean of 48 models.`,
  found: t`The canaries do not harm the model.`,
  seen: [
    {
      holds: (cells) => cells.every((cell) => spread(cell) < 0.01),
      words: (cells) => {
        // rounded up: it is said of all of them
        const widest = share(Math.ceil(1000 * Math.max(...cells.map(spread))) / 1000);
        return t`After the last step all lines of a panel lie within ${widest} of test records.`;
      },
    },
  ],
  differs: null,
  axes: {
    xTitle: t`steps t`,
    xColumn: 'steps',
    logarithmic: false,
    writeX: writePlain,
    yTitle: t`share of test records told right, mean and two standard errors`,
    yColumn: 'accuracy',
    least: 0.5,
    most: 1,
    writeY: share,
    writeTick: share,
  },
  panels: (cells) =>
    cells.map((cell, i) => ({ id: cell.id, title: RATE_TITLES[RATE_NAMES[i]], lines: accuracyLines(cell) })),
  links: everyCell(FIGURE_A1, Object.values(RATE_TITLES)),
};

/** Of Figures A2 and A4, whose captions say q = 1 and T = 500. */
const otherRate = t`The paper’s figure is at q = 1 and drawn over the steps; ours is at q = 1/16 and after the last step alone, so that the two cannot be compared number by number.`;

/** The attacks through records. */
const RECORDS = ['S3', 'S4', 'S5'] as const;

const atClipping = (cells: readonly RecordedCell[], norm: (typeof CLIPPING)[number]): RecordedCell =>
  cells[CLIPPING.indexOf(norm)];

export const CLIPPING_FIGURE: PaperFigure = {
  plan: FIGURE_A2,
  name: t`Figure A2`,
  title: t`The clipping norm`,
  words: t`The audit after 500 steps at q = 1/16, for six clipping norms of our choice. The noise grows with C, so that ε stays as it is.`,
  standsIn: `${digitsStandIn} ${otherRate}`,
  found: t`The mislabelled record is less sensitive to C than the other records.`,
  seen: [
    {
      holds: (cells) => {
        const [low, paper, high] = [atClipping(cells, 0.2), atClipping(cells, 2), atClipping(cells, 10)];
        return (
          unchanged(cells, 'S2') &&
          alike(low, paper, 'S3') &&
          alike(low, paper, 'S4') &&
          falls(low, paper, 'S5') &&
          RECORDS.every((kind) => falls(paper, high, kind))
        );
      },
      words: (cells) => {
        const [low, paper, high] = [atClipping(cells, 0.2), atClipping(cells, 2), atClipping(cells, 10)];
        const [s3, s4, s5] = RECORDS.map((kind) => shown(low, kind));
        const [s3then, s4then, s5then] = RECORDS.map((kind) => shown(paper, kind));
        const [s3late, s4late, s5late] = RECORDS.map((kind) => shown(high, kind));
        return t`From C = 0.2 to 2 the mislabelled record changes by no more than its errors (${s4} to ${s4then}), nor does the crafted input (${s3} to ${s3then}); the natural record falls from ${s5} to ${s5then}. At C = 10 all three have fallen, S3 to ${s3late}, S4 to ${s4late} and S5 to ${s5late}. The crafted gradient has length C whatever C is; drawn from the same seed, it shows the same at every one.`;
      },
    },
  ],
  differs: t`The sampling rate differs, as said above. At C = 10 hardly any gradient of a digit is as long as C: clipping no longer touches them, while the noise is that of C = 10, and a wrong label is drowned too. Wider features have longer gradients; with them that point would come later.`,
  axes: {
    ...EPSILON_AXES,
    xTitle: t`clipping norm C`,
    xColumn: 'clipping_norm',
    logarithmic: true,
    writeX: writePlain,
  },
  panels: (cells) => [variedPanel('clipping', RATE_TITLES.sixteenth, cells, CLIPPING)],
  links: everyCell(
    FIGURE_A2,
    CLIPPING.map((norm) => {
      const written = writePlain(norm);
      return t`C = ${written}`;
    }),
  ),
};

const STEP_TITLES = [t`T = 500`, t`T = 2,500`];

export const STEPS_FIGURE: PaperFigure = {
  plan: FIGURE_A3,
  name: t`Figure A3`,
  title: t`The number of steps`,
  words: t`The head of Figure 3 at q = 1/16, trained for 500 and for 2,500 steps; the noise is calibrated anew, so that the substitute ε is 10 after either.`,
  standsIn: `${digitsStandIn} ${looksMore}`,
  found: t`What the figure is about is the noise between two appearances of the canary: at q = 1/16 it is absent from fifteen of sixteen steps, and each of those adds noise and further training to what it has left in the model.`,
  seen: [
    {
      holds: ([few, many]) =>
        falls(few, many, 'S4') &&
        alike(few, many, 'S2') &&
        RECORDS.every((kind) => lastOf(many, kind).paper.mean < lastOf(few, kind).paper.mean) &&
        ceilingOf(many).addRemove < ceilingOf(few).addRemove,
      words: ([few, many]) => {
        const [s3, s4, s5] = RECORDS.map((kind) => shown(few, kind));
        const [s3then, s4then, s5then] = RECORDS.map((kind) => shown(many, kind));
        const clearly = RECORDS.filter((kind) => falls(few, many, kind)).join(', ');
        const [bound, boundThen] = [few, many].map((cell) => epsilonText(ceilingOf(cell).addRemove));
        return t`At the same substitute ε every record shows less after 2,500 steps than after 500: S3 ${s3then} against ${s3}, S4 ${s4then} against ${s4}, S5 ${s5then} against ${s5}; by more than the errors: ${clearly}. The crafted gradient changes by no more than its errors. The add/remove ε is smaller with more steps, ${boundThen} against ${bound}, so that it is easier to go beyond it.`;
      },
    },
  ],
  differs: null,
  axes: { ...EPSILON_AXES, xTitle: t`steps t`, xColumn: 'steps', logarithmic: false, writeX: writePlain },
  panels: (cells) => cells.map((cell, i) => stepsPanel(cell, STEP_TITLES[i])),
  links: everyCell(FIGURE_A3, STEP_TITLES),
};

const last = <Value>(values: readonly Value[]): Value => values[values.length - 1];

export const LEARNING_FIGURE: PaperFigure = {
  plan: FIGURE_A4,
  name: t`Figure A4`,
  title: t`The learning rate`,
  words: t`The audit after 500 steps at q = 1/16, for five learning rates of our choice.`,
  standsIn: `${digitsStandIn} ${otherRate}`,
  found: null,
  seen: [
    {
      holds: (cells) => RECORDS.every((kind) => falls(cells[0], last(cells), kind)) && unchanged(cells, 'S2'),
      words: (cells) => {
        const [s3, s4, s5] = RECORDS.map((kind) => shown(cells[0], kind));
        const [s3then, s4then, s5then] = RECORDS.map((kind) => shown(last(cells), kind));
        return t`The faster the model learns, the less records give away at the same ε: from η = 0.005 to 0.5 S3 falls from ${s3} to ${s3then}, S4 from ${s4} to ${s4then} and S5 from ${s5} to ${s5then}. A crafted gradient is as long as before: drawn from the same seed, S2 shows the same at every η.`;
      },
    },
  ],
  differs: null,
  axes: {
    ...EPSILON_AXES,
    xTitle: t`learning rate η`,
    xColumn: 'learning_rate',
    logarithmic: true,
    writeX: writePlain,
  },
  panels: (cells) => [variedPanel('learning', RATE_TITLES.sixteenth, cells, LEARNING_RATES)],
  links: everyCell(
    FIGURE_A4,
    LEARNING_RATES.map((rate) => {
      const written = writePlain(rate);
      return t`η = ${written}`;
    }),
  ),
};

export const TEXT_FIGURE: PaperFigure = {
  plan: FIGURE_A6,
  name: t`Figure A6`,
  title: t`Text`,
  words: t`S2 to S5 on a linear head over features of sentences and 2,500 steps, C = 2, η = 0.01, at two sampling rates and a substitute ε of 10 after the last step.`,
  standsIn: t`500 sentences of presidents as mean GloVe vectors, said before 1900 or since 1950, stand in for 5,000 film reviews of SST-2 as Sentence-BERT features. Models, learning rate, clipping norm, steps and rates are as published. We look 125 times, the paper every 125th step, which is 20 times.`,
  found: t`On SST-2 attacks through records exceed the add/remove ε too (Section 6.3).`,
  seen: [
    {
      holds: gradientAlone,
      words: (cells) => {
        const [s2, s2quarter] = cells.map((cell) => shown(cell, 'S2'));
        const [s3, s4, s5] = RECORDS.map((kind) => shown(cells[0], kind));
        const bound = epsilonText(ceilingOf(cells[0]).addRemove);
        return t`The crafted gradient alone goes beyond the add/remove ε, ${s2} at q = 1 and ${s2quarter} at q = 1/4. At q = 1 S3 shows ${s3}, S4 ${s4} and S5 ${s5} of an add/remove ε of ${bound}.`;
      },
    },
    {
      holds: ([full, quarter]) =>
        attacksOf(full).every((kind) => alike(full, quarter, kind) && lastOf(full, kind).paper.mean > 0),
      words: () => t`The sampling rate makes no difference that the errors would tell.`,
    },
  ],
  differs: t`Other sentences, other labels, a tenth as many records and plainer features: we have not tried which of these keeps records below the add/remove ε here.`,
  axes: { ...EPSILON_AXES, xTitle: t`steps t`, xColumn: 'steps', logarithmic: false, writeX: writePlain },
  panels: (cells) => cells.map((cell, i) => stepsPanel(cell, [RATE_TITLES.full, RATE_TITLES.quarter][i])),
  links: everyCell(FIGURE_A6, [RATE_TITLES.full, RATE_TITLES.quarter]),
};
