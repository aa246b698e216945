// The form: what was read, what somebody has typed over it, which questions are answered. From these to the run that an accountant is
// asked about, or to what is still open, and why. Pure.
import { FIELDS, readNumberField } from '../scenario';
import { type Bound, boundsFor, type Mechanism } from './bounds';
import { quantityOfName } from './claims';
import { evaluate, type Lookup } from './expression';
import { type Option, QUESTIONS, type Question, type QuestionId } from './questions';
import {
  type Evidence,
  KINDS,
  type Kind,
  type Reading,
  ROWS,
  type RowId,
  type RowReading,
  rowOf,
} from './reading';

/** What somebody has typed, by what it is: a number, or a text of the grammar of expression.ts. One for each row. */
export type Overrides = Readonly<Partial<Record<Kind, number | string>>>;
/** Answers to questions, by the ids of their options. */
export type Answers = Readonly<Partial<Record<QuestionId, string>>>;

export interface Row {
  id: RowId;
  /** What its number is; null while it has none. */
  kind: Kind | null;
  value: number | null;
  /** null while it has no number. */
  source: { kind: 'typed' | 'read'; line: number; text: string } | null;
  doubt: string | null;
  readings: readonly RowReading[];
  /** A sentence: what is lacking, or why its number will not do. */
  problem: string | null;
  open: boolean;
}

export interface AskedQuestion {
  id: QuestionId;
  title: string;
  text: string;
  options: readonly Option[];
  answer: string | null;
  /** Who answered it. */
  by: 'typed' | 'text' | 'assumed' | null;
  /** The paste's own words beside it. */
  evidence: readonly Evidence[];
  open: boolean;
  sources: Question['sources'];
}

export interface Resolved {
  rows: readonly Row[];
  questions: readonly AskedQuestion[];
  /** Rows and questions without which there is no ε. */
  open: readonly (RowId | QuestionId)[];
  /** What the run's numbers come to, whoever draws its batches; null while one of them is open. */
  run: Run | null;
  /** The same, where nothing is open and each answer is one that this accountant is for. */
  mechanism: Run | null;
  /** The phases of a run of several, in place of a mechanism. */
  parts: readonly Run[] | null;
  /** Why there is no ε although nothing is open. */
  refusals: readonly { question: QuestionId; answer: string; text: string }[];
  /** What holds all the same. */
  bounds: readonly Bound[];
  /** What one unit of the ε is. */
  unit: 'record' | 'client';
}

export interface Run {
  samplingRate: number;
  steps: number;
  delta: number;
  /** On the sum, over C; null where a target decides it. */
  noiseMultiplier: number | null;
  /** null where the noise is given. */
  target: { epsilon: number; adjacency: 'add-remove' | 'substitute' } | null;
  clippingNorm: number | null;
  records: number | null;
  epochs: number | null;
  /** How σ was converted: 'σ = 0.01 × 500 / 0.5 = 10'; null where it stands as given. */
  conversion: string | null;
}

const LACKS: Readonly<Record<RowId, string>> = {
  records: 'The number of records is not known.',
  batch: 'The batch size or the sampling rate is not known.',
  length: 'The number of epochs or steps is not known.',
  noise: 'The noise multiplier σ, or a target for it, is not known.',
  delta: 'The failure probability δ is not known.',
  clippingNorm: 'The clipping norm is not known, and the noise is given as a standard deviation.',
};
/** Of a box, in what is wrong with it. */
const NAMES: Readonly<Record<Kind, string>> = {
  records: 'number of records',
  batchSize: 'batch size',
  samplingRate: 'sampling rate',
  epochs: 'number of epochs',
  steps: 'number of steps',
  noiseMultiplier: 'noise multiplier σ',
  noiseDeviation: 'standard deviation of the noise',
  targetEpsilon: 'target ε',
  targetEpsilonSubstitute: 'target ε',
  delta: 'failure probability δ',
  clippingNorm: 'clipping norm',
};
const COMPETE = 'The text gives it several values. Choose one.';
const LOOK = 'There is a doubt beside it. Confirm it, or type another.';

