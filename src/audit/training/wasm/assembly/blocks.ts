// The generator's blocks that a step draws, two quads of counters (block, model, step, stream) at a time. AssemblyScript.
import { philoxTwice } from './draws';

/** Step and model in work, in all lanes. For a panel the model is its first one. */
let stepInWork: v128 = i32x4.splat(0), modelInWork: v128 = i32x4.splat(0);

/** Sets the step of all further draws. */
@inline export function openStep(step: i32): void {
  stepInWork = i32x4.splat(step);
}

/** Sets the model, or a panel's first model, of all further draws. */
@inline export function openModel(model: u32): void {
  modelInWork = i32x4.splat(model);
}

/** Sets word0..word3 to draws `index` to index + 15 of the model in work, and next0..next3 to the sixteen behind. */
@inline export function drawQuads(index: i32, stream: u32): void {
  const first = i32x4.add(i32x4.splat(index >> 2), i32x4(0, 1, 2, 3));
  const second = i32x4.add(first, i32x4.splat(4));
  philoxTwice(first, second, modelInWork, modelInWork, stepInWork, i32x4.splat(stream));
}

/** Sets word0..word3 to a block for each of four models of the panel, from model 4 group on, and next0..next3 for the next four. */
@inline export function drawPanel(block: i32, group: u32, stream: u32): void {
  const blocks = i32x4.splat(block);
  const first = i32x4.add(modelInWork, i32x4.add(i32x4.splat(4 * group), i32x4(0, 1, 2, 3)));
  const second = i32x4.add(first, i32x4.splat(4));
  philoxTwice(blocks, blocks, first, second, stepInWork, i32x4.splat(stream));
}
