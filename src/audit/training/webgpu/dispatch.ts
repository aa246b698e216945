// Numbers of threads and of workgroups.

/** Threads of a workgroup, unless its kernel states another number. */
export const LANES = 64;

export function ceilDiv(count: number, size: number): number {
  return Math.ceil(count / size);
}

/** Workgroups with a thread for each entry. */
export const groupsOf = (entries: number): number => ceilDiv(entries, LANES);

/** Workgroups in two dimensions of at most `limit`. Their product may exceed `groups`; kernels ignore those beyond. */
export function foldGroups(groups: number, limit: number): [number, number, number] {
  const y = ceilDiv(groups, limit);
  return [ceilDiv(groups, y), y, 1];
}
