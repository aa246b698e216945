// The checkpoint of chapter 6: priors, odds, and which epsilon belongs to a secret.
import { t } from '@lingui/core/macro';
import { purePosterior, singleGuess } from '../../../../../risk/singleGuess';
import { epsilonWords, numberWords, percentWords } from '../../words';
import { askChoice, askNumber, type Checkpoint, none, withKnown } from '../question';

const PASSWORD = 1e-6;
const SECRETS = [
  { id: 'coin', prior: 0.5, text: t`A yes or no` },
  { id: 'digit', prior: 0.1, text: t`A digit, one of ten` },
  { id: 'password', prior: PASSWORD, text: t`A password, one of a million` },
] as const;

export const MEANING: Checkpoint = {
  password: withKnown(['addRemove', 'substitute'], ({ addRemove, substitute }, { delta }) => {
    const { bound } = singleGuess(PASSWORD, substitute, delta);
    return askNumber({
      question: t`You know only the pair ε_S = ${epsilonWords(substitute)}, δ = ${numberWords(delta)}. A password is one of a million. What is the largest probability with which anyone can guess it afterwards?`,
      right: bound,
      unit: '%',
      tolerance: { relative: 0.03 },
      rounding: 'up',
      because: t`Bayes’ rule multiplies the odds by e^ε at most, and δ is added. That gives ${percentWords(bound, 'up')}.`,
      slips: {
        addRemove: singleGuess(PASSWORD, addRemove, delta).bound,
        before: PASSWORD,
        pure: purePosterior(PASSWORD, substitute).bound,
        delta,
      },
      said: {
        addRemove: t`That is the formula with ε_AR = ${epsilonWords(addRemove)}. One password in the place of another is a replacement, so ε_S belongs here.`,
        before: t`One in a million is the chance beforehand. ε limits how much better it gets, but something may be learnt.`,
        pure: t`The odds are right, but the guarantee also leaves an allowance of δ = ${numberWords(delta)}, which has to be added.`,
        delta: t`That is δ alone. What e^ε makes of the odds comes on top.`,
      },
      otherwise: t`Take odds of one to a million, multiply by e^ε, and turn them back into a probability π. The answer is π + δ (1 − π).`,
    });
  }),
  'largest-gain': withKnown(['substitute'], ({ substitute }) => {
    const gains = SECRETS.map(({ prior }) => purePosterior(prior, substitute).bound - prior);
    const most = Math.max(...gains);
    const second = Math.max(...gains.filter((gain) => gain !== most));
    if (!(second < 0.98 * most))
      return none(t`At this ε_S the gain is the same for two of the secrets. Change σ a little.`);
    const winner = gains.indexOf(most);
    const told = (i: number) =>
      t`${SECRETS[i].text} goes from ${percentWords(SECRETS[i].prior)} to ${percentWords(gains[i] + SECRETS[i].prior, 'up')} at most`;
    return askChoice(
      t`Suppose ε_S is ${epsilonWords(substitute)}, and leave δ aside. For which secret can the chance of a right guess grow by the most percentage points?`,
      SECRETS[winner].id,
      Object.fromEntries(SECRETS.map(({ id, text }) => [id, text])),
      Object.fromEntries(
        SECRETS.map(({ id }, i) => [
          id,
          i === winner
            ? t`${told(i)}. The odds are multiplied by e^ε. A chance can move most where that takes the odds from well below one to well above.`
            : i < winner
              ? t`${told(i)}. It was likely beforehand, so there is little room left. ${told(winner)}.`
              : t`${told(i)}. The factor is large, but the chance began so small that few points come of it. ${told(winner)}.`,
        ]),
      ),
    );
  }),
  'which-epsilon': withKnown(['addRemove', 'substitute'], ({ addRemove, substitute }) => {
    if (substitute - addRemove < 0.005 * substitute || substitute === 0)
      return none(t`Here ε_AR and ε_S agree, so the choice makes no difference. Choose a smaller δ.`);
    const twice = 2 * addRemove;
    const agrees = Math.abs(twice - substitute) < 0.005 * substitute;
    return askChoice(
      t`Everyone knows that someone is in the data, and the secret is their label. Which is the smallest of these ε that you may put into Bayes’ rule, to compare one label with another at the page’s δ?`,
      'substitute',
      {
        'add-remove': `ε_AR = ${epsilonWords(addRemove)}`,
        twice: agrees ? null : `2 ε_AR = ${epsilonWords(twice)}`,
        substitute: `ε_S = ${epsilonWords(substitute)}`,
      },
      {
        'add-remove': t`ε_AR compares training with the record and training without it. Here one label takes the place of another.`,
        twice:
          twice < substitute
            ? t`No theorem gives ${epsilonWords(twice)} at this δ, and the number is false here, because ε_S is ${epsilonWords(substitute)}.`
            : t`It holds here, but only because ε_S = ${epsilonWords(substitute)} is smaller. So it is not the smallest.`,
        substitute: t`One label in the place of another is a replacement, and ε_S bounds that.`,
      },
    );
  }),
};
