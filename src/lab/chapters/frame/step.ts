// A step: a change of the scenario and the figure to look at. Every step is a link, and together they are the
// lecture.
import type { Scenario, Showable } from '../../../scenario';
import { findPreset } from '../../../scenario/presets/presets';
import type { ChapterId } from './names';

export interface Step {
  id: string;
  /** What the step changes; from the text everything else stays, in a lecture everything else is the default. */
  scenario: Partial<Scenario>;
  /** Element id of the place on the page that shows it. */
  focus: string;
  /** Name of a figure (chapters/figures.ts); null where a question stands in its place. */
  figure: string | null;
  /** A question to vote on by hand, from a chapter's checkpoint, asked of the step's scenario. */
  vote?: { chapter: ChapterId; question: string };
  title: string;
  /** A sentence or two: what to see. Letters and ε_AR, ε_S are set as symbols. */
  see: string;
  hint?: string;
  shows?: readonly Showable[];
}

/** A step that a guest brings to the chapter that `focus` names. */
export interface GuestStep extends Step {
  focus: ChapterId;
  /** Id of the step of that chapter that it follows in the lecture. */
  after: string;
}

/** Steps of a chapter in the order in which a lecture walks them; `focus` is the chapter's id. */
export function chapterSteps<
  const Id extends string,
  const Steps extends Record<string, Omit<Step, 'focus'>>,
>(focus: Id, steps: Steps): { readonly [Name in keyof Steps]: Steps[Name] & { focus: Id } } {
  const focused = Object.entries(steps).map(([name, step]) => [name, { ...step, focus }]);
  return Object.fromEntries(focused);
}

export function presetChange(id: string): Partial<Scenario> {
  const found = findPreset(id);
  if (!found) throw new Error(`There is no preset ${id}.`);
  return found.scenario;
}
