// Bounds for what a configuration runs where that is not Poisson DP-SGD of records, but something whose bound is known: which run
// this page's accountant is to be asked about instead, under which adjacency, and what is taken for granted. No number. Pure.
import { claimsOf } from './agreement';
import type { Translation } from './oneMechanism';
import { SOURCES, type Source } from './tools';
import type { ConfigurationReading, OtherMechanism, Quantity } from './types';

/** One number of an offer. */
interface OfferedBound {
  /** What it protects, and what the neighbours of it differ in. */
  unit: 'record' | 'client' | 'user';
  adjacency: 'zero-out' | 'add-remove' | 'substitute';
  /** Under which the offer's mechanism has this number, an upper bound. */
  relation: 'zero-out' | 'add-remove' | 'substitute';
  /** Under which it has an epsilon that no bound of this offer can be below, since some data attain it; null where none is known. */
  attained: 'add-remove' | null;
}

export interface Offer {
  id: 'once-per-epoch' | 'fixed-size' | 'clients' | 'fixed-size-clients' | 'users';
  /** A condition: 'If each record joins one batch of an epoch'. */
  title: string;
  text: string;
  mechanism: { samplingRate: number; noiseMultiplier: number; steps: number };
  delta: number;
  /** Of a user: how many records the bounds are for; they are then upper bounds, above the one of a single record. */
  records?: number;
  bounds: readonly OfferedBound[];
  sources: readonly Source[];
}

/** What the accountant takes. */
const LEAST_NOISE = 0.2;
const MOST_NOISE = 1000;
const MOST_STEPS = 1_000_000;

/** Offers of a translation, none while numbers that they need are missing, compete, or are out of range. */
export function offersOf(reading: ConfigurationReading, translation: Translation): Offer[] {
  const { noiseMultiplier, delta, conflicts, problems } = translation;
  if (!noiseMultiplier || !delta || conflicts.length > 0 || problems.length > 0) return [];
  const asked = kindsOf(reading, translation);
  const given = { reading, translation, noise: noiseMultiplier.value, delta: delta.value };
  return asked.flatMap((kind) => MAKE[kind](given) ?? []).filter(isInRange);
}

/** Which offers fit all that the text says of its mechanism. */
function kindsOf({ others }: ConfigurationReading, { refusals }: Translation): Offer['id'][] {
  const ids = new Set<OtherMechanism['id']>(refusals.map(({ id }) => id));
  if (ids.size === 0) return [];
  const known: ReadonlySet<OtherMechanism['id']> = new Set([
    'clients',
    'without-replacement',
    'once-per-epoch',
    'users',
  ]);
  if ([...ids].some((id) => !known.has(id))) return [];
  if (ids.has('users')) return ids.size === 1 ? ['users'] : [];
  const fixed = ids.has('without-replacement');
  if (ids.has('clients')) return fixed ? ['fixed-size-clients'] : ['clients', 'fixed-size-clients'];
  // in cyclic Poisson sampling a record joins once in a cycle, if at all, and a cycle is no epoch
  if (others.some(({ id, text }) => id === 'once-per-epoch' && /cyclic/i.test(text))) return [];
  return fixed ? ['once-per-epoch', 'fixed-size'] : ['once-per-epoch'];
}

interface Given {
  reading: ConfigurationReading;
  translation: Translation;
  noise: number;
  delta: number;
}

/** The one value that the text gives a number. */
function only(reading: ConfigurationReading, quantity: Quantity): number | null {
  const [claim, other] = claimsOf(reading, quantity);
  return claim && !other ? claim.value : null;
}

/** Passes over the data, whole ones. */
function passes({ reading, translation: { samplingRate, steps } }: Given): number | null {
  const epochs = only(reading, 'epochs');
  if (epochs !== null) return Math.ceil(epochs - 1e-9);
  return samplingRate && steps ? Math.ceil(steps.value * samplingRate.value - 1e-6) : null;
}

/** The share of the records in a batch. A library's own rate may be that of whole batches, which is a little less. */
function shareOf({ batch, recordCount, samplingRate }: Translation): number | null {
  return batch && recordCount ? batch.value / recordCount.value : (samplingRate?.value ?? null);
}

const FIXED_SIZE =
  'a batch either holds the exchanged one, or another in its place, so that sums may move by 2C (Balle, Barthe, Gaboardi, theorem 9): one step is no worse than a Poisson step of the same rate with half the noise under substitution, and T of them no worse than T of those. Certified, and not tight: data reach the lower number whose other records all pull one way while the exchanged one pulls both. Nothing is said of add/remove, which changes the size of the data and with it every batch.';

