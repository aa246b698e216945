// The questions of a checkpoint, whose right answers are computed from the scenario and the numbers on the page.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../../../scenario';
import { type AskedNumber, within } from '../verdict';

/** The page's epsilons at its own point; null where the accountant knows only a bracket. */
export interface KnownEpsilons {
  addRemove: number | null;
  substitute: number | null;
  /** The substitute ε that follows from the whole add/remove curves. */
  implied: number | null;
  /** The substitute ε that Theorem 4.1 of the paper derives from a single add/remove pair (ε, δ). */
  group: number | null;
  /** The limit of the page's attack with unlimited runs. */
  hiddenState: number | null;
}

export interface LessonFacts {
  scenario: Scenario;
  /** The page's epsilons; null until they have been computed for this very scenario. */
  known: KnownEpsilons | null;
}

interface Choice {
  id: string;
  text: string;
  /** Feedback on this choice: the reason if it is right, otherwise the misconception behind it, with the numbers. */
  why: string;
}

interface ChoiceQuestion {
  kind: 'choice';
  question: string;
  /** Two choices or more, no two of which read alike. */
  choices: readonly Choice[];
  /** The id of the right choice. */
  right: string;
}

export interface NumberQuestion extends AskedNumber {
  kind: 'number';
  question: string;
  /** Feedback on the right number: the reason. */
  because: string;
  /** Wrong numbers that many arrive at, each with the mistake behind it. None is within the tolerance of the right number. */
  slips: readonly { value: number; why: string }[];
  /** Feedback on any other wrong number. */
  otherwise: string;
}

/** A question that cannot be asked: `waiting` while its numbers are computed, `none` if this scenario has no such question. */
export interface NotAsked {
  kind: 'waiting' | 'none';
  words: string;
}

export type LessonQuestion = ChoiceQuestion | NumberQuestion | NotAsked;

type Ask = (facts: LessonFacts) => LessonQuestion;

/** The questions of a chapter by name. A name never changes, because a reader's kept progress refers to it. */
export type Checkpoint = Readonly<Record<string, Ask>>;

const WAITING: NotAsked = {
  kind: 'waiting',
  words: t`The page is still computing the numbers for this question. It comes when they are there.`,
};

export const none = (words: string): NotAsked => ({ kind: 'none', words });

const ONLY_BRACKET = none(
  t`Here the accountant brackets one of the numbers but does not know it exactly, so this question has no certain answer. Change the noise or the steps a little.`,
);

/** A question that is asked once the named epsilons are known, and that says before then why it cannot be asked. */
export function withKnown<Name extends keyof KnownEpsilons>(
  names: readonly Name[],
  ask: (known: Record<Name, number>, scenario: Scenario) => LessonQuestion,
): Ask {
  return ({ scenario, known }) => {
    if (known === null) return WAITING;
    const there = {} as Record<Name, number>;
    for (const name of names) {
      const value = known[name];
      if (value === null || !Number.isFinite(value)) return ONLY_BRACKET;
      there[name] = value;
    }
    return ask(there, scenario);
  };
}

/** A question with choices. A wrong choice is left out if its text is null or reads like that of another choice. */
export function askChoice<Id extends string>(
  question: string,
  right: NoInfer<Id>,
  texts: Readonly<Record<Id, string | null>>,
  whys: Readonly<Record<NoInfer<Id>, string>>,
): LessonQuestion {
  const all = (Object.keys(texts) as Id[]).flatMap((id): Choice[] => {
    const text = texts[id];
    return text === null ? [] : [{ id, text, why: whys[id] }];
  });
  const choices = all.filter(
    ({ id, text }, i) =>
      id === right || (text !== texts[right] && all.findIndex((one) => one.text === text) === i),
  );
  return choices.length > 1
    ? { kind: 'choice', question, choices, right }
    : none(t`At these settings all answers to this question agree. Change the noise or the steps.`);
}

interface Asking<Slip extends string> extends Omit<NumberQuestion, 'kind' | 'slips'> {
  slips: Readonly<Record<Slip, number>>;
  said: Readonly<Record<NoInfer<Slip>, string>>;
}

/** A question for a number. A slip is left out if it is not finite or lies within the tolerance of the right number. */
export function askNumber<Slip extends string>({ slips: all, said, ...asked }: Asking<Slip>): LessonQuestion {
  const { right, tolerance } = asked;
  if (!Number.isFinite(right))
    return none(t`At these settings the answer is beyond all numbers. Change the noise or the steps.`);
  const slips = (Object.keys(said) as Slip[])
    .map((name) => ({ value: all[name], why: said[name] }))
    .filter(({ value }) => Number.isFinite(value) && !within(value, right, tolerance));
  return { ...asked, kind: 'number', slips };
}

/** Feedback on a wrong number; `given` has each number that the written text may stand for, such as 5 and 5%. */
export function slipOf({ slips, tolerance, otherwise }: NumberQuestion, given: readonly number[]): string {
  const slip = slips.find(({ value }) => given.some((reading) => within(reading, value, tolerance)));
  return slip?.why ?? otherwise;
}
