import { expect, test } from 'vitest';
import { sentences } from './family';
import { asSentence, inARow, inTurn, saidOf, textSaid } from './plain';
import { english } from './sentence';

const DOOR = sentences('door', { shut: 'The door is shut.', open: 'The door is open.' });

test('parts stand in a row, sentences one after another', () => {
  expect(english(inARow([DOOR.shut, DOOR.open]))).toBe('The door is shut., The door is open.');
  expect(english(inTurn([DOOR.shut, DOOR.open]))).toBe('The door is shut. The door is open.');
});

test('an error brings its own sentence, any other speaks as it does', () => {
  expect(asSentence(Object.assign(new Error('x'), { sentence: DOOR.shut }))).toBe(DOOR.shut);
  expect(english(asSentence(new Error('{x:name} is {odd}')))).toBe('{x:name} is {odd}');
  expect(english(asSentence('thrown'))).toBe('thrown');
});

test.each(['A text.', 'One with {x:name}.', ''])('%j is said as it is, and had back', (text) => {
  expect(english(saidOf(text))).toBe(text);
  expect(textSaid(saidOf(text))).toBe(text);
});

test.each([
  null,
  'text',
  DOOR.shut,
  { code: 1, english: 1, params: {} },
  { code: '{x:name}', english: '{x:name}', params: {} },
  { code: 'plain.foreign', english: '{text:name}', params: null },
  { code: 'plain.foreign', english: '{text:name}', params: { text: 3 } },
])('%j is no text that was said', (value) => expect(textSaid(value)).toBeNull());
