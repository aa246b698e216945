// The numbers of a text sorted into rows, choices and unused numbers, each number into exactly one of them. Pure.

import type { Sentence } from '../../../base/sentences/sentence';
import { type Cut, isSame, type KnownKinds, lookupOf, worthOf } from './agreement';
import type { Claim, Claimed } from './claims';
import type { NamedQuantity } from './names/quantities';
import type { NamedNumber, Proposal, ProposedRow, RowCandidate, RowChoice, UnusedNumber } from './proposal';
import { KINDS, type Kind, ROWS, type RowId, rowOf } from './reading';
import { CHOICE, UNUSED } from './sentences';

type Unit = Proposal['unit'];

/** All numbers of a text, each in exactly one of the three lists. */
export type SortedNumbers = Pick<Proposal, 'rows' | 'choices' | 'unused'>;

/** The kinds that numbers on clients have in a run that draws clients: these take the place of records, and rounds that of steps. */
const OF_CLIENTS: Partial<Record<NamedQuantity, Kind>> = {
  ...{ clients: 'records', clientsPerRound: 'batchSize', clientShare: 'samplingRate', rounds: 'steps' },
};
const OF_RECORDS: ReadonlySet<string> = new Set([
  'records',
  'batchSize',
  'deviceBatch',
  'accumulation',
  'devices',
  'samplingRate',
  'epochs',
  'steps',
  'stepsPerEpoch',
  'microbatches',
]);
const LOCAL: ReadonlySet<string> = new Set(['localEpochs', 'localSteps', 'localBatch']);

const WHY: Partial<Record<NamedQuantity, Sentence>> = {
  ...{ localEpochs: UNUSED.notEntering, localSteps: UNUSED.notEntering, localBatch: UNUSED.notEntering },
  ...{ perPerson: UNUSED.perPerson, repeats: UNUSED.repeats, stepsPerEpoch: UNUSED.stepsPerEpoch },
  reportedOncePerEpoch: UNUSED.reportedOncePerEpoch,
  ...{ microbatches: UNUSED.microbatches, reportedEpsilon: UNUSED.reported, epsilon: UNUSED.reported },
};

const isKind = (quantity: string): quantity is Kind =>
  ROWS.some((row) => (KINDS[row] as readonly string[]).includes(quantity));

/** The kind of a quantity in a run that draws `unit`; null where its form has no row for the quantity. */
function kindOf(quantity: NamedQuantity, unit: Unit): Kind | null {
  const placed = OF_CLIENTS[quantity];
  if (placed) return unit === 'client' ? placed : null;
  // a text that draws clients and gives no rate of them gives it as a sampling rate
  if (unit === 'client' && OF_RECORDS.has(quantity))
    return quantity === 'samplingRate' ? 'samplingRate' : null;
  if (quantity === 'perPerson') return unit === 'record' ? 'recordsPerPerson' : null;
  return isKind(quantity) ? quantity : null;
}

export const speaksOfClients = (claims: readonly Claim[]): boolean =>
  claims.some(
    ({ quantity, number }) => number.active && (OF_CLIENTS[quantity] !== undefined || LOCAL.has(quantity)),
  );

const candidateOf = (
  { number, value, formula, note, bars }: Claim,
  kind: Kind,
  unit: Unit,
): RowCandidate => ({
  kind,
  value,
  formula,
  of: OF_RECORDS.has(kind) || kind === 'recordsPerPerson' ? unit : 'either',
  numbers: [number],
  note: bars ?? note,
});

interface Offered {
  candidate: RowCandidate;
  claim: Claim;
}

/**
 * The batch of a step as the batch of each device times accumulated batches times devices. The products are offered as choices,
 * unless the text makes plain that there is one device. Null where the text gives the whole batch or no factor.
 */
function products(claims: readonly Claim[]): { candidates: RowCandidate[]; isOpen: boolean } | null {
  const of = (quantity: NamedQuantity) =>
    claims.filter((claim) => claim.quantity === quantity && claim.number.active);
  const perDevice = of('deviceBatch');
  const commands = new Set(perDevice.map(({ number }) => number.place.command));
  const isBeside = ({ number: { place } }: Claim) =>
    commands.size === 0 || place.command === 0 || commands.has(place.command);
  const plain = of('batchSize').filter(isBeside);
  const elsewhere = of('batchSize').filter((claim) => !isBeside(claim));
  const factors = (['accumulation', 'devices'] as const).flatMap((quantity) =>
    of(quantity)
      .filter(({ value }) => Number(value) > 1)
      .slice(0, 1),
  );
  if (plain.some(({ whole }) => whole)) return null;
  if (perDevice.length > 0 && plain.some(({ certainty }) => certainty === 'sure')) return null;
  if (perDevice.length === 0 && factors.length === 0) return null;
  const bases = (perDevice.length > 0 ? perDevice : plain).filter(({ value }) => value !== null);
  if (bases.length === 0) return null;
  const isOne = factors.length === 0 && of('devices').length > 0;
  const subsets = [[], ...factors.map((factor) => [factor]), ...(factors.length > 1 ? [factors] : [])];
  const candidates = bases.flatMap((base) =>
    subsets.map((set) => ({
      ...candidateOf(base, 'batchSize', 'record'),
      value: set.reduce((product, { value }) => product * Number(value), Number(base.value)),
      numbers: [base, ...set].map(({ number }) => number),
      note: base.bars ?? (isOne ? base.note : CHOICE.perDevice),
    })),
  );
  const rivals = elsewhere.map((claim) => candidateOf(claim, 'batchSize', 'record'));
  return { candidates: [...candidates, ...rivals], isOpen: !isOne || rivals.length > 0 };
}

