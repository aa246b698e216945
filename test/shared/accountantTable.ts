// The accountant's queries without the cache of the page's worker, so that each answer is exactly the core's. For tests and
// recordings.
import { calibrate } from '../../src/work/queries/accountant/calibrate';
import { curves } from '../../src/work/queries/accountant/curves';
import { muCurves } from '../../src/work/queries/accountant/muCurves';
import { point } from '../../src/work/queries/accountant/point';

export const ACCOUNTANT = { curves, point, muCurves, calibrate };
