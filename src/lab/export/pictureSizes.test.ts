// The sizes of saved pictures.
import { describe, expect, test } from 'vitest';
import {
  dotsPerPx,
  LEAST_POINTS,
  PRINT_SIZES,
  pictureWidth,
  SMALLEST_TYPE,
  typePoints,
} from './pictureSizes';
import { drawingScale, svgDocument, svgSize } from './svgDocument';

const DRAWING = {
  content: '<path d="M0 0"/>',
  ground: '#fff',
  ink: '#000',
  soft: '#555',
  fontFamily: 'Inter',
  paint: (colour: string) => colour,
  title: 'Title',
  description: 'Words',
  head: 'ε at δ = 10⁻⁵ of a training run',
  foot: 'noise multiplier σ',
  legend: [{ mark: 'line', colour: '#c8500a', text: 'ε_S' }] as const,
  lines: [
    'Adjacency Lab 1.0.0',
    `link: https://lab.example/?${'v=2&s=1.6772842407226562&'.repeat(4)}`,
    'seed: 1',
  ],
};

describe.each(Object.entries(PRINT_SIZES))('%s', (_, print) => {
  const width = pictureWidth(print) - 32;

  test('has 300 dots an inch as a PNG', () => {
    expect(Math.round((dotsPerPx(print) * pictureWidth(print)) / (print.cm / 2.54))).toBe(300);
  });

  test('has no type below eight points', () => {
    expect(typePoints(SMALLEST_TYPE, print)).toBeGreaterThanOrEqual(LEAST_POINTS);
    const svg = svgDocument({ ...DRAWING, width, height: 300, print });
    for (const [, size] of svg.matchAll(/font-size="([\d.]+)"/g))
      expect(typePoints(Number(size), print)).toBeGreaterThanOrEqual(LEAST_POINTS);
  });

  test.each([200, 420, 900])('has room for a drawing of %d px with its provenance below', (height) => {
    const parts = { ...DRAWING, width, height, print };
    const size = svgSize(parts);
    const svg = svgDocument(parts);
    expect(svg).toContain(`width="${print.cm}cm"`);
    expect(size.width).toBe(pictureWidth(print));
    if (print.aspect !== null) expect(Math.abs(size.height / size.width - print.aspect)).toBeLessThan(0.005);
    const [, top] = /translate\([\d.]+ ([\d.]+)\)(?: scale\([\d.]+\))?"><path d="M0 0"/.exec(svg) ?? [];
    const places = [...svg.matchAll(/<text x="16" y="([\d.]+)">(?=Adjacency Lab|link)/g)].map(([, y]) =>
      Number(y),
    );
    expect(places.length).toBeGreaterThan(0);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(Number(top) + height * drawingScale(parts));
    const last = [...svg.matchAll(/<text x="16" y="([\d.]+)"/g)].map(([, y]) => Number(y)).at(-1);
    expect(last).toBeLessThan(size.height);
  });
});

test('a picture saved as it is drawn is as large as its drawing and the margin', () => {
  const parts = { ...DRAWING, width: 700, height: 400 };
  expect(svgSize(parts).width).toBe(732);
  expect(drawingScale(parts)).toBe(1);
  expect(svgDocument(parts)).toMatch(/<svg [^>]*width="732" height="\d+"/);
});
