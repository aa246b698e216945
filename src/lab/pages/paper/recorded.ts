// A recording of one of the paper's figures as its file has it, and what must agree for it to be drawn. Pure.
import { type CanaryChoice, linksTo } from '../../scenario';
import { parsed } from '../recorded/parsed';
import type { PaperRecordingPlan } from './cells';

/** Mean over the repeats, and two standard errors of it; no error of a single repeat. */
export interface Mean {
  mean: number;
  error: number | null;
}

/** What the accountants say: of add/remove, of substitute, by group privacy (of the worst case), and the limit of S1 on the last iterate. */
export interface Ceilings {
  addRemove: number;
  substitute: number;
  group?: number;
  limit: number;
}

/** What one attack showed at one checkpoint: by the paper's estimator, and by the one that holds its confidence. */
export interface AuditPoint {
  paper: Mean;
  valid: Mean;
}

export interface RecordedCell {
  id: string;
  /** The scenario, as the query of a link. */
  link: string;
  /** What trained or drew. */
  backend: string;
  /** Of work, over all stops. */
  seconds: number;
  /** Trained or drawn in each world, in each of the repeats. */
  modelsPerWorld: number;
  repeats: number;
  /** Where the cell was looked at. */
  steps: readonly number[];
  /** At each of `steps`. */
  ceilings: readonly Ceilings[];
  /** Of each attack, at each of `steps`. */
  audits: Partial<Record<CanaryChoice | 'S1', readonly AuditPoint[]>>;
  /** Of each attack at the last step, with the first so many models per world of each repeat. */
  sizes?: readonly { modelsPerWorld: number; audits: Partial<Record<CanaryChoice, AuditPoint>> }[];
  /** Share of test records told right, at each of `steps`; without a canary too. */
  accuracies?: Partial<Record<CanaryChoice | 'none', readonly Mean[]>>;
}

export interface PaperRecording {
  id: string;
  commit: string;
  seed: number;
  cells: readonly RecordedCell[];
}

/** Null for anything that is not a recording of these settings. Never throws. */
export const parsePaperRecording = (text: string, plan: PaperRecordingPlan): PaperRecording | null =>
  parsed<PaperRecording>(
    text,
    ({ id, cells }) =>
      id === plan.id &&
      cells.length === plan.cells.length &&
      plan.cells.every(
        (cell, i) =>
          cells[i].id === cell.id &&
          linksTo(cells[i].link, cell.scenario) &&
          (cell.kind === 'worst-case' || cells[i].steps.join() === cell.checkpoints.join()),
      ),
  );
