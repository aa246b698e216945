/** A source of uniform numbers in [0, 1), the same ones every time (the generator of Numerical Recipes). */
export function uniforms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
