// The table of the accountant's queries, a line for each. A worker loads this file with the first query that it is asked
// from the table; a client only uses its types.
import { CURVE_EPSILONS } from '../../accounting';
import { keepingCurves } from '../../accounting/curves/keptCurves';
import { curvesBy } from './fastCurves';

export { calibrate } from './accountant/calibrate';
export { muCurves } from './accountant/muCurves';
export { point } from './accountant/point';

/** Curves that keep the contours of integration of the latest ones, which makes dragging fast. */
export const curves = curvesBy(keepingCurves(CURVE_EPSILONS));

export type { CalibrationReply, CalibrationRequest, NoiseRequest } from './accountant/calibrate';
export type { MuReply, MuRequest } from './accountant/muCurves';
export type { Elsewise, PointReply, PointRequest } from './accountant/point';
