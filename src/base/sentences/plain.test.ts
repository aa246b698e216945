// Errors as sentences: ours by what they carry, a browser's by its words, any other as it speaks.
import { expect, test } from 'vitest';
import { BROWSER } from './browser';
import { asSentence, PLAIN } from './plain';
import { english } from './sentence';

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
