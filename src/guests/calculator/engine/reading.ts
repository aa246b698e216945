// What a pasted text says of the form's rows and of its questions. Data only.

import type { Sentence } from '../../../base/sentences/sentence';
import type { QuestionId } from './form/questions';
import type { ToolId } from './tools';

export const ROWS = ['records', 'batch', 'length', 'noise', 'delta', 'clippingNorm'] as const;
export type RowId = (typeof ROWS)[number];

/** The first of a row is what a bare number in its box means. */
export const KINDS = {
  records: ['records'],
  batch: ['batchSize', 'samplingRate'],
  length: ['epochs', 'steps'],
  // a target without its name is of add/remove, as libraries mean it
  noise: ['noiseMultiplier', 'noiseDeviation', 'targetEpsilon', 'targetEpsilonSubstitute'],
  delta: ['delta'],
  clippingNorm: ['clippingNorm'],
} as const satisfies Record<RowId, readonly string[]>;
export type Kind = (typeof KINDS)[RowId][number];

export const rowOf = (kind: Kind): RowId =>
  ROWS.find((row) => (KINDS[row] as readonly Kind[]).includes(kind)) as RowId;

export interface RowReading {
  kind: Kind;
  /** null where it is arithmetic over what other rows hold, or was not read. */
  value: number | null;
  /** Arithmetic over n, batch, epochs, q, to be worked out from the other rows: '1/n'. */
  formula: string | null;
  /** From 1; 0 where several lines make it. */
  line: number;
  /** As written, shortened. */
  text: string;
  /** Why it may be wrong; null where nothing speaks against it. */
  doubt: Sentence | null;
  /** The doubt is such that no ε may follow before somebody has looked. */
  asks: boolean;
}

export interface Evidence {
  question: QuestionId;
  answer: string;
  /** Else it leaves the question answered. */
  opens: boolean;
  line: number;
  text: string;
}

/** Opens the question unless it says no more than that. */
export const speaks = (
  question: QuestionId,
  answer: string,
  { line, text }: Pick<Evidence, 'line' | 'text'>,
  opens = true,
): Evidence => ({ question, answer, opens, line, text });

export type RowReadings = Readonly<Record<RowId, readonly RowReading[]>>;

export interface Reading {
  rows: RowReadings;
  /** With what is said once for all phases; none where the text does not list them. */
  parts: readonly RowReadings[];
  evidence: readonly Evidence[];
  tool: ToolId;
  isEmpty: boolean;
  /** As the library cuts an epoch into batches: rounded up, rounded down, or not at all. */
  wholeBatches: 'up' | 'down' | null;
  /** Updates of an epoch, where the text says how many. */
  stepsPerEpoch: RowReadingNumber | null;
  reported: RowReadingNumber | null;
  /** In small letters. */
  accountant: string | null;
}

type RowReadingNumber = Pick<RowReading, 'line' | 'text'> & { value: number };

export const NOTHING_READ: Reading = {
  rows: { records: [], batch: [], length: [], noise: [], delta: [], clippingNorm: [] },
  parts: [],
  evidence: [],
  tool: 'other',
  isEmpty: true,
  wholeBatches: null,
  stepsPerEpoch: null,
  reported: null,
  accountant: null,
};
