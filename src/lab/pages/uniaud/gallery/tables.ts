// The recorded tables, as data: canaries of "UniAud" and the baselines that the paper compares them with, at four values of the
// claimed ε.
import { t } from '@lingui/core/macro';
import { decimalText } from '../../../../base/language/numbers';
import type { OneRunCellResult, OneRunDesign } from '../../../../work';
import { percentText } from '../../../notation/formatNumber';
import { imagesFound } from './paperTable';
import {
  BASE,
  clearlyAbove,
  lastCell,
  pointsOf,
  type RecordedTableFigure,
  recordedBoundText,
  type TableRow,
} from './recordedFigure';

const CLAIMS = [1, 2, 4, 8];

const SMALL: OneRunDesign = { ...BASE, m: 250, dimension: 250, targetEpsilon: 1, steps: 60, logitStep: 0.01 };

const DIGITS = { dimension: 64, classes: 10 };

const rows =
  (model: string, repeats: number, base: OneRunDesign) =>
  (name: string, change: Partial<OneRunDesign>): TableRow => {
    const design = { ...base, ...change };
    return {
      name,
      model,
      adjacency: design.selfComparison ? 'substitute' : 'add/remove',
      points: pointsOf(CLAIMS, repeats, (targetEpsilon) => ({ ...design, targetEpsilon })),
    };
  };

/** Rows for models of images, with UniAud's own canaries first. */
function imageRows(model: string, base: OneRunDesign): TableRow[] {
  const row = rows(model, 10, base);
  const inOut = { selfComparison: false };
  return [
    row(t`UniAud, compared with itself`, {}),
    row(t`UniAud, in or out`, inOut),
    row(t`UniAud++, λ = 10, compared with itself`, {
      ...DIGITS,
      canary: 'trigger-tag',
      tag: { lambda: 10, tags: 100, each: 1, triggerFeatures: 16 },
    }),
    row(t`in-distribution, in or out`, { ...DIGITS, ...inOut, canary: 'in-distribution' }),
    row(t`mislabelled, in or out`, { ...DIGITS, ...inOut, canary: 'mislabelled' }),
    row(t`poisoned initialisation, in or out`, { ...DIGITS, ...inOut, canary: 'poisoned-initialisation' }),
  ];
}

const LINEAR = imageRows(t`linear softmax`, SMALL);
const RELU = imageRows(t`256 ReLU units`, { ...SMALL, model: 'relu', hidden: 256, logitStep: 0.002 });

type Line = readonly OneRunCellResult[];
const text = (line: Line): string => recordedBoundText(lastCell(line));
/** The line with the largest bound at the largest claimed ε. */
const strongest = (lines: readonly Line[]): Line =>
  lines.reduce((most, line) => (lastCell(line).epsilon > lastCell(most).epsilon ? line : most));

export const IMAGES: RecordedTableFigure = {
  kind: 'table',
  id: 'one-run-table-digits',
  after: t`after Table IV`,
  title: t`UniAud and the baselines, on digits`,
  xTitle: t`claimed ε, add/remove`,
  utility: {
    title: t`digits told right at the last claim`,
    write: (share) => percentText(Number(share.toFixed(3))),
  },
  words: t`250 canaries are all guessed. Those of UniAud are orthogonal, made without data, with 100 labels. All others are half of 500 digits. The learning rate of each model was chosen on other seeds. Each bound is the mean of its runs with two standard errors each way, and it is of the adjacency that the row’s game tests.`,
  found: imagesFound(),
  afterPaperRows: true,
  seen: {
    words: (lines) => {
      const [linear, relu] = [modelOf(lines, 0), modelOf(lines, 1)];
      const [own, hidden] = [linear, relu].map(({ inOut }) => text(inOut));
      const [most, mostHidden] = [linear, relu].map(({ baselines }) => text(strongest(baselines)));
      return t`In or out at a claim of 8, UniAud’s canaries show ${own} in the linear model and ${hidden} with a hidden layer. The baselines show at most ${most} and ${mostHidden}. Records as they are show less than 0.05 at every claim.`;
    },
    holds: (lines) =>
      [0, 1].every((which) => {
        const { inOut, baselines, asTheyAre } = modelOf(lines, which);
        return (
          baselines.every((line) => clearlyAbove(lastCell(inOut), lastCell(line))) &&
          asTheyAre.every(({ epsilon }) => epsilon < 0.05)
        );
      }),
  },
  differs: t`The models are smaller and the canaries fewer. Where the table prints 6.449 or 7.834, the paper guessed every canary. How many guesses its other cells count is not given.`,
  lines: [...LINEAR, ...RELU],
};

function modelOf(lines: readonly Line[], which: number) {
  const own = lines.slice(which * LINEAR.length, (which + 1) * LINEAR.length);
  return { inOut: own[1], asTheyAre: own[3], baselines: own.slice(3) };
}

const sentence = rows(t`language model`, 4, {
  ...SMALL,
  model: 'language',
  hidden: 32,
  dimension: 3,
  classes: 500,
  language: { sentences: 500, length: 12, start: 'scratch' },
  steps: 30,
  logitStep: 0.005,
});

export const SENTENCES_TABLE: RecordedTableFigure = {
  kind: 'table',
  id: 'one-run-table-sentences',
  after: t`after Section VII`,
  title: t`UniAud and a baseline, on sentences`,
  found: t`Section VII gives each canary two fresh tokens, one repeated as prefix and one as suffix, and compares it with itself under a fresh suffix. Figure 4 has the new token beside it.`,
  xTitle: t`claimed ε, add/remove`,
  utility: { title: t`nats a word at the last claim`, write: (nats) => decimalText(nats, 2) },
  words: t`250 canaries are all guessed. The model reads three tokens and has 32 ReLU units and 500 words. It is trained from random weights for thirty steps. Prompts of fresh tokens stand beside 500 sentences, while the other canaries take the place of 250 of them. A new token ends its sentence and is one of up to twelve whose mean loss is clipped. Bounds are as above.`,
  afterPaperRows: false,
  seen: {
    words: (lines) => {
      const [fresh, inOut, prefix, own] = lines.map(text);
      return t`At a claim of 8 fresh tokens show ${fresh} compared with themselves and ${inOut} in or out. At the end of a real sentence a new token shows ${own} in or out, and a random word ${prefix} compared with itself.`;
    },
    holds: ([fresh, inOut, prefix, own]) =>
      clearlyAbove(lastCell(fresh), lastCell(prefix)) && clearlyAbove(lastCell(inOut), lastCell(own)),
  },
  differs: t`Of the two tokens only the prefix is fresh here. The suffix is one of the 500 words, so other sentences train the model on it too.`,
  lines: [
    sentence(t`UniAud with fresh tokens, compared with itself`, { canary: 'fresh-tokens' }),
    sentence(t`UniAud with fresh tokens, in or out`, { canary: 'fresh-tokens', selfComparison: false }),
    sentence(t`real beginning and random word, compared with itself`, { canary: 'prefix-suffix' }),
    sentence(t`new token, in or out`, { canary: 'new-token', selfComparison: false }),
  ],
};
