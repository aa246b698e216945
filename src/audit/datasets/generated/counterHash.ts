// Random-looking numbers for generated data sets, from an integer hash of (series, counter). They need no seed. The uniforms
// are the same in every programming language, and the normals up to the rounding of its logarithm and cosine.

/** The 32-bit finaliser of MurmurHash3 (Austin Appleby), in which every input bit can change every output bit. */
function mix(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A hashed number in the open interval (0, 1); both arguments are 32-bit unsigned integers. */
export function hashUniform(series: number, counter: number): number {
  const inner = mix(Math.imul(counter, 0x9e3779b1) + Math.imul(series, 0x7f4a7c15));
  return (mix(inner ^ 0xa511e9b3) + 0.5) / 2 ** 32;
}

/** N(series, counter): a standard normal from the uniforms 2 counter and 2 counter + 1 (Box-Muller). */
export function hashNormal(series: number, counter: number): number {
  const radius = Math.sqrt(-2 * Math.log(hashUniform(series, 2 * counter)));
  return radius * Math.cos(2 * Math.PI * hashUniform(series, 2 * counter + 1));
}
