// Interpolation of functions on [-1, 1]: Chebyshev's points and coefficients, the polynomial through given nodes, and by how
// much it can magnify errors.

/**
 * The `degree` + 1 points at which T_degree, the Chebyshev polynomial of this degree (at least 1), has its extrema, ascending from -1 to 1.
 * The points of twice the degree contain them.
 */
export function chebyshevPoints(degree: number): Float64Array {
  // the sine is odd: the middle is 0, and the halves mirror each other to the last bit
  return Float64Array.from({ length: degree + 1 }, (_, i) =>
    Math.sin((Math.PI * (2 * i - degree)) / (2 * degree)),
  );
}

/**
 * The polynomial through (nodes[i], values[i]) as a function, by the barycentric formula (Berrut, Trefethen 2004). The nodes
 * must all be different. The formula is stable if they are distributed like Chebyshev points, as those points rounded to a
 * grid are.
 */
export function polynomialThrough(
  nodes: ArrayLike<number>,
  values: ArrayLike<number>,
): (x: number) => number {
  const count = nodes.length;
  const weights = weightsOf(nodes);
  return (x) => {
    let above = 0;
    let below = 0;
    for (let i = 0; i < count; i++) {
      const apart = x - (nodes[i] as number);
      // a place this close to a node counts as the node, since its share would overflow
      if (Math.abs(apart) < 1e-30) return values[i] as number;
      const share = (weights[i] as number) / apart;
      above += share * (values[i] as number);
      below += share;
    }
    return above / below;
  };
}

/** Barycentric weights, up to a factor that they share. */
function weightsOf(nodes: ArrayLike<number>): Float64Array {
  const count = nodes.length;
  return Float64Array.from({ length: count }, (_, i) => {
    let product = 1;
    // each distance is doubled, since their product on [-1, 1] would otherwise underflow at a high degree
    for (let j = 0; j < count; j++) if (j !== i) product *= 2 * ((nodes[i] as number) - (nodes[j] as number));
    return 1 / product;
  });
}

/** Shares of the way between two nodes at which the Lebesgue function is tried. Its largest value lies nearly midway, and is flat there. */
const LOOKS = [0.35, 0.5, 0.65];

/**
 * Lebesgue's constant of a polynomial through these ascending nodes, which is how many times as large an error can be between
 * the nodes as at them. What is returned may be some per cent too small. It is Infinity if two nodes are the same.
 */
export function lebesgueConstant(nodes: ArrayLike<number>): number {
  const count = nodes.length;
  const weights = weightsOf(nodes);
  let largest = 1;
  for (let i = 1; i < count; i++) {
    const [left, right] = [nodes[i - 1] as number, nodes[i] as number];
    if (left === right) return Infinity;
    for (const look of LOOKS) {
      const x = left + look * (right - left);
      let [sum, moduli] = [0, 0];
      for (let j = 0; j < count; j++) {
        const share = (weights[j] as number) / (x - (nodes[j] as number));
        sum += share;
        moduli += Math.abs(share);
      }
      largest = Math.max(largest, moduli / Math.abs(sum));
    }
  }
  return largest;
}

/** c_0 to c_degree of the polynomial sum c_k T_k with these values at {@link chebyshevPoints}. */
export function chebyshevCoefficients(values: ArrayLike<number>): Float64Array {
  const degree = values.length - 1;
  return Float64Array.from({ length: degree + 1 }, (_, k) => {
    let sum = 0;
    for (let i = 0; i <= degree; i++) {
      const half = i === 0 || i === degree ? 0.5 : 1;
      // the i-th point from the left is the cosine of this angle
      sum += half * (values[i] as number) * Math.cos((Math.PI * k * (degree - i)) / degree);
    }
    return (sum * (k === 0 || k === degree ? 1 : 2)) / degree;
  });
}
