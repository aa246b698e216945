// What the accountant can be asked, a line for each query. A worker loads the functions with the first question to
// one of them; the client has its types from here.
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
