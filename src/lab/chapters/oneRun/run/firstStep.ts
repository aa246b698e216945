// The recorded first step of the run of the lecture's slide "watch", drawn until this tab's own run has made a step. Pure.
import { surestFirst } from '../../../../oneRun/estimation/guesses';
import { type Scenario, sameScenario } from '../../../../scenario';
import type { RankedMoment } from '../../../../work';
import { lectureScenario } from '../../frame/lectureStep';
import { STEPS } from '../steps';
import { parseRecordedRun, type RecordedRun } from './recordedRun';

/** The recording, which `npm run record -- watch` makes again. */
export interface FirstStepRecording extends RecordedRun {
  /**
   * One entry a canary: the margin of its guess in units of 1e-7 nats, above 0 where the guess is right, and 0 where the attacker does not
   * guess.
   */
  margins: readonly number[];
}

/** The recording's id, which is that of the slide. */
export const FIRST_STEP = { id: STEPS.watch.id };

const UNITS_PER_NAT = 1e7;

/** Margins in nats as a recording has them. */
export const recordedMargins = (margins: Float64Array): number[] =>
  Array.from(margins, (margin) => Math.round(UNITS_PER_NAT * margin));

/** The ranked guesses of a recording, the surest first. */
export function recordedGuesses(recorded: readonly number[]): RankedMoment['guesses'] {
  const margins = Float64Array.from(recorded, (units) => units / UNITS_PER_NAT);
  const guessed = [...recorded.keys()].filter((i) => recorded[i] !== 0);
  return {
    margins,
    order: surestFirst(margins, guessed),
    right: Uint8Array.from(recorded, (units) => (units > 0 ? 1 : 0)),
  };
}

/** The first step of a recording, in the form of a drawn run that has no findings yet. */
export const firstStepOf = ({ design, margins }: Pick<FirstStepRecording, 'design' | 'margins'>) => ({
  moment: { done: 1, total: design.steps, guesses: recordedGuesses(margins) },
  findings: null,
  design,
});

/** Parses the recording; null for a text that is none, or whose design is not that of its own scenario as the code now makes it. */
export const parseFirstStep = (text: string): FirstStepRecording | null =>
  parseRecordedRun<FirstStepRecording>(
    text,
    FIRST_STEP.id,
    ({ design, margins }) => margins.length === design.m && margins.every(Number.isSafeInteger),
  );

/** Whether a scenario is that of the slide, and so has a recording. */
export const hasFirstStep = (scenario: Scenario): boolean =>
  sameScenario(lectureScenario(STEPS.watch), scenario);
