// The generator's first rounds, taken out of the loops over steps and models. AssemblyScript. Derived here: of a counter (block,
// model, step, stream) the first round multiplies the block and the step, the second what that made of the block, of model and
// step. So until the third, the block and the rest meet in exclusive ors alone: what is the block's stands in a table
// (fillOpenings), what is the step's and a model's is made once for all blocks (openStep and what is below it). The words are
// philox's of draws.ts, bit for bit.
import { word } from './constants';
import { finishTwice, MULTIPLIERS, multiplyHigh, ROUND_KEYS } from './draws';

/** Bytes of one quad of blocks: [three words][block % 4]. */
const QUAD: usize = 48;

/** Bytes of a table before what is drawn for `index`, a multiple of sixteen: a block has four words. */
@inline export function quadsBefore(index: i32): usize {
  return <usize>(index >> 4) * QUAD;
}

/** Fills the table of `quads` quads of blocks of a stream, under the key that is set. */
export function fillOpenings(table: usize, quads: i32, stream: u32): void {
  const multiplier0 = word(MULTIPLIERS, 0), multiplier1 = word(MULTIPLIERS, 1);
  let blocks = i32x4(0, 1, 2, 3);
  for (const end = table + <usize>quads * QUAD; table < end; table += QUAD) {
    const high = v128.xor(multiplyHigh(blocks, multiplier0), v128.xor(i32x4.splat(stream), word(ROUND_KEYS, 1)));
    // the second round's: what its first and third word take from the block, and the second, with the third round's key
    v128.store(table, v128.xor(multiplyHigh(high, multiplier1), word(ROUND_KEYS, 2)));
    v128.store(table, v128.xor(i32x4.mul(high, multiplier1), word(ROUND_KEYS, 4)), 16);
    v128.store(table, v128.xor(i32x4.mul(blocks, multiplier0), word(ROUND_KEYS, 3)), 32);
    blocks = i32x4.add(blocks, i32x4.splat(4));
  }
}

/** Of the step in work: the two halves of the first round's product, the higher with its key. */
let stepHigh: u32 = 0, stepLow: u32 = 0;

/** Call it before a step's draws. */
@inline export function openStep(step: i32): void {
  const product = <u64><u32>step * load<u32>(MULTIPLIERS, 4);
  stepHigh = <u32>(product >> 32) ^ load<u32>(ROUND_KEYS);
  stepLow = <u32>product;
}

/** Of the model in work: the two halves of the second round's product, the lower with the third round's key. */
let modelHigh: v128 = i32x4.splat(0), modelLow: v128 = i32x4.splat(0);

/** Call it before drawQuads, after openStep. */
@inline export function openModel(model: u32): void {
  const product = <u64>(stepHigh ^ model) * load<u32>(MULTIPLIERS);
  modelHigh = i32x4.splat(<u32>(product >> 32));
  modelLow = i32x4.splat(<u32>product ^ load<u32>(ROUND_KEYS, 20));
}

/** Sets word0..word3 to the quad of blocks at `quad` of a table, for the model in work; next0..next3 to the one behind it. */
@inline export function drawQuads(quad: usize): void {
  const multiplier0 = word(MULTIPLIERS, 0), multiplier1 = word(MULTIPLIERS, 1);
  const low = i32x4.splat(stepLow);
  const c0 = v128.xor(v128.load(quad), low), c2 = v128.xor(v128.load(quad, 32), modelHigh);
  const d0 = v128.xor(v128.load(quad, 48), low), d2 = v128.xor(v128.load(quad, 80), modelHigh);
  finishTwice(
    3,
    v128.xor(multiplyHigh(c2, multiplier1), v128.load(quad, 16)),
    i32x4.mul(c2, multiplier1),
    v128.xor(multiplyHigh(c0, multiplier0), modelLow),
    i32x4.mul(c0, multiplier0),
    v128.xor(multiplyHigh(d2, multiplier1), v128.load(quad, 64)),
    i32x4.mul(d2, multiplier1),
    v128.xor(multiplyHigh(d0, multiplier0), modelLow),
    i32x4.mul(d0, multiplier0),
  );
}

/** The same of sixteen models: [model / 4][higher, lower][model % 4]. */
const PANEL_MODELS = memory.data(128, 16);

/** Call it before drawPanel, after openStep. */
export function openPanel(firstModel: u32): void {
  const multiplier0 = word(MULTIPLIERS, 0);
  let models = i32x4.add(i32x4.splat(firstModel), i32x4(0, 1, 2, 3));
  for (let at = PANEL_MODELS; at < PANEL_MODELS + 128; at += 32) {
    const own = v128.xor(models, i32x4.splat(stepHigh));
    v128.store(at, multiplyHigh(own, multiplier0));
    v128.store(at, v128.xor(i32x4.mul(own, multiplier0), word(ROUND_KEYS, 5)), 16);
    models = i32x4.add(models, i32x4.splat(4));
  }
}

/** Sets word0..word3 to one block for four models of the panel, those of `group` 0 or 2; next0..next3 for the next four. */
@inline export function drawPanel(table: usize, block: i32, group: usize): void {
  const at = table + <usize>(block >> 2) * QUAD + (<usize>(block & 3) << 2);
  const models = PANEL_MODELS + (group << 5);
  const multiplier1 = word(MULTIPLIERS, 1);
  const own = <u64>(load<u32>(at) ^ stepLow) * load<u32>(MULTIPLIERS);
  const high = i32x4.splat(<u32>(own >> 32)), low = i32x4.splat(<u32>own);
  const second = v128.load_splat<u32>(at, 16), third = v128.load_splat<u32>(at, 32);
  const c2 = v128.xor(third, v128.load(models)), d2 = v128.xor(third, v128.load(models, 32));
  finishTwice(
    3,
    v128.xor(multiplyHigh(c2, multiplier1), second),
    i32x4.mul(c2, multiplier1),
    v128.xor(high, v128.load(models, 16)),
    low,
    v128.xor(multiplyHigh(d2, multiplier1), second),
    i32x4.mul(d2, multiplier1),
    v128.xor(high, v128.load(models, 48)),
    low,
  );
}
