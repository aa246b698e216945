// Sums and maxima over the lanes of a workgroup, in WGSL. Source text only.

import { LANES } from '../dispatch';

/** fn sumOf and fn largestOf of a number a lane, for all lanes (a power of two) at once, each of which gets it. */
export const REDUCE = /* wgsl */ `
var<workgroup> parts: array<f32, ${LANES}>;

fn sumOf(own: f32) -> f32 {
  parts[localIndex] = own;
  workgroupBarrier();
  for (var reach = ${LANES / 2}u; reach > 0u; reach /= 2u) {
    if (localIndex < reach) { parts[localIndex] += parts[localIndex + reach]; }
    workgroupBarrier();
  }
  let sum = parts[0];
  workgroupBarrier();
  return sum;
}

fn largestOf(own: f32) -> f32 {
  parts[localIndex] = own;
  workgroupBarrier();
  for (var reach = ${LANES / 2}u; reach > 0u; reach /= 2u) {
    if (localIndex < reach) { parts[localIndex] = max(parts[localIndex], parts[localIndex + reach]); }
    workgroupBarrier();
  }
  let largest = parts[0];
  workgroupBarrier();
  return largest;
}
`;
