// How a speaker stands against a plan, from minutes and steps. Pure.
import { minutesOf, type Plan, placeIn } from './plans';

export interface Pace {
  /** Minutes planned in all. */
  whole: number;
  /** Of them not yet used; below 0 once they are over. */
  left: number;
  /** Minutes behind the plan at this step: above 0 once its own time is used up, below 0 before it should have begun. */
  behind: number;
}

/** `elapsed`: minutes since the start, at least 0. A step that the plan leaves out has no place: behind is 0. */
export function paceOf(plan: Plan, step: string, elapsed: number): Pace {
  const whole = minutesOf(plan);
  const place = placeIn(plan, step);
  const left = whole - elapsed;
  if (place === null) return { whole, left, behind: 0 };
  const late = elapsed - (place.before + place.minutes);
  const early = elapsed - place.before;
  return { whole, left, behind: late > 0 ? late : Math.min(0, early) };
}

/** '12:05'; '-0:30' once the time is over. */
export function clockText(minutes: number): string {
  const seconds = Math.round(Math.abs(minutes) * 60);
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return minutes < 0 && seconds > 0 ? `\u2212${text}` : text;
}
