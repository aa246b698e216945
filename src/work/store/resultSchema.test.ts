// Results that a reader opens: each is accepted, or refused with the name of a field.
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../../../test/statistics/size';
import type { TrainingAuditReply } from '../../audit/training/audit/types';
import { InputError } from '../../base/numerics/errors';
import { parseRecording, type Recording } from './recording';
import { checkedResult } from './resultSchema';

const FOLDER = new URL('../../../public/recorded/', import.meta.url);
const recordings = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => parseRecording<object>(readFileSync(new URL(name, FOLDER), 'utf8')))
  .filter(
    (recording) => recording !== null && 'audits' in recording.reply,
  ) as Recording<TrainingAuditReply>[];
const [whole] = recordings;

type Loose = { [key: string]: Loose } & Loose[];

/** A copy with `value` at the path. */
function changed(path: string, value: unknown): unknown {
  const copy = structuredClone(whole) as unknown as Loose;
  const names = path.split('.');
  const last = names.pop() as string;
  const place = names.reduce<Loose>((at, name) => at[name as keyof Loose] as Loose, copy);
  Object.assign(place, { [last]: value });
  return copy;
}

function refusal(said: unknown): string | null {
  try {
    checkedResult(said);
    return null;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.message;
  }
}

/** Every path into the recording, lists by their first and last entry. */
function paths(value: unknown, at: readonly string[] = []): string[] {
  const here = at.length === 0 ? [] : [at.join('.')];
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return here;
  const names = Array.isArray(value) ? [0, value.length - 1].filter((i) => i >= 0) : Object.keys(value);
  return [
    ...here,
    ...names.flatMap((name) => paths(value[name as keyof typeof value], [...at, String(name)])),
  ];
}

describe('a result that a reader opens', () => {
  it('is accepted if this project recorded it', () => {
    expect(recordings.length).toBeGreaterThan(10);
    for (const recording of recordings) expect(refusal(recording), recording.preset).toBeNull();
  });

  it.each([
    ['made', 1, 'made'],
    ['made', { place: null, shards: 1, machines: 1, coreHours: 1, finished: 0, scores: '' }, 'made.finished'],
    ['link', 7, 'link'],
    ['reply.checkpoints', Array.from({ length: 100_000 }, (_, i) => i + 1), 'reply.checkpoints'],
    ['reply.checkpoints', [], 'reply.checkpoints'],
    ['reply.ceilings', [], 'reply.ceilings'],
    ['reply.audits.0.views.0.roc.fpr', ['0', '1'], 'reply.audits.0.views.0.roc.fpr'],
    [
      'reply.audits.0.pooled.checkpoints.0.valid.epsilon',
      'high',
      'reply.audits.0.pooled.checkpoints.0.valid.epsilon',
    ],
    ['reply.audits.0.pooled.checkpoints', [], 'reply.audits.0.pooled'],
    ['reply.audits.0.kind', '__proto__', 'reply.audits.0.kind'],
    ['reply.crafted.target.record.features', new Float64Array(3), 'reply.crafted.target.record'],
    ['reply.crafted.target.record.label', 4096, 'reply.crafted.target.record'],
    ['reply.data.image', { width: 1e9, height: 1e9, max: 1 }, 'reply.data.image'],
    ['reply.data.classNames', ['x'.repeat(10 ** 6)], 'reply.data.classNames'],
  ])('is refused by name with another %s', (path, value, field) => {
    expect(refusal(changed(path, value))).toMatch(
      new RegExp(
        `^The file's ${field.replaceAll('.', '\\.')}.* cannot be drawn \\(.*Choose the merged.json of audit merge.$`,
        's',
      ),
    );
  });

  it('is accepted or refused by name, over paths in the result and values of any kind there', () => {
    const places = paths(whole);
    const hostile = fc.oneof(
      fc.anything({ withTypedArray: true, withNullPrototype: true }),
      fc.constantFrom(Number.NaN, -1, 1e300, [], {}),
    );
    fc.assert(
      fc.property(fc.constantFrom(...places), hostile, (path, value) => {
        refusal(changed(path, value));
      }),
      { seed: 29, numRuns: size(100, 300) },
    );
  });
});

it('a recording is refused if an object with a length stands for a list', () => {
  const text =
    '{"format":"adjacency-lab/recording","version":1,"strings":[],"reply":{"a":{"$floats":{"length":1e9}}}}';
  expect(parseRecording(text)).toBeNull();
});
