// The checkpoint of chapter 3: mistakes that are counted, and how far a bound can get.
import { t } from '@lingui/core/macro';
import { epsilonWords, numberWords, percentWords } from '../../words';
import { askChoice, askNumber, type Checkpoint, none, withKnown } from '../question';

/** Number of audits in the question about the highest bound, if the page itself makes only one audit. */
const TEN = 10;

export const WORST_CASE: Checkpoint = {
  'no-mistake': ({ scenario: { runs, confidence } }) => {
    const guesses = 2 * runs;
    const alpha = 1 - confidence;
    return askNumber({
      question: t`An attack guesses ${numberWords(guesses)} independent runs and is never wrong. How high can its error rate be at most, with ${percentWords(confidence)} confidence?`,
      right: -Math.expm1(Math.log(alpha) / guesses),
      unit: '%',
      tolerance: { relative: 0.05 },
      rounding: 'up',
      because: t`At the rate 1 − α^(1/n), or about ln(1/α)/n, no mistake in ${numberWords(guesses)} guesses still has probability ${percentWords(alpha)}.`,
      slips: { never: 0, alpha, oneMistake: 1 / guesses, oneWorld: -Math.expm1(Math.log(alpha) / runs) },
      said: {
        never: t`No mistake was seen, but that does not mean that none can happen. A small rate leaves no trace in so many guesses.`,
        alpha: t`${percentWords(alpha)} is how often the statement itself may be false. It says nothing about the attack.`,
        oneMistake: t`One mistake in as many guesses is the rate at which one mistake is expected. Even then none is seen in 37% of cases.`,
        oneWorld: t`That counts only the ${numberWords(runs)} guesses of one world. There are as many in the other.`,
      },
      otherwise: t`Which rate p makes (1 − p)^n as rare as 1 − confidence?`,
    });
  },
  limit: withKnown(
    ['addRemove', 'substitute', 'hiddenState'],
    ({ addRemove, substitute, hiddenState: limit }) => {
      if (substitute - addRemove < 0.01 * substitute || substitute === 0)
        return none(t`Here ε_AR and ε_S agree, so the choice makes no difference. Choose a smaller δ.`);
      const right = limit >= 0.999 * substitute ? 'full' : limit > addRemove ? 'between' : 'under';
      const numbers = t`This attack’s limit is ${epsilonWords(limit)}. ε_AR is ${epsilonWords(addRemove)}, and ε_S is ${epsilonWords(substitute)}.`;
      const seesLast = t`The attack sees the last model alone, while the guarantee allows for every step.`;
      return askChoice(
        t`With unlimited runs, where does the lower bound of the page’s attack end?`,
        right,
        {
          under: t`At ε_AR or below it`,
          between: t`Above ε_AR, but below ε_S`,
          full: t`At ε_S, because enough runs reach every guarantee`,
        },
        {
          under:
            right === 'under'
              ? t`${numbers} ${seesLast} No number of runs will take this attack beyond ε_AR here.`
              : t`${numbers} ε_AR does not limit what is learnt about a replaced record, and this attack goes beyond it.`,
          between:
            right === 'between'
              ? `${numbers} ${seesLast}`
              : right === 'under'
                ? t`${numbers} Where each record is in few batches, what the last model shows of it drowns in the noise of all steps.`
                : t`${numbers} Seeing only the end loses nothing here, to a tenth of a percent.`,
          full:
            right === 'full'
              ? t`${numbers} Seeing only the end loses nothing here, to a tenth of a percent.`
              : t`${numbers} Runs take away the uncertainty of counting. They do not show the attacker more of the training. ${seesLast}`,
        },
      );
    },
  ),
  highest: ({ scenario: { repeats, confidence } }) => {
    const audits = repeats > 1 ? repeats : TEN;
    const alpha = 1 - confidence;
    return askNumber({
      question: t`Each of ${audits} independent audits claims too much with probability ${percentWords(alpha)}. You report the highest of their bounds. How likely is it to be too high?`,
      right: -Math.expm1(audits * Math.log(confidence)),
      unit: '%',
      tolerance: { relative: 0.02 },
      because: t`It is too high if any of them is, and that has probability 1 − ${numberWords(confidence)}^${audits} = ${percentWords(-Math.expm1(audits * Math.log(confidence)))}. The winner of many tries is partly lucky.`,
      slips: { one: alpha, sum: audits * alpha, all: alpha ** audits, none: confidence ** audits },
      said: {
        one: t`That was computed for one audit, chosen before it was seen. The highest of several is chosen by its result.`,
        sum: t`The sum counts it twice when two are too high at once. It is an upper bound, and beyond 100% it says nothing.`,
        all: t`That is the chance that all of them are too high. One is enough.`,
        none: t`That is the chance that none of them is too high. The question asks for the opposite.`,
      },
      otherwise: t`When is the highest of the bounds not too high? When none of them is.`,
    });
  },
};
