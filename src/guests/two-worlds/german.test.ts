// Test that every reason for which pasted records are refused is also said in German.
import { expect, test } from 'vitest';
import { inGerman } from '../../../test/shared/inGerman';
import { asSentence } from '../../base/sentences/plain';
import { readPastedPlane } from './engine/plane/paste';

const { german, leftIn } = inGerman();

test('every refusal of pasted records is in German', () => {
  const pastes = [
    ' ',
    '0,0\n1,1',
    '0,0,0',
    '0,eins,0\n1,1,1',
    '0,0,a\n1,1,',
    '0,0,a\n1,1,b\n1,1,c',
    '0,0,a\n1,1,a',
    '0,0,0\n1,1',
  ];
  const messages = pastes.flatMap((text) => {
    try {
      readPastedPlane(text);
      return [];
    } catch (error) {
      return [asSentence(error)];
    }
  });
  expect(messages).toHaveLength(pastes.length);
  expect(leftIn(messages)).toEqual([]);
  expect(messages[3] && german(messages[3])).toBe(
    'In Zeile 1 steht „eins“ für y. Geben Sie eine Zahl wie „0.4“ an.',
  );
  expect(messages[7] && german(messages[7])).toMatch(/^Eingefügtes /);
});
