// When two numbers of one row say the same: 15 epochs and as many steps as these have, a batch and its share of the n records. Pure.
import { batchesOf } from '../../../accounting/plan';
import { evaluate, type Lookup } from './expression';
import { quantityOfName } from './names/recognise';
import type { RowCandidate } from './proposal';
import { type Kind, rowOf } from './reading';

/** The known numbers of the other rows, by kind. */
export type KnownKinds = Partial<Record<Kind, number>>;

/** How an epoch is cut into batches: how the library rounds their number, and the number that the text itself gives; null where unknown. */
export interface Cut {
  wholeBatches: 'up' | 'down' | null;
  stepsPerEpoch: number | null;
}

/** The batches of one epoch, not always a whole number; null while neither records and batch size nor a rate is known. */
function batchesPerEpoch({ records, batchSize, samplingRate }: KnownKinds, cut: Cut): number | null {
  if (records !== undefined && batchSize !== undefined)
    return batchesOf(records, batchSize, cut.wholeBatches);
  return samplingRate === undefined ? cut.stepsPerEpoch : 1 / samplingRate;
}

/** The values of the names in a row's arithmetic, which stand for numbers of other rows. */
export const lookupOf =
  (known: KnownKinds, cut: Cut): Lookup =>
  (name) => {
    const quantity = quantityOfName(name);
    if (quantity === 'stepsPerEpoch') return batchesPerEpoch(known, cut) ?? undefined;
    return quantity === null ? undefined : known[quantity as Kind];
  };

/** The value of a candidate; null while its arithmetic needs a row that has no number yet. */
export function worthOf(
  { value, formula }: Pick<RowCandidate, 'value' | 'formula'>,
  lookup: Lookup,
): number | null {
  if (formula === null) return value;
  const worked = evaluate(formula, lookup);
  return worked.ok ? worked.value : null;
}

/** Relative difference up to which two rates or lengths agree, since one may be printed with three digits or in whole batches. */
const NEAR = 0.01;
const isNear = (a: number, b: number): boolean =>
  Math.abs(a - b) <= NEAR * Math.max(Math.abs(a), Math.abs(b));

interface Valued {
  kind: Kind;
  value: number;
}

export function isSame(a: Valued, b: Valued, known: KnownKinds, cut: Cut): boolean {
  if (a.kind === b.kind) return a.value === b.value;
  const row = rowOf(a.kind);
  if (row === 'batch') {
    const { records } = known;
    // a batch and a rate cannot disagree while nobody knows the number of records
    if (records === undefined) return true;
    const [p, q] = a.kind === 'samplingRate' ? [a.value, b.value / records] : [a.value / records, b.value];
    return isNear(p, q) || Math.abs(1 / p - 1 / q) <= 1;
  }
  const perEpoch = batchesPerEpoch(known, cut);
  if (row !== 'length' || perEpoch === null) return false;
  const [epochs, steps] = a.kind === 'epochs' ? [a.value, b.value] : [b.value, a.value];
  return isNear(epochs * perEpoch, steps) || Math.abs(epochs * perEpoch - steps) <= epochs + 1;
}
