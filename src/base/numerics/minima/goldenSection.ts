// The least value of a function that falls and then rises, by golden section. If it has several dips, one of them is found.

/** The share of the interval that each step leaves, (sqrt 5 - 1) / 2. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The least of the evaluated values of `f`, and its place. `f` is evaluated once a step, until the interval is no wider than `width`. */
export function goldenSection(f: (x: number) => number, low: number, high: number, width: number) {
  let [a, b] = [low, high];
  let left = b - GOLDEN * (b - a);
  let right = a + GOLDEN * (b - a);
  let [atLeft, atRight] = [f(left), f(right)];
  let least = atLeft < atRight ? { at: left, value: atLeft } : { at: right, value: atRight };
  while (b - a > width) {
    if (atLeft < atRight) {
      [b, right, atRight] = [right, left, atLeft];
      left = b - GOLDEN * (b - a);
      atLeft = f(left);
      if (atLeft < least.value) least = { at: left, value: atLeft };
    } else {
      [a, left, atLeft] = [left, right, atRight];
      right = a + GOLDEN * (b - a);
      atRight = f(right);
      if (atRight < least.value) least = { at: right, value: atRight };
    }
  }
  return least;
}
