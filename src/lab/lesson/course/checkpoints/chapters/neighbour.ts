// The checkpoint of chapter 1: one step, and which neighbour is meant.
import { t } from '@lingui/core/macro';
import { gdpAdvantage } from '../../../../../accounting/closedForm/gaussianDp';
import { numberWords, percentWords, rateWords } from '../../words';
import { askChoice, askNumber, type Checkpoint } from '../question';

const PERCENT = { relative: 0.01 };
/** The ratio of two advantages from which on the larger one is called "about twice as large". */
const TWICE = 1.95;
/** Up to this ratio, the larger advantage is called "hardly larger". */
const HARDLY = 1.05;

export const NEIGHBOUR: Checkpoint = {
  distance: ({ scenario: { clippingNorm: c, noiseMultiplier } }) =>
    askNumber({
      question: t`Gradients are clipped to C = ${numberWords(c)}. How far, at most, does the sum of a batch move when z is replaced by z′?`,
      right: 2 * c,
      unit: '',
      tolerance: PERCENT,
      because: t`By 2C = ${numberWords(2 * c)}. The old gradient leaves and the new one enters, and at worst they point in opposite directions.`,
      slips: { removed: c, rightAngle: Math.SQRT2 * c, noise: noiseMultiplier * c, nothing: 0 },
      said: {
        removed: t`${numberWords(c)} is C, the most that removing z can do, because its gradient leaves and none takes its place. Here another one enters.`,
        rightAngle: t`That is so when the two gradients stand at a right angle. They can be further apart.`,
        noise: t`${numberWords(noiseMultiplier * c)} is σC, the size of the noise. Noise hides the move but does not make it smaller.`,
        nothing: t`The batch has as many records as before, but the gradients differ, and the sum with them.`,
      },
      otherwise: t`Draw two arrows of length C from one point. How far apart can their ends be?`,
    }),
  appearances: ({ scenario: { samplingRate: q, steps } }) =>
    askNumber({
      question: t`Suppose q = ${rateWords(q)} and T = ${numberWords(steps)}. In how many steps, on average, does the batch contain z?`,
      right: q * steps,
      unit: t`steps`,
      tolerance: PERCENT,
      because: t`In qT = ${numberWords(q * steps)} of them. Each step tosses its own coin for z, and only steps whose batch contains z reveal anything about it.`,
      slips: { all: steps, oneStep: q, shuffled: 1 },
      said: {
        all: t`That is all ${numberWords(steps)} steps. The record joins each of them only with probability ${rateWords(q)}.`,
        oneStep: t`That is the chance in one step, and there are T steps.`,
        shuffled: t`Shuffled batches would hold the record once in each pass over the data. Here every step tosses its own coin.`,
      },
      otherwise: t`There is one coin per step, and it says “in the batch” with probability q. How often does it say so in T steps?`,
    }),
  'one-step-ratio': ({ scenario: { samplingRate: q, noiseMultiplier: sigma } }) => {
    const replaced = gdpAdvantage(2 / sigma);
    const removed = gdpAdvantage(1 / sigma);
    const ratio = replaced / removed;
    const numbers = t`When the record is replaced, the best guess about one step beats a coin by ${percentWords(0.5 * q * replaced)}. When it is removed, the guess beats a coin by ${percentWords(0.5 * q * removed)}. The ratio is ${numberWords(ratio)}.`;
    return askChoice(
      t`Replacing a record can move the sum twice as far as removing it. At σ = ${numberWords(sigma)}, how much larger does that make the advantage over a coin of the best guess about one step?`,
      ratio >= TWICE ? 'twice' : ratio > HARDLY ? 'less' : 'hardly',
      {
        twice: t`About twice as large`,
        less: t`Clearly larger, but clearly less than twice as large`,
        hardly: t`Hardly larger`,
      },
      {
        twice:
          ratio >= TWICE
            ? t`${numbers} Under much noise an advantage grows in proportion to the distance.`
            : t`${numbers} The distance doubles, but an advantage cannot grow beyond certainty, and its curve bends as it comes near.`,
        less:
          ratio >= TWICE
            ? t`${numbers} The curve bends towards certainty only where the noise is smaller than the distance.`
            : ratio > HARDLY
              ? t`${numbers} The curve of the advantage bends towards certainty as the distance grows.`
              : t`${numbers} With so little noise the removal alone is nearly certain to be seen, whenever the batch contains the record.`,
        hardly:
          ratio > HARDLY
            ? t`${numbers} It would be hardly larger if the removal alone could be seen for certain. Under this noise it cannot.`
            : t`${numbers} With so little noise the removal alone is nearly certain to be seen, whenever the batch contains the record.`,
      },
    );
  },
};
