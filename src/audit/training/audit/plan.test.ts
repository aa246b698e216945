// The order in which a training audit's models are trained, and the models that are still missing.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AuditPart, type AuditStage, finishedModels, missing, planStages } from './plan';

/** A part with only the fields that the order of work looks at. */
const part = (kind: AuditPart['kind'], repeat: AuditPart['repeat'], runsPerWorld: number): AuditPart =>
  ({ kind, repeat, job: { runsPerWorld }, finished: [] }) as unknown as AuditPart;

const block = fc.record({ firstModel: fc.nat(200), models: fc.integer({ min: 1, max: 60 }) });

/** Blocks that do not overlap, in any order. */
const disjointBlocks = fc
  .array(block)
  .map((blocks) =>
    blocks
      .sort((a, b) => a.firstModel - b.firstModel)
      .filter(
        (here, i, all) => all.slice(0, i).every((b) => b.firstModel + b.models <= here.firstModel) && here,
      ),
  )
  .chain((blocks) => fc.shuffledSubarray(blocks, { minLength: blocks.length }));

describe('the models that a stage is missing', () => {
  test('are those of the stage that no finished block holds, each once, over disjoint blocks and stages', () => {
    fc.assert(
      fc.property(disjointBlocks, fc.nat(150), fc.nat(150), (finished, from, length) => {
        const stage: AuditStage = { part: { ...part('S2', 0, 200), finished }, from, to: from + length };
        const listed = missing(stage).flatMap(({ firstModel, models }) =>
          Array.from({ length: models }, (_, i) => firstModel + i),
        );
        const done = (model: number) =>
          finished.some(({ firstModel, models }) => model >= firstModel && model < firstModel + models);
        const expected = Array.from({ length }, (_, i) => from + i).filter((model) => !done(model));
        expect(listed).toEqual(expected);
      }),
      { seed: 31, numRuns: 300 },
    );
  });
});

describe('the order of work', () => {
  test('covers every model of every part once, over up to 5 repeats, 4 attacks and 5000 runs', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 4 }),
        (repeats, runsPerWorld, attacks) => {
          const kinds = (['S2', 'S3', 'S4', 'S5'] as const).slice(0, attacks);
          const parts = [
            ...Array.from({ length: repeats }, (_, r) => kinds.map((k) => part(k, r, runsPerWorld))).flat(),
            part(null, null, 25),
          ];
          for (const stage of planStages(parts)) {
            expect(missing(stage)).toEqual([{ firstModel: stage.from, models: stage.to - stage.from }]);
            stage.part.finished.push({ firstModel: stage.from, models: stage.to - stage.from });
          }
          for (const done of parts) expect(finishedModels(done)).toBe(2 * done.job.runsPerWorld);
        },
      ),
      { seed: 32, numRuns: 100 },
    );
  });

  test('gives every attack its first models before any gets more', () => {
    const parts = [part('S2', 0, 500), part('S5', 0, 500), part(null, null, 25)];
    const order = planStages(parts).map(({ part: { kind }, from, to }) => [kind, from, to]);
    expect(order).toEqual([
      ['S2', 0, 64],
      ['S5', 0, 64],
      [null, 0, 50],
      ['S2', 64, 320],
      ['S5', 64, 320],
      ['S2', 320, 1000],
      ['S5', 320, 1000],
    ]);
  });
});
