// The blocks of a job that are still to be trained, and those that are done. The schedule outlives the workers that train them,
// so that a run goes on where a backend failed.

import { Defect } from '../../base/sentences/defect';
import type { BlockResult } from '../canaries/job';

export interface Block {
  firstModel: number;
  models: number;
}

export class Schedule {
  readonly results: BlockResult[] = [];
  /** Ranges of models that are still to be trained. Blocks are cut from them as they are taken. */
  private readonly waiting: Block[];
  private readonly underWay = new Set<Block>();
  private members = 1;
  private leastModels = 1;

  /** Blocks of at most `blockModels` models over models firstModel .. firstModel + total - 1. */
  constructor(
    total: number,
    private readonly blockModels: number,
    firstModel = 0,
  ) {
    this.waiting = total > 0 ? [{ firstModel, models: total }] : [];
  }

  /**
   * Makes each block half of a member's share of the waiting models, in multiples of `leastModels`, so that all members end
   * at nearly the same time.
   */
  shareAmong(members: number, leastModels: number): void {
    this.members = members;
    this.leastModels = leastModels;
  }

  /** The next block; null when none waits, while some may still be under way. */
  take(): Block | null {
    const next = this.waiting.shift();
    if (!next) return null;
    const models = Math.min(this.nextSize(next.models), next.models);
    const block = { firstModel: next.firstModel, models };
    if (models < next.models) {
      this.waiting.unshift({ firstModel: next.firstModel + models, models: next.models - models });
    }
    this.underWay.add(block);
    return block;
  }

  private nextSize(taken: number): number {
    if (this.members === 1) return this.blockModels;
    const waiting = this.waiting.reduce((sum, { models }) => sum + models, taken);
    const shares = Math.ceil(waiting / (2 * this.members * this.leastModels));
    return Math.min(this.blockModels, shares * this.leastModels);
  }

  /** Returns a block whose worker failed or was stopped. It is the next to be taken. */
  giveBack(block: Block): void {
    if (this.underWay.delete(block)) this.waiting.unshift(block);
  }

  finish(block: Block, result: BlockResult): void {
    if (!this.underWay.delete(block)) {
      throw new Defect(`models ${block.firstModel}.. are not under way`);
    }
    this.results.push(result);
  }
}
