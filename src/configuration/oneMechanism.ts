// From what a configuration says to the one mechanism it runs: q, σ and T as the library itself derives them, what is missing, what
// competes, what is out of range. A run of several is toMechanism.ts. Pure.
import { FIELDS, type NumberFieldName, readNumberField } from '../scenario';
import { Agreement, type Choices, type Conflict, claimsOf, type Derived } from './agreement';
import { batchOfStep, type StepBatch } from './batches';
import { type Missing, missingOf } from './missing';
import { type Refusal, refusalsOf } from './refusals';
import { doubtfulRivals } from './rivals';
import type { ConfigurationReading, NamedAdjacency, Quantity, ToolId } from './types';

/** One part of a run whose batch or noise changed. */
export interface Segment {
  samplingRate: Derived;
  /** null where the target decides it. */
  noiseMultiplier: Derived | null;
  steps: Derived;
}

export interface Translation {
  tool: ToolId;
  /** The parts of the run, all of them complete, where the text or the reader says that it has several; the three below are null then. */
  segments: readonly Segment[] | null;
  /** How many parts the claims that compete would make, one after another, if they are parts of one run; 0 where they make none. */
  couldBeSegments: number;
  samplingRate: Derived | null;
  /** null with a target: then the library solves for it, and so do we. */
  noiseMultiplier: Derived | null;
  steps: Derived | null;
  delta: Derived | null;
  clippingNorm: Derived | null;
  /** Records of one step, on average. */
  batch: Derived | null;
  recordCount: Derived | null;
  /** ε for which the library chooses the noise; add/remove, unless the text says otherwise. */
  targetEpsilon: Derived | null;
  reportedEpsilon: Derived | null;
  /** The adjacency that the text names; null where it names none, or both. */
  adjacency: NamedAdjacency | null;
  missing: Missing[];
  conflicts: Conflict[];
  /** What it runs that this page's accountant is not about. */
  refusals: Refusal[];
  /** Values that no accountant can use. */
  problems: string[];
}

/** Between rates that were printed with three digits, or cut into whole batches. */
const NEAR = 0.01;

class Deriver {
  readonly problems: string[] = [];
  readonly agreement: Agreement;
  readonly reading: ConfigurationReading;
  readonly #tool: ToolId;
  readonly records: Derived | null;
  readonly batch: StepBatch;

  constructor(reading: ConfigurationReading, tool: ToolId, choices: Choices) {
    this.reading = reading;
    this.#tool = tool;
    this.agreement = new Agreement(reading, choices);
    this.records = this.agreement.value('recordCount');
    this.batch = batchOfStep(reading, this.agreement);
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
    const { attached, flags } = this.reading;
    const { dropLast } = flags;
    // what is attached has its rate of batch and records
    if (this.#tool !== 'opacus' || attached) return records / batch;
    return Math.max(1, dropLast?.value === true ? Math.floor(records / batch) : Math.ceil(records / batch));
  }

  /** The rate that batch and records make. */
  #rateOfBatch(): Derived | null {
    const { batch } = this.batch;
    const { records } = this;
    if (!batch || !records) return null;
    if (!(batch.value > 0 && records.value > 0)) {
      this.problems.push(
        `Batch size and number of records must be above 0 (${batch.from}; ${records.from}).`,
      );
      return null;
    }
    if (batch.value > records.value) {
      const what = `A batch of ${batch.value} cannot be drawn from ${records.value} records.`;
      this.agreement.conflict({ name: 'batchSize', what, claims: [batch, records] });
      return null;
    }
    const batches = this.#batchesPerEpoch(records.value, batch.value);
    const places = `${batch.value} of ${records.value} records (${batch.from}; ${records.from})`;
    const from =
      this.#tool === 'opacus' && !this.reading.attached
        ? `1 / ${batches}, the batches of an epoch: ${places}`
        : places;
    return { value: Math.min(1, 1 / batches), from };
  }

