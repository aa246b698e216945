// A step of a chapter: a change of the scenario, and a figure to look at. Every step is a link, and all steps together are the lecture.
import type { Scenario, Showable } from '../../../scenario';
import { findPreset } from '../../../scenario/presets/presets';
import type { ChapterId } from './names';

export interface Step {
  id: string;
  /** Changes that the step makes. A link in the text leaves all other fields as they are; in a lecture they have their defaults. */
  scenario: Partial<Scenario>;
  /** Id of the element on the page that shows the step: a chapter, or 'lab'. */
  focus: string;
  /** Name of a figure (chapters/figures.ts); null if a question takes its place. */
  figure: string | null;
  /** A question of a chapter's checkpoint, asked about the step's scenario, on which an audience votes by show of hands. */
  vote?: { chapter: ChapterId; question: string };
  title: string;
  /** A sentence or two on what there is to see. Letters such as q, and ε_AR and ε_S, are set as symbols. */
  see: string;
  /** A sentence that proposes what to try. */
  hint?: string;
  /** Parts that a slide shows around the figure. */
  shows?: readonly Showable[];
}

/** A step that a guest (src/guests) adds to the chapter `focus`. */
export interface GuestStep extends Step {
  focus: ChapterId;
  /** Id of the chapter's step after which this one comes in the lecture. */
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
