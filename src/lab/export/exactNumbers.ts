// Numbers as files have them: exact, and told apart from what is not known. Pure.

/** JSON has no infinity, so a text is written for it. NaN is a value that could not be verified. */
export const jsonNumber = (value: number | null): number | 'Infinity' | null =>
  value === null || Number.isNaN(value) ? null : value === Number.POSITIVE_INFINITY ? 'Infinity' : value;

export const jsonNumbers = (values: ArrayLike<number | null>) => Array.from(values, jsonNumber);
