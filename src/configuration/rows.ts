// From claims to the readings of the form's rows: the same number twice is one, batches of devices are multiplied out, clients stand
// for records. Pure.
import type { Claim } from './claims';
import type { Entry } from './entry';
import type { Quantity } from './names/quantities';
import { plainName } from './names/recognise';
import { PARTS_OF_DATA, SHARES } from './names/signals';
import type { Note } from './python';
import { type Evidence, type Kind, ROWS, type RowId, type RowReading, rowOf } from './reading';

const OF_ROWS: ReadonlySet<Quantity> = new Set<Quantity>([
  'records',
  'batchSize',
  'samplingRate',
  'epochs',
  'steps',
  'noiseMultiplier',
  'noiseDeviation',
  'targetEpsilon',
  'delta',
  'clippingNorm',
]);

export interface Rows {
  rows: Record<RowId, RowReading[]>;
  evidence: Evidence[];
}

const reading = (kind: Kind, { value, formula, line, text, origin, doubt, asks }: Claim): RowReading => ({
  kind,
  value,
  formula,
  line,
  text,
  origin,
  doubt,
  asks,
});

/** Which claims count where several have a say: sure ones before those that may be of something else. */
function best(claims: readonly Claim[]): Claim[] {
  const sure = claims.filter(({ certainty }) => certainty === 'sure');
  const kept =
    sure.length > 0
      ? claims.filter(({ certainty }) => certainty === 'sure' || certainty === 'misspelt')
      : [...claims];
  const values = new Set(sure.map(({ value }) => value));
  return kept.filter(({ certainty, value }) => certainty === 'sure' || !values.has(value));
}

/** One claim for each value, the surest first; what was not read only where nothing else was, or where it is arithmetic. */
function distinct(claims: readonly Claim[]): Claim[] {
  const found: Claim[] = [];
  const ranked = claims.toSorted((a, b) => Number(a.doubt !== null) - Number(b.doubt !== null));
  for (const claim of ranked) {
    const same = (other: Claim) =>
      other.value === claim.value && other.formula === claim.formula && other.quantity === claim.quantity;
    if (!found.some(same)) found.push(claim);
  }
  return found.toSorted((a, b) => a.line - b.line);
}

const valuesOf = (claims: readonly Claim[], quantity: Quantity): Claim[] =>
  claims.filter((claim) => claim.quantity === quantity && claim.value !== null);

/** A batch of each device, times accumulated batches, times devices: each product a reading, and none taken. */
function batches(claims: readonly Claim[]): RowReading[] {
  const whole = claims.filter((claim) => claim.quantity === 'batchSize' && claim.whole);
  const factors = (['accumulation', 'devices'] as const).flatMap((quantity) =>
    valuesOf(claims, quantity)
      .filter(({ value }) => (value as number) > 1)
      .slice(0, 1),
  );
  const perDevice = valuesOf(claims, 'deviceBatch');
  const plain = best(claims.filter(({ quantity }) => quantity === 'batchSize'));
  if (whole.length === 0 && perDevice.length > 0 && plain.some(({ certainty }) => certainty === 'sure'))
    whole.push(...plain);
  if (whole.length > 0) return distinct(best(whole)).map((claim) => reading('batchSize', claim));
  if (perDevice.length === 0 && factors.length === 0)
    return distinct(plain).map((claim) => reading('batchSize', claim));
  const bases = distinct(perDevice.length > 0 ? best(perDevice) : plain).filter(
    ({ value }) => value !== null,
  );
  const known = new Set(claims.map(({ quantity }) => quantity));
  const isComplete = factors.length === 0 && known.has('devices');
  const subsets = [[], ...factors.map((factor) => [factor]), ...(factors.length > 1 ? [factors] : [])];
  return bases.flatMap((base) =>
    subsets.map(
      (set): RowReading => ({
        ...reading('batchSize', base),
        value: set.reduce((product, { value }) => product * (value as number), base.value as number),
        text: [base, ...set].map(({ text }) => text).join(' × '),
        line: base.line,
        doubt: isComplete
          ? base.doubt
          : set.length > 0
            ? 'It is a product: the batch of a device, batches that are accumulated, devices.'
            : 'It is the batch of one device, or of one pass.',
        asks: !isComplete,
      }),
    ),
  );
}

