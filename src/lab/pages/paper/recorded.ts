// A recording of one of the paper's figures, parsed from its file. Pure.
import { type CanaryChoice, linksTo } from '../../../scenario';
import { parsed } from '../../chapters/frame/parsed';
import type { PaperRecordingPlan } from './cells';

/** A mean over repeats. `error` is two standard errors, and null where there is a single repeat. */
export interface Mean {
  mean: number;
  error: number | null;
}

/** Values of ε to compare audits with. `group` is by group privacy (Theorem 4.1), and `limit` is that of S1 on the last iterate. */
export interface Ceilings {
  addRemove: number;
  substitute: number;
  group?: number;
  limit: number;
}

/** Audits by the paper's estimator, and by the one that holds its confidence. */
export interface AuditPoint {
  paper: Mean;
  valid: Mean;
}

export interface RecordedCell {
  id: string;
  /** Query of the cell's scenario. */
  link: string;
  /** Name of the backend that trained the models or drew the scores. */
  backend: string;
  /** Seconds of work in all, over several sessions. */
  seconds: number;
  /** Models per world in each of the repeats. */
  modelsPerWorld: number;
  repeats: number;
  steps: readonly number[];
  /** Ceilings at each of `steps`. */
  ceilings: readonly Ceilings[];
  audits: Partial<Record<CanaryChoice | 'S1', readonly AuditPoint[]>>;
  /** Audits at the last step that use only the first `modelsPerWorld` models of each world and repeat. */
  sizes?: readonly { modelsPerWorld: number; audits: Partial<Record<CanaryChoice, AuditPoint>> }[];
  /** Share of test records that are classified correctly, at each of `steps`. */
  accuracies?: Partial<Record<CanaryChoice | 'none', readonly Mean[]>>;
}

export interface PaperRecording {
  id: string;
  commit: string;
  seed: number;
  cells: readonly RecordedCell[];
}

/** Parses a recording; null for a text that is no recording of these settings. */
export const parsePaperRecording = (text: string, plan: PaperRecordingPlan): PaperRecording | null =>
  parsed<PaperRecording>(
    text,
    ({ id, cells }) =>
      id === plan.id &&
      cells.length === plan.cells.length &&
      plan.cells.every(
        (cell, i) =>
          cells[i].id === cell.id &&
          (plan.grows === undefined || cells[i].modelsPerWorld === plan.grows.trained) &&
          linksTo(cells[i].link, cell.scenario) &&
          (cell.kind === 'worst-case' || cells[i].steps.join() === cell.checkpoints.join()),
      ),
  );
