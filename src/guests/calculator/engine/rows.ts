// From claims to the readings of the form's rows. Pure.

import type { Sentence } from '../../../base/sentences/sentence';
import type { Claim } from './claims';
import { type Entry, entryNumber } from './formats/entry';
import type { Note } from './formats/python';
import type { NamedQuantity } from './names/quantities';
import { plainName } from './names/recognise';
import { PARTS_OF_DATA, SHARES } from './names/signals';
import { type Evidence, KINDS, type Kind, ROWS, type RowId, type RowReading, speaks } from './reading';
import { READING } from './sentences';

type Rows = Record<RowId, RowReading[]>;

const rowFor = (quantity: NamedQuantity): RowId | undefined =>
  ROWS.find((row) => (KINDS[row] as readonly string[]).includes(quantity));

const reading = (claim: Claim): RowReading => ({ ...claim, kind: claim.quantity as Kind });

/** Sure ones before those that may be of something else. */
function best(claims: readonly Claim[]): Claim[] {
  const sure = claims.filter(({ certainty }) => certainty === 'sure');
  const values = new Set(sure.map(({ value }) => value));
  const isKept = ({ certainty, value }: Claim) =>
    sure.length === 0 || certainty === 'sure' || (certainty === 'misspelt' && !values.has(value));
  return claims.filter(isKept);
}

/** One claim for each value, the surest first, in the order of the text. */
function distinct(claims: readonly Claim[]): Claim[] {
  const ranked = best(claims).toSorted((a, b) => Number(a.doubt !== null) - Number(b.doubt !== null));
  const key = ({ quantity, value, formula }: Claim) => `${quantity} ${value} ${formula}`;
  const isFirst = (claim: Claim, i: number) => ranked.findIndex((one) => key(one) === key(claim)) === i;
  return ranked.filter(isFirst).toSorted((a, b) => a.line - b.line);
}

/** A batch of each device, times accumulated batches, times devices. */
function batches(claims: readonly Claim[]): RowReading[] {
  const of = (quantity: NamedQuantity) => claims.filter((claim) => claim.quantity === quantity);
  const perDevice = of('deviceBatch');
  const plain = of('batchSize');
  const isWhole = plain.some(({ whole }) => whole);
  const factors = (['accumulation', 'devices'] as const).flatMap((quantity) =>
    of(quantity)
      .filter(({ value }) => Number(value) > 1)
      .slice(0, 1),
  );
  const isSure = perDevice.length > 0 && plain.some(({ certainty }) => certainty === 'sure');
  if (isWhole || isSure || (perDevice.length === 0 && factors.length === 0))
    return distinct(isWhole ? plain.filter(({ whole }) => whole) : plain).map(reading);
  const bases = distinct(perDevice.length > 0 ? perDevice : plain).filter(({ value }) => value !== null);
  const isComplete = factors.length === 0 && of('devices').length > 0;
  const subsets = [[], ...factors.map((factor) => [factor]), ...(factors.length > 1 ? [factors] : [])];
  return bases.flatMap((base) =>
    subsets.map((set) => ({
      ...reading({ ...base, quantity: 'batchSize' }),
      value: set.reduce((product, { value }) => product * Number(value), Number(base.value)),
      text: [base, ...set].map(({ text }) => text).join(' × '),
      doubt: isComplete ? base.doubt : set.length > 0 ? READING.productOfDevices : READING.ofOneDevice,
      asks: !isComplete,
    })),
  );
}

function federated(claims: readonly Claim[]): Evidence[] {
  const found = claims.find(({ isOfClients }) => isOfClients);
  return found ? [speaks('participation', 'clients', found)] : [];
}

/** Of one record each they change nothing. */
function microbatches(claims: readonly Claim[]): Evidence[] {
  const [count] = claims.filter(({ quantity }) => quantity === 'microbatches');
  if (!count) return [];
  const batch = claims.find(({ quantity, value }) => quantity === 'batchSize' && value !== null);
  const isAlone = batch?.value === count.value;
  return [speaks('clipping', isAlone ? 'each' : 'microbatches', count, !isAlone)];
}

/** In the order of the text. */
export function rowsOf(claims: readonly Claim[]): { rows: Rows; evidence: Evidence[] } {
  const readingsOf = (kind: Kind): RowReading[] =>
    kind === 'batchSize'
      ? batches(claims)
      : distinct(claims.filter(({ quantity }) => quantity === kind)).map(reading);
  const rows = Object.fromEntries(ROWS.map((row) => [row, KINDS[row].flatMap(readingsOf)])) as Rows;
  return { rows, evidence: [...federated(claims), ...microbatches(claims)] };
}

interface Besides {
  entries: readonly Entry[];
  calls: readonly Note[];
  remarks: readonly Claim[];
}

/** Something beside them makes a number smaller, or a comment gives another. */
export function doubted(rows: Rows, { entries, calls, remarks }: Besides): Rows {
  const doubts: Partial<Record<RowId, Sentence>> = {};
  for (const { path, value, text } of entries) {
    const name = plainName(path.at(-1) ?? '');
    if (!(Number(entryNumber(value)) > 0)) continue;
    for (const row of ['records', 'length'] as const)
      if (SHARES[row].has(name)) doubts[row] = READING.smaller({ text });
  }
  const part = calls.find(({ text }) => PARTS_OF_DATA.has(text));
  if (part) doubts.records = READING.smallerByLine({ text: part.text, line: part.line });
  for (const { quantity, value, text } of remarks) {
    const row = rowFor(quantity);
    const same = row ? rows[row].filter(({ kind }) => kind === quantity) : [];
    if (row && same.length > 0 && same.every((one) => one.value !== value))
      doubts[row] = READING.remark({ text });
  }
  const marked = ROWS.map((row) => {
    const doubt = doubts[row];
    return [row, doubt ? rows[row].map((one) => ({ ...one, doubt, asks: true })) : rows[row]];
  });
  return Object.fromEntries(marked) as Rows;
}
