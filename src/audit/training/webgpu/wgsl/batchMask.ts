// The batch of one model and step, in WGSL: which rows are in it, and the factor that clips a gradient.
import { TRAINING_STREAM } from '../../streams';

/** The uniforms that BATCH_MASK reads; a kernel that uses it lists them. */
export const BATCH_UNIFORMS = {
  seed0: 'u32',
  seed1: 'u32',
  step: 'u32',
  firstModel: 'u32',
  /** 1 when coins are drawn, 0 when every record always joins (q = 1). */
  sampled: 'u32',
  /** A record joins when its random word is below this. */
  threshold: 'u32',
  canary: 'u32',
  slot: 'u32',
  /** Row that holds the substitute record. */
  substitute: 'u32',
  clippingNorm: 'f32',
} as const;

/** Values of the uniform `canary`. */
export const CANARY = { none: 0, gradient: 1, record: 2 } as const;

/** WGSL functions: coin and batchMask (of rows 4 block .. 4 block + 3) in a step, and clipFactor(norm) = min(1, C / norm). */
export const BATCH_MASK = /* wgsl */ `
fn seed() -> vec2<u32> { return vec2<u32>(uniforms.seed0, uniforms.seed1); }

fn coins(block: u32, model: u32, step: u32) -> vec4<bool> {
  if (uniforms.sampled == 0u) { return vec4<bool>(true); }
  let words = philox(vec4<u32>(block, model, step, ${TRAINING_STREAM.mask}u), seed());
  return words < vec4<u32>(uniforms.threshold);
}

fn coin(row: u32, model: u32, step: u32) -> bool {
  let four = coins(row >> 2u, model, step);
  return four[row & 3u];
}

fn batchMask(block: u32, model: u32, step: u32) -> vec4<f32> {
  var mask = select(vec4<f32>(0.0), vec4<f32>(1.0), coins(block, model, step));
  let second = (model & 1u) == 1u;
  // the slot's own row holds the record of world 0; a crafted gradient is added later, in both worlds
  if (uniforms.canary != ${CANARY.none}u && (uniforms.slot >> 2u) == block) {
    if (uniforms.canary == ${CANARY.gradient}u || second) { mask[uniforms.slot & 3u] = 0.0; }
  }
  // the substitute lies in a row of its own and shares the slot's coin
  if (uniforms.canary == ${CANARY.record}u && (uniforms.substitute >> 2u) == block) {
    mask[uniforms.substitute & 3u] = select(0.0, 1.0, second && coin(uniforms.slot, model, step));
  }
  return mask;
}

fn clipFactor(norm: f32) -> f32 {
  return select(1.0, uniforms.clippingNorm / norm, uniforms.clippingNorm < norm);
}
`;
