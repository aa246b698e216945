// A recording of attacks as the page reads it. Pure.
import type { AttackRecording, RecordedQuery } from './recordings';

/** How many are right but for a share of releases or runs, which is `failure`. */
export interface CountAt {
  count: number;
  failure: number;
}

export interface AttacksRecorded<Reply> {
  id: string;
  commit: string;
  seed: number;
  seconds: number;
  points: readonly { query: RecordedQuery; reply: Reply }[];
}

/** Of noisy marginals, as far as the page shows it. */
export interface MarginalsReply {
  bounds: readonly CountAt[];
  reached: readonly CountAt[];
  prior: { expected: number; deviation: number; ownRight: number };
  expectedAtMost: number;
  toldTheRestMean: number;
  epsilons: { addRemove: number; substitute: number; unknownColumns: number };
}

/** Of secrets in one model's data. */
export interface SecretsReply {
  m: number;
  k: number;
  bounds: readonly CountAt[];
  reached: readonly CountAt[];
  rightMean: number;
  successAtMost: number;
}

/** Of one record's label. */
export interface LabelsReply {
  priorAlone: number;
  checkpoints: readonly {
    success: number;
    lower: number;
    upper: number;
    bound: { upper: number };
  }[];
}

/** Null for what is no recording of exactly these queries: then nothing of it is shown. */
export function parseAttacks<Reply>(text: string, recording: AttackRecording): AttacksRecorded<Reply> | null {
  try {
    const value = JSON.parse(text) as AttacksRecorded<Reply>;
    const asked = value.points.map(({ query }) => JSON.stringify(query));
    const fits =
      value.id === recording.id &&
      asked.length === recording.queries.length &&
      recording.queries.every((query, i) => JSON.stringify(query) === asked[i]);
    return fits ? value : null;
  } catch {
    return null;
  }
}

/** The count at a failure level; null where none was recorded. */
export const countAt = (counts: readonly CountAt[], failure: number): number | null =>
  counts.find((one) => one.failure === failure)?.count ?? null;
