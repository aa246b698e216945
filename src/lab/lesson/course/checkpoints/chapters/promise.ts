// The checkpoint of chapter 2: what follows from an add/remove epsilon, and what does not.
import { t } from '@lingui/core/macro';
import { epsilonWords, numberWords } from '../../words';
import { askChoice, askNumber, type Checkpoint, none, withKnown } from '../question';

/** Relative difference up to which two epsilons "agree". */
const ALIKE = 0.01;

export const PROMISE: Checkpoint = {
  twice: withKnown(['addRemove', 'substitute'], ({ addRemove, substitute }, { delta }) => {
    const twice = 2 * addRemove;
    const right =
      substitute > (1 + ALIKE) * twice ? 'above' : substitute < (1 - ALIKE) * twice ? 'below' : 'at';
    const numbers = t`Here 2 ε_AR = ${epsilonWords(twice)} and ε_S = ${epsilonWords(substitute)}.`;
    return askChoice(
      t`Somebody doubles the add/remove ε to get a guarantee for a replaced record. Where does ε_S really lie, in this scenario and at δ = ${numberWords(delta)}?`,
      right,
      {
        above: t`Above 2 ε_AR, so doubling promises too much`,
        below: t`Below 2 ε_AR, so doubling is valid here but too pessimistic`,
        at: t`At 2 ε_AR, within one percent`,
      },
      {
        above:
          right === 'above'
            ? t`${numbers} Doubling would promise more privacy than the training has.`
            : t`${numbers} ε_S is the larger one only where the sum of many steps is nearly Gaussian.`,
        below:
          right === 'below'
            ? t`${numbers} So 2 ε_AR is a valid bound here, but only because ε_S happens to be smaller.`
            : t`${numbers} Two changes of one record seem to cost at most twice, but that is a theorem at δ = 0 only.`,
        at:
          right === 'at'
            ? t`${numbers} They meet by chance at these settings. Move q, and they part.`
            : t`${numbers} A replacement is a removal and an addition, but at a fixed δ their ε do not simply add.`,
      },
    );
  }),
  'bare-pair': withKnown(['addRemove'], ({ addRemove }, { delta }) => {
    const twice = epsilonWords(2 * addRemove);
    const grown = (1 + Math.exp(addRemove)) * delta;
    const [d, failure] = [numberWords(delta), numberWords(grown)];
    return askChoice(
      t`All you know of a training run is one add/remove pair, ε_AR = ${epsilonWords(addRemove)} at δ = ${d}. What follows for a replaced record?`,
      'grown',
      {
        same: t`ε = ${epsilonWords(addRemove)} at δ = ${d}`,
        twice: t`ε = ${twice} at δ = ${d}`,
        grown:
          grown < 1 ? t`ε = ${twice} at δ = ${failure}` : t`ε = ${twice} at a δ of 1, which promises nothing`,
      },
      {
        same: t`That is about a record that is there or not. Replacing it is another question, with another answer.`,
        twice: t`ε doubles, but δ grows as well, because the second change multiplies the δ of the first by e^ε. At the same δ this does not follow.`,
        grown:
          grown < 1
            ? t`An addition follows a removal, and their δ add up to (1 + e^ε) δ = ${failure}. To come back to the old δ, ε has to be larger still. That is Theorem 4.1.`
            : t`An addition follows a removal, and their δ add up to (1 + e^ε) δ, which is 1 or more here. To come back to the old δ, ε has to be larger still. That is Theorem 4.1.`,
      },
    );
  }),
  factor: withKnown(
    ['addRemove', 'substitute', 'implied', 'group'],
    ({ addRemove, substitute, implied, group }) => {
      if (addRemove < 1e-9)
        return none(
          t`Here ε_AR is 0, because δ alone covers the change. Choose a smaller δ to see this question.`,
        );
      return askNumber({
        question: t`In this scenario, how many times as large as ε_AR is ε_S?`,
        right: substitute / addRemove,
        unit: t`times`,
        tolerance: { relative: 0.02 },
        because: t`ε_S is ${epsilonWords(substitute)} and ε_AR is ${epsilonWords(addRemove)}. Their ratio is ${numberWords(substitute / addRemove)}.`,
        slips: {
          doubled: 2,
          theorem: group / addRemove,
          curves: implied / addRemove,
          same: 1,
          inverse: addRemove / substitute,
        },
        said: {
          doubled: t`Doubling is a guarantee at δ = 0 only. At this δ the ratio is another number, so divide the two.`,
          theorem: t`That is the ratio for Theorem 4.1, whose bound ${epsilonWords(group)} follows from one point of the add/remove curve. ε_S itself is smaller.`,
          curves: t`That is the ratio for ${epsilonWords(implied)}, the bound that follows from the whole curves. An analysis of the training itself gives ε_S, which is smaller.`,
          same: t`Then the two adjacencies would agree. They do where δ is so large that it covers both.`,
          inverse: t`That is ε_AR divided by ε_S. The question asks for ε_S divided by ε_AR.`,
        },
        otherwise: t`Both numbers stand at the top of the page. Divide ε_S by ε_AR.`,
      });
    },
  ),
};
