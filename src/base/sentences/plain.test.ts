// Sentences in a row, one after another, or in place of an error.
import { expect, test } from 'vitest';
import { BROWSER } from './browser';
import { sentences } from './family';
import { asSentence, inARow, inTurn, PLAIN } from './plain';
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

test('an error of ours brings its sentence', () => {
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
])('%s', (message) => {
  const said = asSentence(new TypeError(message));
  expect(said.code).toMatch(/^browser\./);
  expect(english(said)).toBe(message);
});

test('what nobody foresaw stays as it is', () => {
  expect(asSentence(new Error('Load failed twice'))).toEqual(PLAIN.foreign({ text: 'Load failed twice' }));
  expect(english(asSentence('no error'))).toBe('no error');
});
