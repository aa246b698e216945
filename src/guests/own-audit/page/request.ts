// Makes the request to the worker from the form that a reader has filled in. Pure.
import { t } from '@lingui/core/macro';
import type { Mechanism } from '../../../accounting/types';
import type { EpsilonClaim } from '../../../audit/report/claims';
import { withPoint } from '../../../base/language/numbers';
import { roundDigits } from '../../../base/numerics/safeSide';
import { parseNumber } from '../../../scenario';
import type { AuditForm, TypedField } from './form';
import type { OwnAuditRequest } from './jobs';

/** A file of scores, or a paste. `key` is a number that no other one has. */
export interface ScoreFile {
  key: number;
  name: string;
  file: Blob;
  /** The other world's scores, if `file` has only those of z. */
  outFile: Blob | null;
}

export interface AuditSettings {
  delta: number;
  confidence: number;
  /** Guarantees of the run in the address as claims; empty until they are known. */
  run: readonly EpsilonClaim[];
  /** Mechanism of that run, whose whole curve is claimed with it. */
  mechanism: Mechanism | null;
}

/** Entries of a list, which are separated by blanks or by semicolons. */
const listOf = (text: string): string[] => text.split(/[;\s]+/).filter((part) => part !== '');

const numberOf = (text: string): number => {
  const read = parseNumber(withPoint(text));
  return read.ok ? read.value : Number.NaN;
};

/** Reads numbers out of the form, and notes what is wrong with them. */
class FormReader {
  /** Problems by field. An empty field is not a problem, but makes the form open. */
  readonly problems: Partial<Record<TypedField, string>> = {};
  /** Whether an answer is missing. */
  open = false;

  constructor(private readonly form: AuditForm) {}

  /** A whole number of at least `least` and at most `limit`. */
  count(field: TypedField, least: number, limit = Infinity): number {
    const text = this.form[field].trim();
    const value = numberOf(text);
    if (text === '') this.open = true;
    else if (!Number.isInteger(value) || value < least) {
      this.problems[field] = t`Give a whole number, ${least} or more.`;
    } else if (value > limit) this.problems[field] = t`Give at most ${limit}.`;
    return value;
  }

  amount(field: TypedField): number {
    const text = this.form[field].trim();
    const value = numberOf(text);
    if (text === '') this.open = true;
    else if (!(value >= 0) || value === Infinity) this.problems[field] = t`Give a number, 0 or more.`;
    return value;
  }

  list(field: TypedField, needed: boolean): number[] {
    const values = listOf(this.form[field]).map(numberOf);
    if (values.length === 0 && needed) this.open = true;
    if (values.some((value) => !Number.isFinite(value))) {
      this.problems[field] = t`Give numbers with blanks between them.`;
    }
    return values;
  }
}

function materialOf(
  form: AuditForm,
  scores: ScoreFile | null,
  read: FormReader,
): OwnAuditRequest['material'] | null {
  const watched = form.watched === 'yes';
  if (form.brings === 'counts') {
    if (form.watched === '') read.open = true;
    const negatives = read.count('n', 1);
    const positives = read.count('p', 1);
    const counts = {
      negatives,
      positives,
      falsePositives: read.count('fp', 0, negatives),
      falseNegatives: read.count('fn', 0, positives),
    };
    return { kind: 'counts', counts, watched };
  }
  if (form.brings === 'guesses') {
    const m = read.count('m', 1);
    const r = read.count('r', 1, m);
    const v = read.count('v', 0, r);
    const two = form.game === 'in-out' || form.k.trim() === '';
    return { kind: 'guesses', m, r, v, k: two ? 2 : read.count('k', 2) };
  }
  const { trainings, rule, side } = form;
  const isSplit = trainings === 'many' && rule === 'split';
  const isFixed = trainings === 'many' && rule === 'fixed';
  const asked = [
    form.sign,
    trainings === 'one' ? side : rule,
    ...(isSplit ? [] : [form.turned]),
    ...(isFixed ? [form.watched] : []),
  ];
  if (trainings === '' || asked.includes('')) {
    read.open = true;
    return null;
  }
  const settings = {
    trainings,
    rule: rule === '' ? 'whole' : rule,
    side: side === '' ? 'both' : side,
    thresholds: isFixed ? read.list('thresholds', true) : [],
    guesses: trainings === 'one' ? read.list('guesses', false) : [],
    sign: form.sign === 'larger' ? 1 : -1,
    turned: form.turned === 'yes',
    watched: watched && isFixed,
  } as const;
  if (scores === null) return null;
  const columns = { score: form.scoreColumn.trim(), world: form.worldColumn.trim() };
  const { key, file, outFile } = scores;
  return { kind: 'scores', key, file, outFile, columns, settings, claimed: null };
}

/** The request and the problems of the form. The request is null while an answer is missing or wrong. */
export function readForm(form: AuditForm, scores: ScoreFile | null, settings: AuditSettings) {
  const read = new FormReader(form);
  const material = materialOf(form, scores, read);
  const { game } = form;
  // the page's address always has a run, but it counts as the claimed one only once the reader has said so
  if (form.claims === 'run' && form.run === '') read.open = true;
  const claims =
    form.claims === 'run'
      ? settings.run
      : form.claims === 'typed'
        ? [{ adjacency: form.of, epsilon: read.amount('claim') }]
        : [];
  const { problems } = read;
  const ready = game !== '' && !read.open && Object.keys(problems).length === 0;
  if (!ready || material === null) return { request: null, problems };
  const { delta, confidence } = settings;
  // rounded, because 1 - 0.95 is 0.050000000000000044
  const alpha = roundDigits(1 - confidence, 12, 'nearest');
  const claimed = form.claims === 'run' ? settings.mechanism : null;
  const request: OwnAuditRequest = {
    audit: { game, delta, alpha, claims },
    material: material.kind === 'scores' ? { ...material, claimed } : material,
  };
  return { request, problems };
}
