// epsilon_O, which is what the usual one-run design could show at best, by either bound. This is not in ceiling.ts, because
// the page loads that file first and it needs no binomial law.
import { oneRunCeiling } from './ceiling';
import { oneRunEpsLowerClassic } from './classicBound';

/**
 * epsilon_O of the usual design, all m secrets of two values guessed and all right: with the published term in delta
 * and with the exact one. m 1..1e6. Liu, Xiong, "UniAud", Table IV, heads its columns with the first.
 */
export function epsOptimal(m: number, delta: number, alpha: number): { classic: number; exact: number } {
  return {
    classic: oneRunEpsLowerClassic({ m, r: m, v: m }, delta, alpha),
    exact: oneRunCeiling(m, alpha, delta),
  };
}