  samplingRate(): Derived | null {
    const stepsPerEpoch = this.agreement.value('stepsPerEpoch');
    const ofEpoch =
      stepsPerEpoch && stepsPerEpoch.value >= 1
        ? { value: 1 / stepsPerEpoch.value, from: `1 / ${stepsPerEpoch.from}` }
        : null;
    const ofBatch = this.#rateOfBatch();
    const rate = this.agreement.settle(
      'samplingRate',
      'The sampling rate and what batch size, records and steps of an epoch make of it do not agree.',
      [this.agreement.value('samplingRate'), ofBatch, ofEpoch],
      // whole batches in an epoch: one more or less
      (left, right) => Math.abs(left / right - 1) < NEAR || Math.abs(1 / left - 1 / right) <= 1,
    );
    return this.checked('samplingRate', rate);
  }

  steps(rate: Derived | null): Derived | null {
    const epochs = this.agreement.value('epochs');
    const perEpoch = this.agreement.value('stepsPerEpoch');
    const given = this.agreement.value('steps');
    const ofEpochs: (Derived | null)[] = [];
    if (epochs && perEpoch) {
      const value = Math.ceil(epochs.value * perEpoch.value - 1e-6);
      ofEpochs.push({ value, from: `${epochs.from} × ${perEpoch.from}` });
    }
    if (epochs && rate) {
      // the slack keeps 15 epochs of 1/16 at 240 steps, whatever float64 says of the quotient
      const value = Math.ceil(epochs.value / rate.value - 1e-6);
      ofEpochs.push({ value, from: `${epochs.value} epochs (${epochs.from})` });
    }
    const slack = Math.ceil(epochs?.value ?? 0) + 1;
    const steps = this.agreement.settle(
      'steps',
      'The number of steps and what the epochs make of it do not agree.',
      [given, ...ofEpochs],
      (left, right) => Math.abs(left - right) <= Math.max(slack, NEAR * Math.min(left, right)),
    );
    return this.checked('steps', steps);
  }

  noiseMultiplier(clippingNorm: Derived | null): Derived | null {
    const multiplier = this.agreement.value('noiseMultiplier');
    const deviation = this.agreement.value('noiseDeviation');
    const relative =
      deviation && clippingNorm
        ? {
            value: deviation.value / clippingNorm.value,
            from: `${deviation.from}, over the clipping norm ${clippingNorm.value}`,
          }
        : null;
    const noise = this.agreement.settle(
      'noiseMultiplier',
      'The noise multiplier and the standard deviation of the noise over the clipping norm do not agree.',
      [multiplier, relative],
      (left, right) => Math.abs(left / right - 1) < NEAR,
    );
    if (multiplier && deviation && !clippingNorm) {
      const what =
        'The text gives a standard deviation of the noise, and no clipping norm to hold it against.';
      this.agreement.conflict({ name: 'noiseMultiplier', what, claims: [multiplier] });
    }
    return this.checked('noiseMultiplier', noise && this.#halved(noise));
  }

  /** Microbatches of several records: one record moves the average that is clipped from one side to the other. */
  #halved(noise: Derived): Derived {
    const { microbatching } = this.reading.flags;
    const [microbatches, more] = claimsOf(this.reading, 'microbatches');
    const { batch } = this.batch;
    const count = more ? null : (microbatches ?? null);
    if (count && batch && count.value === batch.value) return noise;
    const several = count !== null && batch !== null && count.value < batch.value;
    if (microbatching?.value === false || !(several || microbatching?.value)) return noise;
    const why = microbatching?.value
      ? `${microbatching.text}, line ${microbatching.line}`
      : `${count?.text}, line ${count?.line}`;
    return {
      value: noise.value / 2,
      from: `half of ${noise.from}: microbatches of several records (${why})`,
    };
  }
}

const has = (reading: ConfigurationReading, quantity: Quantity): boolean =>
  claimsOf(reading, quantity).length > 0;

