// From what a configuration says to the mechanism it runs: q and T as the library itself derives them, what is missing,
// what is out of range, and the scenario to open. Pure.
import { changeScenario, FIELDS, type NumberFieldName, readNumberField, type Scenario } from '../scenario';
import type { ConfigurationReading, Quantity, ToolId } from './types';

/** A number of the mechanism, and where it comes from in words. */
export interface Derived {
  value: number;
  /** 'noise_multiplier = 1.1, line 3' or '256 of 60000 records, line 2'. */
  from: string;
}

/** A number the text does not give, and a line that would. */
interface Missing {
  name: 'samplingRate' | 'noiseMultiplier' | 'steps' | 'delta';
  /** 'the sampling rate' */
  what: string;
  /** Lines to add. */
  remedy: string;
}

export interface Translation {
  tool: ToolId;
  samplingRate: Derived | null;
  /** null with a target: then the library solves for it, and so do we. */
  noiseMultiplier: Derived | null;
  steps: Derived | null;
  delta: Derived | null;
  clippingNorm: Derived | null;
  recordCount: Derived | null;
  /** Epsilon (add/remove) for which the library chooses the noise. */
  targetEpsilon: Derived | null;
  reportedEpsilon: Derived | null;
  missing: Missing[];
  /** Values that no accountant can use. */
  problems: string[];
}

const line = (place: { line: number }): string => `line ${place.line}`;

const lines = (one: { line: number }, other: { line: number }): string =>
  one.line === other.line ? line(one) : `lines ${one.line} and ${other.line}`;

class Deriver {
  readonly problems: string[] = [];
  readonly #reading: ConfigurationReading;
  readonly #tool: ToolId;

  constructor(reading: ConfigurationReading, tool: ToolId) {
    this.#reading = reading;
    this.#tool = tool;
  }

  given(quantity: Quantity): Derived | null {
    const found = this.#reading.quantities[quantity];
    return found === undefined ? null : { value: found.value, from: `${found.text}, ${line(found)}` };
  }

  /** The value if the field can hold it; a problem that names value and range otherwise. */
  checked(name: NumberFieldName, derived: Derived | null): Derived | null {
    if (derived === null) return null;
    const field = FIELDS[name];
    const checked = readNumberField(field, String(derived.value));
    if (checked.ok) return derived;
    this.problems.push(`${checked.message} (${derived.from})`);
    return null;
  }

  /** Batches in an epoch as the library cuts them. Opacus samples at 1 / len(data_loader), which rounds up. */
  #batchesPerEpoch(records: number, batch: number): number {
    const { dropLast } = this.#reading.flags;
    if (this.#tool !== 'opacus') return records / batch;
    return Math.max(1, dropLast?.value === true ? Math.floor(records / batch) : Math.ceil(records / batch));
  }

  samplingRate(): Derived | null {
    const rate = this.given('samplingRate');
    if (rate) return this.checked('samplingRate', rate);
    const { batchSize, recordCount } = this.#reading.quantities;
    if (!batchSize || !recordCount) return null;
    if (!(batchSize.value > 0 && recordCount.value > 0)) {
      this.problems.push(
        `Batch size and number of records must be above 0 (${line(batchSize)}, ${line(recordCount)}).`,
      );
      return null;
    }
    const batches = this.#batchesPerEpoch(recordCount.value, batchSize.value);
    const places = `${batchSize.value} of ${recordCount.value} records, ${lines(batchSize, recordCount)}`;
    const from = this.#tool === 'opacus' ? `1 / ${batches}, the batches of an epoch: ${places}` : `${places}`;
    // a batch that holds everything is full batch
    return this.checked('samplingRate', { value: Math.min(1, 1 / batches), from });
  }

  steps(rate: Derived | null): Derived | null {
    const steps = this.given('steps');
    if (steps) return this.checked('steps', steps);
    const { epochs } = this.#reading.quantities;
    if (!epochs || rate === null) return null;
    // the slack keeps 15 epochs of 1/16 at 240 steps, whatever float64 says of the quotient
    const count = Math.ceil(epochs.value / rate.value - 1e-6);
    return this.checked('steps', { value: count, from: `${epochs.value} epochs, ${line(epochs)}` });
  }

