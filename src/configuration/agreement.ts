// Whether the lines of a configuration agree: one number for each quantity, or the claims that compete for it, side by side.
// Nothing is taken because it came last. Pure.
import type { Claim, ConfigurationReading, Quantity } from './types';

/** A number, and where it comes from in words: 'noise_multiplier = 1.1, line 3'. */
export interface Derived {
  value: number;
  from: string;
}

/** Claims that cannot all hold. The reader may pick one; until then there is no answer. */
export interface Conflict {
  /** What `choices` picks it by. */
  name: ConflictName;
  /** A sentence. */
  what: string;
  /** The candidates; none where only a clearer text helps. */
  claims: Derived[];
}

export type ConflictName = Quantity | 'target' | 'segments' | 'run';

/** What the reader has picked: the value of a conflict's claim. */
export type Choices = Partial<Record<ConflictName, number>>;

/** What each number is called in a sentence. */
const QUANTITY_NAMES: Record<Quantity, string> = {
  noiseMultiplier: 'the noise multiplier',
  noiseDeviation: 'the standard deviation of the noise',
  samplingRate: 'the sampling rate',
  batchSize: 'the batch size',
  deviceBatchSize: 'the batch size of one device',
  accumulation: 'the batches accumulated in a step',
  devices: 'the number of devices',
  recordCount: 'the number of records',
  epochs: 'the number of epochs',
  stepsPerEpoch: 'the steps of an epoch',
  steps: 'the number of steps',
  delta: 'δ',
  clippingNorm: 'the clipping norm',
  targetEpsilon: 'the target ε',
  reportedEpsilon: 'the reported ε',
  epsilon: 'ε',
  microbatches: 'the number of microbatches',
  clients: 'the number of clients',
  clientsPerRound: 'the clients of a round',
  rounds: 'the number of rounds',
  recordsPerUser: 'the records of one user',
};

const line = (place: { line: number }): string => `line ${place.line}`;

const derivedOf = (claim: Claim): Derived => ({
  value: claim.value,
  from: `${claim.text}, ${line(claim)}`,
});

const same = (left: number, right: number): boolean => Math.abs(left - right) <= 1e-9 * Math.abs(left);

/** Claims of one quantity, each value once. A log's 'Epoch: 3' gives way to 'epochs = 15'. */
export function claimsOf({ claims }: ConfigurationReading, quantity: Quantity): Claim[] {
  const all = claims.filter((claim) => claim.quantity === quantity);
  const moments = all.filter(({ text }) => /^(?:[\w ]*\b)?epoch\b/i.test(text));
  const lasting = moments.length < all.length ? all.filter((claim) => !moments.includes(claim)) : all;
  return lasting.filter((claim, i) => lasting.findIndex(({ value }) => same(value, claim.value)) === i);
}

/** One number for each quantity that the text is of one mind about. */
export class Agreement {
  readonly conflicts: Conflict[] = [];
  readonly #reading: ConfigurationReading;
  readonly #choices: Choices;
  readonly #told = new Set<string>();

  constructor(reading: ConfigurationReading, choices: Choices) {
    this.#reading = reading;
    this.#choices = choices;
  }

  picked(name: ConflictName): number | undefined {
    return this.#choices[name];
  }

  /** Named once. */
  conflict(conflict: Conflict): void {
    if (this.#told.has(conflict.name)) return;
    this.#told.add(conflict.name);
    this.conflicts.push(conflict);
  }

  /** null where nothing is claimed, or where claims compete. */
  value(quantity: Quantity): Derived | null {
    const unclear = this.#reading.misread.find((piece) => piece.ambiguous && piece.quantity === quantity);
    const claims = claimsOf(this.#reading, quantity);
    const picked = this.picked(quantity);
    const chosen = picked === undefined ? undefined : claims.find(({ value }) => same(value, picked));
    if (chosen) return derivedOf(chosen);
    if (unclear) {
      const what = `Line ${unclear.line}, ${unclear.text}: ${unclear.reason}.`;
      this.conflict({ name: quantity, what, claims: claims.map(derivedOf) });
      return null;
    }
    const [first, second] = claims;
    if (first === undefined) return null;
    if (second === undefined) return derivedOf(first);
    const what = `The text gives ${QUANTITY_NAMES[quantity]} ${claims.length} values.`;
    this.conflict({ name: quantity, what, claims: claims.map(derivedOf) });
    return null;
  }

  /** The first of the claims that names its line, if they agree as `agree` says; a conflict otherwise. */
  settle(
    name: ConflictName,
    what: string,
    claims: readonly (Derived | null)[],
    agree: (left: number, right: number) => boolean,
  ): Derived | null {
    const given = claims.filter((claim) => claim !== null);
    const picked = this.picked(name);
    const chosen = picked === undefined ? undefined : given.find(({ value }) => same(value, picked));
    if (chosen) return chosen;
    const [first, ...rest] = given;
    if (first === undefined) return null;
    if (rest.every(({ value }) => agree(first.value, value))) return first;
    this.conflict({ name, what, claims: given });
    return null;
  }
}
