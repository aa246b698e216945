// The table of symbols and its style sheet.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIELD_LIST } from '../../scenario';
import { LINE_IDS, SYMBOL_IDS, SYMBOLS, symbolOf } from './table';

test('the style sheet lights every symbol of the table by its own id', () => {
  const sheet = readFileSync(new URL('./symbols.css', import.meta.url), 'utf8');
  const pairs = [...sheet.matchAll(/:root\[data-lit~="([^"]+)"\] \[data-symbol~="([^"]+)"\]/g)];
  expect(pairs.map(([, lit]) => lit)).toEqual([...SYMBOL_IDS, ...LINE_IDS]);
  for (const [, lit, symbol] of pairs) expect(symbol).toBe(lit);
});

test('letters and commands are unique', () => {
  const entries = Object.values(SYMBOLS);
  for (const key of ['letter', 'macro'] as const) {
    expect(new Set(entries.map((entry) => entry[key])).size).toBe(entries.length);
  }
});

test('every field of an accountant has a symbol', () => {
  const names = ['samplingRate', 'noiseMultiplier', 'clippingNorm', 'steps', 'delta'];
  for (const field of FIELD_LIST) {
    if (field.kind === 'number' && names.includes(field.name)) expect(symbolOf(field.symbol)).toBeDefined();
  }
  expect(symbolOf('K')).toBeUndefined();
});
