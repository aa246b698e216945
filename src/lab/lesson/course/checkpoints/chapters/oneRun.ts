// The checkpoint of chapter 5: many questions to one model.
import { select, t } from '@lingui/core/macro';
import { say } from '../../../../../base/language/say';
import { ONE_RUN_CANARIES } from '../../../../../oneRun/canaries/kinds';
import { oneRunCeiling } from '../../../../../oneRun/estimation/ceiling';
import { epsilonWords, numberWords, percentWords } from '../../words';
import {
  askChoice,
  askNumber,
  type Checkpoint,
  type LessonFacts,
  type LessonQuestion,
  none,
  withKnown,
} from '../question';

const GUESSES = 1000;
/** The largest ε that is asked about. Above it, fewer than one guess in 10¹³ has to be wrong. */
const MOST_EPSILON = 30;

function wrongGuesses(epsilon: number, whose: 'page' | 'claim'): LessonQuestion {
  const [e, coins] = [epsilonWords(epsilon), numberWords(GUESSES)];
  if (epsilon > MOST_EPSILON)
    return none(
      t`At ${select(whose, { page: 'the page’s ε_AR', other: 'the claimed ε' })} of ${e}, hardly any guess need ever be wrong. Choose more noise to see this question.`,
    );
  const wrong = GUESSES / (1 + Math.exp(epsilon));
  return askNumber({
    question: t`Take ${select(whose, { page: 'the page’s ε_AR', other: 'the claimed ε' })} of ${e} as an (ε, 0) guarantee for ${coins} coins that are guessed from one model. How many guesses are wrong at least, on average?`,
    right: wrong,
    unit: t`guesses`,
    tolerance: { relative: 0.03 },
    because: t`A guess is right with probability e^ε/(1 + e^ε) at most, so one in 1 + e^ε is wrong. That is ${numberWords(wrong, 'down')} of ${coins}, and clearly fewer reject that ε.`,
    slips: { half: GUESSES / 2, right: GUESSES - wrong, odds: GUESSES * Math.exp(-epsilon), none: 0 },
    said: {
      half: t`Half would be wrong if nothing could be learnt, at ε = 0.`,
      right: t`Those are the guesses that may be right. The question asks how many are wrong.`,
      odds: t`e^ε compares right with wrong guesses. The wrong ones are 1/(1 + e^ε) of all guesses.`,
      none: t`No ε is so large that mistakes become impossible. They only become rare.`,
    },
    otherwise: t`ε allows odds of e^ε to 1 for a right guess. Which share of all is then wrong?`,
  });
}

export const ONE_RUN_QUESTIONS: Checkpoint = {
  ceiling: ({ scenario: { oneRunCanaries: m, confidence, delta } }) => {
    const alpha = 1 - confidence;
    const right = oneRunCeiling(m, alpha, delta);
    return askNumber({
      question: t`There are ${numberWords(m)} coins, each between two records, and an attacker guesses every one right from a single model. At δ = ${numberWords(delta)} and confidence ${percentWords(confidence)}, which ε does this show at most?`,
      right,
      unit: 'ε',
      tolerance: { relative: 0.02, absolute: 0.01 },
      rounding: 'down',
      because:
        right > 0
          ? t`It is about ln(m / ln(1/α)) = ${epsilonWords(right, 'down')}, once δ is taken off. However much the model gives away, so many coins show no more.`
          : t`It shows nothing. So few right guesses are too likely by luck, or by what δ allows, to reject any ε.`,
      slips: { coins: Math.log(m), count: m },
      said: {
        coins: t`ln m counts the coins but not the confidence. Seeing no mistake in m guesses does not show a rate below 1/m.`,
        count: t`Each right guess adds evidence, but ε is a logarithm of odds, so ten times the coins add only 2.3.`,
      },
      otherwise: t`The table of this chapter has it for round numbers of coins. Which odds make m right guesses of m as rare as 1 − confidence?`,
    });
  },
  'wrong-guesses': (facts: LessonFacts) => {
    const { oneRunClaim } = facts.scenario;
    return oneRunClaim === 'page'
      ? withKnown(['addRemove'], ({ addRemove }) => wrongGuesses(addRemove, 'page'))(facts)
      : wrongGuesses(oneRunClaim, 'claim');
  },
  adjacency: ({ scenario: { oneRunCanary, oneRunComparison } }) => {
    const { selfComparison, label: kind } = ONE_RUN_CANARIES[oneRunCanary];
    const label = say(kind);
    const itself = selfComparison && oneRunComparison === 'itself';
    return askChoice(
      itself
        ? t`In the watched run of this page (canaries: ${label}), a coin decides with which of two values each canary is trained. The record is there in either case. To which adjacency does the run’s lower bound belong?`
        : t`In the watched run of this page (canaries: ${label}), a coin decides whether each canary is trained on at all. To which adjacency does the run’s lower bound belong?`,
      itself ? 'substitute' : 'add-remove',
      {
        'add-remove': t`Add/remove`,
        substitute: t`Substitute`,
        both: t`To either, because a lower bound is a lower bound`,
      },
      {
        'add-remove': itself
          ? t`This coin adds and removes nothing, because one value takes the place of another. The bound may lie above ε_AR.`
          : t`Add/remove compares a record that is in with one that is out. A bound above ε_AR would contradict it.`,
        substitute: itself
          ? t`One value in the place of another is a replacement, so compare the bound with ε_S and not with ε_AR.`
          : t`Nothing takes the canary’s place when the coin leaves it out, so no replacement is tested.`,
        both: t`A bound belongs to the two data sets that the attack told apart, and the coin decides which these are.`,
      },
    );
  },
};
