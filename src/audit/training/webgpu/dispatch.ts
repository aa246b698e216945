// Counts of workgroups. Plain arithmetic.

/** Groups of `size` that hold `count`. */
export function ceilDiv(count: number, size: number): number {
  return Math.ceil(count / size);
}

/** Workgroups in two dimensions of at most `limit`; the product may exceed `groups`, kernels ignore what is beyond. */
export function foldGroups(groups: number, limit: number): [number, number, number] {
  const y = ceilDiv(groups, limit);
  return [ceilDiv(groups, y), y, 1];
}