/** Commands that give a number of their own. */
const commandsOf = (claims: readonly Claim[]): Set<number> =>
  new Set(
    claims.flatMap(({ number: { active, place } }) => (active && place.command > 0 ? [place.command] : [])),
  );

/** What a text says beside its numbers that bears on a row. */
export interface Beside {
  cut: Cut;
  /** The words for which a row's number may be too large, such as a share of the data or an early end. */
  smaller: Partial<Record<RowId, string>>;
}

export function sortNumbers(
  unit: Unit,
  claimed: readonly (Claimed & { number: NamedNumber })[],
  { cut, smaller }: Beside,
): SortedNumbers {
  const claims = claimed.flatMap((one) => ('claim' in one ? [one.claim] : []));
  const product = unit === 'record' ? products(claims) : null;
  const commands = commandsOf(claims.filter(({ quantity }) => kindOf(quantity, unit) !== null));
  const known: KnownKinds = {};
  const settled = new Map<RowId, ProposedRow | RowChoice>();
  // twice, because a row's arithmetic may use a row that is sorted after it
  for (let pass = 0; pass < 2; pass++)
    for (const row of ROWS) {
      const found = row === 'batch' && product ? productRow(product) : rowFor(row);
      if (!found) continue;
      settled.set(row, found);
      if (!('candidate' in found)) continue;
      const value = worthOf(found.candidate, lookupOf(known, cut));
      if (value !== null) known[found.candidate.kind] = value;
    }

  function productRow({ candidates, isOpen }: NonNullable<typeof product>): ProposedRow | RowChoice | null {
    const [first] = candidates;
    if (!first) return null;
    const isOne = candidates.every(({ value }) => value === first.value);
    if (!isOpen && isOne)
      return { row: 'batch', candidate: first, numbers: candidates.flatMap(({ numbers }) => numbers) };
    return { row: 'batch', candidates, why: CHOICE.perDevice };
  }

  function rowFor(row: RowId): ProposedRow | RowChoice | null {
    const offered = claims.flatMap((claim): Offered[] => {
      const kind = kindOf(claim.quantity, unit);
      if (kind === null || !(KINDS[row] as readonly Kind[]).includes(kind)) return [];
      return [{ claim, candidate: candidateOf(claim, kind, unit) }];
    });
    const active = surest(offered.filter(({ claim }) => claim.number.active));
    const choice = (why: Sentence, own: readonly Offered[]): RowChoice => ({
      row,
      candidates: distinct(own.map(({ candidate }) => candidate)),
      why,
    });
    // a clipping norm of 0 in a trainer's own settings, beside the one of each record, means that the trainer does not clip
    if (row === 'clippingNorm' && active.some(({ claim }) => Number(claim.value) > 0))
      active.splice(0, active.length, ...active.filter(({ claim }) => claim.value !== 0));
    const [first] = active;
    if (!first) return offered.length === 0 ? null : choice(CHOICE.onlyRemarked, offered);
    const barred = active.find(({ claim }) => claim.bars !== null);
    if (barred) return choice(barred.claim.bars as Sentence, active);
    const remarked = offered.filter(
      ({ claim, candidate }) => !claim.number.active && candidate.kind === first.candidate.kind,
    );
    // steps = epochs * n / batch must not be worked out from epochs of the same row
    const others = Object.fromEntries(Object.entries(known).filter(([kind]) => rowOf(kind as Kind) !== row));
    const lookup = lookupOf(others, cut);
    const valued = active.map((one) => ({ ...one, value: worthOf(one.candidate, lookup) }));
    const worked = valued.flatMap(({ value, candidate }) =>
      value === null ? [] : [{ kind: candidate.kind, value }],
    );
    const [sure] = worked;
    // formulas that cannot be worked out yet agree only if they are written alike
    const isOpen = valued.some(
      ({ value, candidate }) =>
        value === null && candidate.formula !== first.candidate.formula && worked.length === 0,
    );
    if (isOpen || (sure && worked.some((other) => !isSame(sure, other, known, cut))))
      return choice(CHOICE.disagree, active);
    const less = smaller[row];
    if (less !== undefined) return choice(CHOICE.smaller({ text: less }), [...active, ...remarked]);
    const given = new Set(active.map(({ claim }) => claim.number.place.command));
    if (commands.size > 1 && !given.has(0) && [...commands].some((command) => !given.has(command)))
      return choice(CHOICE.twoCommands, active);
    const plain = valued.filter(({ value }) => value !== null);
    const lacksRecords = known.records === undefined;
    // steps come before the epochs that agree with them, and so does a rate before a batch without records
    const chosen =
      plain.find(
        ({ candidate: { kind } }) => kind === 'steps' || (lacksRecords && kind === 'samplingRate'),
      ) ??
      plain.find(({ candidate }) => candidate.formula === null) ??
      plain[0] ??
      first;
    const differs = remarked.find(
      ({ candidate }) =>
        candidate.value !== null &&
        candidate.kind === chosen.candidate.kind &&
        candidate.value !== chosen.candidate.value,
    );
    const note =
      chosen.candidate.note ?? (differs ? CHOICE.remarkDiffers({ text: differs.claim.number.text }) : null);
    return {
      row,
      candidate: { ...chosen.candidate, note },
      numbers: active.map(({ claim }) => claim.number),
    };
  }

  return withUnused([...settled.values()], claimed, unit);
}

