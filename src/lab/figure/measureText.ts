// The width of a text in Inter, at the weight of labels in the figure or at that of the numbers at an axis. It comes from a
// table rather than a canvas, so that labels stand in the same places before the font has loaded, in the page's static markup,
// and in every browser.

/**
 * Widths (advances) of letters at weight 600, in thousandths of the font size, as a canvas of Chromium measures Inter 4.1. They are rounded
 * up to one width for each group, and ignore kerning.
 */
const ADVANCES: readonly (readonly [number, string])[] = [
  [252, ' \u202f'],
  [262, 'ijl'],
  [319, '.'],
  [353, 't'],
  [376, '/()'],
  [393, 'fr'],
  [423, '1'],
  [465, '-'],
  [550, 'εs'],
  [573, 'akx7'],
  [588, 'cevyz'],
  [611, 'hnou5'],
  [624, 'bdgpq2'],
  [643, '034689SR'],
  [728, 'A'],
  [839, 'w'],
  [900, 'm'],
  [1004, '%'],
];
/** Advance of a letter that the table does not have. */
const UNKNOWN = 640;

const advance = new Map(
  ADVANCES.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
);

/** Width of a text at weight 600 and a font size of `size` px, in px. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += advance.get(letter) ?? UNKNOWN;
  return Math.ceil((width * size) / 1000);
}

/** Advances at weight 400 with digits of equal width, in thousandths of the font size, as Chromium measures Inter 4.1. */
const TICK_ADVANCES: readonly (readonly [number, string])[] = [
  [181, '\u202f'],
  [270, '.,'],
  [280, ' '],
  [400, '/()rt'],
  [936, '∞'],
  [982, '%mwMW'],
];
/** Advance of a digit, a sign, and most letters. */
const TICK_USUAL = 648;

const tickAdvance = new Map(
  TICK_ADVANCES.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
);

/** Width of a number at an axis at a font size of `size` px, in px. */
export function tickWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += tickAdvance.get(letter) ?? TICK_USUAL;
  return (width * size) / 1000;
}

/** Moves two middles of labels away from each other until they are `least` px apart. The first one goes left if `way` is -1, else right. */
export function keptApart([a, b]: readonly [number, number], least: number, way: 1 | -1): [number, number] {
  if (Math.abs(a - b) >= least) return [a, b];
  const middle = (a + b) / 2;
  return [middle + (way * least) / 2, middle - (way * least) / 2];
}
