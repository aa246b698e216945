// Statements about numbers: comparisons, assertions, remarks, the privacy statement of TensorFlow Privacy, and the heads of log lines.
import { describe, expect, it } from 'vitest';
import { english } from '../../../../base/sentences/sentence';
import { answerIn, choicesIn, RUN, rowsIn } from '../../testing/proposedIn';
import { propose } from '../propose';

describe('a number that something is compared with', () => {
  it('is offered if the equality stands in a remark', () => {
    const remark = 'data = Letters("a.parquet")  # len(train_set) == 83412';
    expect(rowsIn(remark)).toEqual([]);
    expect(choicesIn(remark)).toEqual({ records: ['records 83412'] });
  });

  it('is proposed if the equality is asserted', () => {
    expect(rowsIn('assert len(train_set) == 60000')).toEqual(['records 60000']);
  });

  it.each(['if n != 60000:', 'if n == 60000:', 'while n < 60000:', 'return n >= 60000'])(
    'is no number of records in %j, and is offered',
    (text) => {
      expect(rowsIn(text)).toEqual([]);
      expect(choicesIn(text)).toEqual({ records: ['records 60000'] });
    },
  );
});

describe('the privacy statement of TensorFlow Privacy', () => {
  const statement =
    'noise multiplier 1.3 for 20 epochs\n' +
    '    Epsilon with each example occurring once per epoch:        21.430\n' +
    '    Epsilon assuming Poisson sampling (*):                      1.897';

  it('reports the ε of Poisson sampling, while its other ε counts no epochs', () => {
    for (const text of [statement, statement.split('\n').slice(1).join('\n')]) {
      expect(propose(text).reported?.value).toBe(1.897);
      expect(rowsIn(text).filter((row) => row.startsWith('epochs'))).toEqual(
        text === statement ? ['epochs 20'] : [],
      );
      const once = propose(text).unused.find(({ number }) => number.value === 21.43);
      expect(once && english(once.why)).toContain('come once in every epoch');
    }
  });

  it('leaves open how batches are drawn, because it only supposes Poisson sampling', () => {
    const { answer, words } = answerIn(statement, 'sampling') ?? {};
    expect(answer).toBeNull();
    expect(words).toContainEqual(expect.objectContaining({ answer: 'poisson', bearing: 'undecided' }));
  });
});

it('a denial of Poisson sampling bears against it', () => {
  const denied = answerIn('we do not use Poisson sampling here', 'sampling');
  expect(denied?.words).toContainEqual(expect.objectContaining({ answer: 'poisson', bearing: 'no' }));
});

it('the head of a line of a log names no number', () => {
  const head = 'I1129 10:02:11.911022 140012 train_dp.py:97] ';
  expect(propose(`${head}noise_multiplier=1.3`).numbers.map(({ value }) => value)).toEqual([1.3]);
  expect(propose(`2026-11-29 10:02:11,911 sigma=1.3`).numbers.map(({ value }) => value)).toEqual([1.3]);
});

it('an ε in a comment is not said to be compared with the result', () => {
  const [unused] = propose(`${RUN}# -> epsilon = 3.22`).unused;
  expect(unused && english(unused.why)).toBe('It stands in a comment or a quotation.');
  expect(propose(`${RUN}# -> epsilon = 3.22`).reported).toBeNull();
});
