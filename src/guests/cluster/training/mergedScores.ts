// The scores of one attack out of the files of many shards. They are read checkpoint by checkpoint, so that only one checkpoint is in
// memory.
import type { WorldScores } from '../../../audit/estimation/scores/scoreStore';
import type { KeptScores } from '../../../audit/estimation/trainingReport';
import { decodeColumn } from './columns';
import { stretchBytes } from './shardFile';
import type { ShardHeader } from './types';

export interface OpenShard {
  name: string;
  header: ShardHeader;
  /** Reads bytes of the scores. `offset` is counted from the end of the header. */
  read(offset: number, length: number): Uint8Array;
}

/** Scores of `models` models without a gap. `fill` writes those of a checkpoint whenever they are asked for. */
const keptScores = (models: number, fill: (worlds: WorldScores, checkpoint: number) => void): KeptScores => ({
  models,
  unbroken: models,
  at(checkpoint) {
    const worlds = {
      original: new Float64Array(models / 2),
      substituted: new Float64Array(models / 2),
    };
    fill(worlds, checkpoint);
    return worlds;
  },
});

/** Scores of one job, in whichever shards its models are. The shards must hold each of its models once. */
export function partScores(shards: readonly OpenShard[], part: number): KeptScores {
  const pieces = shards.flatMap(({ header, read }) => {
    const { places } = stretchBytes(header);
    return header.stretches.flatMap(({ part: own, firstModel, models, scores }, i) => {
      const place = places[i];
      if (own !== part || scores === null || place === null) return [];
      const { offset, column } = place;
      const at = (checkpoint: number) =>
        decodeColumn(read(offset + checkpoint * column, column), scores.width);
      return [{ firstModel, models, at }];
    });
  });
  const models = pieces.reduce((sum, piece) => sum + piece.models, 0);
  return keptScores(models, ({ original, substituted }, checkpoint) => {
    for (const { firstModel, at } of pieces) {
      at(checkpoint).forEach((score, i) => {
        const model = firstModel + i;
        (model % 2 === 0 ? original : substituted)[model >> 1] = score;
      });
    }
  });
}

export function pooledScores(repeats: readonly KeptScores[]): KeptScores {
  const models = repeats.reduce((sum, one) => sum + one.models, 0);
  return keptScores(models, (worlds, checkpoint) => {
    let from = 0;
    for (const repeat of repeats) {
      const { original, substituted } = repeat.at(checkpoint);
      worlds.original.set(original, from);
      worlds.substituted.set(substituted, from);
      from += original.length;
    }
  });
}
