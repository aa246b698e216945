// Tests of sentences that are joined, and of sentences that stand for an error.
import { expect, test } from 'vitest';
import { BROWSER } from './browser';
import { Defect } from './defect';
import { sentences } from './family';
import { asSentence, inARow, inTurn, PLAIN } from './plain';
import { english } from './sentence';

const DOOR = sentences('door', { shut: 'The door is shut.', open: 'The door is open.' });

test('inARow joins parts by commas', () => {
  expect(english(inARow([DOOR.shut, DOOR.open]))).toBe('The door is shut., The door is open.');
});

test('inTurn joins sentences by spaces', () => {
  expect(english(inTurn([DOOR.shut, DOOR.open]))).toBe('The door is shut. The door is open.');
});

test('a message with braces is taken literally', () => {
  expect(english(asSentence(new Error('{x:name} is {odd}')))).toBe('{x:name} is {odd}');
});

test('a thrown text becomes the sentence', () => {
  expect(english(asSentence('thrown'))).toBe('thrown');
});

test('an error with a sentence of its own gives that sentence', () => {
  const sentence = BROWSER.styles({ address: './a.css' });
  expect(asSentence(Object.assign(new Error('x'), { sentence }))).toBe(sentence);
});

test.each([
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'Failed to fetch dynamically imported module: https://lab.example/a.b-c.js',
  'error loading dynamically imported module: https://lab.example/a.js',
  'Unable to preload CSS for /assets/App.css',
])("a browser's message is recognised: %s", (message) => {
  const said = asSentence(new TypeError(message));
  expect(said.code).toMatch(/^browser\./);
  expect(english(said)).toBe(message);
});

test("a message that only begins like a browser's is kept as it is", () => {
  expect(asSentence(new Error('Load failed twice'))).toEqual(PLAIN.foreign({ text: 'Load failed twice' }));
});

test('a defect asks to be reported, with its words', () => {
  const said = english(asSentence(new Defect('no sign change')));
  expect(said).toBe('This is a mistake in the program, so please report it: no sign change');
});
