// Reproducible uniforms and normals: number i of an address (seed, stream, model, step) is a pure function of these
// five values. Batches of any size, in any order, on any worker give the same numbers. No generator keeps a state.
//
// Layout. Philox key = (seed, 0); counter = (block, model, step, stream). A block holds four 32-bit words:
//   normals   block b carries numbers 4b..4b+3, two Box-Muller pairs from its words (0,1) and (2,3);
//   uniforms  block b carries numbers 2b and 2b+1, 52 bits each, from its words (0,1) and (2,3).
import { philoxBlock } from './philox';

/**
 * Stream ids. Never renumber: recorded results and links depend on them. A world is one of the two data sets that an attack tells
 * apart, and a canary a record that is put in for an audit.
 */
export const STREAM = {
  /** Uniforms; worst-case audit: how many of the T batches held the record. model = repeat, step = world. */
  worstCaseCount: 1,
  /** Normals; worst-case audit: the summed noise. model = repeat, step = world. */
  worstCaseNoise: 2,
  /** Normals; the crowd's training: the noise of the three coordinates. model = world, step = step. */
  crowdNoise: 8,
  /** Uniforms; the crowd's training: how many of the crowd are in the batch. model = world, step = step. */
  crowdBatch: 9,
  /** Uniforms; the crowd's training: whether the record is in the batch. model = world, step = step. */
  crowdRecord: 10,
  /** Normals; canaries of one run: their features, canary by canary. model = canary, step = 0. */
  oneRunFeatures: 11,
  /** Uniforms; canaries of one run: number i is the label that canary i is trained with. model = step = 0. */
  oneRunLabels: 12,
  /** Uniforms; canaries of one run: number i is a label that canary i is compared with. model = which one, step = 0. */
  oneRunComparisons: 13,
  /** Uniforms; canaries of one run: number i is canary i's fair coin. model = step = 0. */
  oneRunCoins: 14,
  /** Uniforms; canaries of one run that are records of a data set: which ones. model = step = 0. */
  oneRunChoice: 15,
  /** Reserved for training: which records join a step's batch. */
  trainingMask: 16,
  /** Reserved for training: the noise added to a step's gradient. */
  trainingNoise: 17,
  /** Reserved for training: whether the canary joins a step's batch. */
  canaryMask: 18,
  /** Reserved for training: the world a model is trained in. */
  worldBit: 19,
  /** Reserved for training: initial parameters. */
  initialisation: 20,
  /** Normals; a one-run training in the coordinates of its canaries: the noise of each class. model = canary, step = step. */
  oneRunLogitNoise: 21,
  /** Normals; a one-run training: the noise of each class. model = feature, step = step. */
  oneRunWeightNoise: 22,
  /** Uniforms; a one-run training: which canaries join the batch. model = 0, step = step. */
  oneRunBatch: 23,
  /** Normals; a one-run training: a hidden layer's first weights. model = input, step = 0. */
  oneRunInitialWeights: 24,
  /** Normals; a one-run training: the noise of each hidden unit. model = input, step = step. */
  oneRunHiddenNoise: 25,
  /** Normals; canaries of one run: a record's trigger, feature by feature. model = canary, step = 0. */
  oneRunTriggers: 26,
  /** Uniforms; canaries of one run: a trigger's tags. model = canary, step = 0: trained; from 1 on: compared with. */
  oneRunTags: 27,
  /** Uniforms; small one-run audits of randomised response: whether a guess is right. model = audit, step = 0. */
  oneRunResponses: 28,
  /** Uniforms; the idealised one-hot attack: number i is the secret of trial i. model = step = 0. */
  oneHotSecret: 40,
  /** Normals; the idealised one-hot attack: the noise of trial i on k coordinates, from number i k on. model = step = 0. */
  oneHotNoise: 41,
  /** Uniforms; noisy marginals: number i is the unknown values of target i. model = repeat, step = 0. */
  marginalSecret: 42,
  /** Normals; noisy marginals: the noise of each cell, marginal by marginal. model = repeat, step = 0. */
  marginalNoise: 43,
  /** Uniforms; the demonstration encoder's weights. model = layer, step = 0. */
  demonstrationEncoder: 44,
  /** Normals; one step drawn in a plane: the features of each record, two by two. model = step = 0. */
  drawnStepFeatures: 45,
  /** Uniforms; one step drawn in a plane: number i is the diagnosis of record i. model = step = 0. */
  drawnStepLabels: 46,
  /** Uniforms; one step drawn in a plane: whether record i joins the batch. model = 0, step = which batch. */
  drawnStepBatch: 47,
  /** Normals; one step drawn in a plane: its noise. model = 0, step = which batch. */
  drawnStepNoise: 48,
  /** Uniforms; guessed by a reader: number i decides the world of round i. model = game, step = 0. */
  readerWorlds: 49,
  /** Uniforms; a reader's own audit: whether row i of a world sets the threshold. model = world, step = 0. */
  readerSplit: 50,
  /** Normals; records on a plane: numbers 2i and 2i + 1 are where record i stands. model = which plane, step = 0. */
  planePlaces: 52,
  /** Uniforms; the toy of one run: number i is the label of record i. model = training or test records, step = 0. */
  toyLabels: 53,
  /** Normals; the toy of one run: the two noises of each feature, feature by feature. model = training or test records, step = 0. */
  toyFeatures: 54,
  /** Normals; the toy of one run: the first weights. model = step = 0. */
  toyWeights: 55,
  /** Uniforms; the toy of one run: the order of the records. model = 0, step = epoch. */
  toyOrder: 56,
  /** Uniforms; crafting S2 on sampled batches: whether record i joins a step's batch. model = 0, step = step. */
  S2Batch: 57,
} as const;

