// The generator's blocks that a step draws, two quads of counters (block, model, step, stream) at a time. AssemblyScript.
import { philoxTwice } from './draws';

/** Lanes of the step and of the model in work; of a panel, its first model. */
let stepInWork: v128 = i32x4.splat(0), modelInWork: v128 = i32x4.splat(0);

/** Call it before a step's draws. */
@inline export function openStep(step: i32): void {
  stepInWork = i32x4.splat(step);
}

/** Call it before drawQuads and drawPanel. */
@inline export function openModel(model: u32): void {
  modelInWork = i32x4.splat(model);
}

/** word0..word3: the blocks of draws `index` to index + 15 of the model in work; next0..next3 the four behind. */
@inline export function drawQuads(index: i32, stream: u32): void {
  const first = i32x4.add(i32x4.splat(index >> 2), i32x4(0, 1, 2, 3));
  const second = i32x4.add(first, i32x4.splat(4));
  philoxTwice(first, second, modelInWork, modelInWork, stepInWork, i32x4.splat(stream));
}

/** word0..word3: one block for four models of the panel, those of `group` 0 or 2; next0..next3 for the next four. */
@inline export function drawPanel(block: i32, group: u32, stream: u32): void {
  const blocks = i32x4.splat(block);
  const first = i32x4.add(modelInWork, i32x4.add(i32x4.splat(4 * group), i32x4(0, 1, 2, 3)));
  const second = i32x4.add(first, i32x4.splat(4));
  philoxTwice(blocks, blocks, first, second, stepInWork, i32x4.splat(stream));
}
