// Our pictures of the paper's Figures A1 to A4 and A6, as data: accuracy, clipping norm, steps, learning rate, text.
import { t } from '@lingui/core/macro';
import { epsilonText, percentText } from '../../../notation/formatNumber';
import {
  CLIPPING,
  FIGURE_A1,
  FIGURE_A2,
  FIGURE_A3,
  FIGURE_A4,
  FIGURE_A6,
  FIGURE_A6_TENTH,
  LEARNING_RATES,
} from '../cells';
import type { PanelLine } from '../panelCharts';
import type { Mean, RecordedCell } from '../recorded';
import {
  digitsParameters,
  digitsStandIn,
  everyCell,
  fewerModels,
  moreLooks,
  ofDigits,
  overSteps,
  RATE_TITLES,
} from './common';
import {
  alike,
  attackLook,
  attacksOf,
  ceilingOf,
  falls,
  gradientAlone,
  lastAudit,
  meanClearlyAbove,
  type PaperFigure,
  shown,
  unchanged,
  writeParameter,
} from './paperFigure';

const share = (value: number): string => percentText(Number(value.toFixed(3)));

const accuracyLines = ({ steps, accuracies = {} }: RecordedCell): PanelLine[] =>
  (Object.entries(accuracies) as [keyof typeof accuracies, readonly Mean[]][]).map(([kind, means]) => {
    const points = steps.map((x, i) => ({ x, ...means[i] }));
    if (kind !== 'none') return { ...attackLook(kind), points };
    return {
      id: 'none',
      name: t`with the target record`,
      colour: 'var(--ink)',
      dash: '5 4',
      shape: null,
      points,
    };
  });

const finals = ({ accuracies = {} }: RecordedCell): number[] =>
  Object.values(accuracies).map((means) => means[means.length - 1].mean);

/** Difference between the largest and the smallest accuracy after the last step. */
const spread = (cell: RecordedCell): number => Math.max(...finals(cell)) - Math.min(...finals(cell));

export const ACCURACY_FIGURE: PaperFigure = {
  plan: FIGURE_A1,
  name: t`Figure A1`,
  title: t`Accuracy, with a canary and with the target record`,
  words: t`How many test digits the models of Figure 3 tell right over the steps at q = 1, with the crafted gradient or the crafted input in training, and with the target record in its place. Each mean is of five models.`,
  standsIn: digitsStandIn,
  because: ofDigits,
  found: t`The canaries do not harm the model.`,
  seen: [
    {
      holds: (cells) => cells.every((cell) => spread(cell) < 0.01),
      words: (cells) => {
        // rounded up, since the sentence gives it as a bound for all panels
        const widest = share(Math.ceil(1000 * Math.max(...cells.map(spread))) / 1000);
        return t`After the last step the lines of each panel differ by at most ${widest} of the test records.`;
      },
    },
  ],
  axes: {
    xTitle: t`steps t`,
    xColumn: 'steps',
    logarithmic: false,
    writeX: writeParameter,
    yTitle: t`share of test records told right, mean and two standard errors`,
    yColumn: 'accuracy',
    least: 0.5,
    most: 1,
    writeY: share,
    writeTick: share,
  },
  panels: ([cell]) =>
    (['S2', 'S3'] as const).map((kind) => ({
      id: kind,
      title: attackLook(kind).name,
      lines: accuracyLines(cell).filter(({ id }) => id === 'none' || id === kind),
    })),
  links: everyCell(FIGURE_A1, [RATE_TITLES.full]),
};

/** The attacks that insert a record and not a gradient. */
const RECORDS = ['S3', 'S4', 'S5'] as const;

const clippingTitle = (norm: number): string => t`C = ${{ written: writeParameter(norm) }}`;

