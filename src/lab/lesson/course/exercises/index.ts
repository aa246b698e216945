// All exercises, in the order of the chapters and, within one, of their levels.
import { t } from '@lingui/core/macro';
import type { LessonChapter } from '../checkpoints';
import type { Exercise } from './exercise';

type OnSheet = Omit<Exercise, 'id' | 'chapter' | 'scenario'> & Partial<Pick<Exercise, 'scenario'>>;

const SHEET = {
  'which-neighbour': {
    'right-angle': {
      level: 'look',
      question: t`The gradients of z and z′ both have length C = 1 and stand at a right angle. How far does the sum of a batch move when z is replaced by z′? Open the figure of one step, turn one gradient, and read the distance off.`,
      scenario: { samplingRate: 1, noiseMultiplier: 2, steps: 1 },
      answer: {
        kind: 'number',
        value: Math.SQRT2,
        unit: 'C',
        tolerance: { relative: 0.02 },
        rounding: 'nearest',
      },
      explanation: t`The old gradient leaves and the new one enters, so the sum moves by their difference. Two arrows of length 1 at a right angle end 1.414 apart, by Pythagoras. Removing z alone would move the sum by 1, and opposite arrows by 2.`,
    },
    'one-step-guess': {
      level: 'work',
      question: t`At the page’s opening settings, someone sees the noisy sum of one single step. They know that the gradients of z and z′ are opposite and both of length C. A fair coin has chosen z or z′. How often can a guess be right at most?`,
      answer: { kind: 'number', value: 0.51403, unit: '%', tolerance: { absolute: 0.002 }, rounding: 'up' },
      explanation: t`With probability q = 1/16 the record is in the batch, and then the two worlds are 2C apart under noise of σC. The total variation of one step is therefore q (2Φ(1/σ) − 1) = 0.0281. A guess beats the coin by half of that, so it is right at most 51.5% of the time. One step gives away little, but 500 of them give away more.`,
    },
    'never-drawn': {
      level: 'think',
      question: t`Suppose q = 1/1000 and T = 500. What is the probability that no batch at all holds z, so that nothing about it can be learnt?`,
      scenario: { samplingRate: 1 / 1000 },
      answer: {
        kind: 'number',
        value: 0.60638,
        unit: '%',
        tolerance: { relative: 0.01 },
        rounding: 'nearest',
      },
      explanation: t`Every step tosses its own coin, so all steps miss the record with probability (1 − q)^T. That is 0.999^500, or 60.6%. On average z is drawn qT = 0.5 times, and e^(−0.5) is nearly the same number.`,
    },
  },
  promise: {
    'ratio-full-batch': {
      level: 'look',
      question: t`Suppose every record joins every batch. With σ = 26.89 and T = 500, how many times as large as ε_AR is ε_S?`,
      scenario: { samplingRate: 1, noiseMultiplier: 26.89 },
      answer: {
        kind: 'number',
        value: 2.2551,
        unit: t`times`,
        tolerance: { relative: 0.01 },
        rounding: 'nearest',
      },
      explanation: t`ε_AR is 3.55 and ε_S is 7.99, both rounded up. The ratio before rounding is 2.26. With q = 1 both belong to pairs of Gaussians, one pair twice as far apart as the other. The distance doubles exactly, but an ε at a fixed δ does not.`,
    },
    'where-twice-holds': {
      level: 'work',
      question: t`Keep the noise, steps and δ this page starts with, and draw the figure along q. At which sampling rate is ε_S exactly twice ε_AR?`,
      scenario: { axis: 'samplingRate' },
      answer: {
        kind: 'number',
        value: 0.10037,
        unit: 'q',
        tolerance: { relative: 0.03 },
        rounding: 'nearest',
      },
      explanation: t`At q = 0.100. Below it the rule of doubling promises too little privacy, because ε_S is smaller than 2 ε_AR. Above it the rule promises too much. That doubling fits somewhere does not make it a rule.`,
    },
    'unequal-halves': {
      level: 'think',
      question: t`Theorem 4.1 splits ε into two equal halves, and gives 10.58 at the settings this page starts with. With the add/remove profile δ(·), a replacement has ε = a + b at an allowance of δ(a) + e^a δ(b), for any two parts a and b. What is the smallest a + b that meets δ = 10⁻⁵?`,
      answer: { kind: 'number', value: 9.5268, unit: 'ε', tolerance: { relative: 0.01 }, rounding: 'up' },
      explanation: t`The second allowance is multiplied by e^a, so it pays to make a small and b large. The best split gives 9.53. The whole curves of add and remove, one after the other, give 8.70. ε_S itself is 8.00, because it knows the training.`,
    },
    'nothing-lost': {
      level: 'think',
      question: t`At q = 1, compare ε_S with what the whole add/remove curves imply for a replacement. What does someone lose who does not know the training?`,
      scenario: { samplingRate: 1, noiseMultiplier: 26.89 },
      answer: {
        kind: 'choice',
        choices: {
          nothing: t`Nothing, because the two agree`,
          little: t`A little, because the curves imply a bound some percent larger`,
          half: t`About half of the gap to Theorem 4.1`,
        },
        right: 'nothing',
      },
      explanation: t`With q = 1 the add/remove curve belongs to two Gaussians μ apart. Two such steps one after the other are exactly two Gaussians 2μ apart, which is the replacement. Both are 7.99. With rarer batches the curves no longer say it all.`,
    },
  },
  'worst-case': {
    'no-mistake': {
      level: 'look',
      question: t`An attack guesses 2,000 independent runs and is never wrong. With 95% confidence, what is its error rate at most?`,
      answer: { kind: 'number', value: 0.0014967, unit: '%', tolerance: { relative: 0.02 }, rounding: 'up' },
      explanation: t`A rate p leaves 2,000 guesses without a mistake with probability (1 − p)^2000. That falls to 5% at p = 1 − 0.05^(1/2000) = 0.150%, which is nearly 3/2000. Three divided by the number of guesses is worth knowing by heart.`,
    },
    'fifth-wrong': {
      level: 'work',
      question: t`At the q and δ this page starts with, the attack makes 50,000 guesses, half of them in either world, and 10,000 are wrong. Which ε does this show at most, at 95% confidence and read along a Gaussian curve?`,
      answer: { kind: 'number', value: 7.9775, unit: 'ε', tolerance: { relative: 0.01 }, rounding: 'down' },
      explanation: t`The share of mistakes is 20%, and its upper end is 20.3%. A Gaussian curve with that error has μ = 1.66, which is −2 times its normal quantile, and this is ε = 7.97. The 20% themselves would give 8.10, more than the guarantee allows. That part is luck, and the upper end takes it off.`,
    },
    'highest-of-ten': {
      level: 'think',
      question: t`Each of ten independent audits claims too much with probability 5%. Someone publishes the highest of the ten bounds. With which probability is it too high?`,
      scenario: { repeats: 10 },
      answer: {
        kind: 'number',
        value: 0.40126,
        unit: '%',
        tolerance: { relative: 0.02 },
        rounding: 'nearest',
      },
      explanation: t`The highest is too high if any of the ten is, and that has probability 1 − 0.95^10 = 40.1%. What was 95% confidence for one audit is 60% for the best of ten. Choosing the best of many thresholds is the same mistake, on dependent tries.`,
    },
  },
  training: {
    'limit-below': {
      level: 'look',
      question: t`Keep the q this page starts with, and take σ = 0.76 and T = 100. Where does the limit of S1 lie, which is what this attack shows with unlimited runs?`,
      scenario: { samplingRate: 1 / 16, noiseMultiplier: 0.76, steps: 100, axis: 'steps' },
      answer: {
        kind: 'choice',
        choices: {
          below: t`Below ε_AR`,
          between: t`Between ε_AR and ε_S`,
          at: t`At ε_S`,
        },
        right: 'below',
      },
      explanation: t`The limit is 7.85, just below ε_AR = 7.91. The guarantee ε_S is 10.00. However many models are trained, S1 does not exceed ε_AR here, except by luck. S1 sees only the last model, while the guarantee allows for every step. A low audit is therefore no sign of a loose guarantee.`,
    },
    'real-cosine': {
      level: 'work',
      question: t`S3 makes a record whose gradient has a cosine of −0.77 with that of z. Both are clipped to C = 1. How far does the sum move when one replaces the other?`,
      answer: {
        kind: 'number',
        value: 1.88149,
        unit: 'C',
        tolerance: { relative: 0.01 },
        rounding: 'nearest',
      },
      explanation: t`By the law of cosines, the squared distance is 3.54, so the sum moves by 1.88. As long as both gradients are long enough to be clipped, the direction alone costs S3 only 6% of the largest distance.`,
    },
    'few-models': {
      level: 'think',
      question: t`Suppose an attacker is never wrong. How many models a world does it take, at least, to show more than ε_AR = 4.14, where this page starts? The errors are read along a Gaussian curve, at this page’s δ and confidence.`,
      answer: {
        kind: 'number',
        value: 4,
        unit: t`models a world`,
        tolerance: { absolute: 0 },
        rounding: 'up',
      },
      explanation: t`Eight right guesses of eight, from four models a world, bound the error by 1 − 0.05^(1/8), which is 31.3%. That is μ = 0.97, and 4.14 needs only 0.96. So few would do if anyone were always right. The best attack on this training errs at least 20.3% of the time, and it takes many models to know that rate.`,
    },
  },
  'one-run': {
    'thousand-coins': {
      level: 'look',
      question: t`An attacker guesses a thousand coins, each between two records, and every guess is right. Which ε does that show at most, at δ = 10⁻⁵ and 95% confidence?`,
      answer: { kind: 'number', value: 5.809, unit: 'ε', tolerance: { relative: 0.01 }, rounding: 'down' },
      explanation: t`Under a guarantee without allowance, all 1,000 are right with probability (e^ε/(1 + e^ε))^1000 at most. That is less than 5% up to ε = 5.80, and δ takes almost nothing off. However much the model gives away, so many coins show no more.`,
    },
    'coins-for-eight': {
      level: 'work',
      question: t`How many coins, all guessed right, does it take at least to show ε ≥ 8, at this page’s δ and confidence? Up to one percent more will do.`,
      answer: { kind: 'number', value: 8933, unit: t`coins`, tolerance: { relative: 0.01 }, rounding: 'up' },
      explanation: t`ε = 8 allows one wrong guess in 1 + e^8, which is 2,982. To be sure of fewer without having seen any takes ln 20 times as many coins, about 8,940. Each further unit of ε costs a factor of e.`,
    },
    'surer-costs': {
      level: 'think',
      question: t`Read the same thousand right guesses at 99.9% confidence instead of 95%, which is fifty times surer. Which ε do they show at most?`,
      scenario: { confidence: 0.999 },
      answer: { kind: 'number', value: 4.9702, unit: 'ε', tolerance: { relative: 0.01 }, rounding: 'down' },
      explanation: t`They show 4.97 instead of 5.80. The logarithm of 1/α grows by a factor of 2.3, and ε falls by about the logarithm of that factor, 0.84. Being fifty times surer is cheap.`,
    },
  },
  meaning: {
    'yes-or-no': {
      level: 'look',
      question: t`A yes or no is as likely as not beforehand. At the page’s opening settings, how often can anyone guess it at most, by the whole substitute curve?`,
      answer: { kind: 'number', value: 0.79673, unit: '%', tolerance: { relative: 0.01 }, rounding: 'up' },
      explanation: t`The curve begins at δ_S(0) = 0.594, the largest advantage that any test of one value against the other can have. A guess beats the coin by half of it, and is right 79.7% of the time. The pair of ε_S and δ alone says no better than 99.97%.`,
    },
    'password-bare-pair': {
      level: 'work',
      question: t`A password is one of a million, and you know only the bare pair ε_S = 8.00, δ = 10⁻⁵. How often can anyone guess it at most?`,
      answer: { kind: 'number', value: 0.0029727, unit: '%', tolerance: { relative: 0.02 }, rounding: 'up' },
      explanation: t`Bayes’ rule multiplies the odds of one to a million by e^ε, which is 2,972 at most, and δ is added. That gives 0.298%. The whole substitute curve says 0.101%.`,
    },
    'another-delta': {
      level: 'think',
      question: t`The same training run is reported at δ = 0.01. By the bare pair of ε_S and this δ, how often can anyone guess a password at most that is one of a million?`,
      scenario: { delta: 0.01 },
      answer: { kind: 'number', value: 0.010102, unit: '%', tolerance: { relative: 0.02 }, rounding: 'up' },
      explanation: t`ε_S is smaller at that δ, and yet the pair now allows 1.02%, because the δ of one percent comes on top. The training is the same, and the bound of its whole curve stays at 0.101%. A δ only chooses a point of the curve.`,
    },
  },
  choose: {
    'steps-for-four': {
      level: 'look',
      question: t`Start from the page’s opening settings. After how many steps must training stop, at the latest, so that ε_S is at most 4?`,
      scenario: { axis: 'steps' },
      answer: { kind: 'number', value: 152, unit: t`steps`, tolerance: { relative: 0.02 }, rounding: 'down' },
      explanation: t`After 152 of 500 steps. Halving ε costs about seven tenths of the steps, because ε grows a little faster here than the square root of T.`,
    },
    'noise-for-four': {
      level: 'work',
      question: t`Start from the page’s opening settings. What is the least noise multiplier σ for which ε_S is at most 4?`,
      answer: { kind: 'number', value: 3.0161, unit: 'σ', tolerance: { relative: 0.01 }, rounding: 'up' },
      explanation: t`σ = 3.017, which is 1.8 times the one this page starts with. Chapter 7 finds it as a root of the accountant. You can also drag σ in the figure.`,
    },
    'promised-in-add-remove': {
      level: 'work',
      question: t`Suppose q = 1/4 and T = 500, at the page’s δ of 10⁻⁵. What is the least σ for which the add/remove ε is at most 4?`,
      scenario: { samplingRate: 1 / 4 },
      answer: { kind: 'number', value: 6.1309, unit: 'σ', tolerance: { relative: 0.01 }, rounding: 'up' },
      explanation: t`σ = 6.131. That is the least noise for ε = 4, in four digits, if you count add/remove, as most libraries do. The next exercise asks what that leaves for a label.`,
    },
    'kept-for-labels': {
      level: 'think',
      question: t`Take a training run with q = 1/4 and the noise that gives ε_AR = 4. Everyone knows that someone is in the data. How large is the ε that limits how well two labels of theirs can be told apart?`,
      scenario: { samplingRate: 1 / 4, noiseMultiplier: 6.131 },
      answer: { kind: 'number', value: 8.9013, unit: 'ε', tolerance: { relative: 0.01 }, rounding: 'up' },
      explanation: t`A label is replaced, not removed, so ε_S counts. It is 8.91, more than twice the reported 4. For ε_S = 4 the noise has to be σ = 12.1, about twice as much.`,
    },
  },
} as const satisfies Record<LessonChapter, Record<string, OnSheet>>;

type Sheet = typeof SHEET;
export type ExerciseId = { [Chapter in LessonChapter]: keyof Sheet[Chapter] }[LessonChapter];

export const EXERCISES: readonly (Exercise & { id: ExerciseId })[] = (
  Object.keys(SHEET) as LessonChapter[]
).flatMap((chapter) =>
  Object.entries(SHEET[chapter]).map(([id, own]) => ({
    scenario: {},
    ...own,
    id: id as ExerciseId,
    chapter,
  })),
);
