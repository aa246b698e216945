// A recording of attacks, parsed from its file. Pure.
import { withAdjacency } from '../../../../accounting/adjacencies/olderField';
import { parsed } from '../../../chapters/frame/parsed';
import type { AttackRecording, RecordedQuery } from './recordings';

/** A number of right guesses, and the share (`failure`) of releases or runs in which more guesses may be right. */
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

export interface MarginalsReply {
  bounds: readonly CountAt[];
  reached: readonly CountAt[];
  prior: { expected: number; deviation: number; ownRight: number };
  expectedAtMost: number;
  toldTheRestMean: number;
  epsilons: { addRemove: number; substitute: number; unknownColumns: number };
}

export interface SecretsReply {
  m: number;
  k: number;
  bounds: readonly CountAt[];
  reached: readonly CountAt[];
  rightMean: number;
  successAtMost: number;
}

export interface LabelsReply {
  priorAlone: number;
  checkpoints: readonly {
    success: number;
    lower: number;
    upper: number;
    bound: { upper: number };
  }[];
}

/** Parses a recording; null for a text that is no recording of exactly these queries. */
export const parseAttacks = <Reply>(text: string, recording: AttackRecording) =>
  parsed<AttacksRecorded<Reply>>(
    text,
    ({ id, points }) =>
      id === recording.id &&
      JSON.stringify(points.map(({ query }) => withAdjacency(query))) === JSON.stringify(recording.queries),
  );

/** The count at a failure probability; null where none was recorded. */
export const countAt = (counts: readonly CountAt[], failure: number): number | null =>
  counts.find((one) => one.failure === failure)?.count ?? null;
