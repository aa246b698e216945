// The Mills ratio m(t) = P(Z > t) / phi(t) of a standard normal Z with density phi, and how steeply it falls, -m'(t) = 1 - t m(t), by
// tables of polynomials. They are for loops over a hundred thousand points, in which @stdlib's erfcx would take most of the time. No
// coefficient is typed in, since a table is filled as it is used. normal.ts is for single values.
import { chebyshevCoefficients, chebyshevPoints } from './chebyshev';
import { millsRatio } from './normal';

/** Ends of the tables. Values beyond them are computed directly, by the functions that fill the tables. */
const FROM = -2.5;
const TO = 46;
/** Number of pieces for each unit of t. */
const PIECES = 16;
/** Degree of a piece's polynomial. The error of the interpolation is then below 1e-16 of the value. */
const DEGREE = 8;
const COUNT = DEGREE + 1;
/** The t from which on 1 - t m(t) would lose digits, so that a continued fraction is used. */
const FRACTION_FROM = 1.5;
/** The continued fraction converges in 20 terms plus this number over t^2. */
const FRACTION_TERMS = 400;

/** 1 / m(t) - t = 1 / (t + 2 / (t + 3 / (t + ...))) for t >= {@link FRACTION_FROM} (Laplace). */
function beyondLine(t: number): number {
  let rest = 0;
  for (let n = Math.ceil(20 + FRACTION_TERMS / (t * t)); n > 1; n--) rest = n / (t + rest);
  return 1 / (t + rest);
}

const mills = (t: number): number => (t < FRACTION_FROM ? millsRatio(t) : 1 / (t + beyondLine(t)));

function millsFall(t: number): number {
  if (t < FRACTION_FROM) return 1 - t * millsRatio(t);
  const rest = beyondLine(t);
  return rest / (t + rest);
}

/** The monomials' coefficients of the Chebyshev polynomials T_0 to T_DEGREE, row by row: small integers. */
function chebyshevMonomials(): Float64Array {
  const rows = new Float64Array(COUNT * COUNT);
  rows[0] = 1;
  rows[COUNT + 1] = 1;
  for (let k = 2; k < COUNT; k++) {
    for (let i = 0; i <= k; i++) {
      const shifted = i > 0 ? rows[(k - 1) * COUNT + i - 1] : 0;
      rows[k * COUNT + i] = 2 * shifted - rows[(k - 2) * COUNT + i];
    }
  }
  return rows;
}

// values are turned into Chebyshev coefficients and these, in a separate step, into those of monomials: the large integers of
// the second step multiply only the coefficients of high degree, which are tiny, so that it costs no accuracy
const POINTS = chebyshevPoints(DEGREE);
const SHARES = Array.from(POINTS, (_, j) => chebyshevCoefficients(POINTS.map((_, i) => (i === j ? 1 : 0))));
const MONOMIALS = chebyshevMonomials();

class Table {
  /** Coefficients in u from -1 to 1 over each piece. */
  private readonly coefficients = new Float64Array(Math.round((TO - FROM) * PIECES) * COUNT);

  constructor(private readonly f: (t: number) => number) {}

  at(t: number): number {
    const { coefficients } = this;
    const place = (t - FROM) * PIECES;
    const piece = place | 0;
    const i = piece * COUNT;
    if (coefficients[i] === 0) this.fill(piece);
    const u = 2 * (place - piece) - 1;
    const u2 = u * u;
    const u4 = u2 * u2;
    // sums go in pairs, which do not wait for one another; the terms fall so fast that their order costs no accuracy
    const low =
      coefficients[i] + coefficients[i + 1] * u + (coefficients[i + 2] + coefficients[i + 3] * u) * u2;
    const high =
      coefficients[i + 4] + coefficients[i + 5] * u + (coefficients[i + 6] + coefficients[i + 7] * u) * u2;
    return low + (high + coefficients[i + 8] * u4) * u4;
  }

  private fill(piece: number): void {
    const middle = FROM + (piece + 0.5) / PIECES;
    const own = new Float64Array(COUNT);
    for (let j = 0; j < COUNT; j++) {
      const value = this.f(middle + (0.5 / PIECES) * POINTS[j]);
      for (let k = 0; k < COUNT; k++) own[k] += SHARES[j][k] * value;
    }
    for (let k = DEGREE; k >= 0; k--) {
      for (let i = 0; i <= k; i++) this.coefficients[piece * COUNT + i] += MONOMIALS[k * COUNT + i] * own[k];
    }
  }
}

const ratios = new Table(mills);
const falls = new Table(millsFall);

/** m(t) for every finite t, within 1e-15 of its value, as {@link millsRatio}; Infinity below about -37. */
export function tabulatedMills(t: number): number {
  if (!(t >= FROM && t < TO)) return mills(t);
  return ratios.at(t);
}

/** -m'(t) = 1 - t m(t) > 0, within 2e-15 of its value also where that is small. */
export function tabulatedMillsFall(t: number): number {
  if (!(t >= FROM && t < TO)) return millsFall(t);
  return falls.at(t);
}
