// Gauss-Legendre quadrature on an interval, in panels that the caller places.

import { remembered } from './remembered';

/** Nodes and weights on [-1,1]; exact for polynomials of degree 2 order - 1. Newton on the Legendre recurrence. */
export const gaussLegendre = remembered((order: number) => {
  const nodes = new Float64Array(order);
  const weights = new Float64Array(order);
  for (let i = 0; i < order; i++) {
    let x = Math.cos((Math.PI * (i + 0.75)) / (order + 0.5));
    let slope = 0;
    for (let step = 0; step < 100; step++) {
      let previous = 1;
      let value = x;
      for (let n = 2; n <= order; n++) {
        [previous, value] = [value, ((2 * n - 1) * x * value - (n - 1) * previous) / n];
      }
      slope = (order * (x * value - previous)) / (x * x - 1);
      const change = value / slope;
      x -= change;
      if (Math.abs(change) < 1e-16) break;
    }
    nodes[i] = x;
    weights[i] = 2 / ((1 - x * x) * slope * slope);
  }
  return { nodes, weights };
});

/** Integral of f over [lower, upper], cut into `panels` equal panels of the given order (>= 2). */
export function integrate(
  f: (x: number) => number,
  lower: number,
  upper: number,
  panels = 1,
  order = 20,
): number {
  const { nodes, weights } = gaussLegendre(order);
  const half = (upper - lower) / (2 * panels);
  let sum = 0;
  for (let panel = 0; panel < panels; panel++) {
    const centre = lower + (2 * panel + 1) * half;
    for (let i = 0; i < order; i++) sum += weights[i] * f(centre + half * nodes[i]);
  }
  return sum * half;
}
