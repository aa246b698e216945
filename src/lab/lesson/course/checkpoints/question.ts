// What a checkpoint asks, with the answer computed from what is on the page.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../../../scenario';
import { type AskedNumber, within } from '../verdict';

/** The page's epsilons at its own point; null where the accountant knows only a bracket. */
export interface KnownEpsilons {
  addRemove: number | null;
  substitute: number | null;
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

interface Choice {
  id: string;
  text: string;
  /** To the right choice: the reason. To a wrong one: the misconception behind it, with the numbers. */
  why: string;
}

interface ChoiceQuestion {
  kind: 'choice';
  question: string;
  /** At least two, no two alike. */
  choices: readonly Choice[];
  right: string;
}

export interface NumberQuestion extends AskedNumber {
  kind: 'number';
  question: string;
  because: string;
  /** Wrong numbers that many arrive at, and how; none is as good as right. */
  slips: readonly { value: number; why: string }[];
  otherwise: string;
}

/** Numbers are under way or the scenario has none. */
export interface NotAsked {
  kind: 'waiting' | 'none';
  words: string;
}

export type LessonQuestion = ChoiceQuestion | NumberQuestion | NotAsked;

type Ask = (facts: LessonFacts) => LessonQuestion;

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

/** Each choice has its text and its why. Leaves out a wrong one that reads as another does, or has no text here. */
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

/** Leaves out slips that are as good as right, or no number. */
export function askNumber<Slip extends string>({ slips: all, said, ...asked }: Asking<Slip>): LessonQuestion {
  const { right, tolerance } = asked;
  if (!Number.isFinite(right))
    return none(t`At these settings the answer is beyond all numbers. Change the noise or the steps.`);
  const slips = (Object.keys(said) as Slip[])
    .map((name) => ({ value: all[name], why: said[name] }))
    .filter(({ value }) => Number.isFinite(value) && !within(value, right, tolerance));
  return { ...asked, kind: 'number', slips };
}

/** What to say to a wrong answer, which may be read in several ways. */
export function slipOf({ slips, tolerance, otherwise }: NumberQuestion, given: readonly number[]): string {
  const slip = slips.find(({ value }) => given.some((reading) => within(reading, value, tolerance)));
  return slip?.why ?? otherwise;
}
