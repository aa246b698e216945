// Numbers as files have them: exact, and distinct from what is not known. Pure.

/** A number as JSON has it: a text for infinity, which JSON lacks, and null for NaN, which is a value that could not be verified. */
export const jsonNumber = (value: number | null): number | 'Infinity' | null =>
  value === null || Number.isNaN(value) ? null : value === Number.POSITIVE_INFINITY ? 'Infinity' : value;

export const jsonNumbers = (values: ArrayLike<number | null>) => Array.from(values, jsonNumber);