export const CLIPPING_FIGURE: PaperFigure = {
  ...overSteps(FIGURE_A2, CLIPPING.map(clippingTitle)),
  name: t`Figure A2`,
  title: t`The clipping norm`,
  words: t`S2 to S5 attack the head of Figure 3 with full batches, at three clipping norms of our choice. The noise grows with C, so ε stays as it is.`,
  standsIn: digitsStandIn,
  because: { ...ofDigits, models: fewerModels },
  found: t`As C grows, the crafted input and the natural record lose power, while the crafted gradient and the mislabelled record change little.`,
  seen: [
    {
      holds: ([low, middle, high]) =>
        unchanged([low, middle, high], 'S2') &&
        alike(low, middle, 'S3') &&
        alike(low, middle, 'S4') &&
        falls(low, middle, 'S5') &&
        RECORDS.every(
          (kind) => falls(middle, high, kind) && lastAudit(high, kind).paper.mean < ceilingOf(high).addRemove,
        ),
      words: ([low, middle, high]) => {
        const [s5, s5then] = [low, middle].map((cell) => shown(cell, 'S5'));
        const [s3late, s4late, s5late] = RECORDS.map((kind) => shown(high, kind));
        const bound = epsilonText(ceilingOf(high).addRemove, 'up');
        return t`From C = 0.2 to 2 S5 falls from ${s5} to ${s5then}, while S3 and S4 change by no more than their errors. At C = 10 S3 shows ${s3late}, S4 ${s4late} and S5 ${s5late}, all below the add/remove ε of ${bound}. S2 shows the same at every C.`;
      },
    },
  ],
  differs: t`At C = 10 hardly any gradient of a digit is as long as C. Clipping no longer touches them, while the noise grows with C. Wider features have longer gradients, so this point would come later.`,
};

const STEP_TITLES = [t`T = 500`, t`T = 2,500`];

export const STEPS_FIGURE: PaperFigure = {
  ...overSteps(FIGURE_A3, STEP_TITLES),
  name: t`Figure A3`,
  title: t`The number of steps`,
  words: t`The head of Figure 3 is trained for 500 and for 2,500 steps in small batches. The noise is such that the substitute ε is 10 after the last step of either.`,
  standsIn: digitsStandIn,
  because: { ...ofDigits, looks: moreLooks },
  found: t`The same total budget is spent in 500 and in 2,500 steps, with a sixteenth of the records in a batch. In general the paper finds that attacks show less in small batches and at later steps.`,
  seen: [
    {
      holds: ([few, many]) =>
        falls(few, many, 'S4') &&
        alike(few, many, 'S2') &&
        RECORDS.every((kind) => lastAudit(many, kind).paper.mean < lastAudit(few, kind).paper.mean) &&
        ceilingOf(many).addRemove < ceilingOf(few).addRemove,
      words: ([few, many]) => {
        const [s3, s4, s5] = RECORDS.map((kind) => shown(few, kind));
        const [s3then, s4then, s5then] = RECORDS.map((kind) => shown(many, kind));
        const clearly = RECORDS.filter((kind) => falls(few, many, kind)).join(', ');
        const [bound, boundThen] = [few, many].map((cell) => epsilonText(ceilingOf(cell).addRemove, 'up'));
        return t`From 500 to 2,500 steps S3 falls from ${s3} to ${s3then}, S4 from ${s4} to ${s4then} and S5 from ${s5} to ${s5then}, by more than the errors for ${clearly}. S2 stays within its errors, and the add/remove ε falls from ${bound} to ${boundThen}.`;
      },
    },
  ],
  differs: t`At q = 1/16 the canary is absent from fifteen of sixteen steps on average. Each of these adds noise and further training, and a longer run has more of them.`,
};

const learningTitle = (rate: number): string => t`η = ${{ written: writeParameter(rate) }}`;

