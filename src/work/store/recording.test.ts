// Recordings written as files and read back.
import { describe, expect, test } from 'vitest';
import type { TrainingAuditReply } from '../../audit/training/audit/types';
import { said } from '../../base/sentences/plain';
import { english, type Sentence } from '../../base/sentences/sentence';
import { formatRecording, parseRecording, type Recording } from './recording';

/** A recording with every kind of value that a reply holds. Only the kinds matter, not what a real reply has. */
const recording: Recording<TrainingAuditReply> = {
  preset: 'some',
  link: 'v=2&q=1',
  seed: 4294967295,
  commit: 'abc1234',
  backend: 'wasm: SIMD, 2 workers',
  seconds: 12.5,
  reply: {
    crafted: { target: { record: { features: Float64Array.of(0, -1.5, 1.23456, Number.NaN), label: 3 } } },
    audits: [
      {
        kind: 'S2',
        pooled: { upper: Number.POSITIVE_INFINITY, assumptions: ['One.', 'Two.'].map(said) },
        views: null,
      },
      {
        kind: 'S3',
        pooled: { upper: 1 / 3, assumptions: ['One.', 'Two.'].map(said) },
        counts: Uint32Array.of(1, 2),
      },
    ],
    whyNotGpu: said('None.'),
    data: { classNames: ['a', 'b'] },
    complete: true,
  } as unknown as TrainingAuditReply,
};

describe('recordings', () => {
  test('come back with six digits, and four in arrays of floats', () => {
    const read = parseRecording<TrainingAuditReply>(formatRecording(recording));
    const expected = structuredClone(recording) as unknown as {
      reply: {
        crafted: { target: { record: { features: Float64Array } } };
        audits: { pooled: { upper: number } }[];
      };
    };
    expected.reply.crafted.target.record.features[2] = 1.235;
    expected.reply.audits[1].pooled.upper = 0.333333;
    expect(read).toEqual(expected);
  });

  test('write a repeated list of sentences once, in one line', () => {
    const text = formatRecording(recording);
    expect(text.split('One.')).toHaveLength(2);
    expect(text.trimEnd()).not.toContain('\n');
  });

  test('hold sentences as texts, even if a text looks like a template', () => {
    const text = formatRecording(recording).replace('One.', 'One {count:number}.');
    const read = parseRecording<{ audits: { pooled: { assumptions: Sentence[] } }[] }>(text);
    const assumptions = read?.reply.audits[0]?.pooled.assumptions ?? [];
    expect(assumptions.map(english)).toEqual(['One {count:number}.', 'Two.']);
  });

  test.each(['', '{', 'null', '3', '{"format":"other"}', '{"format":"adjacency-lab/recording","version":2}'])(
    'are not read from %j',
    (text) => {
      expect(parseRecording(text)).toBeNull();
    },
  );
});
