import { describe, expect, test } from 'vitest';
import type { Verified } from '../types';
import { type CurveNode, checksOf, fallOf, interpolantThrough, isTooVague, nodesOf } from './interpolant';

const known = (value: number, width = 0): Verified => ({
  verified: true,
  value,
  lower: value - width,
  upper: value + width,
  method: 'characteristic-function',
});
const unknown: Verified = { verified: false, value: null, lower: 0, upper: 9, method: 'closed-form' };
const stay = (at: number) => at;
const nodesFor = (f: (at: number) => Verified, degree: number, from = 0, to = 2): CurveNode[] =>
  nodesOf(from, to, degree, stay).map((at) => ({ at, result: f(at) }));
const checksFor = (f: (at: number) => Verified, degree: number): CurveNode[] =>
  checksOf(0, 2, degree, stay).map((at) => ({ at, result: f(at) }));

test('nodes keep their order and the ends when they are moved, and fall together where nothing else is near', () => {
  const whole = nodesOf(Math.log(100), Math.log(10_000), 8, (at) => Math.log(Math.round(Math.exp(at))));
  expect(whole).toHaveLength(9);
  expect(whole).toEqual(whole.toSorted((a, b) => a - b));
  expect([whole[0], whole[8]]).toEqual([Math.log(100), Math.log(10_000)]);
  expect(nodesOf(0, Math.log(3), 8, (at) => Math.log(Math.round(Math.exp(at)))).length).toBeLessThan(9);
  for (const check of checksOf(0, 1, 8, stay)) expect(nodesOf(0, 1, 8, stay)).not.toContain(check);
});

test('coefficients tell a smooth curve, one that needs more nodes, and a kink', () => {
  const wavy = (at: number) => known(3 + 0.2 * Math.cos(4 * at));
  const kinked = (at: number) => known(1 + Math.abs(at - 0.7));
  expect(
    fallOf(
      nodesFor((at) => known(Math.exp(-at)), 8),
      8,
    ),
  ).toBe('far enough');
  expect(fallOf(nodesFor(wavy, 8), 8)).toBe('further');
  expect(fallOf(nodesFor(wavy, 16), 16)).toBe('far enough');
  expect(fallOf(nodesFor(kinked, 16), 16)).not.toBe('far enough');
  expect(
    fallOf(
      nodesFor(() => unknown, 8),
      8,
    ),
  ).toBe('halve');
  expect(
    fallOf(
      nodesFor(() => known(0), 8),
      8,
    ),
  ).toBe('far enough');
});

describe('interpolantThrough', () => {
  const f = (at: number) => known(5 * Math.exp(-at), 1e-6);

  test('is within its bounds, which are as narrow as a verified number’s, and exact at nodes', () => {
    const nodes = nodesFor(f, 8);
    const curve = interpolantThrough(nodes, checksFor(f, 8), 8, true) ?? expect.unreachable('refused');
    for (const { at, result } of nodes) {
      expect(curve(at)).toEqual({
        value: result.value,
        lower: result.lower,
        upper: result.upper,
        interpolated: false,
      });
    }
    for (let at = 0.013; at < 2; at += 0.1) {
      const { value, lower, upper, interpolated } = curve(at);
      expect(interpolated).toBe(true);
      expect(lower).toBeLessThanOrEqual(5 * Math.exp(-at));
      expect(upper).toBeGreaterThanOrEqual(5 * Math.exp(-at));
      expect(value).toBeCloseTo(5 * Math.exp(-at), 4);
      expect(upper - lower).toBeLessThanOrEqual(2e-4 * Math.max(1, value));
    }
  });

  test('is refused where check points disagree, or the nodes’ own brackets are too wide', () => {
    const elsewhere = checksFor((at) => known(5 * Math.exp(-at) + 1e-3), 8);
    expect(interpolantThrough(nodesFor(f, 8), elsewhere, 8, true)).toBeNull();
    const vague = (at: number) => known(5 * Math.exp(-at), 6e-4);
    expect(isTooVague(vague(1))).toBe(true);
    expect(interpolantThrough(nodesFor(vague, 8), checksFor(vague, 8), 8, true)).toBeNull();
    expect(isTooVague(unknown)).toBe(true);
  });

  test('a difference at the check points widens the bounds', () => {
    const width = (apart: number) => {
      const checks = checksFor((at) => known(5 * Math.exp(-at) + apart), 8);
      const { lower, upper } =
        interpolantThrough(nodesFor(f, 8), checks, 8, true)?.(0.5) ?? expect.unreachable();
      return upper - lower;
    };
    expect(width(4e-5)).toBeGreaterThan(2 * width(0));
  });

  test('never leaves what neighbours prove of a monotone curve', () => {
    // flat to the last bit on the right: a polynomial overshoots, a monotone curve cannot
    const bent = (at: number) => known(1 + 1e-5 * Math.max(0, 1 - at) ** 2);
    const curve =
      interpolantThrough(nodesFor(bent, 16), checksFor(bent, 16), 16, true) ?? expect.unreachable();
    for (let at = 1.2; at < 2; at += 0.037) expect(curve(at)).toMatchObject({ value: 1, lower: 1, upper: 1 });
  });

  test('is 0 between zeros where it is monotone, and not claimed otherwise', () => {
    const zero = () => known(0);
    expect(interpolantThrough(nodesFor(zero, 8), checksFor(zero, 8), 8, true)?.(0.5)).toMatchObject({
      value: 0,
    });
    expect(interpolantThrough(nodesFor(zero, 8), checksFor(zero, 8), 8, false)).toBeNull();
  });
});
