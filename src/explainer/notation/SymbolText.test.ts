import { expect, test } from 'vitest';
import { splitSymbols } from './SymbolText';

const symbols = (text: string) => splitSymbols(text).filter((_, i) => i % 2 === 1);

test('finds letters that stand alone and epsilons with an adjacency, and leaves words alone', () => {
  expect(symbols('Drag σ: ε_S is more than twice ε_AR at the same δ.')).toEqual(['σ', 'ε_S', 'ε_AR', 'δ']);
  expect(symbols('Putting z′ in the place of z')).toEqual(['z′', 'z']);
  expect(symbols('The CT scan of a quiz; S5, T2, Choose, an ε')).toEqual([]);
  expect(splitSymbols('At q.').join('')).toBe('At q.');
});