/** A plain 'epsilon' is a report where the noise is known, and a target where it is not. */
function epsilons(reading: ConfigurationReading, agreement: Agreement) {
  const noiseIsKnown = has(reading, 'noiseMultiplier') || has(reading, 'noiseDeviation');
  const plain = claimsOf(reading, 'epsilon');
  const asTarget: ConfigurationReading = {
    ...reading,
    claims: reading.claims.map((claim) =>
      claim.quantity === 'epsilon' && !noiseIsKnown ? { ...claim, quantity: 'targetEpsilon' } : claim,
    ),
  };
  const targets = claimsOf(asTarget, 'targetEpsilon').map(({ value, text, line }) => ({
    value,
    from: `${text}, line ${line}`,
  }));
  const what = `The text gives the target ε ${targets.length} values.`;
  const target = agreement.settle('targetEpsilon', what, targets, (left, right) => left === right);
  const reports = [...claimsOf(reading, 'reportedEpsilon'), ...(noiseIsKnown ? plain : [])];
  const [report] = reports;
  return {
    target,
    // of several reports none is the one to hold the result against
    report:
      report && reports.every(({ value }) => value === report.value)
        ? { value: report.value, from: `${report.text}, line ${report.line}` }
        : null,
  };
}

/** What the reading amounts to as one mechanism, for `tool`, with what the reader picked. Never throws. */
export function oneMechanism(
  reading: ConfigurationReading,
  tool: ToolId = reading.tool,
  choices: Choices = {},
): Translation {
  const derive = new Deriver(reading, tool, choices);
  const { agreement, problems } = derive;
  const [norm, other] = claimsOf(reading, 'clippingNorm');
  // no ε depends on it, unless the noise is given as a deviation
  const clip = other ? (has(reading, 'noiseDeviation') ? agreement.value('clippingNorm') : null) : norm;
  const clippingNorm = derive.checked(
    'clippingNorm',
    clip ? { value: clip.value, from: 'line' in clip ? `${clip.text}, line ${clip.line}` : clip.from } : null,
  );
  const recordCount = derive.checked('recordCount', derive.records);
  const samplingRate = derive.samplingRate();
  const steps = derive.steps(samplingRate);
  const delta = derive.checked('delta', agreement.value('delta'));
  const noiseMultiplier = derive.noiseMultiplier(clippingNorm);
  const { target, report } = epsilons(reading, agreement);
  doubtfulRivals(reading, agreement);
  const targetEpsilon = target && target.value > 0 ? target : null;
  if (target && !targetEpsilon) problems.push(`The target ε must be above 0 (${target.from}).`);
  const named = new Set(reading.adjacencies.map(({ value }) => value));
  // the reader has said which of noise and target holds
  const holds = targetEpsilon && noiseMultiplier ? choices.target : undefined;
  const translation: Translation = {
    tool,
    segments: null,
    couldBeSegments: 0,
    samplingRate,
    noiseMultiplier: holds !== undefined && holds === targetEpsilon?.value ? null : noiseMultiplier,
    steps,
    delta,
    clippingNorm,
    batch: derive.batch.batch,
    recordCount,
    targetEpsilon: holds !== undefined && holds === noiseMultiplier?.value ? null : targetEpsilon,
    reportedEpsilon: report,
    adjacency: named.size === 1 ? ([...named][0] as NamedAdjacency) : null,
    missing: [],
    conflicts: agreement.conflicts,
    refusals: refusalsOf(reading, tool),
    problems,
  };
  if (named.size > 1 && targetEpsilon && !noiseMultiplier) adjacencyConflict(reading, agreement);
  translation.missing = missingOf(translation, reading, derive.batch);
  return translation;
}

/** A target is met in one adjacency: which of them decides the noise. */
function adjacencyConflict({ adjacencies }: ConfigurationReading, agreement: Agreement): void {
  const lines = adjacencies.map(({ text, line }) => `${text}, line ${line}`).join('; ');
  agreement.conflict({
    name: 'target',
    what: `The text names two adjacencies for its target ε (${lines}).`,
    claims: [],
  });
}
