// Numbers and polynomials as WGSL source text.

/** A decimal that WGSL reads back as the float32 nearest to `value`, with a decimal point or an exponent. */
export function literal(value: number): string {
  const text = String(Math.fround(value));
  return /[.e]/.test(text) ? text : `${text}.0`;
}

/** Horner's scheme in `variable` for the coefficients of powers 0, 1, 2, ... */
export function polynomial(coefficients: readonly number[], variable: string): string {
  return coefficients.reduceRight(
    (sum, c) => (sum === '' ? literal(c) : `(${sum} * ${variable} + ${literal(c)})`),
    '',
  );
}

/** 1 / k! for k = 0 .. terms - 1. */
export function inverseFactorials(terms: number): number[] {
  let factorial = 1;
  return Array.from({ length: terms }, (_, k) => {
    factorial *= Math.max(1, k);
    return 1 / factorial;
  });
}
