// The scores of one attack out of the files of many shards, read checkpoint by checkpoint: of 20 checkpoints one is in memory.
import type { WorldScores } from '../../audit/estimation/scores/scoreStore';
import type { KeptScores } from '../../audit/estimation/trainingReport';
import { decodeColumn } from './columns';
import { stretchBytes } from './shardFile';
import type { ShardHeader } from './types';

/** A finished shard that can be read. */
export interface OpenShard {
  /** For messages. */
  name: string;
  header: ShardHeader;
  /** Bytes of the scores, counted from the end of the header. */
  read(offset: number, length: number): Uint8Array;
}

interface Piece {
  firstModel: number;
  models: number;
  column(checkpoint: number): Float64Array;
}

/** The models of one job, wherever they lie. All of them must be there, once. */
export function partScores(shards: readonly OpenShard[], part: number): KeptScores {
  const pieces = shards.flatMap(({ header, read }) => {
    const { places } = stretchBytes(header);
    return header.stretches.flatMap(({ part: own, firstModel, models, scores }, i): Piece[] => {
      const place = places[i];
      if (own !== part || scores === null || place === null) return [];
      const column = (checkpoint: number) =>
        decodeColumn(read(place.offset + checkpoint * place.column, place.column), scores.width);
      return [{ firstModel, models, column }];
    });
  });
  pieces.sort((a, b) => a.firstModel - b.firstModel);
  const models = pieces.reduce((sum, piece) => sum + piece.models, 0);
  return {
    models,
    unbroken: models,
    at(checkpoint) {
      const worlds = emptyWorlds(models);
      for (const piece of pieces) {
        const scores = piece.column(checkpoint);
        scores.forEach((score, i) => {
          const model = piece.firstModel + i;
          const world = model % 2 === 0 ? worlds.original : worlds.substituted;
          world[model >> 1] = score;
        });
      }
      return worlds;
    },
  };
}

const emptyWorlds = (models: number): WorldScores => ({
  original: new Float64Array(models / 2),
  substituted: new Float64Array(models / 2),
});

/** The models of several repeats as one row, in their order. */
export function pooledScores(repeats: readonly KeptScores[]): KeptScores {
  const models = repeats.reduce((sum, one) => sum + one.models, 0);
  return {
    models,
    unbroken: models,
    at(checkpoint) {
      const worlds = emptyWorlds(models);
      let from = 0;
      for (const repeat of repeats) {
        const { original, substituted } = repeat.at(checkpoint);
        worlds.original.set(original, from);
        worlds.substituted.set(substituted, from);
        from += original.length;
      }
      return worlds;
    },
  };
}