export interface StreamAddress {
  /** Seed of the draws, 32-bit unsigned. */
  seed: number;
  /** A number of {@link STREAM}. */
  stream: number;
  model: number;
  step: number;
}

const TWO_POW_MINUS_32 = 2 ** -32;
const TWO_POW_MINUS_52 = 2 ** -52;
const RADIANS_PER_WORD = 2 * Math.PI * TWO_POW_MINUS_32;

/** target[offset + j] = uniform number from + j of the address, on (0,1) in steps of 2^-52. */
export function fillUniform(
  { seed, stream, model, step }: StreamAddress,
  from: number,
  target: Float64Array,
  offset: number,
  count: number,
): void {
  const words = new Uint32Array(4);
  const end = from + count;
  for (let i = from; i < end; ) {
    philoxBlock(Math.floor(i / 2), model, step, stream, seed, 0, words);
    for (; i < end; ) {
      const half = (i & 1) * 2;
      // 26 + 26 bits: with the half step that keeps 0 and 1 out this is still exact in float64
      const bits = (words[half] >>> 6) * 0x4000000 + (words[half + 1] >>> 6);
      target[offset + i - from] = (bits + 0.5) * TWO_POW_MINUS_52;
      i++;
      if ((i & 1) === 0) break;
    }
  }
}

/** target[offset + j] = standard normal number from + j of the address, by Box-Muller: at most 6.66 in size. */
export function fillNormal(
  { seed, stream, model, step }: StreamAddress,
  from: number,
  target: Float64Array,
  offset: number,
  count: number,
): void {
  const words = new Uint32Array(4);
  const end = from + count;
  for (let i = from; i < end; ) {
    philoxBlock(Math.floor(i / 4), model, step, stream, seed, 0, words);
    do {
      const pair = i & 2;
      // words + 1 so that the logarithm never sees 0
      const radius = Math.sqrt(-2 * Math.log((words[pair] + 1) * TWO_POW_MINUS_32));
      const angle = words[pair + 1] * RADIANS_PER_WORD;
      if ((i & 1) === 0) {
        target[offset + i - from] = radius * Math.cos(angle);
        i++;
        if (i === end) return;
      }
      target[offset + i - from] = radius * Math.sin(angle);
      i++;
    } while (i < end && (i & 3) !== 0);
  }
}

type PlaceInStream = Pick<StreamAddress, 'seed' | 'stream'> & Partial<StreamAddress>;

export function uniforms(place: PlaceInStream, count: number): Float64Array {
  const values = new Float64Array(count);
  fillUniform({ model: 0, step: 0, ...place }, 0, values, 0, count);
  return values;
}

export function normals(place: PlaceInStream, count: number): Float64Array {
  const values = new Float64Array(count);
  fillNormal({ model: 0, step: 0, ...place }, 0, values, 0, count);
  return values;
}

/** 0..count-1 in a random order. */
export function shuffled(place: PlaceInStream, count: number): number[] {
  const draws = uniforms(place, count);
  return Array.from(draws.keys()).sort((a, b) => draws[a] - draws[b]);
}
