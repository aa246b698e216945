// Log-odds of a label, z_y - logsumexp of the other classes' logits. The scores of S3 and S5 are differences of them.

export function logOdds(logits: Float32Array | Float64Array, label: number): number {
  let largest = -Infinity;
  for (let k = 0; k < logits.length; k++) if (k !== label) largest = Math.max(largest, logits[k]);
  let sum = 0;
  for (let k = 0; k < logits.length; k++) if (k !== label) sum += Math.exp(logits[k] - largest);
  return logits[label] - (largest + Math.log(sum));
}
