// The largest epsilon that the usual one-run design could show, by either bound. The page loads ceiling.ts first, and this
// file is separate, because the classic bound is not needed then.
import { oneRunCeiling } from './ceiling';
import { oneRunEpsLowerClassic } from './classicBound';

/**
 * The largest provable epsilon, with all m secrets of two values guessed rightly. m in 1..1e6; InputError outside. Liu, Xiong,
 * "UniAud", Table IV, heads its columns with the classic one.
 */
export function epsOptimal(m: number, delta: number, alpha: number): { classic: number; exact: number } {
  return {
    classic: oneRunEpsLowerClassic({ m, r: m, v: m }, delta, alpha),
    exact: oneRunCeiling(m, alpha, delta),
  };
}
