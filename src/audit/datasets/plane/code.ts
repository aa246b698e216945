// A plane as a short word for a link: each plane that lies on the code's grid has one word, and each word one plane.
import { InputError } from '../../../base/numerics/errors';
import { MOST_POINTS, type Plane, type PlanePoint, requirePlane } from './plane';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LETTER_BITS = 6;

/** The first letter, for what may come after this way of writing. */
const VERSION = 'p';

const ANA_BITS = 9;
const PLACE_BITS = 10;
const POINT_BITS = 2 * PLACE_BITS + 1;

/** Places are multiples of half of it either side of 0, so that the middle is on the grid, and both ends are. */
const HALF_STEPS = 2 ** (PLACE_BITS - 1) - 1;

/** The nearest place that a link can say. `place` in [-1, 1]. */
export const snap = (place: number): number => Math.round(place * HALF_STEPS) / HALF_STEPS || 0;

/** The plane as a link says it: every place at most 1/1022 away. */
export function snapped({ points, ana }: Plane): Plane {
  return { points: points.map((point) => ({ ...point, x: snap(point.x), y: snap(point.y) })), ana };
}

/** Letters of base64url: A-Z, a-z, 0-9, - and _. Throws an InputError for a plane that is none. */
export function encodePlane(plane: Plane): string {
  const { points, ana } = requirePlane(plane);
  const bits = new BitWriter();
  bits.write(ana, ANA_BITS);
  for (const { x, y, label } of points) {
    for (const place of [x, y]) bits.write(Math.round(place * HALF_STEPS) + HALF_STEPS, PLACE_BITS);
    bits.write(label, 1);
  }
  return VERSION + bits.letters();
}

/** The plane of a word that {@link encodePlane} wrote. Throws an InputError for every other text. */
export function decodePlane(code: string): Plane {
  const refuse = (why: string): never => {
    const shown = code.length > 40 ? `${code.slice(0, 40)}…` : code;
    const message = `plane is “${shown}”, ${why}. Copy the whole link once more, or leave plane out.`;
    throw new InputError('malformed', 'plane', message);
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
  const bits = new BitReader(values);
  const ana = bits.read(ANA_BITS);
  if (ana >= count) return refuse(`in which Ana is record ${ana + 1} of ${count}`);
  const points: PlanePoint[] = [];
  for (let i = 0; i < count; i++) {
    const places = [bits.read(PLACE_BITS), bits.read(PLACE_BITS)];
    if (places.some((place) => place > 2 * HALF_STEPS))
      return refuse(`whose record ${i + 1} is off the plane`);
    const [x, y] = places.map((place) => (place - HALF_STEPS) / HALF_STEPS);
    points.push({ x, y, label: bits.read(1) === 1 ? 1 : 0 });
  }
  if (bits.rest() !== 0) return refuse('which says more than a plane does');
  return { points, ana };
}

class BitWriter {
  private readonly bits: number[] = [];

  /** The most significant first. */
  write(value: number, count: number): void {
    for (let i = count - 1; i >= 0; i--) this.bits.push((value >> i) & 1);
  }

  /** Zeros behind, up to a whole letter. */
  letters(): string {
    let text = '';
    for (let at = 0; at < this.bits.length; at += LETTER_BITS) {
      let value = 0;
      for (let i = 0; i < LETTER_BITS; i++) value = 2 * value + (this.bits[at + i] ?? 0);
      text += LETTERS[value];
    }
    return text;
  }
}

class BitReader {
  private at = 0;

  constructor(private readonly letters: readonly number[]) {}

  read(count: number): number {
    let value = 0;
    for (const end = this.at + count; this.at < end; this.at++) {
      const letter = this.letters[Math.floor(this.at / LETTER_BITS)];
      value = 2 * value + ((letter >> (LETTER_BITS - 1 - (this.at % LETTER_BITS))) & 1);
    }
    return value;
  }

  /** What is left, which is less than a point. */
  rest(): number {
    return this.read(this.letters.length * LETTER_BITS - this.at);
  }
}
