// UniAud++: a random trigger written into some features of a real record, and the random tags that a second head is
// to learn from it. Liu, Xiong, "UniAud", Algorithm 3; multi-bit tags are sets of tags.
import { refusals, requireNumber } from '../../base/numerics/errors';
import { normals, STREAM, uniforms } from '../../base/numerics/randomStreams';

export interface TagDesign {
  /** What a tag's loss counts beside the main task's, at least 0. */
  lambda: number;
  /** Number of tags that there are, C_e. */
  tags: number;
  /** H, the tags that a trigger has: 1, or as many as make a code; most codes at floor(C_e / 2). */
  each: number;
  triggerFeatures: number;
}

/** Factor of a trigger's normals; the shipped sets are standardised, so it stands out. */
const TRIGGER_SCALE = 2;
/** Largest m^2 / (2 N) that codes are used at. */
const MOST_COLLISIONS = 0.5;

/** N = binomial(tags, each), the codes there are; Infinity beyond float64. */
export function codeCount({ tags, each }: Pick<TagDesign, 'tags' | 'each'>): number {
  let count = 1;
  for (let i = 0; i < each; i++) count *= (tags - i) / (i + 1);
  return count;
}

/** m^2 / (2 N) bounds the probability that any two of m codes are one; null for single tags, which are meant to be shared. */
export const collisionBound = (design: TagDesign, m: number): number | null =>
  design.each === 1 ? null : m ** 2 / (2 * codeCount(design));

/** 1 - (1 - 1/N)(1 - 2/N)...: that any two of m codes, drawn evenly from N `codes`, are one; 1 where N < m. m >= 1, codes >= 1. */
export function collisionChance(m: number, codes: number): number {
  if (m > codes) return 1;
  let logNone = 0;
  for (let i = 1; i < m; i++) logNone += Math.log1p(-i / codes);
  return 0 - Math.expm1(logNone);
}

/** Throws InputError that names the field. */
export function checkTagDesign(design: TagDesign, m: number, features: number): void {
  const { lambda, tags, each, triggerFeatures } = design;
  requireNumber('lambda', lambda, { min: 0, max: 1e6 });
  requireNumber('tags', tags, { min: 2, max: 10_000, integer: true });
  requireNumber('tagsEach', each, { min: 1, max: tags - 1, integer: true });
  requireNumber('triggerFeatures', triggerFeatures, { min: 1, max: features, integer: true });
  const collisions = collisionBound(design, m) ?? 0;
  if (collisions > MOST_COLLISIONS) {
    const most = Math.floor(Math.sqrt(2 * MOST_COLLISIONS * codeCount(design)));
    throw refusals('tags')
      .outOfRange`tags is ${tags} with tagsEach = ${each} and m = ${m}, where two codes coincide with probability up to ${Number(collisions.toPrecision(3))}. Give more tags, or at most ${most} canaries.`;
  }
}

/** Places of a trigger: in a picture those nearest its lower right corner, else the last ones. */
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

/** A copy with the canary's trigger in those places: independent normals of standard deviation 2. */
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

/** A uniform set of `each` tags a canary, ascending. `which` 0: trained; from 1 on, compared with. */
export function tagCodes(m: number, { tags, each }: TagDesign, seed: number, which: number): Int32Array {
  const codes = new Int32Array(m * each);
  for (let i = 0; i < m; i++) {
    const draws = uniforms({ seed, stream: STREAM.oneRunTags, model: i, step: which }, each);
    // the first of a shuffle
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

/** The same number for the same code, in the order of the codes, whichever list has them. */
export function codeNumbers(lists: readonly Int32Array[], each: number): Int32Array[] {
  const named = lists.map((codes) =>
    Array.from({ length: codes.length / each }, (_, i) =>
      Array.from(codes.subarray(i * each, (i + 1) * each), (tag) => String(tag).padStart(5, '0')).join(),
    ),
  );
  const rank = new Map([...new Set(named.flat())].sort().map((name, i) => [name, i]));
  return named.map((names) => Int32Array.from(names, (name) => rank.get(name) ?? -1));
}
