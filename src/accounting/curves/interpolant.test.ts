// The polynomial between computed points of a curve: its nodes, its degree and its bounds.
import { describe, expect, test } from 'vitest';
import type { Verified } from '../types';
import { type CurveNode, checksOf, degreeFor, interpolantThrough, isTooVague, nodesOf } from './interpolant';

const known = (value: number, width = 0): Verified => ({
  verified: true,
  value,
  lower: value - width,
  upper: value + width,
  method: 'characteristic-function',
});
const unknown: Verified = { verified: false, value: null, lower: 0, upper: 9, method: 'closed-form' };
/** The places of a stretch: 65 of them from 0 to 2. */
const places = Float64Array.from({ length: 65 }, (_, i) => i / 32);
const nodesOn = (degree: number) => nodesOf(places, degree) ?? expect.unreachable('refused');
const at = (f: (at: number) => Verified, indices: readonly number[]): CurveNode[] =>
  indices.map((i) => ({ at: places[i]!, result: f(places[i]!) }));
const nodesFor = (f: (at: number) => Verified, degree: number): CurveNode[] => at(f, nodesOn(degree));
const checksFor = (f: (at: number) => Verified, degree: number): CurveNode[] =>
  at(f, checksOf(places, nodesOn(degree)));

test('nodes are places of the stretch in order, with its ends', () => {
  for (const degree of [8, 16]) {
    const nodes = nodesOn(degree);
    expect(nodes).toHaveLength(degree + 1);
    expect(nodes).toEqual(nodes.toSorted((a, b) => a - b));
    expect([nodes[0], nodes[degree]]).toEqual([0, 64]);
  }
});

test('check points are none of the nodes', () => {
  for (const degree of [8, 16]) {
    const nodes = nodesOn(degree);
    const checks = checksOf(places, nodes);
    expect(checks).toHaveLength(2);
    for (const check of checks) expect(nodes).not.toContain(check);
  }
});

test('there are no nodes where places are too few', () => {
  expect(nodesOf(places.subarray(0, 17), 8)).not.toBeNull();
  expect(nodesOf(places.subarray(0, 17), 12)).toBeNull();
  expect(nodesOf(places.subarray(0, 17), 16)).toBeNull();
  expect(nodesOf(places.subarray(0, 9), 16)).toBeNull();
});

test('there are no nodes where places are so uneven that errors would grow between them', () => {
  // the logarithms of the first whole numbers are far apart
  const whole = Float64Array.from({ length: 60 }, (_, i) => Math.log(i + 1));
  expect(nodesOf(whole, 20)).toBeNull();
});

test('the coefficients of a smooth curve foresee the degree that it needs', () => {
  const wanted = (f: (at: number) => Verified, degree: number) => degreeFor(nodesFor(f, degree));
  expect(wanted((at) => known(Math.exp(-at)), 8)).toBe(8);
  expect(wanted(() => known(0), 8)).toBe(0);
});

test('the coefficients of a curve with too few nodes foresee the higher degree that it needs', () => {
  const wavy = (at: number) => known(3 + 0.2 * Math.cos(4 * at));
  const wanted = (f: (at: number) => Verified, degree: number) => degreeFor(nodesFor(f, degree));
  const foreseen = wanted(wavy, 8);
  expect(foreseen).toBeGreaterThan(8);
  expect(foreseen).toBeLessThan(16);
  expect(wanted(wavy, 16)).toBe(16);
});

test('the coefficients of a curve with a kink foresee no degree that is low enough', () => {
  const kinked = (at: number) => known(1 + Math.abs(at - 0.7));
  const wanted = (f: (at: number) => Verified, degree: number) => degreeFor(nodesFor(f, degree));
  expect(wanted(kinked, 16)).toBeGreaterThan(30);
  expect(wanted(() => unknown, 8)).toBe(Infinity);
});

describe('interpolantThrough', () => {
  const f = (at: number) => known(5 * Math.exp(-at), 1e-6);

  test('is exact at nodes', () => {
    const nodes = nodesFor(f, 8);
    const curve = interpolantThrough(nodes, checksFor(f, 8), true) ?? expect.unreachable('refused');
    for (const { at, result } of nodes) {
      expect(curve(at)).toEqual({
        value: result.value,
        lower: result.lower,
        upper: result.upper,
        interpolated: false,
      });
    }
  });

  test('is within bounds as narrow as a verified number’s', () => {
    const nodes = nodesFor(f, 8);
    const curve = interpolantThrough(nodes, checksFor(f, 8), true) ?? expect.unreachable('refused');
    for (let at = 0.013; at < 2; at += 0.1) {
      const { value, lower, upper, interpolated } = curve(at);
      expect(interpolated).toBe(true);
      expect(lower).toBeLessThanOrEqual(5 * Math.exp(-at));
      expect(upper).toBeGreaterThanOrEqual(5 * Math.exp(-at));
      expect(value).toBeCloseTo(5 * Math.exp(-at), 4);
      expect(upper - lower).toBeLessThanOrEqual(2e-4 * Math.max(1, value));
    }
  });

  test('is refused where check points disagree', () => {
    const elsewhere = checksFor((at) => known(5 * Math.exp(-at) + 1e-3), 8);
    expect(interpolantThrough(nodesFor(f, 8), elsewhere, true)).toBeNull();
  });

  test('is refused where the nodes’ own brackets are too wide', () => {
    const vague = (at: number) => known(5 * Math.exp(-at), 6e-4);
    expect(isTooVague(vague(1))).toBe(true);
    expect(interpolantThrough(nodesFor(vague, 8), checksFor(vague, 8), true)).toBeNull();
    expect(isTooVague(unknown)).toBe(true);
  });

  test('a difference at the check points widens the bounds', () => {
    const width = (apart: number) => {
      const checks = checksFor((at) => known(5 * Math.exp(-at) + apart), 8);
      const { lower, upper } =
        interpolantThrough(nodesFor(f, 8), checks, true)?.(0.5) ?? expect.unreachable();
      return upper - lower;
    };
    expect(width(4e-5)).toBeGreaterThan(2 * width(0));
  });

  test('stays within the bounds that the nodes on either side prove for a monotone curve', () => {
    // the curve is flat to the last bit on the right, where a polynomial overshoots and a monotone curve cannot
    const bent = (at: number) => known(1 + 1e-5 * Math.max(0, 1 - at) ** 2);
    const curve = interpolantThrough(nodesFor(bent, 16), checksFor(bent, 16), true) ?? expect.unreachable();
    for (let at = 1.2; at < 2; at += 0.037) expect(curve(at)).toMatchObject({ value: 1, lower: 1, upper: 1 });
  });

  test('is 0 between zeros of a monotone curve', () => {
    const zero = () => known(0);
    expect(interpolantThrough(nodesFor(zero, 8), checksFor(zero, 8), true)?.(0.5)).toMatchObject({
      value: 0,
    });
  });

  test('is not claimed to be 0 between zeros of any other curve', () => {
    const zero = () => known(0);
    expect(interpolantThrough(nodesFor(zero, 8), checksFor(zero, 8), false)).toBeNull();
  });
});
