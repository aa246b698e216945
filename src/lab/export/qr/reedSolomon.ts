// The check words of a QR code: Reed and Solomon's code over 256 elements, whose field polynomial is x^8 + x^4 + x^3 + x^2 + 1.

const EXPONENTS = new Uint8Array(255);
const LOGARITHMS = new Uint8Array(256);
for (let i = 0, power = 1; i < 255; i++) {
  EXPONENTS[i] = power;
  LOGARITHMS[power] = i;
  power = power < 128 ? power << 1 : (power << 1) ^ 0x11d;
}

function times(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  const sum = (LOGARITHMS[a] as number) + (LOGARITHMS[b] as number);
  return EXPONENTS[sum % 255] as number;
}

/** The coefficients below the leading one of (x - 1)(x - 2) … (x - 2^(degree - 1)), the highest first. */
export function generator(degree: number): Uint8Array {
  const coefficients = new Uint8Array(degree);
  coefficients[degree - 1] = 1;
  for (let i = 0; i < degree; i++) {
    const root = EXPONENTS[i] as number;
    for (let j = 0; j < degree; j++) {
      coefficients[j] = times(coefficients[j] as number, root) ^ (coefficients[j + 1] ?? 0);
    }
  }
  return coefficients;
}

/** What remains of the words, shifted by the generator's degree, after division by the generator. */
export function checkWords(words: Uint8Array, divisor: Uint8Array): Uint8Array {
  const rest = new Uint8Array(divisor.length);
  for (const word of words) {
    const factor = word ^ (rest[0] as number);
    rest.copyWithin(0, 1);
    rest[rest.length - 1] = 0;
    for (const [i, coefficient] of divisor.entries()) {
      rest[i] = (rest[i] as number) ^ times(coefficient, factor);
    }
  }
  return rest;
}
