// What the usual one-run design could show at best, by either bound. Not in ceiling.ts, which the page loads first.
import { oneRunCeiling } from './ceiling';
import { oneRunEpsLowerClassic } from './classicBound';

/**
 * The largest provable epsilon: all m secrets of two values guessed and right, m 1..1e6. Liu, Xiong, "UniAud", Table
 * IV, heads its columns with the first.
 */
export function epsOptimal(m: number, delta: number, alpha: number): { classic: number; exact: number } {
  return {
    classic: oneRunEpsLowerClassic({ m, r: m, v: m }, delta, alpha),
    exact: oneRunCeiling(m, alpha, delta),
  };
}
