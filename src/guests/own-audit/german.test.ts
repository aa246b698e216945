// Tests that every reason for which a score file is refused is also said in German.
import { expect, test } from 'vitest';
import { inGerman } from '../../../test/shared/inGerman';
import { asSentence } from '../../base/sentences/plain.ts';
import { readScores, ScoreReader } from './engine/scoreReader';

const { leftIn } = inGerman();

test('every refusal of rows of text is in German', () => {
  const files = [
    '',
    '0.5|1',
    '0.5,1,2\n0.7,0,1',
    '0.5,1\n0.7,0,3',
    'score,world\n,1',
    'nan,1\n0.5,0',
    '0.5,1\n0.7,',
    '0.5,1\n0.7,vielleicht',
    '0.5,1',
    '0.5,0',
    `0.5,1\n${'x'.repeat(20_000)}`,
    '0.5,1\n0.7,0\n0.7,0\n',
    '1,0\n0,1',
    'loss,score,world\n0.5,0.7,1',
  ];
  const messages = files.flatMap((text) => {
    try {
      const reader = new ScoreReader({ most: 2 });
      reader.push(text);
      reader.end();
      return [];
    } catch (error) {
      return [asSentence(error)];
    }
  });
  expect(messages).toHaveLength(files.length);
  expect(leftIn(messages)).toEqual([]);
});

test('every refusal of JSON is in German', async () => {
  const files = [
    '[1, 2]',
    '[[1, 0], [2]]',
    '{}',
    '[',
    '{"in": [null], "out": [1]}',
    '{"in": ["viel"], "out": [1]}',
    '{"score": [1, 2], "world": [0]}',
    '[{"score": 1, "world": 1}, {"score": 2}]',
    '[{"score": 1, "world": 1}, {"score": 2, "world": "vielleicht"}]',
    '[{"a": 1, "b": 2, "c": 3}]',
  ];
  const messages = await Promise.all(
    files.map((text) =>
      readScores(
        {
          pieces: (async function* () {
            yield new TextEncoder().encode(text);
          })(),
          decoder: new TextDecoder(),
        },
        {},
      ).then(
        () => [],
        (error: unknown) => [asSentence(error)],
      ),
    ),
  );
  expect(messages.flat()).toHaveLength(files.length);
  expect(leftIn(messages.flat())).toEqual([]);
});
