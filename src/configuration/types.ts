// The vocabulary of a pasted configuration: what was found in a text, line by line. Data only.

import type { ToolId } from './tools';

export type { ToolId };

/** A number that DP-SGD, or a report about it, has. */
export type Quantity =
  | 'noiseMultiplier'
  | 'noiseDeviation'
  | 'samplingRate'
  | 'batchSize'
  | 'deviceBatchSize'
  | 'accumulation'
  | 'devices'
  | 'recordCount'
  | 'epochs'
  | 'stepsPerEpoch'
  | 'steps'
  | 'delta'
  | 'clippingNorm'
  | 'targetEpsilon'
  | 'reportedEpsilon'
  /** An ε of which the text does not say whether it is a target or a report. */
  | 'epsilon'
  | 'microbatches'
  | 'clients'
  | 'clientsPerRound'
  | 'rounds'
  /** Records that one user may have. */
  | 'recordsPerUser';

/** A yes or no that changes what an accountant's number means. */
export type Flag = 'poissonSampling' | 'shuffle' | 'dropLast' | 'microbatching';

/** Adjacencies that configurations name. */
export type NamedAdjacency = 'add-remove' | 'substitute';

/** A piece of the text: where it stands and how it was written. */
export interface Place {
  /** From 1. */
  line: number;
  /** As written, shortened. */
  text: string;
}

interface Found<Value> extends Place {
  value: Value;
}

/** One line's word on a number. */
export interface Claim extends Found<number> {
  quantity: Quantity;
  /** It is said to be the whole batch of a step: 'expected_batch_size', 'global_batch_size'. */
  whole?: boolean;
  /** Of a run that has several: which. */
  part?: number | undefined;
  /** Of a table with several runs: which. */
  run?: string | undefined;
}

/** A name that holds a known word among words that are not known: it may be meant, and is not taken. */
interface Doubtful extends Found<number> {
  quantity: Quantity;
  run?: string | undefined;
}

/** A piece that was not understood, and what would have been. */
export interface Misread extends Place {
  reason: string;
  /** The number it would have given. */
  quantity?: Quantity;
  /** It has two readings: no answer may be given past it. */
  ambiguous?: true;
  run?: string | undefined;
}

/** A mechanism, or a unit of privacy, that this page's accountant is not about. */
export interface OtherMechanism extends Place {
  id:
    | 'without-replacement'
    | 'once-per-epoch'
    | 'truncated'
    | 'correlated-noise'
    | 'laplace'
    | 'schedule'
    | 'clients'
    | 'users'
    | 'labels'
    | 'another'
    | 'weighted'
    | 'batch-clipped'
    | 'not-private'
    | 'unclipped';
}

export interface ConfigurationReading {
  /** The library that most of the words point to. */
  tool: ToolId;
  /** In the order of the text. */
  claims: Claim[];
  doubtful: Doubtful[];
  flags: Partial<Record<Flag, Found<boolean>>>;
  adjacencies: Found<NamedAdjacency>[];
  others: OtherMechanism[];
  /** Where the text says that the clipping norm adapts to the data. */
  learnsNorm: Place | null;
  /** Where the run goes on from an earlier one. */
  goesOn: Place | null;
  /** Where noise is said to be that of a mean. */
  noiseOfMean: Place | null;
  /** Where records meet before each is clipped: batch norm, mixup. */
  mixesRecords: Place | null;
  /** Where something else is released from the records: a histogram, selected features. */
  releasesMore: Place | null;
  /** Where Opacus before 1.0 is attached to an optimizer. */
  attached: Place | null;
  /** Where the text speaks of several runs, models or seeds. */
  severalRuns: Place | null;
  /** A sentence says that the batches are Poisson batches. */
  saysPoisson: boolean;
  /** Accounting method named in the text, in lower case: 'rdp', 'prv', 'pld', 'gdp'. */
  accountant: string | null;
  misread: Misread[];
  /** What may change the ε and was not followed: code, sentences, numbers of unknown names. */
  unread: Place[];
  /** Numbers under a name that is a slip away from a known one: what they would claim. Asked about, and never taken unasked. */
  misspelt: Claim[];
  /** Keys that say nothing about privacy (learning rates, models) and were left alone. */
  passedOver: string[];
  /** What is mentioned that changes no ε, as sentences. */
  mentions: string[];
  /** A data set of well-known size that is named: a size to offer, not to take. */
  knownData: { name: string; records: number } | null;
}
