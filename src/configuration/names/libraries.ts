// Which library a text is of, by signs that are its own.
import type { ToolId } from '../types';

/** A sign counts once. What several libraries share (max_grad_norm, noise_multiplier) is none. */
const SIGNS: readonly (readonly [Exclude<ToolId, 'other'>, RegExp])[] = [
  ['opacus', /(?<!no |not |without )\bopacus\b(?!#)/i],
  [
    'opacus',
    /\bPrivacyEngine\(\s*(?:accountant|secure_mode|\))|make_private(?:_with_epsilon)?\b|GradSampleModule|BatchMemoryManager|DPDataLoader|ModuleValidator/,
  ],
  ['opacus', /\bpoisson_sampling\s*=\s*(?:True|False)\b|privacy_engine\.(?:get_epsilon|accountant)/],
  ['tensorflow-privacy', /tensorflow_privacy|tensorflow-privacy|tf_privacy|\btfp\b/i],
  [
    'tensorflow-privacy',
    /compute_dp_sgd_privacy|DPKeras\w*Optimizer|DPModel\b|DPSequential|DPGradientDescent\w*Optimizer|DPAdam\w*Optimizer/,
  ],
  [
    'tensorflow-privacy',
    /\bnum_microbatches\b|\bused_microbatching\b|DP-SGD performed over|DP-SGD with sampling rate/,
  ],
  ['jax-privacy', /jax_privacy|jax-privacy/i],
  [
    'jax-privacy',
    /dpsgd_event|DPKerasConfig|DpsgdTrainingAccountant|poisson_sampling_in_fit|std_relative|stop_training_at_epsilon|dp_accounting\.\w+\.Calibrat/,
  ],
];
/** Their own engines, which draw no Poisson batches; make_private is not theirs. */
const NOT_OPACUS =
  /dp[-_]transformers|private[-_]transformers|fastDP|\bfast-dp\b|OpacusDPTrainer|PrivacyArguments/i;

/** The library that most signs point to; 'other' where there is none, or a tie. */
export function toolOf(text: string): ToolId {
  const counts = new Map<ToolId, number>();
  for (const [tool, sign] of SIGNS) if (sign.test(text)) counts.set(tool, (counts.get(tool) ?? 0) + 1);
  if (NOT_OPACUS.test(text)) counts.delete('opacus');
  const [first, second] = [...counts].sort(([, left], [, right]) => right - left);
  if (first === undefined || (second !== undefined && second[1] === first[1])) return 'other';
  return first[0];
}
