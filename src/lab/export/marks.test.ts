// The legend of a saved picture has every entry in its colour and fits the picture's width.
import { expect, test } from 'vitest';
import { type LegendEntry, legendHeight, legendMarkup, underlayMarkup, withSubscripts } from './marks';

const paint = (colour: string) => (colour.startsWith('url(') ? colour : `rgb of ${colour}`);
const box = (text: string): LegendEntry => ({ mark: 'box', colour: 'var(--ratio-3)', text });
const entries = Array.from({ length: 7 }, (_, i) => box(`entry number ${i}`));

test('entries flow into rows that fit the width', () => {
  const markup = legendMarkup(entries, 300, paint);
  const at = [...markup.matchAll(/translate\(([\d.]+) ([\d.]+)\)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect(at).toHaveLength(7);
  const rows = new Set(at.map(([, y]) => y));
  expect(rows.size).toBeGreaterThan(2);
  // a swatch and fourteen letters take some 100 px
  for (const [x] of at) expect(x).toBeLessThan(300 - 100);
  expect(legendHeight(entries, 300)).toBeGreaterThan(Math.max(...rows));
  expect(legendHeight(entries, 3000)).toBeLessThan(legendHeight(entries, 300));
  expect(legendHeight([], 300)).toBe(0);
});

test('every kind of mark is drawn in the colour that stands for it', () => {
  const kinds: LegendEntry[] = [
    { mark: 'line', colour: 'var(--a)', dash: '7 5', text: 'ε_AR add/remove' },
    { mark: 'box', colour: 'url(#hatch)', text: 'x < y' },
    { mark: 'dot', colour: 'var(--c)', opacity: 0.5, text: 'dot' },
    { mark: 'ring', colour: 'var(--d)', text: 'ring' },
  ];
  const markup = legendMarkup(kinds, 900, paint);
  for (const colour of ['rgb of var(--a)', 'url(#hatch)', 'rgb of var(--c)', 'rgb of var(--d)']) {
    expect(markup).toContain(`"${colour}"`);
  }
  expect(markup).toContain('stroke-dasharray="7 5"');
  expect(markup).toContain('opacity="0.5"');
  expect(markup).toContain('x &#60; y');
});

test('a subscript is lowered and the text after it is not', () => {
  expect(withSubscripts('ε_S / ε_AR at T')).toMatch(
    /^ε<tspan dy="0\.3em"[^>]*>S<\/tspan><tspan dy="-0\.225em"> \/ ε<\/tspan><tspan[^>]*>AR<\/tspan><tspan[^>]*> at T<\/tspan>$/,
  );
  expect(withSubscripts('a < b')).toBe('a &#60; b');
});

test('a shape under a drawing keeps its path, colour and opacity', () => {
  expect(underlayMarkup([{ d: 'M0 0h1v1z', colour: 'var(--edge)', opacity: 0.3 }], paint)).toBe(
    '<path d="M0 0h1v1z" fill="rgb of var(--edge)" opacity="0.3"/>',
  );
});