  noiseMultiplier(clippingNorm: Derived | null): Derived | null {
    const multiplier = this.given('noiseMultiplier');
    if (multiplier) return this.checked('noiseMultiplier', multiplier);
    const deviation = this.given('noiseDeviation');
    if (!deviation || !clippingNorm) return null;
    return this.checked('noiseMultiplier', {
      value: deviation.value / clippingNorm.value,
      from: `${deviation.from}, over the clipping norm ${clippingNorm.value}`,
    });
  }
}

/** What the reading amounts to for `tool`, which the reader may have corrected. Never throws. */
export function toMechanism(reading: ConfigurationReading, tool: ToolId = reading.tool): Translation {
  const derive = new Deriver(reading, tool);
  const clippingNorm = derive.checked('clippingNorm', derive.given('clippingNorm'));
  const recordCount = derive.checked('recordCount', derive.given('recordCount'));
  const samplingRate = derive.samplingRate();
  const steps = derive.steps(samplingRate);
  const delta = derive.checked('delta', derive.given('delta'));
  const noiseMultiplier = derive.noiseMultiplier(clippingNorm);
  const target = derive.given('targetEpsilon');
  const targetEpsilon = target && target.value > 0 ? target : null;
  if (target && !targetEpsilon) derive.problems.push(`The target ε must be above 0 (${target.from}).`);
  const translation: Translation = {
    tool,
    samplingRate,
    noiseMultiplier,
    steps,
    delta,
    clippingNorm,
    recordCount,
    targetEpsilon,
    reportedEpsilon: derive.given('reportedEpsilon'),
    missing: [],
    problems: derive.problems,
  };
  translation.missing = missingOf(translation, reading);
  return translation;
}

function missingOf(translation: Translation, { quantities }: ConfigurationReading): Missing[] {
  const missing: Missing[] = [];
  const { samplingRate, noiseMultiplier, steps, delta, targetEpsilon } = translation;
  if (!samplingRate && !quantities.samplingRate) {
    missing.push({
      name: 'samplingRate',
      what: 'the sampling rate',
      remedy: quantities.batchSize ? 'dataset_size = 60000' : 'sample_rate = 0.004',
    });
  }
  if (!noiseMultiplier && !targetEpsilon && !quantities.noiseMultiplier) {
    missing.push({
      name: 'noiseMultiplier',
      what: 'the noise multiplier',
      remedy: quantities.noiseDeviation ? 'max_grad_norm = 1.0' : 'noise_multiplier = 1.1',
    });
  }
  if (!steps && !quantities.steps && !(quantities.epochs && !samplingRate)) {
    missing.push({ name: 'steps', what: 'the number of steps', remedy: 'epochs = 15' });
  }
  if (!delta && !quantities.delta) {
    missing.push({ name: 'delta', what: 'δ', remedy: 'delta = 1e-5' });
  }
  return missing;
}

/** Everything an accountant needs; `noiseMultiplier` null where the target decides it. */
export interface TranslatedMechanism {
  samplingRate: number;
  steps: number;
  delta: number;
  noiseMultiplier: number | null;
  targetEpsilon: number | null;
}

/** null while something is missing or out of range. */
export function translatedMechanism(translation: Translation): TranslatedMechanism | null {
  const { samplingRate, steps, delta, noiseMultiplier, targetEpsilon } = translation;
  if (!samplingRate || !steps || !delta || (!noiseMultiplier && !targetEpsilon)) return null;
  return {
    samplingRate: samplingRate.value,
    steps: steps.value,
    delta: delta.value,
    noiseMultiplier: noiseMultiplier?.value ?? null,
    targetEpsilon: noiseMultiplier ? null : (targetEpsilon?.value ?? null),
  };
}

/** The page's scenario with the configuration's numbers in it; what the configuration leaves open stays. */
export function translatedScenario(
  scenario: Scenario,
  translation: Translation,
  noiseMultiplier: number,
): Scenario | null {
  const mechanism = translatedMechanism(translation);
  if (mechanism === null) return null;
  const { samplingRate, steps, delta } = mechanism;
  return changeScenario(scenario, {
    samplingRate,
    steps,
    delta,
    noiseMultiplier,
    clippingNorm: translation.clippingNorm?.value ?? scenario.clippingNorm,
    recordCount: translation.recordCount?.value ?? scenario.recordCount,
    auditPoints: [],
  });
}
