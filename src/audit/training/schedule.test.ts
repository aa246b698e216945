// The blocks of a job among several members, each model handed out once.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlockResult } from '../canaries/job';
import { type Block, Schedule } from './schedule';

const resultOf = ({ firstModel, models }: Block): BlockResult => ({
  firstModel,
  models,
  parameter: new Float32Array(0),
  logits: new Float32Array(0),
  parameters: new Float32Array(0),
  accuracy: new Float32Array(0),
});

describe('schedule', () => {
  it('hands out every model exactly once, whatever fails in between', () => {
    const plays = fc.record({
      total: fc.integer({ min: 1, max: 200 }),
      blockModels: fc.integer({ min: 1, max: 40 }),
      members: fc.integer({ min: 1, max: 5 }),
      leastModels: fc.integer({ min: 1, max: 50 }),
      // what happens at each turn: take, finish the i-th under way, give the i-th back
      turns: fc.array(fc.tuple(fc.constantFrom('take', 'finish', 'fail'), fc.nat({ max: 9 })), {
        maxLength: 300,
      }),
    });
    fc.assert(
      fc.property(plays, ({ total, blockModels, members, leastModels, turns }) => {
        const schedule = new Schedule(total, blockModels);
        schedule.shareAmong(members, leastModels);
        const underWay: Block[] = [];
        const finish = (block: Block) => schedule.finish(block, resultOf(block));
        for (const [what, which] of turns) {
          if (what === 'take') {
            const block = schedule.take();
            if (block) underWay.push(block);
            if (block) expect(block.models).toBeLessThanOrEqual(blockModels);
          } else {
            const [block] = underWay.splice(which % Math.max(1, underWay.length), 1);
            if (!block) continue;
            if (what === 'finish') finish(block);
            else schedule.giveBack(block);
          }
        }
        underWay.forEach(finish);
        for (let block = schedule.take(); block; block = schedule.take()) finish(block);
        const trained = schedule.results.flatMap(({ firstModel, models }) =>
          Array.from({ length: models }, (_, i) => firstModel + i),
        );
        expect(trained.toSorted((a, b) => a - b)).toEqual(Array.from({ length: total }, (_, i) => i));
      }),
      { seed: 3, numRuns: 200 },
    );
  });

  it('lets 2 to 8 members of speeds in [1, 2] end within one of the smallest blocks of each other', () => {
    const races = fc.record({
      total: fc.integer({ min: 1, max: 3000 }),
      blockModels: fc.integer({ min: 16, max: 3000 }),
      leastModels: fc.integer({ min: 1, max: 16 }),
      speeds: fc.array(fc.double({ min: 1, max: 2, noNaN: true }), { minLength: 2, maxLength: 8 }),
    });
    fc.assert(
      fc.property(races, ({ total, blockModels, leastModels, speeds }) => {
        const schedule = new Schedule(total, blockModels);
        schedule.shareAmong(speeds.length, leastModels);
        const busyUntil = speeds.map(() => 0);
        for (;;) {
          const free = busyUntil.indexOf(Math.min(...busyUntil));
          const block = schedule.take();
          if (!block) break;
          busyUntil[free]! += block.models / speeds[free]!;
        }
        const spread = Math.max(...busyUntil) - Math.min(...busyUntil);
        expect(spread).toBeLessThanOrEqual(leastModels / Math.min(...speeds) + 1e-9);
      }),
      { seed: 5, numRuns: 300 },
    );
  });

  it('gives a member that is alone whole blocks', () => {
    const sizes = (members: number, leastModels: number) => {
      const schedule = new Schedule(100, 40, 7);
      schedule.shareAmong(members, leastModels);
      const blocks: Block[] = [];
      for (let block = schedule.take(); block; block = schedule.take()) blocks.push(block);
      return blocks.map(({ firstModel, models }) => [firstModel, models]);
    };
    const whole = [
      [7, 40],
      [47, 40],
      [87, 20],
    ];
    expect(sizes(1, 1)).toEqual(whole);
  });

  it('gives several members whole blocks where none smaller is worth it', () => {
    const sizes = (members: number, leastModels: number) => {
      const schedule = new Schedule(100, 40, 7);
      schedule.shareAmong(members, leastModels);
      const blocks: Block[] = [];
      for (let block = schedule.take(); block; block = schedule.take()) blocks.push(block);
      return blocks.map(({ firstModel, models }) => [firstModel, models]);
    };
    const whole = [
      [7, 40],
      [47, 40],
      [87, 20],
    ];
    expect(sizes(3, 40)).toEqual(whole);
  });

  it('shrinks the blocks of several members towards the end', () => {
    const sizes = (members: number, leastModels: number) => {
      const schedule = new Schedule(100, 40, 7);
      schedule.shareAmong(members, leastModels);
      const blocks: Block[] = [];
      for (let block = schedule.take(); block; block = schedule.take()) blocks.push(block);
      return blocks.map(({ firstModel, models }) => [firstModel, models]);
    };
    expect(sizes(2, 20)).toEqual([
      [7, 40],
      [47, 20],
      [67, 20],
      [87, 20],
    ]);
  });

  it('takes a block that was given back before the ones that never started', () => {
    const schedule = new Schedule(30, 10);
    const first = schedule.take()!;
    schedule.take();
    schedule.giveBack(first);
    expect(schedule.take()).toEqual({ firstModel: 0, models: 10 });
    expect(schedule.take()).toEqual({ firstModel: 20, models: 10 });
    expect(schedule.take()).toBeNull();
  });

  it('refuses a result of a block that is not under way', () => {
    const schedule = new Schedule(10, 10);
    const block = { firstModel: 0, models: 10 };
    expect(() => schedule.finish(block, resultOf(block))).toThrow(/not under way/);
  });
});
