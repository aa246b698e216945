// How low a convex function can be anywhere, from its values at three places, each known within bounds.

export interface BoundedValue {
  at: number;
  lower: number;
  upper: number;
}

/**
 * A number that a convex function nowhere falls below, from bounds at three places in ascending order. Between the left place
 * and the middle one the function stays above the line through the middle and the right one, and between the middle and the
 * right one above the line through the left and the middle one. Outwards from the outer two it rises. -Infinity where the
 * bounds do not show that it rises on both sides of the middle. Derived here.
 */
export function convexFloor(left: BoundedValue, middle: BoundedValue, right: BoundedValue): number {
  if (!(left.lower > middle.upper && right.lower > middle.upper)) return Number.NEGATIVE_INFINITY;
  const before = middle.at - left.at;
  const after = right.at - middle.at;
  const dip = Math.max(
    ((right.upper - middle.lower) * before) / after,
    ((left.upper - middle.lower) * after) / before,
  );
  return middle.lower - dip;
}
