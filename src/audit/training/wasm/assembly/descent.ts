// The end of a model's step: the noised averaged gradient goes to plain descent or Adam. AssemblyScript.
import {
  boxMuller, next0, next1, next2, next3, normal0, normal1, normal2, normal3, word0, word1, word2, word3,
} from './draws';
import { multiplyAdd, splat } from './lanes';
import { drawQuads } from './blocks';
import { Task } from './task';

const BETA1: f64 = 0.9;
const BETA2: f64 = 0.999;
const ADAM_EPSILON: f32 = 1e-8;

/** Adam's beta1^t and beta2^t of the step in work. */
let decay1: f64 = 1;
let decay2: f64 = 1;

/** Resets the decay; called before the first step. */
export function beginDecay(): void {
  decay1 = 1;
  decay2 = 1;
}

/** Advances the decay by a step; called before every step. */
export function decay(): void {
  decay1 *= BETA1;
  decay2 *= BETA2;
}

/** Noise of sixteen neighbouring parameters, in their order. */
let noise0: v128 = f32x4.splat(0), noise1: v128 = f32x4.splat(0), noise2: v128 = f32x4.splat(0), noise3: v128 = f32x4.splat(0);

/** Sets the noise of the words a (radius) and b (angle), c and d, whose lane l is of parameters 4 l .. 4 l + 3. */
@inline function setNoise(a: v128, b: v128, c: v128, d: v128): void {
  boxMuller(a, b, c, d);
  const n0 = normal0, n1 = normal1, n2 = normal2, n3 = normal3;
  const low01 = v128.shuffle<f32>(n0, n1, 0, 4, 1, 5), high01 = v128.shuffle<f32>(n0, n1, 2, 6, 3, 7);
  const low23 = v128.shuffle<f32>(n2, n3, 0, 4, 1, 5), high23 = v128.shuffle<f32>(n2, n3, 2, 6, 3, 7);
  noise0 = v128.shuffle<f32>(low01, low23, 0, 1, 4, 5);
  noise1 = v128.shuffle<f32>(low01, low23, 2, 3, 6, 7);
  noise2 = v128.shuffle<f32>(high01, high23, 0, 1, 4, 5);
  noise3 = v128.shuffle<f32>(high01, high23, 2, 3, 6, 7);
}

/** Takes a step of the model in work. The addresses are of its parameters, its sum of clipped gradients and Adam's moments. */
export function descend(
  task: Task, parameters: usize, gradient: usize, firstMoment: usize, secondMoment: usize,
): void {
  if (task.adam) pass(task, parameters, gradient, firstMoment, secondMoment, true);
  else pass(task, parameters, gradient, firstMoment, secondMoment, false);
}

@inline function pass(
  task: Task, theta: usize, gradient: usize, first: usize, second: usize, adam: bool,
): void {
  scale = splat(task.noiseScale);
  if (adam) {
    rate = splat(task.learningRate);
    overBatch = splat(task.overBatch);
    overFirst = splat(<f32>(1 / (1 - decay1)));
    overSecond = splat(<f32>(1 / (1 - decay2)));
  } else rate = splat(task.learningRate * task.overBatch);
  // lane b holds the parameters from 4 b on, and from 16 + 4 b on
  for (let index = 0; index < task.size; index += 32, theta += 128, gradient += 128) {
    drawQuads(index, task.noiseStream);
    const a = next0, b = next1, c = next2, d = next3;
    setNoise(word0, word1, word2, word3);
    if (adam) moveByMoments(theta, gradient, first, second);
    else move(theta, gradient);
    setNoise(a, b, c, d);
    if (adam) {
      moveByMoments(theta + 64, gradient + 64, first + 64, second + 64);
      first += 128;
      second += 128;
    } else move(theta + 64, gradient + 64);
  }
}

/** Factors of the noise, sigma C, and of a noised gradient. */
let scale: v128 = f32x4.splat(0), rate: v128 = f32x4.splat(0);
/** Factors for Adam: 1 / (q n), and those that undo the moments' start from zero. */
let overBatch: v128 = f32x4.splat(0), overFirst: v128 = f32x4.splat(0), overSecond: v128 = f32x4.splat(0);

@inline function noised(noise: v128, gradient: usize): v128 {
  return multiplyAdd(scale, noise, v128.load(gradient));
}

@inline function move(theta: usize, gradient: usize): void {
  v128.store(theta, f32x4.sub(v128.load(theta), f32x4.mul(rate, noised(noise0, gradient))));
  v128.store(theta, f32x4.sub(v128.load(theta, 16), f32x4.mul(rate, noised(noise1, gradient + 16))), 16);
  v128.store(theta, f32x4.sub(v128.load(theta, 32), f32x4.mul(rate, noised(noise2, gradient + 32))), 32);
  v128.store(theta, f32x4.sub(v128.load(theta, 48), f32x4.mul(rate, noised(noise3, gradient + 48))), 48);
}

@inline function moveByMoments(theta: usize, gradient: usize, first: usize, second: usize): void {
  moveFour(theta, noised(noise0, gradient), first, second);
  moveFour(theta + 16, noised(noise1, gradient + 16), first + 16, second + 16);
  moveFour(theta + 32, noised(noise2, gradient + 32), first + 32, second + 32);
  moveFour(theta + 48, noised(noise3, gradient + 48), first + 48, second + 48);
}

@inline function moveFour(theta: usize, sum: v128, firstMoment: usize, secondMoment: usize): void {
  const gradient = f32x4.mul(sum, overBatch);
  const first = f32x4.add(
    f32x4.mul(splat(<f32>BETA1), v128.load(firstMoment)),
    f32x4.mul(splat(<f32>(1 - BETA1)), gradient),
  );
  const second = f32x4.add(
    f32x4.mul(splat(<f32>BETA2), v128.load(secondMoment)),
    f32x4.mul(f32x4.mul(splat(<f32>(1 - BETA2)), gradient), gradient),
  );
  v128.store(firstMoment, first);
  v128.store(secondMoment, second);
  const spread = f32x4.add(f32x4.sqrt(f32x4.mul(second, overSecond)), splat(ADAM_EPSILON));
  const step = f32x4.div(f32x4.mul(rate, f32x4.mul(first, overFirst)), spread);
  v128.store(theta, f32x4.sub(v128.load(theta), step));
}
