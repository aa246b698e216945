// Lectures of a given length, as data, and how a speaker stands against them. Pure.
import { t } from '@lingui/core/macro';
import { GUEST_NOTES } from './guestNotes';

export interface SpeakerPlan {
  id: string;
  title: string;
  steps: readonly { step: string; minutes: number }[];
}

/** A guest's step follows the one whose minutes it shares. */
function plan(id: string, title: string, minutes: Readonly<Record<string, number>>): SpeakerPlan {
  const shared = GUEST_NOTES.flatMap(([step, { plans }]) => (plans?.[id] ? [{ step, ...plans[id] }] : []));
  const steps = Object.entries(minutes).flatMap(([step, length]) => {
    const guests = shared.filter(({ from }) => from === step);
    const own = length - guests.reduce((sum, guest) => sum + guest.minutes, 0);
    return [{ step, minutes: own }, ...guests.map((guest) => ({ step: guest.step, minutes: guest.minutes }))];
  });
  return { id, title, steps };
}

export const PLANS: readonly SpeakerPlan[] = [
  plan('45', t`45 minutes`, {
    start: 3,
    'two-neighbours': 3,
    'every-step': 3,
    'rare-step': 2,
    'vote-twice': 2,
    'above-twice': 2,
    'below-twice': 2,
    loose: 2,
    tradeoff: 3,
    apart: 3,
    training: 3,
    learnt: 2,
    'vote-low-audit': 4,
    watch: 3,
    'vote-gain': 2,
    'small-epsilon': 3,
    'target-four': 3,
  }),
  plan('15', t`15 minutes`, {
    start: 2,
    'two-neighbours': 2,
    'every-step': 2,
    'vote-twice': 2,
    'above-twice': 1,
    apart: 2,
    training: 1,
    'small-epsilon': 2,
    'target-four': 1,
  }),
];

export const minutesOf = ({ steps }: SpeakerPlan): number =>
  steps.reduce((sum, { minutes }) => sum + minutes, 0);

/** Minutes; null for a step that the plan leaves out. */
export function placeIn({ steps }: SpeakerPlan, step: string): { before: number; minutes: number } | null {
  let before = 0;
  for (const planned of steps) {
    if (planned.step === step) return { before, minutes: planned.minutes };
    before += planned.minutes;
  }
  return null;
}

/** Of a step that the plan leaves out, its neighbour in the plan by the order of the whole lecture. null at the ends. */
export function plannedFrom(
  { steps }: SpeakerPlan,
  step: string,
  way: 1 | -1,
  lecture: readonly string[],
): string | null {
  const order = (id: string) => lecture.indexOf(id);
  const others = steps.map(({ step: id }) => id).filter((id) => way * (order(id) - order(step)) > 0);
  return (way === 1 ? others[0] : others.at(-1)) ?? null;
}

/**
 * In minutes: `left` below 0 once they are over; `behind` above 0 once the step's own time is used up, below 0
 * before it should have begun, 0 for a step that the plan leaves out.
 */
export function paceOf(plan: SpeakerPlan, step: string, elapsed: number) {
  const whole = minutesOf(plan);
  const place = placeIn(plan, step);
  const left = whole - elapsed;
  if (place === null) return { whole, left, behind: 0 };
  const late = elapsed - (place.before + place.minutes);
  return { whole, left, behind: late > 0 ? late : Math.min(0, elapsed - place.before) };
}

/** '12:05'; '-0:30' once the time is over. */
export function clockText(minutes: number): string {
  const seconds = Math.round(Math.abs(minutes) * 60);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return minutes < 0 && seconds > 0 ? `\u2212${text}` : text;
}
