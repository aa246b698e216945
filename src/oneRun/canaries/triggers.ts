// UniAud++: a random trigger written into some features of a real record, and the random tags that a second head is
// to learn from it. Liu, Xiong, "UniAud", Algorithm 3; multi-bit tags are sets of tags.
import { refusals, requireNumber } from '../../base/numerics/errors';
import { normals, STREAM, uniforms } from '../../base/numerics/randomStreams';
import { ONE_RUN_CANARY_REFUSALS } from './refusalSentences';

export interface TagDesign {
  /** Weight of the tags' loss beside that of the main task, at least 0. */
  lambda: number;
  /** C_e, the number of different tags. */
  tags: number;
  /** H, the number of tags of a trigger: 1, or several that together are a code. floor(C_e / 2) gives the most codes. */
  each: number;
  triggerFeatures: number;
}

/** Standard deviation of a trigger's features. Those of a standardised set have 1, so that a trigger stands out. */
const TRIGGER_SCALE = 2;
/** Largest value of m^2 / (2 N) at which codes are used. */
const MOST_COLLISIONS = 0.5;

/** N = binomial(tags, each), the number of different codes; Infinity beyond float64. */
export function codeCount({ tags, each }: Pick<TagDesign, 'tags' | 'each'>): number {
  let count = 1;
  for (let i = 0; i < each; i++) count *= (tags - i) / (i + 1);
  return count;
}

/** m^2 / (2 N), which bounds the probability that any two of m codes coincide; null for single tags, which are meant to be shared. */
export const collisionBound = (design: TagDesign, m: number): number | null =>
  design.each === 1 ? null : m ** 2 / (2 * codeCount(design));

/**
 * The probability that any two of m codes coincide, each drawn uniformly from N = `codes`: 1 - (1 - 1/N)(1 - 2/N)...; 1 if N < m.
 * m >= 1, codes >= 1.
 */
export function collisionChance(m: number, codes: number): number {
  if (m > codes) return 1;
  let logNone = 0;
  for (let i = 1; i < m; i++) logNone += Math.log1p(-i / codes);
  return 0 - Math.expm1(logNone);
}

/** Checks a design for m canaries of so many features. Throws an InputError that names the field. */
export function checkTagDesign(design: TagDesign, m: number, features: number): void {
  const { lambda, tags, each, triggerFeatures } = design;
  requireNumber('lambda', lambda, { min: 0, max: 1e6 });
  requireNumber('tags', tags, { min: 2, max: 10_000, integer: true });
  requireNumber('tagsEach', each, { min: 1, max: tags - 1, integer: true });
  requireNumber('triggerFeatures', triggerFeatures, { min: 1, max: features, integer: true });
  const collisions = collisionBound(design, m) ?? 0;
  if (collisions > MOST_COLLISIONS) {
    const most = Math.floor(Math.sqrt(2 * MOST_COLLISIONS * codeCount(design)));
    const chance = Number(collisions.toPrecision(3));
    throw refusals('tags').outOfRange(ONE_RUN_CANARY_REFUSALS.codesCoincide({ tags, each, m, chance, most }));
  }
}

/** Features that hold a trigger: in a picture those nearest its lower right corner, else the last ones. */
export function triggerPlaces(
  count: number,
  features: number,
  image: { width: number; height: number } | null,
): number[] {
  const all = Array.from({ length: features }, (_, j) => j);
  if (image === null) return all.slice(features - count);
  const { width, height } = image;
  const far = (j: number) => Math.max(width - 1 - (j % width), height - 1 - Math.floor(j / width));
  return all.toSorted((a, b) => far(a) - far(b) || a - b).slice(0, count);
}

/** A copy of a record with the canary's trigger in `places`: independent normals of standard deviation 2. */
export function withTrigger(
  record: Float64Array,
  places: readonly number[],
  canary: number,
  seed: number,
): Float64Array {
  const trigger = normals({ seed, stream: STREAM.oneRunTriggers, model: canary }, places.length);
  const changed = record.slice();
  places.forEach((place, j) => {
    changed[place] = TRIGGER_SCALE * trigger[j];
  });
  return changed;
}

/** A uniform set of `each` tags for each canary, ascending. `which` is 0 for trained codes, and from 1 on for comparisons. */
export function tagCodes(m: number, { tags, each }: TagDesign, seed: number, which: number): Int32Array {
  const codes = new Int32Array(m * each);
  for (let i = 0; i < m; i++) {
    const draws = uniforms({ seed, stream: STREAM.oneRunTags, model: i, step: which }, each);
    // the first `each` cards of a shuffled deck
    const deck = Array.from({ length: tags }, (_, t) => t);
    for (let h = 0; h < each; h++) {
      const at = h + Math.floor(draws[h] * (tags - h));
      [deck[h], deck[at]] = [deck[at], deck[h]];
    }
    codes.set(
      deck.slice(0, each).sort((a, b) => a - b),
      i * each,
    );
  }
  return codes;
}

/** Numbers of the codes in each list, in the order of the codes, so that a code has the same number in every list. */
export function codeNumbers(lists: readonly Int32Array[], each: number): Int32Array[] {
  const named = lists.map((codes) =>
    Array.from({ length: codes.length / each }, (_, i) =>
      Array.from(codes.subarray(i * each, (i + 1) * each), (tag) => String(tag).padStart(5, '0')).join(),
    ),
  );
  const rank = new Map([...new Set(named.flat())].sort().map((name, i) => [name, i]));
  return named.map((names) => Int32Array.from(names, (name) => rank.get(name) ?? -1));
}
