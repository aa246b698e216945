// Sums and maxima over the lanes of a workgroup, in WGSL.

import { LANES } from '../dispatch';

const foldOf = (name: string, both: (own: string, other: string) => string): string => /* wgsl */ `
fn ${name}(own: f32) -> f32 {
  parts[localIndex] = own;
  workgroupBarrier();
  for (var reach = ${LANES / 2}u; reach > 0u; reach /= 2u) {
    if (localIndex < reach) { parts[localIndex] = ${both('parts[localIndex]', 'parts[localIndex + reach]')}; }
    workgroupBarrier();
  }
  let all = parts[0];
  workgroupBarrier();
  return all;
}
`;

/** fn sumOf and fn largestOf of a number a lane, for all lanes (a power of two) at once, each of which gets it. */
export const REDUCE = /* wgsl */ `
var<workgroup> parts: array<f32, ${LANES}>;
${foldOf('sumOf', (own, other) => `${own} + ${other}`)}
${foldOf('largestOf', (own, other) => `max(${own}, ${other})`)}`;
