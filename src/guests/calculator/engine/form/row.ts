// One row of the form: what was typed over what was read, and why its number will not do. Pure.

import { batchesOf } from '../../../../accounting/plan';
import type { Sentence } from '../../../../base/sentences/sentence';
import { FIELDS, readNumberField } from '../../../../scenario';
import { quantityOfName } from '../claims';
import { evaluate, type Lookup } from '../expression';
import { KINDS, type Kind, type Reading, ROWS, type RowId, type RowReading, rowOf } from '../reading';
import { FORM } from './sentences';
import { UNIT_NAMES } from './units';

/** A number, or a text of the grammar of expression.ts. One for each row. */
export type Overrides = Readonly<Partial<Record<Kind, number | string>>>;

export const without = (overrides: Overrides, row: RowId): Overrides =>
  Object.fromEntries(Object.entries(overrides).filter(([kind]) => rowOf(kind as Kind) !== row));

export interface Row {
  id: RowId;
  /** Null while it has no number. */
  kind: Kind | null;
  value: number | null;
  source: { kind: 'typed' | 'read'; line: number; text: string } | null;
  doubt: Sentence | null;
  readings: readonly RowReading[];
  /** What is lacking, or why its number will not do. */
  problem: Sentence | null;
  open: boolean;
}

export const LACKS: Readonly<Record<RowId, Sentence>> = {
  records: FORM.noRecords,
  batch: FORM.noBatch,
  length: FORM.noLength,
  noise: FORM.noNoise,
  delta: FORM.noDelta,
  clippingNorm: FORM.noClippingNorm,
};

/** Both kinds of target have one name. */
const nameOf = (kind: Kind): Sentence => FORM[kind === 'targetEpsilonSubstitute' ? 'targetEpsilon' : kind];

/** σ is held to its own range once it is known what it is relative to. */
const FIELD_OF = {
  ...{ records: FIELDS.recordCount, samplingRate: FIELDS.samplingRate, steps: FIELDS.steps },
  ...{ delta: FIELDS.delta, clippingNorm: FIELDS.clippingNorm },
} as const;

/** Between rates that were printed with three digits, or cut into whole batches. */
const NEAR = 0.01;
const isNear = (a: number, b: number): boolean =>
  Math.abs(a - b) <= NEAR * Math.max(Math.abs(a), Math.abs(b));

/** With its problem, where no accountant can use the number. */
function checked(row: Row): Row {
  const { kind, value } = row;
  if (kind === null || value === null) return row;
  if (!(kind in FIELD_OF)) {
    const problem = FORM.notPositive({ box: nameOf(kind), value });
    return value > 0 ? row : { ...row, problem, open: true };
  }
  const whole = kind === 'steps' ? Math.ceil(value - 1e-6) : value;
  const read = readNumberField(FIELD_OF[kind as keyof typeof FIELD_OF], String(whole));
  return read.ok ? { ...row, value: whole } : { ...row, problem: read.message, open: true };
}

export class Rows {
  /** By kind; formulas of other rows are worked out from it. */
  readonly #known: Partial<Record<Kind, number>> = {};

  constructor(
    private readonly reading: Reading,
    private readonly overrides: Overrides,
  ) {}

