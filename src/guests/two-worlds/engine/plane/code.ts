// The code of a plane of records, a short text for links. Each plane whose records lie on the code's grid has one code, and each code
// belongs to one plane.
import { InputError } from '../../../../base/numerics/errors';
import { MOST_POINTS, type Plane, type PlanePoint, requirePlane } from './plane';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LETTER_BITS = 6;

/** The first letter, which names this way of writing, so that another one may come later. */
const VERSION = 'p';

/** Bits for the number of Ana's record, for a coordinate, and for a record with its label. */
const ANA_BITS = 9;
const PLACE_BITS = 10;
const POINT_BITS = 2 * PLACE_BITS + 1;

/** Steps of the grid from the middle of the plane to an edge, so that the middle and both edges are on the grid. */
const HALF_STEPS = 2 ** (PLACE_BITS - 1) - 1;

/** The nearest coordinate on the code's grid. `place` is in [-1, 1]. */
export const snap = (place: number): number => Math.round(place * HALF_STEPS) / HALF_STEPS || 0;

/** The plane as a link holds it, with every coordinate moved to the grid, by at most 1/1022. */
export function snapped({ points, ana }: Plane): Plane {
  return { points: points.map((point) => ({ ...point, x: snap(point.x), y: snap(point.y) })), ana };
}

/** Writes a plane in letters of base64url. Throws an InputError for one that `requirePlane` refuses. */
export function encodePlane(plane: Plane): string {
  const { points, ana } = requirePlane(plane);
  const placeBits = (place: number) => bitsOf(Math.round(place * HALF_STEPS) + HALF_STEPS, PLACE_BITS);
  const bits =
    bitsOf(ana, ANA_BITS) +
    points.map(({ x, y, label }) => placeBits(x) + placeBits(y) + bitsOf(label, 1)).join('');
  // the last letter is filled up with zeros
  const letters = bits.padEnd(Math.ceil(bits.length / LETTER_BITS) * LETTER_BITS, '0').match(/.{6}/g) ?? [];
  return VERSION + letters.map((six) => LETTERS[Number.parseInt(six, 2)]).join('');
}

const bitsOf = (value: number, count: number): string => value.toString(2).padStart(count, '0');

/** Reads the code of a plane. Throws an InputError for every text that {@link encodePlane} does not write. */
export function decodePlane(code: string): Plane {
  const refuse = (why: string): never => {
    const shown = code.length > 40 ? `${code.slice(0, 40)}…` : code;
    throw new InputError(
      'malformed',
      'plane',
      `plane is “${shown}”, ${why}. Copy the whole link once more, or leave plane out.`,
    );
  };
  if (code[0] !== VERSION) return refuse(`which does not begin with ${VERSION}`);
  const letters = code.length - 1;
  const count = Math.floor((letters * LETTER_BITS - ANA_BITS) / POINT_BITS);
  if (letters !== Math.ceil((ANA_BITS + count * POINT_BITS) / LETTER_BITS)) {
    return refuse(`whose length of ${code.length} letters is that of no plane`);
  }
  if (count < 2 || count > MOST_POINTS)
    return refuse(`which has ${count} records and not 2 to ${MOST_POINTS}`);
  const values = Array.from(code.slice(1), (letter) => LETTERS.indexOf(letter));
  const unknown = values.indexOf(-1);
  if (unknown >= 0) return refuse(`whose letter ${unknown + 2} is none of a plane’s`);
  const bits = values.map((value) => bitsOf(value, LETTER_BITS)).join('');
  let at = 0;
  const read = (length: number): number => {
    at += length;
    return Number.parseInt(bits.slice(at - length, at), 2);
  };
  const ana = read(ANA_BITS);
  if (ana >= count) return refuse(`in which Ana is record ${ana + 1} of ${count}`);
  const points: PlanePoint[] = [];
  for (let i = 0; i < count; i++) {
    const places = [read(PLACE_BITS), read(PLACE_BITS)];
    if (places.some((place) => place > 2 * HALF_STEPS))
      return refuse(`whose record ${i + 1} is off the plane`);
    const [x, y] = places.map((place) => (place - HALF_STEPS) / HALF_STEPS);
    points.push({ x, y, label: read(1) === 1 ? 1 : 0 });
  }
  // the bits that are left are fewer than a record has, and must be zeros
  if (bits.slice(at).includes('1')) return refuse('which says more than a plane does');
  return { points, ana };
}