/** Between rates that were printed with three digits, or cut into whole batches. */
const NEAR = 0.01;
const isNear = (a: number, b: number): boolean =>
  Math.abs(a - b) <= NEAR * Math.max(Math.abs(a), Math.abs(b));

/** What rows hold, by kind; formulas of other rows are worked out from it. */
type Known = Partial<Record<Kind, number>>;

const isTarget = (kind: Kind | null): kind is 'targetEpsilon' | 'targetEpsilonSubstitute' =>
  kind === 'targetEpsilon' || kind === 'targetEpsilonSubstitute';

class Form {
  readonly #reading: Reading;
  readonly #overrides: Overrides;
  readonly #known: Known = {};

  constructor(reading: Reading, overrides: Overrides) {
    this.#reading = reading;
    this.#overrides = overrides;
  }

  #lookup: Lookup = (name) => {
    const quantity = quantityOfName(name);
    if (quantity === 'stepsPerEpoch') return this.batchesPerEpoch() ?? undefined;
    return quantity === null ? undefined : this.#known[quantity as Kind];
  };

  /** Batches of an epoch as the library cuts them, or as the text says; null while records or batch are not known. */
  batchesPerEpoch(): number | null {
    const { records, batchSize, samplingRate } = this.#known;
    if (records !== undefined && batchSize !== undefined) {
      const exact = records / batchSize;
      const { wholeBatches } = this.#reading;
      return wholeBatches === 'up'
        ? Math.ceil(exact)
        : wholeBatches === 'down'
          ? Math.max(1, Math.floor(exact))
          : exact;
    }
    if (samplingRate !== undefined) return 1 / samplingRate;
    return this.#reading.stepsPerEpoch?.value ?? null;
  }

  #valueOf(reading: RowReading): number | null {
    if (reading.formula === null) return reading.value;
    const worked = evaluate(reading.formula, this.#lookup);
    return worked.ok ? worked.value : null;
  }

  #typed(row: RowId): Row | null {
    const kinds = (KINDS[row] as readonly Kind[]).filter((one) => this.#overrides[one] !== undefined);
    const kind = kinds.find((one) => String(this.#overrides[one]).trim() !== '') ?? kinds[0];
    if (kind === undefined) return null;
    const given = this.#overrides[kind] as number | string;
    const text = String(given);
    const worked =
      typeof given === 'number'
        ? { ok: true as const, value: given, unit: null }
        : evaluate(text, this.#lookup);
    const base = {
      id: row,
      source: { kind: 'typed', line: 0, text } as const,
      doubt: null,
      readings: this.#reading.rows[row],
    };
    if (text.trim() === '') {
      return { ...base, kind, source: null, value: null, problem: LACKS[row], open: true };
    }
    if (!worked.ok) {
      const problem = `The ${NAMES[kind]} cannot be “${text}”: ${worked.reason}.`;
      return { ...base, kind, value: null, problem, open: true };
    }
    if (worked.unit && !(KINDS[row] as readonly string[]).includes(worked.unit)) {
      const problem = `The ${NAMES[kind]} cannot be “${text}”: that counts ${worked.unit}. Type it without the word, or in their row.`;
      return { ...base, kind, value: null, problem, open: true };
    }
    // 15 epochs in the box of steps are epochs
    const own =
      worked.unit && (KINDS[row] as readonly string[]).includes(worked.unit) ? (worked.unit as Kind) : kind;
    return this.#checked({ ...base, kind: own, value: worked.value, problem: null, open: false });
  }

  /** The row with its problem, where no accountant can use its number. */
  #checked(row: Row): Row {
    const { kind, value } = row;
    if (kind === null || value === null) return row;
    const fail = (problem: string): Row => ({ ...row, problem, open: true });
    // σ is held to its range once it is known what it is relative to
    const isFree = kind === 'noiseMultiplier' || kind === 'noiseDeviation' || isTarget(kind);
    if (isFree || kind === 'batchSize' || kind === 'epochs') {
      return value > 0 ? row : fail(`The ${NAMES[kind]} cannot be “${value}”. Give a number above 0.`);
    }
    const whole = kind === 'steps' ? Math.ceil(value - 1e-6) : value;
    const field = kind === 'records' ? 'recordCount' : kind;
    const checked = readNumberField(FIELDS[field], String(whole));
    return checked.ok ? { ...row, value: whole } : fail(checked.message);
  }

  /** Readings that say the same in their own ways count once: 15 epochs, and the steps that they are. */
  #sameAs(a: RowReading, b: RowReading): boolean {
    const [left, right] = [this.#valueOf(a), this.#valueOf(b)];
    if (left === null || right === null) return false;
    if (a.kind === b.kind) return left === right;
    const { records } = this.#known;
    if (rowOf(a.kind) === 'batch') {
      // a batch and a rate cannot disagree while nobody knows the number of records
      if (records === undefined) return true;
      const rate = (reading: RowReading, value: number) =>
        reading.kind === 'samplingRate' ? value : value / records;
      const [p, q] = [rate(a, left), rate(b, right)];
      return isNear(p, q) || Math.abs(1 / p - 1 / q) <= 1;
    }
    const perEpoch = this.batchesPerEpoch();
    if (rowOf(a.kind) === 'length' && perEpoch !== null) {
      const [epochs, steps] = a.kind === 'epochs' ? [left, right] : [right, left];
      return isNear(epochs * perEpoch, steps) || Math.abs(epochs * perEpoch - steps) <= epochs + 1;
    }
    return false;
  }

  row(id: RowId): Row {
    const row = this.#typed(id) ?? this.#fromText(id);
    if (row.kind !== null && row.value !== null && !row.open) this.#known[row.kind] = row.value;
    return row;
  }

  #fromText(id: RowId): Row {
    const readings = this.#reading.rows[id];
    const empty: Row = {
      id,
      kind: null,
      value: null,
      source: null,
      doubt: null,
      readings,
      problem: LACKS[id],
      open: true,
    };
    const [first, ...others] = readings.filter((reading) => this.#valueOf(reading) !== null);
    const unread = readings.filter((reading) => this.#valueOf(reading) === null);
    if (first === undefined) return { ...empty, doubt: unread[0]?.doubt ?? null };
    const rivals = others.filter((other) => !this.#sameAs(first, other));
    // steps that are given count as they stand, epochs beside them say the same
    const lacksRecords = id === 'batch' && this.#known.records === undefined;
    const chosen =
      [first, ...others].find(({ kind }) => kind === 'steps' || (lacksRecords && kind === 'samplingRate')) ??
      first;
    const compete = rivals.length > 0 || unread.some(({ formula }) => formula === null);
    if (compete) return { ...empty, problem: COMPETE };
    const { kind, line, text, doubt, asks } = chosen;
    const row: Row = {
      id,
      kind,
      value: this.#valueOf(chosen),
      source: { kind: 'read', line, text },
      doubt,
      readings,
      problem: asks ? LOOK : null,
      open: asks,
    };
    return this.#checked(row);
  }
}

function asked(reading: Reading, answers: Answers, rows: readonly Row[]): AskedQuestion[] {
  return QUESTIONS.map(({ id, title, text, options, assumed, sources }) => {
    const evidence = reading.evidence.filter(({ question }) => question === id);
    const given = options.find((option) => option.id === answers[id])?.id;
    // a standard deviation is of the sum, or of the mean: somebody has to say
    const deviation = id === 'noiseScale' && rows.some(({ kind }) => kind === 'noiseDeviation');
    const opens = deviation || evidence.some((piece) => piece.opens);
    const said = opens ? undefined : evidence.find((piece) => !piece.opens)?.answer;
    // what is typed without a text is typed by somebody who sees what is assumed
    const fallback = opens ? null : (assumed ?? (reading.isEmpty ? 'poisson' : null));
    const answer = given ?? said ?? fallback;
    const by = given ? 'typed' : said ? 'text' : answer ? 'assumed' : null;
    return { id, title, text, options, answer, by, evidence, open: answer === null, sources };
  });
}

/** σ as this accountant takes it: noise on the sum over C. A number, or why there is none. */
function noiseOf(noise: Row, scale: string, clipping: string, batch: number | null, norm: number | null) {
  const given = noise.value as number;
  const half = clipping === 'microbatches' ? 2 : 1;
  const shown = (text: string, value: number) => ({
    value,
    conversion: value === given ? null : `σ = ${text} = ${Number(value.toPrecision(6))}`,
  });
  const halved = half === 2 ? ' / 2' : '';
  if (scale === '2C') return shown(`2 × ${given}${halved}`, (2 * given) / half);
  if (scale === 'sum' || scale === 'mean') {
    if (norm === null) return { lacks: 'clippingNorm' as const };
    if (scale === 'sum') return shown(`${given} / ${norm}${halved}`, given / norm / half);
    if (batch === null) return { lacks: 'records' as const };
    return shown(`${given} × ${batch} / ${norm}${halved}`, (given * batch) / norm / half);
  }
  // of the sensitivity, C is the smaller: what follows is an upper bound in either case
  return shown(`${given}${halved}`, given / half);
}

interface Numbers {
  form: Form;
  rows: Map<RowId, Row>;
  answers: Map<QuestionId, string | null>;
}

/** The run that the rows amount to; the row that is lacking, with a sentence. */
function runOf({ form, rows, answers }: Numbers, reading: Reading): Run | { lacks: RowId; problem: string } {
  const row = (id: RowId) => rows.get(id) as Row;
  for (const id of ['batch', 'length', 'noise', 'delta'] as const) {
    if (row(id).open) return { lacks: id, problem: row(id).problem ?? LACKS[id] };
  }
  const [records, batch, length, noise] = [row('records'), row('batch'), row('length'), row('noise')];
  const perEpoch = form.batchesPerEpoch();
  const n = records.open ? null : records.value;
  if (batch.kind === 'batchSize' && n === null && reading.stepsPerEpoch === null) {
    return { lacks: 'records', problem: records.problem ?? LACKS.records };
  }
  if (batch.kind === 'batchSize' && n !== null && (batch.value as number) > n) {
    return {
      lacks: 'batch',
      problem: `A batch of ${batch.value} cannot be drawn from ${n} records. Give a smaller batch, or more records.`,
    };
  }
  const samplingRate = Math.min(1, 1 / (perEpoch as number));
  // the slack keeps 15 epochs of 1/16 at 240 steps, whatever float64 says of the quotient
  const steps =
    length.kind === 'steps'
      ? (length.value as number)
      : Math.ceil((length.value as number) * (perEpoch as number) - 1e-6);
  const checkedSteps = readNumberField(FIELDS.steps, String(steps));
  if (!checkedSteps.ok) return { lacks: 'length', problem: checkedSteps.message };
  const norm = row('clippingNorm').open ? null : row('clippingNorm').value;
  const base = {
    samplingRate,
    steps,
    delta: row('delta').value as number,
    clippingNorm: norm,
    records: n,
    epochs: length.kind === 'epochs' ? length.value : null,
  };
  if (isTarget(noise.kind)) {
    const adjacency = noise.kind === 'targetEpsilon' ? ('add-remove' as const) : ('substitute' as const);
    const target = { epsilon: noise.value as number, adjacency };
    return { ...base, noiseMultiplier: null, target, conversion: null };
  }
  const size = batch.kind === 'batchSize' ? batch.value : n === null ? null : n * samplingRate;
  const scale = answers.get('noiseScale') ?? null;
  if (scale === null) return { lacks: 'noise', problem: LACKS.noise };
  const found = noiseOf(noise, scale, answers.get('clipping') ?? 'each', size, norm);
  if ('lacks' in found) return { lacks: found.lacks, problem: LACKS[found.lacks] };
  const checked = readNumberField(FIELDS.noiseMultiplier, String(found.value));
  if (!checked.ok) return { lacks: 'noise', problem: checked.message };
  return { ...base, noiseMultiplier: found.value, target: null, conversion: found.conversion };
}

/** Each phase that the text lists, resolved by itself; null while one of them is not known. */
function partsOf(reading: Reading, overrides: Overrides, answers: Answers): Run[] | null {
  const runs = reading.parts.map((rows) => {
    const { run } = resolve({ ...reading, rows, parts: [] }, overrides, { ...answers, phases: 'one' });
    return run;
  });
  const known = runs.filter((run) => run !== null);
  const same = known.every(({ delta, target }) => delta === known[0]?.delta && target === null);
  return known.length > 1 && known.length === runs.length && same ? known : null;
}

/** What the form comes to. Never throws. */
export function resolve(reading: Reading, overrides: Overrides = {}, answers: Answers = {}): Resolved {
  const form = new Form(reading, overrides);
  const rows = new Map<RowId, Row>(ROWS.map((id) => [id, form.row(id)]));
  // δ = 1/n may stand above n, and steps above epochs: a second look, now that the others are known
  for (const id of ROWS) rows.set(id, form.row(id));
  const questions = asked(reading, answers, [...rows.values()]);
  const answered = new Map(questions.map(({ id, answer }) => [id, answer]));
  const found = runOf({ form, rows, answers: answered }, reading);
  const lacking = 'lacks' in found ? found : null;
  const run = 'lacks' in found ? null : found;
  // what the run does without is not asked for
  const needed = (id: RowId): boolean => id === lacking?.lacks || !['records', 'clippingNorm'].includes(id);
  const shown = [...rows.values()].map((row): Row => {
    if (row.id === lacking?.lacks) return { ...row, problem: lacking.problem, open: true };
    return needed(row.id) || row.readings.length > 0 ? row : { ...row, problem: null, open: false };
  });
  const parts = answered.get('phases') === 'several' ? partsOf(reading, overrides, answers) : null;
  const openRows = parts ? [] : shown.filter(({ id, open }) => open && needed(id)).map(({ id }) => id);
  const openQuestions = questions.filter(({ open }) => open).map(({ id }) => id);
  const open = [...openRows, ...openQuestions];
  const refusals = questions.flatMap(({ id, options, answer }) => {
    const text = options.find((option) => option.id === answer)?.refusal ?? null;
    return text === null || (id === 'phases' && parts)
      ? []
      : [{ question: id, answer: answer as string, text }];
  });
  const onlySampling = open.length === 0 && refusals.length === 1 && refusals[0]?.question === 'sampling';
  const { noiseMultiplier = null } = run ?? {};
  const given: Mechanism | null =
    run && noiseMultiplier !== null
      ? { samplingRate: run.samplingRate, noiseMultiplier, steps: run.steps }
      : null;
  return {
    rows: shown,
    questions,
    open,
    run,
    mechanism: open.length === 0 && refusals.length === 0 && !parts ? run : null,
    parts: open.length === 0 && refusals.length === 0 ? parts : null,
    refusals:
      open.length === 0 ? refusals : refusals.filter(({ question }) => !openQuestions.includes(question)),
    bounds: onlySampling && given && run ? boundsFor(refusals[0]?.answer ?? '', given, run.epochs) : [],
    unit: answered.get('participation') === 'clients' ? 'client' : 'record',
  };
}