const MAKE: Record<Offer['id'], (given: Given) => Offer | null> = {
  'once-per-epoch': (given) => {
    const steps = passes(given);
    if (steps === null) return null;
    return {
      id: 'once-per-epoch',
      title:
        'If each record joins exactly one batch of an epoch, and the batches are cut without looking at the records',
      text: `Then an epoch shows a record once, under all of the noise: ${steps} Gaussian releases with q = 1, whatever the order, even one that the attacker knows. With sensitivity C where a record is zeroed out and its place stays empty, with 2C where another takes its place. If leaving a record out moves the others into other batches, nothing is said.`,
      mechanism: { samplingRate: 1, noiseMultiplier: given.noise, steps },
      delta: given.delta,
      bounds: [
        { unit: 'record', adjacency: 'zero-out', relation: 'zero-out', attained: null },
        { unit: 'record', adjacency: 'substitute', relation: 'substitute', attained: null },
      ],
      sources: [SOURCES.tensorflowStatement, SOURCES.shuffling],
    };
  },
  'fixed-size': ({ translation, noise, delta }) => {
    const share = shareOf(translation);
    const { steps } = translation;
    if (share === null || !steps) return null;
    return {
      id: 'fixed-size',
      title: 'If every batch is drawn anew from all records, all of one size, without replacement',
      text: `Under substitution, for a known number of records: ${FIXED_SIZE}`,
      mechanism: { samplingRate: share, noiseMultiplier: noise / 2, steps: steps.value },
      delta,
      bounds: [{ unit: 'record', adjacency: 'substitute', relation: 'substitute', attained: 'add-remove' }],
      sources: [SOURCES.couplings],
    };
  },
  clients: (given) => {
    const rounds = roundsOf(given.reading);
    return (
      rounds && {
        id: 'clients',
        title: 'If each client joins each round by a coin of its own',
        text: 'Then it is the mechanism of this page with clients in the place of records: q is the clients of a round over all clients, T the number of rounds, C the norm to which a client’s update is clipped, and σ is relative to it. What a client does with its own records, its epochs and batches, changes nothing.',
        mechanism: { ...rounds, noiseMultiplier: given.noise },
        delta: given.delta,
        bounds: [
          { unit: 'client', adjacency: 'add-remove', relation: 'add-remove', attained: null },
          { unit: 'client', adjacency: 'substitute', relation: 'substitute', attained: null },
        ],
        sources: [SOURCES.sgm],
      }
    );
  },
  users: ({ reading, translation: { samplingRate, steps }, noise, delta }) => {
    const records = only(reading, 'recordsPerUser');
    if (records === null || records < 2 || !Number.isInteger(records) || !samplingRate || !steps) return null;
    return {
      id: 'users',
      title: `If nobody has more than ${records} records, and each record joins each batch by a coin of its own`,
      text: `Then the ε of one record bounds that of all ${records} of a user: record after record (group privacy), or as a Poisson step that meets any of them, with 1/${records} of the noise; the smaller of the two. Certified, and not tight.`,
      mechanism: { samplingRate: samplingRate.value, noiseMultiplier: noise, steps: steps.value },
      delta,
      records,
      bounds: [
        { unit: 'user', adjacency: 'add-remove', relation: 'add-remove', attained: null },
        { unit: 'user', adjacency: 'substitute', relation: 'substitute', attained: null },
      ],
      sources: [SOURCES.groupPrivacy],
    };
  },
  'fixed-size-clients': (given) => {
    const rounds = roundsOf(given.reading);
    return (
      rounds && {
        id: 'fixed-size-clients',
        title:
          'If the clients of every round are drawn anew from all clients, so many each time, without replacement',
        text: `Under substitution of a client, for a known number of clients: ${FIXED_SIZE.replace('a batch either', 'a round either')}`,
        mechanism: { ...rounds, noiseMultiplier: given.noise / 2 },
        delta: given.delta,
        bounds: [{ unit: 'client', adjacency: 'substitute', relation: 'substitute', attained: 'add-remove' }],
        sources: [SOURCES.couplings],
      }
    );
  },
};

function roundsOf(reading: ConfigurationReading): { samplingRate: number; steps: number } | null {
  const [perRound, clients, rounds] = (['clientsPerRound', 'clients', 'rounds'] as const).map((quantity) =>
    only(reading, quantity),
  );
  if (perRound == null || clients == null || rounds == null || !(perRound > 0)) return null;
  return { samplingRate: perRound / clients, steps: Math.ceil(rounds) };
}

function isInRange({ mechanism: { samplingRate, noiseMultiplier, steps } }: Offer): boolean {
  return (
    samplingRate > 0 &&
    samplingRate <= 1 &&
    noiseMultiplier >= LEAST_NOISE &&
    noiseMultiplier <= MOST_NOISE &&
    steps >= 1 &&
    steps <= MOST_STEPS
  );
}
