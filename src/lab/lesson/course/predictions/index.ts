// What can be predicted in chapters 1 to 4 and 7; chapters 5 and 6 have theirs beside their own runs and curves.
// Data, with answers computed from what is on the page.
import { t } from '@lingui/core/macro';
import { gdpAdvantage, gdpMu } from '../../../../accounting/closedForm/gaussianDp';
import { normalCdf } from '../../../../base/numerics/normal';
import type { LessonChapter } from '../checkpoints';
import { epsilonWords, numberWords, percentWords } from '../words';
import {
  type FactCurve,
  type LessonPrediction,
  meets,
  type PredictionFacts,
  valueAt,
  writeValue,
} from './prediction';

const BRACKET = t`Here the accountant knows one of the numbers only up to a bracket. Move one of the sliders a little.`;
const NO_EPSILON = t`Here ε is 0, as δ alone covers the change. Choose a smaller δ.`;

/** Guesses without a mistake after which, along a Gaussian curve, more than epsilon is shown. Infinity for none. */
function guessesToExceed(epsilon: number, delta: number, confidence: number): number {
  const mistaken = normalCdf(-0.5 * gdpMu(epsilon, delta));
  return Math.ceil(Math.log(1 - confidence) / Math.log1p(-mistaken));
}

/** By which factor sigma has to grow for the substitute epsilon to come down to a level: read off the curve at the top. */
function noiseFactor(
  { scenario, known, substitute }: PredictionFacts,
  levelOf: (known: { addRemove: number; substitute: number }) => number,
): { factor: number; level: number } | string | null {
  if (scenario.axis !== 'noiseMultiplier')
    return t`The page reads this off the figure at the top. Draw that figure along σ first.`;
  if (known === null || substitute === null) return null;
  if (known.addRemove === null || known.substitute === null) return BRACKET;
  const level = levelOf({ addRemove: known.addRemove, substitute: known.substitute });
  if (level <= 0) return NO_EPSILON;
  const sigma = meets(from(substitute, scenario.noiseMultiplier), level);
  if (sigma === null)
    return t`Within the figure at the top no σ is large enough. Choose more noise, or a smaller q.`;
  return { factor: sigma / scenario.noiseMultiplier, level };
}

function from({ axis, x, y }: FactCurve, start: number): FactCurve {
  const first = x.findIndex((one) => one >= start);
  return first < 0 ? { axis, x, y } : { axis, x: x.slice(first), y: y.slice(first) };
}

