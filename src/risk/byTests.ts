// Bounds one guess by the power of tests, apart from underCurve.ts, so that a page which draws it loads no law of
// counts.
import { requireNumber } from '../base/numerics/errors';
import { findRoot } from '../base/numerics/rootFinding';
import { bounded, type RiskBound } from './bound';
import { checkSecret } from './secret';
import type { RiskCurve } from './types';

/** Relative width of the root's bracket; its upper end is returned. */
const ROOT_WIDTH = 1e-13;

/**
 * The root s of s = h((1 - s) p / (1 - p)), p = chance and h(x) an upper bound on the power of a test of level x: the
 * bound of {@link successUnder} for an exact match. For a prior uniform on k = 1/p values, it is what the recursion
 * of Mahloujifar, Melis, Chaudhuri says about one guess. chance in [0, 1], from 1/2 on for an add-remove curve, whose
 * exchange is that of membership; InputError outside. Derived here.
 */
export function successByTests(curve: RiskCurve, chance: number): RiskBound {
  requireNumber('prior', chance, { min: 0, max: 1 });
  const form = 'curve';
  const { adjacency } = curve;
  if (chance === 0 || chance === 1) return { bound: chance, adjacency, form };
  checkSecret({ chance, kappa: 1, adjacency, by: 'exchange' });
  const odds = chance / (1 - chance);
  // h falls in s, so below the root h exceeds s
  const lack = (s: number) => s - curve.power(Math.min(1, (1 - s) * odds)).upper;
  const root = findRoot(lack, 0.5 * chance, 1, { relativeTolerance: ROOT_WIDTH });
  return { bound: bounded(Math.max(chance, root * (1 + ROOT_WIDTH))), adjacency, form };
}
