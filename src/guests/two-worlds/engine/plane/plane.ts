// The plane: records of two features and one of two classes, few enough to be drawn one by one. One of them is Ana's.
import { InputError, requireNumber } from '../../../../base/numerics/errors';

export interface PlanePoint {
  /** Coordinate across, in [-1, 1]. */
  x: number;
  /** Coordinate upwards, in [-1, 1]. */
  y: number;
  label: 0 | 1;
}

export interface Plane {
  points: readonly PlanePoint[];
  /** Index of Ana's record. */
  ana: number;
}

/** Names of the planes to begin with. Links hold these names, so never rename one. */
export const PLANE_PRESETS = ['apart', 'overlapping', 'outlier', 'xor'] as const;
export type PlanePreset = (typeof PLANE_PRESETS)[number];

/** The most records that are drawn one by one and trained on during a drag. */
export const MOST_POINTS = 400;

const PLACE = { min: -1, max: 1 };

/** Throws an InputError that names the field unless the point lies on the plane. */
export function requirePoint<Point extends PlanePoint>(field: string, point: Point): Point {
  requireNumber(`${field}.x`, point.x, PLACE);
  requireNumber(`${field}.y`, point.y, PLACE);
  requireNumber(`${field}.label`, point.label, { min: 0, max: 1, integer: true });
  return point;
}

/** Throws an InputError unless the plane has 2 to 400 points, all on it, and Ana is one of them. */
export function requirePlane(plane: Plane): Plane {
  const { points, ana } = plane;
  if (points.length < 2 || points.length > MOST_POINTS)
    throw new InputError(
      'out-of-range',
      'points',
      `points holds ${points.length} records. Give 2 to ${MOST_POINTS}.`,
    );
  points.forEach((point, i) => {
    requirePoint(`points[${i}]`, point);
  });
  requireNumber('ana', ana, { min: 0, max: points.length - 1, integer: true });
  return plane;
}
