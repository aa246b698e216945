// The sentence with two bounds on a guess, the smaller one first.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Twist } from './Twist';

const said = (exchange: number | null, removal: number | null): string =>
  renderToStaticMarkup(<Twist exchange={exchange} removal={removal} />).replace(/<[^>]+>/g, '');

test('the smaller bound comes first, and both are rounded up', () => {
  expect(said(0.51905, 0.35329)).toBe(
    'At this page’s settings, a guess at a label out of ten is right at most 35.33% of the time by removal, and by exchange at most 51.91%.',
  );
  expect(said(0.2, 0.3)).toContain('at most 20.00% of the time by exchange, and by removal at most 30.00%');
});

test('an unknown bound is written as …', () => {
  expect(said(null, 0.35329)).not.toMatch(/51/);
  expect(said(null, null)).toContain('at most … of the time by removal');
});
