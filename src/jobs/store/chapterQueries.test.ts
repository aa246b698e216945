import { expect, test, vi } from 'vitest';
import { traceProfiles } from '../../accounting/curves/profileCurves';
import { emptyRatioMap, traceRatioMap } from '../../accounting/curves/ratioMap';
import { tradeoff } from '../../accounting/tradeoff/tradeoff';
import { sortScores } from '../../auditing/roc';
import { readThreshold } from '../../auditing/thresholdReading';
import { traceCrowdAudit } from '../../canaries/crowdAudit';
import { sampleScores } from '../../canaries/scoreSample';
import { traceStoppingChoice } from '../../canaries/stoppingChoice';
import { traceThresholdChoice } from '../../canaries/thresholdChoice';
import { substituteGuess } from '../../risk/wholeCurveGuess';
import { WorkerBridge } from '../client/workerBridge';
import type { LessonApi } from '../messages/chapterMessages';
import { channelWorker } from '../testing/channelWorker';
import { serveLessons } from '../worker/chapters';
import { createLessons } from './chapterQueries';

const mechanism = { samplingRate: 0.25, noiseMultiplier: 5, steps: 40 };
const delta = 1e-5;

function setUp() {
  const core = {
    traceProfiles,
    tradeoff,
    traceRatioMap,
    emptyRatioMap,
    sampleScores,
    sortScores,
    readThreshold,
    traceThresholdChoice,
    traceCrowdAudit,
    traceStoppingChoice,
    substituteGuess,
  };
  const bridge = () =>
    new WorkerBridge<LessonApi>({ name: 'lesson', create: () => channelWorker(serveLessons(core)) });
  return createLessons({ quick: bridge(), slow: bridge() });
}

const done = (store: { getSlot: () => { status: string } }) =>
  vi.waitFor(() => expect(store.getSlot().status).toBe('done'), { timeout: 10_000 });

test('a reading counts the draws of the sample', async () => {
  const lessons = setUp();
  lessons.sample.want({ mechanism, seed: 1, runs: 500, points: 51 });
  lessons.threshold.want({ mechanism, seed: 1, runs: 500, delta, confidence: 0.95, threshold: 4 });
  await Promise.all([done(lessons.sample), done(lessons.threshold)]);
  const { original, substituted } = lessons.sample.getSlot().reply!;
  const reading = lessons.threshold.getSlot().reply!;
  expect(reading.falseNegatives).toBe(original.filter((score) => score <= 4).length);
  expect(reading.falsePositives).toBe(substituted.filter((score) => score > 4).length);
});

test('a map grows row by row and a newer wish replaces it', async () => {
  const lessons = setUp();
  const request = {
    samplingRates: Float64Array.from({ length: 9 }, (_, i) => 0.02 * (i + 1)),
    noiseMultipliers: Float64Array.from({ length: 9 }, (_, i) => 1 + i),
    steps: 300,
    delta,
  };
  const seen: number[] = [];
  lessons.map.subscribe(() => {
    const rows = lessons.map.getSlot().reply?.done;
    if (rows) seen.push(rows.reduce((sum, row) => sum + row, 0));
  });
  lessons.map.want(request);
  await done(lessons.map);
  expect(seen[0]).toBeLessThan(9);
  expect(seen.at(-1)).toBe(9);
  lessons.map.want({ ...request, steps: 0 });
  await vi.waitFor(() => expect(lessons.map.getSlot().status).toBe('failed'));
  expect(lessons.map.getSlot().error).toMatchObject({ field: 'steps' });
});

test('the choice of thresholds tells its progress and stops', async () => {
  const lessons = setUp();
  lessons.choice.want({ mechanism, delta, seed: 1, runs: 2000, audits: 1000, confidence: 0.95 });
  await vi.waitFor(() => expect(lessons.choice.getSlot().reply?.audits).toBeGreaterThan(0));
  lessons.choice.stop();
  expect(lessons.choice.getSlot().status).toBe('stopped');
  expect(lessons.choice.getSlot().reply!.audits).toBeLessThan(1000);
});

test('the crowd tells its progress, and no bound before its end', async () => {
  const lessons = setUp();
  const partial: boolean[] = [];
  lessons.crowd.subscribe(() => {
    const { reply } = lessons.crowd.getSlot();
    if (reply) partial.push(reply.findings === null);
  });
  lessons.crowd.want({ mechanism, delta, seed: 1, runs: 1_000_000, confidence: 0.95 });
  await vi.waitFor(() => expect(lessons.crowd.getSlot().reply?.done).toBeGreaterThan(0));
  lessons.crowd.stop();
  expect(lessons.crowd.getSlot().status).toBe('stopped');
  expect(partial.length).toBeGreaterThan(0);
  expect(partial).not.toContain(false);
  lessons.crowd.want({ mechanism, delta, seed: 1, runs: 500, confidence: 0.95 });
  await done(lessons.crowd);
  expect(lessons.crowd.getSlot().reply?.findings?.readings.lastIterate.originalRuns).toBe(400);
});

test('profile and trade-off answer for both adjacencies', async () => {
  const lessons = setUp();
  lessons.profile.want({ mechanism, delta, count: 5 });
  lessons.tradeoff.want({ mechanism, alphas: Float64Array.of(0, 0.1, 1) });
  await Promise.all([done(lessons.profile), done(lessons.tradeoff)]);
  const { addRemove, substitute, implied, group } = lessons.tradeoff.getSlot().reply!;
  expect(substitute[1].beta.upper).toBeLessThan(addRemove[1].beta.lower);
  expect(implied[1].beta.lower).toBeLessThanOrEqual(substitute[1].beta.upper);
  expect(group[1].beta.upper).toBeLessThanOrEqual(implied[1].beta.upper);
  expect(lessons.profile.getSlot().reply!.epsilons).toHaveLength(5);
});

test('guesses are bounded in the order asked', async () => {
  const lessons = setUp();
  lessons.guess.want({ mechanism, priors: [0.5, 0.1] });
  await done(lessons.guess);
  expect(lessons.guess.getSlot().reply).toEqual([0.5, 0.1].map((prior) => substituteGuess(prior, mechanism)));
});
