// The checkpoint of chapter 7: noise, promises and delta.
import { t } from '@lingui/core/macro';
import { epsilonWords, numberWords } from '../../words';
import { askChoice, askNumber, type Checkpoint, none, withKnown } from '../question';

export const CHOOSE: Checkpoint = {
  'noise-for-replacement': ({ scenario: { noiseMultiplier: sigma } }) => {
    const text = numberWords(sigma);
    return askNumber({
      question: t`Suppose every record joins every batch (q = 1). With σ = ${text}, training has some add/remove ε. Which σ gives that very number as its substitute ε?`,
      right: 2 * sigma,
      unit: 'σ',
      tolerance: { relative: 0.01 },
      because: t`It is 2σ = ${numberWords(2 * sigma)}. At q = 1 a replacement is the same pair of Gaussians, twice as far apart, so twice the noise makes up for it exactly.`,
      slips: { same: sigma, steps: Math.SQRT2 * sigma, variance: 4 * sigma },
      said: {
        same: t`With the same noise the substitute ε is larger, because the worlds are twice as far apart.`,
        steps: t`That would be for twice the number of steps. Steps count by their root, but distances count in full.`,
        variance: t`Four times is for the variance. σ is the standard deviation, which has to keep pace with the distance.`,
      },
      otherwise: t`At q = 1 only distance over noise counts, and the distance doubles.`,
    });
  },
  'promise-kept': withKnown(['addRemove', 'substitute'], ({ addRemove, substitute }) => {
    const promised = Number((1.5 * addRemove).toPrecision(1));
    if (!(promised > 1e-9))
      return none(
        t`Here ε_AR is 0, because δ alone covers the change. Choose a smaller δ to see this question.`,
      );
    if (Math.abs(substitute - promised) < 0.005 * promised)
      return none(
        t`Here ε_S agrees with the promise to the digits shown. Change σ a little to see this question.`,
      );
    const kept = substitute <= promised;
    const [text, held] = [epsilonWords(promised), epsilonWords(substitute)];
    const compared = kept
      ? t`ε_S = ${held} is at most ${text}, and a label is replaced, not removed.`
      : t`ε_S = ${held} is above ${text}, and a label is replaced, not removed.`;
    return askChoice(
      t`You promised that no participant’s label is exposed beyond ε = ${text} at the page’s δ. For this training run a library reports ε = ${epsilonWords(addRemove)} by add/remove. Do you keep the promise?`,
      kept ? 'kept' : 'broken',
      {
        reported: t`The report decides, so compare ${epsilonWords(addRemove)} with ${text}`,
        kept: t`Yes, because ε_S is at most ${text}`,
        broken: t`No, because ε_S is above ${text}`,
      },
      {
        reported: t`The report is about a record that is there or not. A label is replaced, so compare ε_S = ${held} with ${text}.`,
        kept: compared,
        broken: compared,
      },
    );
  }),
  'delta-and-n': ({ scenario: { delta, recordCount: n } }) => {
    const small = delta * n < 1;
    const share = numberWords(delta * n);
    const why = t`A method that publishes each record as it is with probability δ is (0, δ)-private. With n = ${numberWords(n)} records it gives away nδ = ${share} of them on average.`;
    return askChoice(
      t`The training set has n = ${numberWords(n)} records and δ is ${numberWords(delta)}. Is this δ small enough that a method which simply publishes some records would publish less than one on average?`,
      small ? 'yes' : 'no',
      {
        yes: t`Yes, because δ is below 1/n`,
        no: t`No, because δ is at or above 1/n`,
        unrelated: t`The two have nothing to do with each other, because δ is per record`,
      },
      {
        yes: small
          ? t`${why} That is below one, though common advice asks for far below.`
          : t`${why} That is not below one.`,
        no: small
          ? t`${why} That is below one, since 1/n = ${numberWords(1 / n)} is larger than δ.`
          : t`${why} No ε, however small, makes up for that.`,
        unrelated: t`${why} Because δ is per record, the number of records matters.`,
      },
    );
  },
};
