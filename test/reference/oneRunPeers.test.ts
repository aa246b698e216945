// One-run bounds compared with the output of other programs (peerVectors of test/reference/auditing.json). They take a maximum over many
// thresholds, which does not hold its confidence; the test only makes sure that ours comes out the same.
import { describe, expect, it } from 'vitest';
import { gdpEpsilon } from '../../src/accounting';
import { normalUpperQuantile } from '../../src/base/numerics/normal';
import { oneRunEpsLowerClassic } from '../../src/oneRun/estimation/classicBound';
import { epsOptimal } from '../../src/oneRun/estimation/epsOptimal';
import { oneRunEpsLowerExact } from '../../src/oneRun/estimation/exactBound';
import { fdpOneRunGdp, fdpRefutesGdp } from '../../src/oneRun/estimation/gdpBounds';
import reference from './auditing.json';

interface Vertex {
  falseNegatives: number;
  trueNegatives: number;
}

/** Vertices of the upper convex hull of (false negatives, true negatives) over all thresholds, from (0, 0) to (n, n). */
function hullOfCounts(heldIn: Float64Array, heldOut: Float64Array): Vertex[] {
  const hull: Vertex[] = [];
  const turnsRight = (a: Vertex, b: Vertex, c: Vertex) =>
    (b.falseNegatives - a.falseNegatives) * (c.trueNegatives - a.trueNegatives) <
    (b.trueNegatives - a.trueNegatives) * (c.falseNegatives - a.falseNegatives);
  let inside = 0;
  let outside = 0;
  const add = () => {
    const point = { falseNegatives: inside, trueNegatives: outside };
    while (hull.length > 1 && !turnsRight(hull[hull.length - 2]!, hull[hull.length - 1]!, point)) hull.pop();
    hull.push(point);
  };
  add();
  while (inside < heldIn.length || outside < heldOut.length) {
    const next = Math.min(heldIn[inside] ?? Infinity, heldOut[outside] ?? Infinity);
    while (heldOut[outside] === next) outside++;
    while (heldIn[inside] === next) inside++;
    add();
  }
  return hull;
}

interface Peer {
  inputs: Record<string, number>;
  outputs: Record<string, number>;
}

const [onePeer, fdpPeer] = reference.peerVectors as unknown as { cases: Peer[] }[];

describe.each(onePeer!.cases)(
  'epsilon_one_run of jax_privacy, shift $inputs.shift',
  ({ inputs, outputs: expected }) => {
    const { shift, n, delta, significance } = inputs;
    const heldOut = Float64Array.from({ length: n! }, (_, i) => -normalUpperQuantile((i + 0.5) / n!));
    const hull = hullOfCounts(
      heldOut.map((x) => x + shift!),
      heldOut,
    );
    const level = significance! / hull.length;
    const counts = hull
      .map(({ falseNegatives, trueNegatives }) => ({
        m: 2 * n!,
        r: 2 * n! - falseNegatives - trueNegatives,
        v: n! - falseNegatives,
        k: 2,
      }))
      .filter(({ r }) => r > 0);
    const bounds = counts.map((at) => oneRunEpsLowerClassic(at, delta!, level));
    const best = Math.max(...bounds);

    it('has the same thresholds and the same bound at the best one', () => {
      expect(hull.length).toBe(expected.hullVertices);
      expect(Math.abs(best / expected.eps! - 1)).toBeLessThan(1e-5);
      expect(counts[bounds.indexOf(best)]).toMatchObject({
        r: expected.bestGuesses,
        v: expected.bestCorrect,
      });
    });

    it('is exceeded by the exact bound at the same counts and level', () => {
      const exact = Math.max(...counts.map((at) => oneRunEpsLowerExact(at, delta!, level)));
      expect(exact).toBeGreaterThan(best);
      // the exact bound at this shift is known independently to four digits
      if (shift === 1) expect(exact).toBeCloseTo(1.916, 3);
    });

    it('has the f-DP bound that epsilon_one_run_fdp prints', () => {
      const peer = fdpPeer!.cases.find((one) => one.inputs.shift === shift);
      // the threshold with the best bound is tried first, so that most others only need a test of whether they exceed it
      const start = fdpOneRunGdp(counts[bounds.indexOf(best)]!, level);
      const mu = counts.reduce(
        (most, at) => (fdpRefutesGdp(at, most + 1e-9, level) ? fdpOneRunGdp(at, level) : most),
        start,
      );
      const printed = peer!.outputs.eps!;
      expect(Math.abs(gdpEpsilon(mu, delta!) / printed - 1)).toBeLessThan(1e-5);
    });
  },
);

it('the published bound has the value of the example in “Privacy Auditing with One (1) Training Run”, Appendix D', () => {
  expect(oneRunEpsLowerClassic({ m: 1000, r: 100, v: 75 }, 1e-4, 0.05)).toBeCloseTo(0.673, 3);
});

it('the largest possible bounds are those in the heading of Table IV of “UniAud”', () => {
  expect(epsOptimal(2000, 1e-5, 0.05).classic).toBeCloseTo(6.45, 2);
  expect(epsOptimal(10_000, 1e-5, 0.05).classic).toBeCloseTo(7.83, 2);
});