export const LEARNING_FIGURE: PaperFigure = {
  ...overSteps(FIGURE_A4, LEARNING_RATES.map(learningTitle)),
  name: t`Figure A4`,
  title: t`The learning rate`,
  words: t`S2 to S5 attack the head of Figure 3 with full batches, at three learning rates of our choice.`,
  standsIn: digitsStandIn,
  because: { parameters: digitsParameters, models: fewerModels },
  found: t`The learning rates, and what the figure shows, are lost in our copy. By a public summary of the paper, attacks through records are sensitive to the learning rate.`,
  seen: [
    {
      holds: ([slow, middle, fast]) =>
        unchanged([slow, middle, fast], 'S2') &&
        RECORDS.every((kind) => falls(slow, fast, kind)) &&
        meanClearlyAbove(lastAudit(fast, 'S3').paper, ceilingOf(fast).addRemove) &&
        (['S4', 'S5'] as const).every((kind) => lastAudit(fast, kind).paper.mean < ceilingOf(fast).addRemove),
      words: ([slow, , fast]) => {
        const [s3, s4, s5] = RECORDS.map((kind) => shown(slow, kind));
        const [s3then, s4then, s5then] = RECORDS.map((kind) => shown(fast, kind));
        const bound = epsilonText(ceilingOf(fast).addRemove, 'up');
        return t`From η = 0.005 to 0.5 S3 falls from ${s3} to ${s3then}, S4 from ${s4} to ${s4then} and S5 from ${s5} to ${s5then}. At η = 0.5 only S3 is still beyond the add/remove ε of ${bound}. S2 shows the same at every η.`;
      },
    },
  ],
  differs: t`While every gradient is clipped, only the product of η and C counts. With η = 0.005 the attacks show here what they show in Figure A2 with C = 0.2.`,
};

const sentencesStandIn = t`Sentences of presidents, said before 1900 or since 1950, stand in for film reviews of SST-2, and mean GloVe vectors for features of Sentence-BERT.`;

const ofSentences = t`The paper’s number is that of its features. We count all weights and biases, and GloVe vectors have 100 features.`;

const TEXT_TITLES = [RATE_TITLES.full, RATE_TITLES.quarter];

/** The finding that only the crafted gradient exceeds the add/remove ε. */
const gradientOnly: PaperFigure['seen'][number] = {
  holds: gradientAlone,
  words: (cells) => {
    const [s2, s2quarter] = cells.map((cell) => shown(cell, 'S2'));
    const [s3, s4, s5] = RECORDS.map((kind) => shown(cells[0], kind));
    const bound = epsilonText(ceilingOf(cells[0]).addRemove, 'up');
    return t`Only the crafted gradient goes beyond the add/remove ε, with ${s2} at q = 1 and ${s2quarter} at q = 1/4. At q = 1 S3 shows ${s3}, S4 ${s4} and S5 ${s5}, below the add/remove ε of ${bound}.`;
  },
};

export const TEXT_FIGURE: PaperFigure = {
  ...overSteps(FIGURE_A6, TEXT_TITLES),
  name: t`Figure A6`,
  title: t`Text`,
  words: t`S2 to S5 attack a linear head on features of sentences, at two sampling rates. The noise is such that the substitute ε is 10 after the last step. One audit without repeats has no error bars.`,
  standsIn: sentencesStandIn,
  because: {
    parameters: ofSentences,
    models: t`So many are trained so far.`,
  },
  found: t`The figure has the settings of SST-2 in Table A1, with an audit after every 125th step. What it shows is lost in our copy.`,
  seen: [gradientOnly],
  differs: t`Sentences, labels and features are other ones, and few models limit what an audit can show. We have not tried which of these keeps attacks through records below the add/remove ε.`,
};

/** The picture beside Figure A6, on fewer records and with as many models as the paper trains. */
export const TEXT_TENTH_FIGURE: PaperFigure = {
  ...overSteps(FIGURE_A6_TENTH, TEXT_TITLES),
  name: t`Beside Figure A6`,
  title: t`Text, on a tenth of the records`,
  words: t`The same attacks on 500 of these records, with as many models as the paper trains.`,
  standsIn: sentencesStandIn,
  because: {
    records: t`So few are what two cores train in half an hour with all models.`,
    parameters: ofSentences,
    looks: moreLooks,
  },
  found: t`It has no such figure.`,
  seen: [
    gradientOnly,
    {
      holds: ([full, quarter]) =>
        attacksOf(full).every((kind) => alike(full, quarter, kind) && lastAudit(full, kind).paper.mean > 0),
      words: () => t`The two sampling rates differ by no more than the errors.`,
    },
  ],
};
