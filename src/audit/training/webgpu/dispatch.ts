// Threads and counts of workgroups.

/** Threads of a workgroup, where its kernel does not say otherwise. */
export const LANES = 64;

export function ceilDiv(count: number, size: number): number {
  return Math.ceil(count / size);
}

/** Workgroups with a thread for each entry. */
export const groupsOf = (entries: number): number => ceilDiv(entries, LANES);

/** Workgroups in two dimensions of at most `limit`; the product may exceed `groups`, kernels ignore what is beyond. */
export function foldGroups(groups: number, limit: number): [number, number, number] {
  const y = ceilDiv(groups, limit);
  return [ceilDiv(groups, y), y, 1];
}
