// Tests of replies in which sentences become English texts.
import { expect, test } from 'vitest';
import { sentences } from './family';
import { inEnglish } from './inEnglish';

const SHOP = sentences('shop', { open: 'The shop is open.', price: '{thing:quote} costs {price:number}.' });

test('sentences become texts at any depth', () => {
  const bins = Float64Array.of(1, 2);
  const reply = {
    rows: [{ note: SHOP.price({ thing: 'tea', price: 2 }), amount: 1.5, none: null }],
    words: SHOP.open,
    bins,
    code: 'x',
  };
  const text: string = inEnglish(reply).words;
  expect(text).toBe('The shop is open.');
  expect(inEnglish(reply)).toEqual({
    rows: [{ note: '"tea" costs 2.', amount: 1.5, none: null }],
    words: 'The shop is open.',
    bins,
    code: 'x',
  });
  expect(inEnglish([SHOP.open, 'as it is'])).toEqual(['The shop is open.', 'as it is']);
});

test('a typed array stays the same object', () => {
  const bins = Float64Array.of(1, 2);
  const reply = {
    rows: [{ note: SHOP.price({ thing: 'tea', price: 2 }), amount: 1.5, none: null }],
    words: SHOP.open,
    bins,
    code: 'x',
  };
  expect(inEnglish(reply).bins).toBe(bins);
});
