// Philox4x32-10 in WGSL: the same words as numerics/philox for the same counter and key.
// Salmon, Moraes, Dror, Shaw, "Parallel Random Numbers: As Easy as 1, 2, 3" (SC 2011).

/**
 * fn philox(counter: vec4<u32>, key: vec2<u32>) -> vec4<u32>. WGSL cannot compute the high half of a product, so it is put
 * together from four products of 16-bit numbers.
 */
export const PHILOX = /* wgsl */ `
fn multiplyHigh(a: u32, b: u32) -> u32 {
  let aLow = a & 0xffffu;
  let aHigh = a >> 16u;
  let bLow = b & 0xffffu;
  let bHigh = b >> 16u;
  let carry = aHigh * bLow + ((aLow * bLow) >> 16u);
  let middle = aLow * bHigh + (carry & 0xffffu);
  return aHigh * bHigh + (carry >> 16u) + (middle >> 16u);
}

fn philox(counter: vec4<u32>, seed: vec2<u32>) -> vec4<u32> {
  var c = counter;
  var key = seed;
  for (var round = 0; round < 10; round++) {
    c = vec4<u32>(
      multiplyHigh(0xcd9e8d57u, c.z) ^ c.y ^ key.x,
      0xcd9e8d57u * c.z,
      multiplyHigh(0xd2511f53u, c.x) ^ c.w ^ key.y,
      0xd2511f53u * c.x);
    key += vec2<u32>(0x9e3779b9u, 0xbb67ae85u);
  }
  return c;
}
`;
