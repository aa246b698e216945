// A row of the form: its number, typed or taken from a text, or the reason why it has none that an accountant can use. Pure.

import { batchesOf } from '../../../../accounting/plan';
import type { Sentence } from '../../../../base/sentences/sentence';
import { FIELDS, readNumberField } from '../../../../scenario';
import { evaluate, type Lookup } from '../expression';
import { quantityOfName } from '../names/recognise';
import { isSchedule, type Kind, ROWS, type RowId } from '../reading';
import type { Overrides, TakenNumber, TakenRows } from './given';
import { FORM } from './sentences';
import type { Decided } from './taken';
import { UNIT_NAMES } from './units';
import { boxName, kindsFor, LACKS, type ProtectedUnit } from './unitWords';

export interface Row {
  id: RowId;
  /** Kind of the number; null while the row has none. */
  kind: Kind | null;
  /** Null while the row has none, and where it holds a text for all steps. */
  value: number | null;
  /**
   * `given` is the number or the arithmetic as it stands in the box; `text` is the line of the text, shortened. What was
   * typed has no line, unless a click took it from one.
   */
  source: { kind: 'typed' | 'read'; line: number; text: string; given: string } | null;
  /** What is lacking, or why the number cannot be used; null where the row is in order. */
  problem: Sentence | null;
  open: boolean;
}

/** The fields by whose ranges rows are checked. σ is checked in run.ts, once it is known what it is relative to. */
const FIELD_OF = {
  ...{ records: FIELDS.recordCount, samplingRate: FIELDS.samplingRate, steps: FIELDS.steps },
  ...{ delta: FIELDS.delta, clippingNorm: FIELDS.clippingNorm },
} as const;

const WHOLE: ReadonlySet<Kind> = new Set(['recordsPerPerson', 'trainings', 'largestBatch', 'bands']);

/** A row with its problem, where no accountant can use the number. */
function checked(row: Row, unit: ProtectedUnit): Row {
  const { kind, value } = row;
  if (kind === null || value === null) return row;
  const box = boxName(kind, unit);
  if (WHOLE.has(kind))
    return Number.isInteger(value) && value >= 1
      ? row
      : { ...row, problem: FORM.notWhole({ box, value }), open: true };
  if (!(kind in FIELD_OF))
    return value > 0 ? row : { ...row, problem: FORM.notPositive({ box, value }), open: true };
  const whole = kind === 'steps' ? Math.ceil(value - 1e-6) : value;
  const read = readNumberField(FIELD_OF[kind as keyof typeof FIELD_OF], String(whole));
  return read.ok ? { ...row, value: whole } : { ...row, problem: read.message, open: true };
}

interface RowsOf {
  typed: Overrides;
  /** Lines of the text that numbers among `typed` were taken from by a click. */
  from: NonNullable<Decided['from']>;
  taken: TakenRows;
  unit: ProtectedUnit;
  /** How an epoch is cut into batches: rounded up, rounded down, or not at all. */
  whole: 'up' | 'down' | null;
}

export class Rows {
  /** Known values by kind; formulas of other rows are worked out from them. */
  readonly #known: Partial<Record<Kind, number>> = {};

  constructor(private readonly of: RowsOf) {}

  all(): Map<RowId, Row> {
    // twice, because a row's arithmetic may use a row that is read after it
    for (const id of ROWS) this.#row(id);
    return new Map(ROWS.map((id) => [id, this.#row(id)]));
  }

  /** The batches of one epoch, not always a whole number; null while neither records and batch size nor a rate is known. */
  batchesPerEpoch(): number | null {
    const { records, batchSize, samplingRate } = this.#known;
    if (records !== undefined && batchSize !== undefined) return batchesOf(records, batchSize, this.of.whole);
    return samplingRate === undefined ? null : 1 / samplingRate;
  }

  #lookup: Lookup = (name) => {
    const quantity = quantityOfName(name);
    if (quantity === 'stepsPerEpoch') return this.batchesPerEpoch() ?? undefined;
    return quantity === null ? undefined : this.#known[quantity as Kind];
  };

  #row(id: RowId): Row {
    const row = checked(this.#given(id), this.of.unit);
    if (row.kind !== null && row.value !== null && !row.open) this.#known[row.kind] = row.value;
    return row;
  }

  #typed(kinds: readonly Kind[]): TakenNumber | null {
    const { typed, from } = this.of;
    const filled = kinds.filter((one) => typed[one] !== undefined);
    const kind = filled.find((one) => String(typed[one]).trim() !== '') ?? filled[0];
    if (kind === undefined) return null;
    const { line, text } = from[kind] ?? { line: 0, text: '' };
    return { kind, given: typed[kind] ?? '', line, text };
  }

  #given(id: RowId): Row {
    const { taken, unit } = this.of;
    const kinds = kindsFor(id, unit);
    const typed = this.#typed(kinds);
    const number = typed ?? taken[id] ?? null;
    const empty = { id, kind: null, value: null, source: null, problem: LACKS[unit][id], open: true };
    if (number === null || !kinds.includes(number.kind)) return empty;
    const { kind, line, text } = number;
    const given = String(number.given);
    if (given.trim() === '') return { ...empty, kind };
    const source = { kind: typed ? 'typed' : 'read', line, text, given } as const;
    const open = { id, kind, value: null, source, open: true };
    // a formula or a list is read together with the other rows, in run.ts
    if (isSchedule(kind)) return { ...open, problem: null, open: false };
    const box = boxName(kind, unit);
    const worked = evaluate(given, this.#lookup);
    if (!worked.ok) return { ...open, problem: FORM.unread({ box, text: given, why: worked.reason }) };
    const counted = unit === 'client' && worked.unit === 'clients' && id === 'records';
    if (worked.unit && !counted && !kinds.some((one) => one === worked.unit)) {
      const problem = FORM.countsOther({ box, text: given, unit: UNIT_NAMES[worked.unit] });
      return { ...open, problem };
    }
    // a typed unit decides: "15 epochs" in the box of steps are epochs
    const own = kinds.find((one) => one === worked.unit) ?? kind;
    return { ...open, kind: own, value: worked.value, problem: null, open: false };
  }
}