function withUnused(
  settled: readonly (ProposedRow | RowChoice)[],
  claimed: readonly (Claimed & { number: NamedNumber })[],
  unit: Unit,
): SortedNumbers {
  const rows = settled.filter((one) => 'candidate' in one);
  const taken = new Set(rows.flatMap(({ numbers }) => numbers.map(({ id }) => id)));
  // a number that fills a row is not offered for another
  const choices = settled
    .filter((one) => 'candidates' in one)
    .flatMap((one): RowChoice[] => {
      const candidates = one.candidates.filter(({ numbers }) => numbers.every(({ id }) => !taken.has(id)));
      return candidates.length === 0 ? [] : [{ ...one, candidates }];
    });
  for (const { candidates } of choices)
    for (const { numbers } of candidates) for (const { id } of numbers) taken.add(id);
  const unused = claimed.flatMap((one): UnusedNumber[] => {
    if (taken.has(one.number.id)) return [];
    if ('unused' in one) return [{ number: one.number, why: one.unused, may: mayOf(one.quantity, unit) }];
    const { quantity } = one.claim;
    return [{ number: one.number, why: whyOf(one.claim, unit), may: mayOf(quantity, unit) }];
  });
  return { rows, choices, unused };
}

/** The kinds that a click may make of a number that fills no row of its own. */
const OFFERED: Partial<Record<NamedQuantity, readonly Kind[]>> = {
  ...{
    deviceBatch: ['batchSize'],
    localBatch: ['batchSize'],
    localEpochs: ['epochs'],
    localSteps: ['steps'],
  },
  ...{ epsilon: ['targetEpsilon'], reportedEpsilon: ['targetEpsilon'], repeats: ['trainings'] },
  ...{
    clients: ['records'],
    clientsPerRound: ['batchSize'],
    clientShare: ['samplingRate'],
    rounds: ['steps'],
  },
};

const kindIn = (quantity: NamedQuantity): readonly Kind[] => (isKind(quantity) ? [quantity] : []);

const mayOf = (quantity: NamedQuantity | null, unit: Unit): readonly Kind[] => {
  if (quantity === null) return [];
  const kind = kindOf(quantity, unit);
  if (kind) return [kind];
  return OFFERED[quantity] ?? kindIn(quantity);
};

function whyOf({ quantity, number }: Claim, unit: Unit): Sentence {
  const own = WHY[quantity];
  const isReport = quantity === 'epsilon' || quantity === 'reportedEpsilon';
  if (own && (number.active || !isReport)) return own;
  if (unit === 'client' && OF_RECORDS.has(quantity))
    return quantity === 'records' ? UNUSED.ofRecords : UNUSED.notEntering;
  if (OF_CLIENTS[quantity]) return UNUSED.ofClients;
  if (!number.active) return UNUSED.remarked;
  return ['deviceBatch', 'accumulation', 'devices'].includes(quantity)
    ? UNUSED.ofWholeBatch
    : UNUSED.lessSure;
}

/** The candidates with sure names, or else those with weak ones. A misspelt name with another number counts among the sure ones. */
function surest(offered: readonly Offered[]): Offered[] {
  const of = (...certainties: string[]) =>
    offered.filter(({ claim }) => certainties.includes(claim.certainty));
  const sure = of('sure');
  const values = new Set(sure.map(({ claim }) => claim.value));
  if (sure.length > 0)
    return offered.filter(
      ({ claim }) =>
        claim.certainty === 'sure' || (claim.certainty === 'misspelt' && !values.has(claim.value)),
    );
  const weak = of('weak');
  return weak.length > 0 ? weak : [...offered];
}

/** One candidate for each value, with all numbers that say it. */
function distinct(candidates: readonly RowCandidate[]): RowCandidate[] {
  const all = new Map<string, RowCandidate>();
  for (const one of candidates) {
    const key = `${one.kind} ${one.value} ${one.formula}`;
    const same = all.get(key);
    all.set(key, same ? { ...same, numbers: [...same.numbers, ...one.numbers] } : one);
  }
  return [...all.values()];
}
