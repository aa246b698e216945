// The questions and boxes of the form. Links hold their names and the names of answers, which must therefore never change.
import { t } from '@lingui/core/macro';

interface Question {
  legend: string;
  look: 'chips' | 'words' | 'list';
  /** Answers by name. The first one is chosen from the start, unless the question is open. */
  answers: Readonly<Record<string, string | readonly [label: string, note: string]>>;
  /** Whether the question has no answer until the reader chooses one, because the bound rests on it. */
  open?: true;
}

/** Questions of the form, but for the one on the game that was played, which is in Audit.tsx. */
export const AUDIT_QUESTIONS = {
  brings: {
    legend: t`What do you bring?`,
    look: 'chips',
    answers: {
      scores: t`scores, row by row`,
      counts: t`four counts`,
      guesses: t`guesses in one training run`,
    },
  },
  trainings: {
    legend: t`What is each score of?`,
    look: 'list',
    open: true,
    answers: {
      many: t`a training run of its own`,
      one: [
        t`a canary of one training run`,
        t`Canaries of one training run are not independent, so only the exact bound for one run applies. A fair coin must have drawn each world.`,
      ],
    },
  },
  sign: {
    legend: t`Which scores speak for z?`,
    look: 'words',
    open: true,
    answers: { larger: t`larger ones`, smaller: t`smaller ones, as of a loss` },
  },
  turned: {
    legend: t`Was this decided before the scores were seen?`,
    look: 'words',
    open: true,
    answers: { no: t`yes`, yes: t`no, the scores were seen first` },
  },
  side: {
    legend: t`Which canaries are guessed?`,
    look: 'list',
    open: true,
    answers: {
      both: [
        t`The highest scores as z, and as many of the lowest as the other world`,
        t`This is the published rule.`,
      ],
      in: t`The highest scores alone, as z`,
      out: t`The lowest scores alone, as the other world`,
    },
  },
  rule: {
    legend: t`Threshold`,
    look: 'list',
    open: true,
    answers: {
      whole: [
        t`The best of all thresholds`,
        t`The bounds on the error rates hold at all thresholds at once, so the choice costs nothing more. The scores only have to be independent.`,
      ],
      split: [
        t`A threshold that a fifth of the scores sets`,
        t`A seeded draw decides which fifth. It is left out of the count.`,
      ],
      fixed: [
        t`Thresholds that I fixed before I saw the scores`,
        t`Several share the confidence among them (Bonferroni).`,
      ],
    },
  },
  watched: {
    legend: t`Was the number of training runs fixed beforehand?`,
    look: 'words',
    open: true,
    answers: { no: t`yes`, yes: t`no, I looked and then stopped` },
  },
  claims: {
    legend: t`What does the training run claim?`,
    look: 'list',
    answers: {
      none: t`nothing`,
      typed: t`an ε at this δ`,
      run: t`what the accountant computes for a run`,
    },
  },
  of: {
    legend: t`of adjacency`,
    look: 'words',
    answers: { 'add-remove': t`add/remove`, substitute: t`substitute` },
  },
} as const satisfies Record<string, Question>;

interface Box {
  label: string;
  hint?: string;
  /** Whether the box has a line of its own, for a list in place of one number. */
  long?: boolean;
}

export const BOXES = {
  n: { label: t`training runs in the other world` },
  fp: { label: t`of these taken for z (false alarms)` },
  p: { label: t`training runs in the world of z` },
  fn: { label: t`of these taken for the other (misses)` },
  m: { label: t`canaries (m)` },
  r: { label: t`guesses made (r), fixed beforehand` },
  v: { label: t`guesses that are right` },
  k: { label: t`values that a secret can have (k)`, hint: t`If this is left empty, it is 2.` },
  thresholds: { label: t`All thresholds that were fixed, with blanks between them`, long: true },
  guesses: {
    label: t`All numbers of guesses that were planned, with blanks between them`,
    hint: t`If this is left empty, it means a tenth of the canaries, half of them, and all, each at a third of the level. Of one side it means half as many.`,
    long: true,
  },
  scoreColumn: {
    label: t`column of the scores`,
    hint: t`Its name or its number. If this is left empty, the first line or the rows decide.`,
  },
  worldColumn: { label: t`column of the world`, hint: t`Its name or its number as well.` },
  claim: { label: t`claimed ε` },
} as const satisfies Record<string, Box>;
