// The vocabulary of a pasted configuration: what was found in a text, line by line. Data only.

/** The library whose words the text uses; 'other' where it uses nobody's. */
export type ToolId = 'opacus' | 'tensorflow-privacy' | 'jax-privacy' | 'other';

/** A number that DP-SGD, or a report about it, has. */
export type Quantity =
  | 'noiseMultiplier'
  | 'noiseDeviation'
  | 'samplingRate'
  | 'batchSize'
  | 'recordCount'
  | 'epochs'
  | 'steps'
  | 'delta'
  | 'clippingNorm'
  | 'targetEpsilon'
  | 'reportedEpsilon'
  | 'microbatches';

/** A yes or no that changes what an accountant's number means. */
export type Flag = 'poissonSampling' | 'shuffle' | 'dropLast' | 'microbatching';

/** A piece of the text: where it stands and how it was written. */
interface Place {
  /** From 1. */
  line: number;
  /** As written, shortened. */
  text: string;
}

export interface Found<Value> extends Place {
  value: Value;
}

/** A piece that was not understood, and what would have been. */
interface Misread extends Place {
  reason: string;
}

export interface ConfigurationReading {
  /** The library that most of the words point to. */
  tool: ToolId;
  quantities: Partial<Record<Quantity, Found<number>>>;
  flags: Partial<Record<Flag, Found<boolean>>>;
  /** Accounting method named in the text, in lower case: 'rdp', 'prv', 'pld', 'gdp'. */
  accountant: string | null;
  misread: Misread[];
  /** Keys that say nothing about privacy (learning rates, models) and were left alone. */
  passedOver: string[];
}