  all(): Map<RowId, Row> {
    // δ = 1/n may stand above n, and steps above epochs: a second look, now that the others are known
    for (const id of ROWS) this.#row(id);
    return new Map(ROWS.map((id) => [id, this.#row(id)]));
  }

  /** As the library cuts them, or as the text says; null while records or batch are not known. */
  batchesPerEpoch(): number | null {
    const { records, batchSize, samplingRate } = this.#known;
    const { wholeBatches, stepsPerEpoch } = this.reading;
    if (records !== undefined && batchSize !== undefined) return batchesOf(records, batchSize, wholeBatches);
    return samplingRate === undefined ? (stepsPerEpoch?.value ?? null) : 1 / samplingRate;
  }

  #lookup: Lookup = (name) => {
    const quantity = quantityOfName(name);
    if (quantity === 'stepsPerEpoch') return this.batchesPerEpoch() ?? undefined;
    return quantity === null ? undefined : this.#known[quantity as Kind];
  };

  #valueOf(reading: RowReading): number | null {
    if (reading.formula === null) return reading.value;
    const worked = evaluate(reading.formula, this.#lookup);
    return worked.ok ? worked.value : null;
  }

  #row(id: RowId): Row {
    const row = checked(this.#typed(id) ?? this.#fromText(id));
    if (row.kind !== null && row.value !== null && !row.open) this.#known[row.kind] = row.value;
    return row;
  }

  #typed(id: RowId): Row | null {
    const kinds: readonly Kind[] = KINDS[id];
    const typed = kinds.filter((one) => this.overrides[one] !== undefined);
    const kind = typed.find((one) => String(this.overrides[one]).trim() !== '') ?? typed[0];
    if (kind === undefined) return null;
    const text = String(this.overrides[kind]);
    const readings = this.reading.rows[id];
    const source = { kind: 'typed', line: 0, text } as const;
    const open = { id, kind, value: null, source, doubt: null, readings, open: true };
    if (text.trim() === '') return { ...open, source: null, problem: LACKS[id] };
    const worked = evaluate(text, this.#lookup);
    if (!worked.ok) return { ...open, problem: FORM.unread({ box: nameOf(kind), text, why: worked.reason }) };
    if (worked.unit && !kinds.some((one) => one === worked.unit)) {
      const problem = FORM.countsOther({ box: nameOf(kind), text, unit: UNIT_NAMES[worked.unit] });
      return { ...open, problem };
    }
    // 15 epochs in the box of steps are epochs
    const own = kinds.find((one) => one === worked.unit) ?? kind;
    return { ...open, kind: own, value: worked.value, problem: null, open: false };
  }

  #fromText(id: RowId): Row {
    const readings = this.reading.rows[id];
    const empty: Row = {
      ...{ id, kind: null, value: null, source: null, doubt: null, readings },
      ...{ problem: LACKS[id], open: true },
    };
    const known = readings.filter((reading) => this.#valueOf(reading) !== null);
    const unread = readings.filter((reading) => this.#valueOf(reading) === null);
    const [first] = known;
    if (first === undefined) return { ...empty, doubt: unread[0]?.doubt ?? null };
    const isRival = (other: RowReading) => !this.#isSame(first, other);
    if (known.some(isRival) || unread.some(({ formula }) => formula === null))
      return { ...empty, problem: FORM.severalValues };
    // steps that are given count as they stand, epochs beside them say the same
    const lacksRecords = this.#known.records === undefined;
    const chosen =
      known.find(({ kind }) => kind === 'steps' || (lacksRecords && kind === 'samplingRate')) ?? first;
    const { kind, line, text, doubt, asks } = chosen;
    const source = { kind: 'read', line, text } as const;
    const value = this.#valueOf(chosen);
    return { id, kind, value, source, doubt, readings, problem: asks ? FORM.doubted : null, open: asks };
  }

  /** 15 epochs, and the steps that they are, count once. */
  #isSame(a: RowReading, b: RowReading): boolean {
    const [left, right] = [this.#valueOf(a) as number, this.#valueOf(b) as number];
    if (a.kind === b.kind) return left === right;
    const row = rowOf(a.kind);
    if (row === 'batch') {
      const { records } = this.#known;
      // a batch and a rate cannot disagree while nobody knows the number of records
      if (records === undefined) return true;
      const [p, q] = a.kind === 'samplingRate' ? [left, right / records] : [left / records, right];
      return isNear(p, q) || Math.abs(1 / p - 1 / q) <= 1;
    }
    const perEpoch = this.batchesPerEpoch();
    if (row !== 'length' || perEpoch === null) return false;
    const [epochs, steps] = a.kind === 'epochs' ? [left, right] : [right, left];
    return isNear(epochs * perEpoch, steps) || Math.abs(epochs * perEpoch - steps) <= epochs + 1;
  }
}
