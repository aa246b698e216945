// The table of the accountant's queries, a line for each. A worker loads this file with the first query that it is asked
// from the table; a client only uses its types.
import { CURVE_EPSILONS } from '../../accounting';
import { keepingCurves } from '../../accounting/curves/keptCurves';
import { curvesBy } from './fastCurves';

export { calibrate } from './accountant/calibrate';
export { muCurves } from './accountant/muCurves';
export { point } from './accountant/point';

/**
 * The curves as the page asks for them: values and contours of the latest figure are kept, so that dragging is fast. `compute` keeps none.
 */
export const curves = curvesBy(keepingCurves(CURVE_EPSILONS));

export type { CalibrationReply, CalibrationRequest, NoiseRequest } from './accountant/calibrate';
export type { MuReply, MuRequest } from './accountant/muCurves';
export type { Elsewise, PointReply, PointRequest } from './accountant/point';
