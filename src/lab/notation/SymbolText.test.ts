// The symbols found in plain text.
import { expect, test } from 'vitest';
import { raised, splitSymbols } from './SymbolText';

const symbols = (text: string) => splitSymbols(text).filter((_, i) => i % 2 === 1);

test('finds letters that stand alone and epsilons with an adjacency, but no letters within words', () => {
  expect(symbols('Drag σ: ε_S is more than twice ε_AR at the same δ.')).toEqual(['σ', 'ε_S', 'ε_AR', 'δ']);
  expect(symbols('Putting z′ in the place of z')).toEqual(['z′', 'z']);
  expect(symbols('The CT scan of a quiz; S5, T2, Choose, an ε')).toEqual([]);
  expect(splitSymbols('At q.').join('')).toBe('At q.');
});

test('finds exponents that are one letter, a number or an expression in brackets', () => {
  const exponents = (text: string) =>
    symbols(text)
      .filter((piece) => piece.startsWith('^'))
      .map(raised);
  expect(exponents('At most (e^ε/(1 + e^ε))^1000, which is 5%.')).toEqual(['ε', 'ε', '1000']);
  expect(exponents('(1 − q)^T = 0.999^500, and e^(−0.5) is near; so is 0,05^(1/2000).')).toEqual([
    'T',
    '500',
    '−0.5',
    '1/2000',
  ]);
  expect(exponents('One in e^8, and e^0.5 or 10^−5.')).toEqual(['8', '0.5', '−5']);
  expect(exponents('a δ of δ(a) + e^a δ(b)')).toEqual(['a']);
  expect(splitSymbols('(1 − q)^T').join('')).toBe('(1 − q)^T');
});
