// The predictions of chapter 7, about the noise that a target takes.
import { t } from '@lingui/core/macro';
import { epsilonWords, numberWords } from '../../words';
import { BRACKET, NO_EPSILON } from '../noAnswer';
import {
  type FactCurve,
  type LessonPrediction,
  meets,
  type PredictionFacts,
  writeValue,
} from '../prediction';

/**
 * The factor by which sigma has to grow for the substitute epsilon to fall to a level, read off the curve at the top. A sentence says
 * why there is no such factor, and null that the numbers are still being computed.
 */
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

export const CHOOSE_PREDICTIONS = [
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
] satisfies readonly LessonPrediction[];
