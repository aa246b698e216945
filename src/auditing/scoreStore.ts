// Scores of models that finished so far, in whatever order their blocks came, by world and checkpoint. No estimates.
import { LabError, requireNumber } from '../numerics/errors';

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

/** Model r trains in world r mod 2: even in D, odd in D'. */
export class ScoreStore {
  private blocks: Block[] = [];

  /** `steps`: the checkpoints, for messages and for the number of scores of each model. */
  constructor(private readonly steps: readonly number[]) {}

  /** Models so far. */
  get models(): number {
    return this.blocks.reduce((sum, block) => sum + block.models, 0);
  }

  /**
   * Takes the scores (models x checkpoints, row-major) of models firstModel, firstModel + 1, ... Throws a LabError for a
   * wrong number of scores, for models that are already there, and for scores that are not finite.
   */
  add(firstModel: number, scores: Float64Array): void {
    requireNumber('firstModel', firstModel, { min: 0, max: Number.MAX_SAFE_INTEGER, integer: true });
    const models = scores.length / this.steps.length;
    if (!Number.isInteger(models)) {
      throw new LabError(
        'inconsistent',
        'scores',
        `There are ${scores.length} scores for ${this.steps.length} checkpoints; give one per model and checkpoint.`,
      );
    }
    const overlap = this.blocks.find(
      (block) => firstModel < block.firstModel + block.models && block.firstModel < firstModel + models,
    );
    if (overlap) {
      throw new LabError(
        'inconsistent',
        'firstModel',
        `Model ${Math.max(firstModel, overlap.firstModel)} has scores already; give each model once.`,
      );
    }
    const broken = scores.findIndex((score) => !Number.isFinite(score));
    if (broken >= 0) {
      const model = firstModel + Math.floor(broken / this.steps.length);
      throw new LabError(
        'not-a-number',
        'scores',
        `The score of model ${model} at step ${this.steps[broken % this.steps.length]} is ${scores[broken]}; ` +
          'the training diverged. Lower the learning rate.',
      );
    }
    this.blocks.push({ firstModel, models, scores });
    this.blocks.sort((a, b) => a.firstModel - b.firstModel);
  }

  /** Scores at one checkpoint. Surplus last models of one world are left out, so that the worlds stay equal. */
  at(checkpoint: number): WorldScores {
    const worlds: [number[], number[]] = [[], []];
    for (const { firstModel, models, scores } of this.blocks) {
      for (let i = 0; i < models; i++) {
        worlds[(firstModel + i) % 2].push(scores[i * this.steps.length + checkpoint]);
      }
    }
    const runs = Math.min(worlds[0].length, worlds[1].length);
    return {
      original: Float64Array.from(worlds[0].slice(0, runs)),
      substituted: Float64Array.from(worlds[1].slice(0, runs)),
    };
  }
}
