// The checkpoint of chapter 4: gradients of real records, noise over all steps, and what a low audit says.
import { t } from '@lingui/core/macro';
import { epsilonWords, numberWords, rateWords } from '../../words';
import { askChoice, askNumber, type Checkpoint, none, withKnown } from '../question';

export const TRAINING_QUESTIONS: Checkpoint = {
  clipping: ({ scenario: { clippingNorm: c } }) => {
    const text = numberWords(c);
    return askNumber({
      question: t`The gradient of z is ${numberWords(3 * c)} long and that of z′ ${numberWords(c / 2)}, and they point in opposite directions. Both are then clipped to C = ${text}. How far does the sum move when z is replaced by z′?`,
      right: 1.5 * c,
      unit: '',
      tolerance: { relative: 0.02 },
      because: t`Clipping makes the long one ${text} and leaves the short one ${numberWords(c / 2)}. They are opposite, so their lengths add up to ${numberWords(1.5 * c)}.`,
      slips: { unclipped: 3.5 * c, bothClipped: 2 * c, lengths: 2.5 * c, sameWay: 0.5 * c, removed: c },
      said: {
        unclipped: t`That is without clipping. A gradient longer than C is made as long as C first.`,
        bothClipped: t`Clipping makes long gradients short, but no short one long. The gradient of z′ keeps its length.`,
        lengths: t`That is the difference of the lengths without clipping, as if they pointed the same way.`,
        sameWay: t`That would be so if both pointed the same way. They are opposite.`,
        removed: t`That is what removing z would do. The gradient of z′ enters as well.`,
      },
      otherwise: t`Clip each gradient by itself, then take the distance of the two arrows.`,
    });
  },
  'noise-of-all-steps': ({ scenario: { samplingRate: q, steps, noiseMultiplier: sigma } }) => {
    const root = Math.sqrt(steps);
    return askNumber({
      question: t`Training takes T = ${numberWords(steps)} steps with q = ${rateWords(q)}. In about qT of them S1 pushes the sum by +C or by −C. Every step adds noise of standard deviation σC, where σ = ${numberWords(sigma)}. At the end, how many standard deviations of all that noise lie between the centres of the two worlds?`,
      right: (2 * q * root) / sigma,
      unit: t`standard deviations`,
      tolerance: { relative: 0.02 },
      because: t`The centres are 2qT apart, and the noise of T steps has standard deviation σ times the root of T, both in units of C. The first over the second is ${numberWords((2 * q * root) / sigma)}.`,
      slips: {
        allNoise: (2 * q) / sigma,
        toTheMiddle: (q * root) / sigma,
        oneNoise: (2 * q * steps) / sigma,
        oneStep: 2 / sigma,
      },
      said: {
        allNoise: t`Independent noise partly cancels. Over T steps its standard deviation is the root of T times that of one step, not T times.`,
        toTheMiddle: t`That is from one centre to the middle. The other world lies as far on the other side.`,
        oneNoise: t`That is the push of all steps over the noise of one. Every step adds noise of its own.`,
        oneStep: t`That is one step whose batch contains the record. Here all T steps are added up.`,
      },
      otherwise: t`Divide the distance of the centres, 2qT, by the standard deviation of the noise of T steps.`,
    });
  },
  'low-audit': withKnown(['substitute', 'hiddenState'], ({ substitute, hiddenState: limit }) => {
    if (substitute <= 0) return none(t`Here ε_S is 0 and there is nothing to show. Choose a smaller δ.`);
    const tight = limit >= 0.99 * substitute;
    const numbers = t`The limit of S1 is ${epsilonWords(limit)}, and ε_S is ${epsilonWords(substitute)}.`;
    return askChoice(
      t`${numbers} What follows from that?`,
      tight ? 'tight' : 'less',
      {
        loose: t`The guarantee is loose, and the true ε is close to the limit of S1`,
        runs: t`More models in each world would close the gap`,
        less: t`The guarantee is not shown to be loose, because this attack sees less than the guarantee allows for`,
        tight: t`The guarantee is tight to one percent, because this attack reaches it`,
      },
      {
        loose: tight
          ? t`The two agree to one percent. There is no gap that could make the guarantee loose.`
          : t`The limit of one attack is not the limit of all. With other losses the last model alone can give away more, as the end of this chapter shows.`,
        runs: tight
          ? t`There is no gap to close, for the two agree to one percent.`
          : t`The limit already counts on unlimited runs. More models bring an audit closer to it and do not move it.`,
        less: tight
          ? t`That is so at many settings. Here, though, the two agree to one percent, so seeing less costs S1 next to nothing.`
          : t`S1 sees the last model alone, and all other records are silent. The guarantee holds against somebody who sees every step, whatever the others do.`,
        tight: tight
          ? t`An attack that reaches a guarantee shows that no smaller number would hold.`
          : t`It would be tight if the attack reached it. It stays ${epsilonWords(substitute - limit, 'nearest')} below.`,
      },
    );
  }),
};
