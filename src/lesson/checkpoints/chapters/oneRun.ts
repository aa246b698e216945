// The checkpoint of chapter 5: many questions to one model.
import { t } from '@lingui/core/macro';
import { oneRunCeiling } from '../../../auditing/oneRun/ceiling';
import { ONE_RUN_CANARIES } from '../../../canaries/oneRun/kinds';
import { fromCore } from '../../../language/core';
import { epsilonWords, numberWords, percentWords } from '../../words';
import {
  askNumber,
  type CheckpointQuestion,
  choose,
  type LessonFacts,
  none,
  type Question,
  withKnown,
} from '../question';

const GUESSES = 1000;
/** Beyond, fewer than one guess in 10¹³ need be wrong. */
const MOST_EPSILON = 30;

function wrongGuesses(epsilon: number, whose: 'page' | 'claim'): Question {
  const [e, coins] = [epsilonWords(epsilon), numberWords(GUESSES)];
  if (epsilon > MOST_EPSILON)
    return none(
      whose === 'page'
        ? t`the page’s ε_AR is ${e} here: under it hardly any guess need ever be wrong. Choose more noise to be asked.`
        : t`the claimed ε is ${e} here: under it hardly any guess need ever be wrong. Choose more noise to be asked.`,
    );
  const wrong = GUESSES / (1 + Math.exp(epsilon));
  return askNumber({
    question:
      whose === 'page'
        ? t`Take the page’s ε_AR, ${e}, as an (ε, 0) guarantee for ${coins} coins that are guessed from one model. How many guesses, on average, are wrong at least?`
        : t`Take the claimed ε, ${e}, as an (ε, 0) guarantee for ${coins} coins that are guessed from one model. How many guesses, on average, are wrong at least?`,
    right: wrong,
    unit: t`guesses`,
    tolerance: { relative: 0.03 },
    because: t`A guess is right with probability e^ε/(1 + e^ε) at most, so one in 1 + e^ε is wrong: ${numberWords(wrong)} of ${coins}. Clearly fewer refute that ε.`,
    slips: [
      { value: GUESSES / 2, why: t`Half would be wrong if nothing could be learnt, at ε = 0.` },
      {
        value: GUESSES - wrong,
        why: t`Those are the guesses that may be right. It is asked how many are wrong.`,
      },
      {
        value: GUESSES * Math.exp(-epsilon),
        why: t`e^ε compares right with wrong guesses. As a share of all guesses the wrong ones are 1/(1 + e^ε).`,
      },
      { value: 0, why: t`No ε is so large that mistakes become impossible. They only become rare.` },
    ],
    otherwise: t`ε allows odds of e^ε to 1 for a right guess. Which share of all is then wrong?`,
  });
}

export const ONE_RUN: readonly CheckpointQuestion[] = [
  {
    id: 'ceiling',
    chapter: 'one-run',
    ask: ({ scenario: { oneRunCanaries: m, confidence, delta } }) => {
      const alpha = 1 - confidence;
      const right = oneRunCeiling(m, alpha, delta);
      return askNumber({
        question: t`${numberWords(m)} coins between two records each, and every one is guessed right from a single model. At δ = ${numberWords(delta)} and confidence ${percentWords(confidence)}, which ε does this show at most?`,
        right,
        unit: 'ε',
        tolerance: { relative: 0.02, absolute: 0.01 },
        because:
          right > 0
            ? t`About ln(m / ln(1/α)) = ${epsilonWords(right)}, once δ is taken off: so many coins show no more, however much the model gives away.`
            : t`Nothing: so few right guesses are too likely by luck, or by what δ allows, for any ε to be refuted.`,
        slips: [
          {
            value: Math.log(m),
            why: t`ln m counts the coins but not the confidence: to have seen no mistake in m guesses does not show a rate below 1/m.`,
          },
          {
            value: m,
            why: t`Each right guess adds evidence, but ε is a logarithm of odds: ten times the coins add 2.3.`,
          },
        ],
        otherwise: t`The table of this chapter has it for round numbers of coins. Which odds make m right guesses of m as rare as 1 − confidence?`,
      });
    },
  },
  {
    id: 'wrong-guesses',
    chapter: 'one-run',
    ask: (facts: LessonFacts) => {
      const { oneRunClaim } = facts.scenario;
      return oneRunClaim === 'page'
        ? withKnown(['addRemove'], ({ addRemove }) => wrongGuesses(addRemove, 'page'))(facts)
        : wrongGuesses(oneRunClaim, 'claim');
    },
  },
  {
    id: 'adjacency',
    chapter: 'one-run',
    ask: ({ scenario: { oneRunCanary, oneRunComparison } }) => {
      const { selfComparison, label: kind } = ONE_RUN_CANARIES[oneRunCanary];
      const label = fromCore(kind);
      const itself = selfComparison && oneRunComparison === 'itself';
      return choose(
        itself
          ? t`The watched run of this page (canaries: ${label}) tests with coins. A coin decides which of two values a canary is trained with; its record is there in either case. Of which adjacency is its lower bound?`
          : t`The watched run of this page (canaries: ${label}) tests with coins. A coin decides whether a canary is trained on at all. Of which adjacency is its lower bound?`,
        itself ? 'substitute' : 'add-remove',
        [
          {
            id: 'add-remove',
            text: t`Add/remove`,
            why: itself
              ? t`Nothing is added or removed by this coin: one value takes the place of another. A bound from it may lie above ε_AR without contradicting it.`
              : t`In or out: that is what add/remove compares. A bound above ε_AR would contradict it.`,
          },
          {
            id: 'substitute',
            text: t`Substitute`,
            why: itself
              ? t`One value in the place of another: a replacement. The bound is to be held against ε_S, not against ε_AR.`
              : t`Nothing takes the canary’s place when the coin leaves it out, so no replacement is tested.`,
          },
          {
            id: 'both',
            text: t`Either: a lower bound is a lower bound`,
            why: t`A bound belongs to the two data sets that were told apart. What the coin decides says which these are.`,
          },
        ],
      );
    },
  },
];
