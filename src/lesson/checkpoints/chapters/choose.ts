// The checkpoint of chapter 7: noise, promises and delta.
import { t } from '@lingui/core/macro';
import { epsilonWords, numberWords } from '../../words';
import { askNumber, type CheckpointQuestion, choose, none, withKnown } from '../question';

export const CHOOSE: readonly CheckpointQuestion[] = [
  {
    id: 'noise-for-replacement',
    chapter: 'choose',
    ask: ({ scenario: { noiseMultiplier: sigma } }) => {
      const text = numberWords(sigma);
      return askNumber({
        question: t`Let every record join every batch (q = 1). With σ = ${text} a training has some add/remove ε. Which σ gives that very number as its substitute ε?`,
        right: 2 * sigma,
        unit: 'σ',
        tolerance: { relative: 0.01 },
        because: t`2σ = ${numberWords(2 * sigma)}: at q = 1 a replacement is the same pair of Gaussians, twice as far apart, so twice the noise makes up for it exactly.`,
        slips: [
          {
            value: sigma,
            why: t`With the same noise the substitute ε is larger: the worlds are twice as far apart.`,
          },
          {
            value: Math.SQRT2 * sigma,
            why: t`That would be for twice the number of steps. Distances count in full, steps by their root.`,
          },
          {
            value: 4 * sigma,
            why: t`Four times is for the variance. σ is the standard deviation, and that has to keep pace with the distance.`,
          },
        ],
        otherwise: t`At q = 1 only distance over noise counts, and the distance doubles.`,
      });
    },
  },
  {
    id: 'promise-kept',
    chapter: 'choose',
    ask: withKnown(['addRemove', 'substitute'], ({ addRemove, substitute }) => {
      const promised = Number((1.5 * addRemove).toPrecision(1));
      if (!(promised > 1e-9))
        return none(t`Here ε_AR is 0, as δ alone covers the change. Choose a smaller δ to be asked.`);
      if (Math.abs(substitute - promised) < 0.005 * promised)
        return none(t`Here ε_S agrees with the promise to the digits shown. Change σ a little to be asked.`);
      const kept = substitute <= promised;
      const [text, held] = [epsilonWords(promised), epsilonWords(substitute)];
      const compared = kept
        ? t`ε_S = ${held} is at most ${text}, and a label is replaced, not removed.`
        : t`ε_S = ${held} is above ${text}, and a label is replaced, not removed.`;
      return choose(
        t`You promised that no label of a participant is exposed beyond ε = ${text} at the page’s δ. A library reports ε = ${epsilonWords(addRemove)} for this training, by add/remove. Is the promise kept?`,
        kept ? 'kept' : 'broken',
        [
          {
            id: 'reported',
            text: t`The report decides: ${epsilonWords(addRemove)} against ${text}`,
            why: t`The report is about a record that is there or not. A label is replaced: ε_S = ${held} is to be compared with ${text}.`,
          },
          {
            id: 'kept',
            text: t`Yes: ε_S is at most ${text}`,
            why: compared,
          },
          {
            id: 'broken',
            text: t`No: ε_S is above ${text}`,
            why: compared,
          },
        ],
      );
    }),
  },
  {
    id: 'delta-and-n',
    chapter: 'choose',
    ask: ({ scenario: { delta, recordCount: n } }) => {
      const small = delta * n < 1;
      const share = numberWords(delta * n);
      const why = t`A method that publishes each record, as it is, with probability δ is (0, δ)-private. With n = ${numberWords(n)} it gives away nδ = ${share} records on average.`;
      return choose(
        t`The training set has n = ${numberWords(n)} records and δ is ${numberWords(delta)}. Is δ small enough that a method which simply publishes some records would have to publish less than one on average?`,
        small ? 'yes' : 'no',
        [
          {
            id: 'yes',
            text: t`Yes: δ is below 1/n`,
            why: small
              ? t`${why} Below one; common advice asks for far below.`
              : t`${why} That is not below one.`,
          },
          {
            id: 'no',
            text: t`No: δ is at or above 1/n`,
            why: small
              ? t`${why} That is below one, since 1/n = ${numberWords(1 / n)} is larger than δ.`
              : t`${why} No ε, however small, makes up for that.`,
          },
          {
            id: 'unrelated',
            text: t`The two have nothing to do with each other: δ is per record`,
            why: t`${why} δ is per record, and that is why the number of records matters.`,
          },
        ],
      );
    },
  },
];
