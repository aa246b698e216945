// Softmax, residual, per-record clip factor and Poisson coin of four records at a time, in WGSL. Source text only.

/**
 * Statements for `classes` logits of four records that are held in variables `logit(k)`: vec4<f32>; they leave the
 * weighted residuals mask min(1, C / (|residual| |x~|)) residual in the same variables. Reads `labels`, `norms` (|x~|) and
 * `mask`, all vec4<f32>.
 */
export function residualStatements(classes: number, logit: (k: number) => string): string {
  const all = Array.from({ length: classes }, (_, k) => k);
  const each = (line: (k: number) => string): string => all.map(line).join('\n  ');
  return /* wgsl */ `
  var largest = ${logit(0)};
  ${each((k) => `largest = max(largest, ${logit(k)});`)}
  var total = vec4<f32>(0.0);
  ${each((k) => `${logit(k)} = exponential(${logit(k)} - largest); total += ${logit(k)};`)}
  // p - 1 of the label's class is minus the sum of the others: that keeps its digits when p is near 1
  var others = vec4<f32>(0.0);
  ${each((k) => `${logit(k)} /= total; others += select(${logit(k)}, vec4<f32>(0.0), labels == vec4<f32>(${k}.0));`)}
  var squared = vec4<f32>(0.0);
  ${each((k) => `${logit(k)} = select(${logit(k)}, -others, labels == vec4<f32>(${k}.0)); squared += ${logit(k)} * ${logit(k)};`)}
  let norm = sqrt(squared) * norms;
  let weight = mask * vec4<f32>(clipFactor(norm.x), clipFactor(norm.y), clipFactor(norm.z), clipFactor(norm.w));
  ${each((k) => `${logit(k)} *= weight;`)}`;
}
