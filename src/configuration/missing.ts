// What a configuration does not say, and a line that would. Pure.
import { claimsOf, type Derived } from './agreement';
import type { StepBatch } from './batches';
import type { ConfigurationReading, Quantity } from './types';

/** A number the text does not give. */
export interface Missing {
  name: 'samplingRate' | 'noiseMultiplier' | 'steps' | 'delta' | 'devices';
  /** 'the sampling rate' */
  what: string;
  /** A line to add. */
  remedy: string;
  /** A line that may mean it: 'bert_batch_size = 16, line 4'. */
  maybe: string | null;
}

/** What was found of what an accountant needs. */
type Known = Record<'samplingRate' | 'noiseMultiplier' | 'steps' | 'delta' | 'targetEpsilon', Derived | null>;

export function missingOf(
  { samplingRate, noiseMultiplier, steps, delta, targetEpsilon }: Known,
  reading: ConfigurationReading,
  { lacksDevices }: StepBatch,
): Missing[] {
  const missing: Missing[] = [];
  const has = (quantity: Quantity) => claimsOf(reading, quantity).length > 0;
  const maybe = (...quantities: Quantity[]) => {
    const doubted = [...reading.misspelt, ...reading.doubtful].find(({ quantity }) =>
      quantities.includes(quantity),
    );
    return doubted ? `${doubted.text}, line ${doubted.line}` : null;
  };
  if (lacksDevices && !has('samplingRate')) {
    missing.push({ name: 'devices', what: 'the number of devices', remedy: 'world_size = 1', maybe: null });
  } else if (!samplingRate && !has('samplingRate')) {
    const known = reading.knownData;
    const batch = has('batchSize') || has('deviceBatchSize');
    const size = known
      ? `dataset_size = ${known.records}, if all of ${known.name} is trained on`
      : 'dataset_size = 60000';
    const remedy = batch ? size : 'sample_rate = 0.004';
    const both = batch && has('recordCount');
    if (!both)
      missing.push({
        name: 'samplingRate',
        what: 'the sampling rate',
        remedy,
        maybe: maybe('samplingRate', 'recordCount', 'batchSize'),
      });
  }
  if (!noiseMultiplier && !targetEpsilon && !has('noiseMultiplier') && !has('targetEpsilon')) {
    missing.push({
      name: 'noiseMultiplier',
      what: 'the noise multiplier',
      remedy: has('noiseDeviation') ? 'max_grad_norm = 1.0' : 'noise_multiplier = 1.1',
      maybe: maybe('noiseMultiplier', 'epsilon'),
    });
  }
  if (!steps && !has('steps') && !(has('epochs') && !samplingRate)) {
    missing.push({
      name: 'steps',
      what: 'the number of steps',
      remedy: 'epochs = 15',
      maybe: maybe('steps', 'epochs'),
    });
  }
  if (!delta && !has('delta')) {
    missing.push({ name: 'delta', what: 'δ', remedy: 'delta = 1e-5', maybe: maybe('delta') });
  }
  return missing;
}
