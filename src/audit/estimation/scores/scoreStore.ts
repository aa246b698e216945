// The scores of the models that have finished so far, by world and checkpoint, in any order of their blocks.
import { refusals, requireNumber } from '../../../base/numerics/errors';
import { SCORES } from './sentences';

/** One score per model, in the order of the model index; equally many in both worlds. */
export interface WorldScores {
  original: Float64Array;
  substituted: Float64Array;
}

interface Block {
  firstModel: number;
  models: number;
  scores: Float64Array;
}

/** A store of scores. Model r belongs to world r mod 2: even models to the original world, odd ones to the substituted one. */
export class ScoreStore {
  private blocks: Block[] = [];

  /** Creates an empty store. `steps` are the checkpoints: one score per model each, and named in messages. */
  constructor(private readonly steps: readonly number[]) {}

  get models(): number {
    return this.blocks.reduce((sum, block) => sum + block.models, 0);
  }

  /** Adds scores, models x checkpoints, row-major. Throws InputError for models that are already there or scores not finite. */
  add(firstModel: number, scores: Float64Array): void {
    requireNumber('firstModel', firstModel, { min: 0, max: Number.MAX_SAFE_INTEGER, integer: true });
    const models = scores.length / this.steps.length;
    if (!Number.isInteger(models))
      throw refusals('scores').inconsistent(
        SCORES.notPerCheckpoint({ scores: scores.length, checkpoints: this.steps.length }),
      );
    const overlap = this.blocks.find(
      (block) => firstModel < block.firstModel + block.models && block.firstModel < firstModel + models,
    );
    if (overlap)
      throw refusals('firstModel').inconsistent(
        SCORES.modelTwice({ model: Math.max(firstModel, overlap.firstModel) }),
      );
    const broken = scores.findIndex((score) => !Number.isFinite(score));
    if (broken >= 0) {
      const model = firstModel + Math.floor(broken / this.steps.length);
      const step = this.steps[broken % this.steps.length] as number;
      throw refusals('scores').notANumber(SCORES.diverged({ model, step, score: scores[broken] as number }));
    }
    this.blocks.push({ firstModel, models, scores });
    this.blocks.sort((a, b) => a.firstModel - b.firstModel);
  }

  /** Number of models from 0 on without a gap. */
  get unbroken(): number {
    let next = 0;
    for (const { firstModel, models } of this.blocks) {
      if (firstModel !== next) break;
      next += models;
    }
    return next;
  }

  /**
   * Scores, at the checkpoint with this index, of those models 2i and 2i + 1 that are both there. Both worlds thus have
   * equally many scores, and a pair that is in them stays in them.
   */
  at(checkpoint: number): WorldScores {
    const original: number[] = [];
    const substituted: number[] = [];
    let even = { model: -1, score: 0 };
    for (const { firstModel, models, scores } of this.blocks) {
      for (let i = 0; i < models; i++) {
        const model = firstModel + i;
        const score = scores[i * this.steps.length + checkpoint];
        if (model % 2 === 0) even = { model, score };
        else if (even.model === model - 1) {
          original.push(even.score);
          substituted.push(score);
        }
      }
    }
    return { original: Float64Array.from(original), substituted: Float64Array.from(substituted) };
  }
}
