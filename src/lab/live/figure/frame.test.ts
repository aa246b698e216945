// The height of the live figure in its place.
import { expect, test } from 'vitest';
import { figureHeight, HIGHEST } from './frame';

const WIDTHS = [320, 390, 519, 520, 640, 790, 870, 1200];

test.each(WIDTHS)(
  'at %i px of width each px that is taken from its place is taken from the figure',
  (width) => {
    const usual = figureHeight(width);
    for (const taken of [1, 22, 60, 100]) expect(figureHeight(width, HIGHEST - taken)).toBe(usual - taken);
  },
);

test.each(WIDTHS)('at %i px of width it never becomes lower where its place is higher', (width) => {
  const heights = Array.from({ length: 400 }, (_, i) => figureHeight(width, 264 + i));
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
});
