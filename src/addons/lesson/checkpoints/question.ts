// What a checkpoint asks, with the answer computed from what is on the page, and what is said to each wrong one.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../../lab/scenario';
import { type AskedNumber, within } from '../verdict';

/** The page's epsilons at its own point; null where the accountant knows only a bracket. */
export interface KnownEpsilons {
  addRemove: number | null;
  substitute: number | null;
  /** What the whole add/remove curves imply for a replacement. */
  implied: number | null;
  /** Theorem 4.1. */
  group: number | null;
  /** The limit of the page's attack with unlimited runs. */
  hiddenState: number | null;
}

export interface LessonFacts {
  scenario: Scenario;
  /** Null until they have been computed for this very scenario. */
  known: KnownEpsilons | null;
}

interface Said {
  text: string;
  /** To the right choice: the reason. To a wrong one: the misconception behind it, with the numbers. */
  why: string;
}

interface Choice extends Said {
  id: string;
}

export interface ChoiceQuestion {
  kind: 'choice';
  question: string;
  /** At least two, no two alike. */
  choices: readonly Choice[];
  right: string;
}

/** A wrong number that many arrive at, and how. */
interface Slip {
  value: number;
  why: string;
}

export interface NumberQuestion extends AskedNumber {
  kind: 'number';
  question: string;
  because: string;
  /** None is as good as right. */
  slips: readonly Slip[];
  /** To any other wrong number: what to think of. */
  otherwise: string;
}

/** No question is asked now, because numbers are under way or the scenario has none. */
export interface NotAsked {
  kind: 'waiting' | 'none';
  words: string;
}

export type Question = ChoiceQuestion | NumberQuestion | NotAsked;

type Ask = (facts: LessonFacts) => Question;

/** The questions of a chapter by names that are for good: kept progress says them. */
export type Checkpoint = Readonly<Record<string, Ask>>;

const WAITING: NotAsked = {
  kind: 'waiting',
  words: t`The page is still computing the numbers for this question. It comes when they are there.`,
};

export const none = (words: string): NotAsked => ({ kind: 'none', words });

const ONLY_BRACKET = none(
  t`Here the accountant brackets one of the numbers but does not know it exactly, so this question has no certain answer. Change the noise or the steps a little.`,
);

/** Asks once the named epsilons are known, and says why not where they are not. */
export function withKnown<Name extends keyof KnownEpsilons>(
  names: readonly Name[],
  ask: (known: Record<Name, number>, scenario: Scenario) => Question,
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

/** Leaves out a wrong choice that reads as another does. */
export function choose<Id extends string>(
  question: string,
  right: NoInfer<Id>,
  said: Readonly<Record<Id, Said>>,
): Question {
  const all = Object.entries<Said>(said).map(([id, own]): Choice => ({ id, ...own }));
  const choices = all.filter(
    ({ id, text }, i) =>
      id === right || (text !== said[right].text && all.findIndex((one) => one.text === text) === i),
  );
  return choices.length > 1
    ? { kind: 'choice', question, choices, right }
    : none(t`At these settings all answers to this question agree. Change the noise or the steps.`);
}

/** Leaves out slips that are as good as right, or no number. */
export function askNumber(asked: Omit<NumberQuestion, 'kind'>): Question {
  const { right, tolerance } = asked;
  if (!Number.isFinite(right))
    return none(t`At these settings the answer is beyond all numbers. Change the noise or the steps.`);
  const slips = asked.slips.filter(({ value }) => Number.isFinite(value) && !within(value, right, tolerance));
  return { ...asked, kind: 'number', slips };
}

/** What to say to a wrong number. */
export function slipOf({ slips, tolerance, otherwise }: NumberQuestion, given: number): string {
  return slips.find(({ value }) => within(given, value, tolerance))?.why ?? otherwise;
}
