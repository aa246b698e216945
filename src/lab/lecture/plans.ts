// Plans of lectures of a given length, and how early or late a speaker is by them. Pure.
import { t } from '@lingui/core/macro';
import type { LecturePlanId } from '../../scenario';
import { GUEST_NOTES } from './speaker/guestNotes';

export interface SpeakerPlan {
  /** The plan's id; null for all steps without a clock. */
  id: LecturePlanId | null;
  title: string;
  steps: readonly PlannedStep[];
}

interface PlannedStep {
  step: string;
  minutes: number;
  /** A pause after the step that has no slide, such as an exercise of the sheet or a break. */
  pause?: { words: string; minutes: number };
}

/**
 * A plan from the minutes of each step. A step that a guest (src/guests) brings follows the step that it takes its minutes from.
 */
function plan(
  id: LecturePlanId,
  title: string,
  minutes: Readonly<Record<string, number>>,
  pauses: Readonly<Record<string, NonNullable<PlannedStep['pause']>>> = {},
): SpeakerPlan {
  const shared = GUEST_NOTES.flatMap(([step, { plans }]) => (plans?.[id] ? [{ step, ...plans[id] }] : []));
  const steps = Object.entries(minutes).flatMap(([step, length]): PlannedStep[] => {
    const guests = shared.filter(({ from }) => from === step);
    const own = length - guests.reduce((sum, guest) => sum + guest.minutes, 0);
    const walked: PlannedStep[] = [
      { step, minutes: own },
      ...guests.map((guest) => ({ step: guest.step, minutes: guest.minutes })),
    ];
    const pause = pauses[step];
    return pause ? [...walked.slice(0, -1), { ...walked[walked.length - 1], pause }] : walked;
  });
  return { id, title, steps };
}

const exercise = (number: number, minutes: number) => ({
  words: t`exercise ${number} of the sheet`,
  minutes,
});

export const PLANS: readonly SpeakerPlan[] = [
  plan('15', t`15 minutes`, {
    game: 2,
    start: 1,
    'two-neighbours': 2,
    'every-step': 2,
    'vote-twice': 2,
    'above-twice': 1,
    apart: 1,
    training: 1,
    'small-epsilon': 2,
    'target-four': 1,
  }),
  plan('45', t`45 minutes`, {
    game: 3,
    start: 2,
    'two-neighbours': 3,
    'every-step': 3,
    'rare-step': 2,
    'vote-twice': 2,
    'above-twice': 2,
    'below-twice': 2,
    loose: 2,
    tradeoff: 2,
    apart: 3,
    training: 3,
    learnt: 2,
    'vote-low-audit': 4,
    watch: 3,
    'vote-gain': 2,
    'small-epsilon': 3,
    'target-four': 2,
  }),
  plan(
    '90',
    t`90 minutes`,
    {
      game: 4,
      start: 3,
      'two-neighbours': 3,
      clipped: 2,
      'every-step': 3,
      'rare-step': 2,
      'vote-twice': 2,
      'above-twice': 2,
      'below-twice': 2,
      'vote-pair': 2,
      loose: 2,
      profile: 2,
      tradeoff: 3,
      apart: 3,
      'few-steps': 2,
      training: 5,
      'learning-slowly': 2,
      learnt: 2,
      'below-ceiling': 1,
      'vote-low-audit': 4,
      watch: 3,
      'best-of-many': 2,
      'power-has-a-price': 1,
      surer: 1,
      'who-assumes-what': 2,
      'large-delta': 2,
      'vote-gain': 2,
      'small-epsilon': 2,
      'target-four': 2,
    },
    {
      loose: exercise(5, 4),
      'few-steps': { words: t`a break`, minutes: 6 },
      'vote-low-audit': exercise(11, 4),
      surer: exercise(14, 4),
      'target-four': exercise(21, 4),
    },
  ),
];

/** The plan of speakers who keep their own time. */
export const ALL_STEPS: SpeakerPlan = { id: null, title: t`All steps, no plan`, steps: [] };

export const planNamed = (id: LecturePlanId | null): SpeakerPlan =>
  PLANS.find((one) => one.id === id) ?? ALL_STEPS;

const lengthOf = ({ minutes, pause }: PlannedStep): number => minutes + (pause?.minutes ?? 0);

/** Length of a plan in minutes, with the pauses between steps. */
export const minutesOf = ({ steps }: SpeakerPlan): number =>
  steps.reduce((sum, step) => sum + lengthOf(step), 0);

/** The minutes before a step, its own minutes, and the pause after it; null for a step that the plan leaves out. */
export function placeIn(
  { steps }: SpeakerPlan,
  step: string,
): { before: number; minutes: number; pause: PlannedStep['pause'] | null } | null {
  let before = 0;
  for (const planned of steps) {
    if (planned.step === step) return { before, minutes: planned.minutes, pause: planned.pause ?? null };
    before += lengthOf(planned);
  }
  return null;
}

/** The steps that a plan goes through, in their order. Without a plan they are all steps of the lecture. */
export const walkOf = ({ id, steps }: SpeakerPlan, lecture: readonly string[]): readonly string[] =>
  id === null ? lecture : steps.map(({ step }) => step);

/** The plan's next step after (1) or before (-1) a given one, which the plan itself may leave out. Null at the ends. */
export function plannedFrom(
  plan: SpeakerPlan,
  step: string,
  way: 1 | -1,
  lecture: readonly string[],
): string | null {
  const order = (id: string) => lecture.indexOf(id);
  const others = walkOf(plan, lecture).filter((id) => way * (order(id) - order(step)) > 0);
  return (way === 1 ? others[0] : others.at(-1)) ?? null;
}

/**
 * How early or late a speaker is, in minutes. `left` is what remains of the plan, and below 0 once its time is over. `behind` is above 0
 * once the step's own time and the pause after it are used up, below 0 before the step should have begun, and otherwise 0, as for a step
 * that the plan leaves out.
 */
export function paceOf(plan: SpeakerPlan, step: string, elapsed: number) {
  const whole = minutesOf(plan);
  const place = placeIn(plan, step);
  const left = whole - elapsed;
  if (place === null) return { whole, left, behind: 0 };
  const late = elapsed - (place.before + place.minutes + (place.pause?.minutes ?? 0));
  return { whole, left, behind: late > 0 ? late : Math.min(0, elapsed - place.before) };
}

/** Minutes as a clock shows them, such as '12:05', or '−0:30' once the time is over. */
export function clockText(minutes: number): string {
  const seconds = Math.round(Math.abs(minutes) * 60);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return minutes < 0 && seconds > 0 ? `\u2212${text}` : text;
}