export const PREDICTIONS = {
  'which-neighbour': [
    {
      id: 'one-step-guess',
      kind: 'value',
      question: t`Somebody sees one noisy step. The gradients of z and z′ are as far apart as clipping allows, and a fair coin has chosen one of the two. How often can the best guess be right?`,
      range: { min: 0.5, max: 1, step: 0.005, start: 0.75 },
      unit: 'share',
      near: 0.01,
      caption: t`This is exact, for one step at the page’s own sampling rate and noise.`,
      answer: ({ scenario: { samplingRate: q, noiseMultiplier: sigma } }) => {
        const value = 0.5 + 0.5 * q * gdpAdvantage(2 / sigma);
        return {
          value,
          words: t`At most ${percentWords(value, 'up')}. With probability 1 − q the batch does not contain the record, and nothing can be seen. In the other steps the noise hides part of it.`,
        };
      },
    },
    {
      id: 'half-the-noise',
      kind: 'choice',
      question: t`Suppose σ is halved and q stays the same. How does the guess’s advantage over a coin change?`,
      choices: {
        more: t`It more than doubles`,
        double: t`It doubles, within 3%`,
        less: t`It grows, but less`,
      },
      caption: t`This is exact, for one step at the page’s own sampling rate.`,
      answer: ({ scenario: { samplingRate: q, noiseMultiplier: sigma } }) => {
        const [now, then] = [gdpAdvantage(2 / sigma), gdpAdvantage(4 / sigma)];
        const ratio = then / now;
        return {
          right: ratio > 1.94 ? 'double' : 'less',
          words: t`It grows from ${percentWords(0.5 * q * now)} to ${percentWords(0.5 * q * then)}. That is ${numberWords(ratio)} times as much. Under much noise it doubles. Where a batch that contains the record is nearly always recognised, less noise adds little, because q decides whether the batch contains it.`,
        };
      },
    },
  ],
  promise: [
    {
      id: 'draw-ratio',
      kind: 'curve',
      question: t`How many times as large as ε_AR is ε_S? Draw the curve that you expect.`,
      caption: t`The axis is that of the figure at the top, and all other settings are the page’s. Drag the seven handles up and down, or use the arrow keys.`,
    },
    {
      id: 'closed-gap',
      kind: 'choice',
      question: t`Theorem 4.1 uses one point of the add/remove curve and gives a bound above ε_S. How much of that gap closes if we use the whole curves of add and remove?`,
      choices: {
        little: t`Less than a third`,
        half: t`A third to two thirds`,
        most: t`More than two thirds`,
      },
      caption: t`These are upper bounds on the substitute ε at the page’s own settings.`,
      answer: ({ known }) => {
        if (known === null) return null;
        const { group, implied, substitute } = known;
        if (group === null || implied === null || substitute === null) return BRACKET;
        const gap = group - substitute;
        if (!(gap > 1e-3 * substitute)) return t`Here Theorem 4.1 already gives ε_S, so there is no gap.`;
        const share = (group - implied) / gap;
        return {
          right: share < 1 / 3 ? 'little' : share <= 2 / 3 ? 'half' : 'most',
          words: t`${percentWords(share)} of it closes. The bound falls from ${epsilonWords(group)} to ${epsilonWords(implied)}. ε_S is ${epsilonWords(substitute)}, and only an analysis of the training itself gets there.`,
        };
      },
    },
  ],
  'worst-case': [
    {
      id: 'wrong-share',
      kind: 'value',
      question: t`The page’s attack sees the last model and guesses z or z′. How often is it wrong? A coin would be wrong half of the time.`,
      range: { min: 0, max: 0.5, step: 0.005, start: 0.25 },
      unit: 'share',
      near: 0.01,
      caption: t`This is counted in the runs of the page’s attack, at the threshold in the middle.`,
      answer: ({ wrongShare: value }) => {
        if (value === null) return null;
        if (value === 'otherwise')
          return t`The page’s attack draws its batches as you have chosen in the lab, and this chapter counts Poisson batches. Draw Poisson batches, and its share is shown here.`;
        return {
          value,
          words: t`It was wrong in ${percentWords(value)} of its guesses. Everything that this chapter reads off the attack begins with that count.`,
        };
      },
    },
    {
      id: 'right-in-a-row',
      kind: 'choice',
      question: t`Suppose somebody guessed right every time. How many guesses would it take to show more than the page’s ε_AR?`,
      choices: { few: t`Fewer than 20`, some: t`20 to 1,000`, many: t`More than 1,000` },
      caption: t`This holds at the page’s δ and confidence, read along a Gaussian curve.`,
      answer: ({ scenario: { delta, confidence }, known }) => {
        if (known === null) return null;
        if (known.addRemove === null) return BRACKET;
        if (known.addRemove <= 0) return NO_EPSILON;
        const guesses = guessesToExceed(known.addRemove, delta, confidence);
        if (!Number.isFinite(guesses))
          return t`At this ε_AR no number of guesses that can be made would do. Choose more noise.`;
        return {
          right: guesses < 20 ? 'few' : guesses <= 1000 ? 'some' : 'many',
          words: t`It takes ${numberWords(guesses)} to exceed ε_AR = ${epsilonWords(known.addRemove)}. An audit makes many runs because attacks do make mistakes, and their rate has to be known well.`,
        };
      },
    },
  ],
  training: [
    {
      id: 'half-way',
      kind: 'choice',
      question: t`How much of the training has passed when ε_S has come half of its way?`,
      choices: {
        early: t`Less than a fifth of the steps`,
        third: t`A fifth to two fifths`,
        half: t`More, about half`,
      },
      caption: t`This is the guarantee along the page’s own steps.`,
      answer: ({ scenario: { steps }, overSteps }) => {
        if (overSteps === null) return null;
        const end = valueAt(overSteps, steps);
        if (!Number.isFinite(end)) return BRACKET;
        if (end <= 0) return NO_EPSILON;
        const at = meets(overSteps, end / 2);
        if (at === null) return t`Already the first step costs half of it. Choose more steps.`;
        const share = at / steps;
        return {
          right: share < 0.2 ? 'early' : share <= 0.4 ? 'third' : 'half',
          words: t`About ${numberWords(Math.round(at))} of ${numberWords(steps)} steps have passed, or ${percentWords(share)}. ε_S is then ${epsilonWords(end / 2, 'nearest')}, and at the end it is ${epsilonWords(end)}. Noise partly cancels over the steps, so ε grows roughly like the root of their number. A curve of exactly that shape would be half way after a quarter of the steps.`,
        };
      },
    },
    {
      id: 'limit-share',
      kind: 'value',
      question: t`S1 sees the last model alone, with all other records silent. With unlimited models, what part of ε_S could it show?`,
      range: { min: 0, max: 1, step: 0.01, start: 0.5 },
      unit: 'share',
      near: 0.02,
      caption: t`This is the attack’s limit divided by the guarantee, at the page’s own settings.`,
      answer: ({ known }) => {
        if (known === null) return null;
        const { hiddenState, substitute } = known;
        if (hiddenState === null || substitute === null) return BRACKET;
        if (substitute <= 0) return NO_EPSILON;
        return {
          value: hiddenState / substitute,
          words: t`It could show ${percentWords(hiddenState / substitute)} of it. Its limit is ${epsilonWords(hiddenState)}, and ε_S is ${epsilonWords(substitute)}. Another attack on the last model may do better.`,
        };
      },
    },
  ],
  choose: [
    {
      id: 'half-epsilon',
      kind: 'value',
      question: t`By which factor must the noise σ grow to halve ε_S, if all else stays the same?`,
      range: { min: 1, max: 5, step: 0.05, start: 3 },
      unit: 'factor',
      near: 0.1,
      caption: t`The page reads it off the curve of the figure at the top, good to about a percent.`,
      answer: (facts) => {
        const found = noiseFactor(facts, ({ substitute }) => substitute / 2);
        if (found === null || typeof found === 'string') return found;
        const { factor, level } = found;
        const sigma = numberWords(Number((factor * facts.scenario.noiseMultiplier).toPrecision(3)));
        const reached = t`The answer is ${writeValue('factor', factor)}, which brings σ to about ${sigma} and ε_S to ${epsilonWords(level)}.`;
        const beside =
          factor < 2
            ? t`That is less than twice, because ε falls faster than in proportion to 1/σ where it is large.`
            : t`In proportion to 1/σ it would be twice.`;
        return { value: factor, words: `${reached} ${beside}` };
      },
    },
    {
      id: 'reported-to-kept',
      kind: 'choice',
      question: t`You want the page’s ε_AR, the number that add/remove gives, as the substitute ε of the same training run. How much more noise does that take?`,
      choices: {
        less: t`Less than twice the noise`,
        twice: t`About twice, within 3%`,
        more: t`More than twice`,
      },
      caption: t`The page reads it off the curve of the figure at the top, good to about a percent.`,
      answer: (facts) => {
        const found = noiseFactor(facts, ({ addRemove }) => addRemove);
        if (found === null || typeof found === 'string') return found;
        const { factor, level } = found;
        return {
          right: factor < 1.94 ? 'less' : factor <= 2.06 ? 'twice' : 'more',
          words: t`${numberWords(Number(factor.toPrecision(3)))} times the noise brings ε_S down to ${epsilonWords(level)}. With q = 1 the factor is exactly two, because the worlds are twice as far apart.`,
        };
      },
    },
  ],
} satisfies Partial<Record<LessonChapter, readonly LessonPrediction[]>>;

export type PredictedChapter = keyof typeof PREDICTIONS;
