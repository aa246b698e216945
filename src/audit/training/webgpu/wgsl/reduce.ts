// Sums and maxima over the lanes of a workgroup, in WGSL. Source text only.

/** fn sumOf and fn largestOf of a `type`, entry by entry, for all `lanes` lanes (a power of two) at once, each of which gets it. */
export const reduce = (lanes: number, type: 'f32' | 'vec2<f32>' = 'f32'): string => /* wgsl */ `
var<workgroup> parts: array<${type}, ${lanes}>;

fn sumOf(own: ${type}) -> ${type} {
  parts[localIndex] = own;
  workgroupBarrier();
  for (var reach = ${lanes / 2}u; reach > 0u; reach /= 2u) {
    if (localIndex < reach) { parts[localIndex] += parts[localIndex + reach]; }
    workgroupBarrier();
  }
  let sum = parts[0];
  workgroupBarrier();
  return sum;
}

fn largestOf(own: ${type}) -> ${type} {
  parts[localIndex] = own;
  workgroupBarrier();
  for (var reach = ${lanes / 2}u; reach > 0u; reach /= 2u) {
    if (localIndex < reach) { parts[localIndex] = max(parts[localIndex], parts[localIndex + reach]); }
    workgroupBarrier();
  }
  let largest = parts[0];
  workgroupBarrier();
  return largest;
}
`;