/** Clients of a federation in the place of records. */
function federated(claims: readonly Claim[]): { claims: Claim[]; evidence: Evidence[] } {
  const of = (quantity: Quantity) => claims.filter((claim) => claim.quantity === quantity);
  const [perRound, clients, rounds] = [of('clientsPerRound'), of('clients'), of('rounds')];
  const first = perRound[0] ?? (rounds.length > 0 ? clients[0] : undefined);
  if (!first) {
    // epochs in each of several rounds are no length of a run
    const several = rounds.filter(({ value }) => value !== null && value > 1);
    const doubt = 'There are rounds besides, which may repeat it.';
    const doubted = claims.map((claim) =>
      several.length > 0 && (claim.quantity === 'epochs' || claim.quantity === 'steps')
        ? { ...claim, doubt, asks: true }
        : claim,
    );
    return { claims: doubted, evidence: [] };
  }
  const place = (list: readonly Claim[], quantity: Quantity): Claim[] =>
    list.map((claim) => {
      const isShare = quantity === 'batchSize' && claim.value !== null && claim.value < 1;
      return {
        ...claim,
        quantity: isShare ? 'samplingRate' : quantity,
        certainty: 'sure',
        doubt: 'It counts clients, not records.',
        asks: false,
      };
    });
  const others = claims.filter(
    ({ quantity }) => !['records', 'batchSize', 'samplingRate', 'epochs', 'steps'].includes(quantity),
  );
  return {
    claims: [
      ...others,
      ...place(clients, 'records'),
      ...place(perRound, 'batchSize'),
      ...place(rounds, 'steps'),
    ],
    evidence: [
      { question: 'participation', answer: 'clients', opens: true, line: first.line, text: first.text },
    ],
  };
}

/** Microbatches of several records; of one record each they change nothing. */
function microbatches(claims: readonly Claim[]): Evidence[] {
  const [count] = valuesOf(claims, 'microbatches');
  if (!count) return [];
  const [batch] = valuesOf(claims, 'batchSize');
  const alone = batch !== undefined && batch.value === count.value;
  return [
    {
      question: 'clipping',
      answer: alone ? 'each' : 'microbatches',
      opens: !alone,
      line: count.line,
      text: count.text,
    },
  ];
}

/** The readings of all rows, in the order of the text. */
export function rowsOf(given: readonly Claim[]): Rows {
  const { claims, evidence } = federated(given);
  const rows: Record<RowId, RowReading[]> = {
    records: [],
    batch: batches(claims),
    length: [],
    noise: [],
    delta: [],
    clippingNorm: [],
  };
  for (const row of ROWS) {
    const own = claims.filter(
      ({ quantity }) => OF_ROWS.has(quantity) && quantity !== 'batchSize' && rowOf(quantity as Kind) === row,
    );
    const kinds = [...new Set(own.map(({ quantity }) => quantity))] as Kind[];
    for (const kind of kinds) {
      const kept = distinct(best(own.filter(({ quantity }) => quantity === kind)));
      rows[row].push(...kept.map((claim) => reading(kind, claim)));
    }
  }
  return { rows, evidence: [...evidence, ...microbatches(claims)] };
}

interface Besides {
  entries: readonly Entry[];
  calls: readonly Note[];
  /** What comments say. */
  remarks: readonly Claim[];
}

/** The rows with doubts where something beside them makes a number smaller, or a comment gives another. */
export function doubted(
  rows: Readonly<Record<RowId, RowReading[]>>,
  { entries, calls, remarks }: Besides,
): Record<RowId, RowReading[]> {
  const found = new Map<RowId, string>();
  for (const { path, value, text } of entries) {
    const name = plainName(path.at(-1) ?? '');
    const row = SHARES.records.has(name) ? 'records' : SHARES.length.has(name) ? 'length' : null;
    if (row && value.kind === 'number' && value.value > 0) found.set(row, `“${text}” may make it less.`);
  }
  const part = calls.find(({ text }) => PARTS_OF_DATA.has(text));
  if (part) found.set('records', `“${part.text}”, line ${part.line}, may make it less.`);
  for (const { quantity, value, text } of remarks) {
    if (!OF_ROWS.has(quantity)) continue;
    const row = rowOf(quantity as Kind);
    const same = rows[row].filter(({ kind }) => kind === quantity);
    if (same.length > 0 && same.every((one) => one.value !== value))
      found.set(row, `A remark says otherwise: “${text}”.`);
  }
  const marked = Object.entries(rows).map(([id, readings]) => {
    const doubt = found.get(id as RowId);
    return [
      id,
      doubt === undefined ? readings : readings.map((one) => ({ ...one, doubt, asks: true })),
    ] as const;
  });
  return Object.fromEntries(marked) as Record<RowId, RowReading[]>;
}
