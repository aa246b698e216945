// The minimum of a function of a positive scale, roughly and with few evaluations: for plans, on which no bound
// rests.

const STRIDE = 16;
const PACE = 4;
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Golden sections of [t / 4, 4 t]: ln t is then known to 0.04. */
const SECTIONS = 9;

/** The t at which f is least, searched in ln t. If `near`, a guess of it, is given, the whole range is not scanned first. */
export function minimumOverScale(f: (t: number) => number, from: number, to: number, near?: number): number {
  let best = near ?? from;
  let least = f(best);
  if (near === undefined) {
    for (let t = from * STRIDE; t <= to; t *= STRIDE) {
      const value = f(t);
      if (value < least) [best, least] = [t, value];
    }
  }
  for (const pace of [PACE, 1 / PACE]) {
    for (let t = best * pace; t >= from && t <= to; t *= pace) {
      const value = f(t);
      if (!(value < least)) break;
      [best, least] = [t, value];
    }
  }
  let a = Math.log(Math.max(from, best / PACE));
  let b = Math.log(Math.min(to, best * PACE));
  let c = b - GOLDEN * (b - a);
  let d = a + GOLDEN * (b - a);
  let fc = f(Math.exp(c));
  let fd = f(Math.exp(d));
  for (let i = 0; i < SECTIONS; i++) {
    if (fc < fd) {
      [b, d, fd] = [d, c, fc];
      c = b - GOLDEN * (b - a);
      fc = f(Math.exp(c));
    } else {
      [a, c, fc] = [c, d, fd];
      d = a + GOLDEN * (b - a);
      fd = f(Math.exp(d));
    }
  }
  return Math.exp(0.5 * (a + b));
}
