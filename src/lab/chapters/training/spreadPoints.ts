// Within how many percentage points shares lie, for a sentence beside shares of one decimal: never less than they do. Pure.

/** Percentage points of one decimal, rounded up; the slack keeps what is exact in decimals from slipping a tenth. */
export const spreadPoints = (shares: readonly number[]): number =>
  Math.max(0, Math.ceil(1000 * (Math.max(...shares) - Math.min(...shares)) - 1e-9)) / 10;
