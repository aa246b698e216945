// The recordings on the page are of the queries as they are defined, keep their bounds, and say what the code computes.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answer } from '../../../../cli/answer';
import { QUERIES } from '../../../../cli/queries';
import { marginalsData, repliesOf } from '../marginals/marginalsData';
import { type LabelsReply, type MarginalsReply, parseAttacks, type SecretsReply } from './recorded';
import { ATTACK_RECORDINGS, FAILURES, LABELS, MARGINALS, MARGINALS_GAMES, SECRETS } from './recordings';
import { labelsData, secretsData } from './trainedData';

const textOf = (id: string) =>
  readFileSync(new URL(`../../../../../public/gallery/${id}.json`, import.meta.url), 'utf8');

const marginals = parseAttacks<MarginalsReply>(textOf(MARGINALS.prior.id), MARGINALS.prior)!;
const own = parseAttacks<MarginalsReply>(textOf(MARGINALS.records.id), MARGINALS.records)!;
const secrets = parseAttacks<SecretsReply>(textOf(SECRETS.id), SECRETS)!;
const labels = parseAttacks<LabelsReply>(textOf(LABELS.id), LABELS)!;

test('each is of its own queries, no other’s', () => {
  for (const recording of ATTACK_RECORDINGS) {
    for (const other of ATTACK_RECORDINGS) {
      const parsed = parseAttacks(textOf(other.id), recording);
      expect(parsed !== null).toBe(recording === other);
    }
  }
  expect(parseAttacks('<html>', SECRETS)).toBeNull();
});

test('of the records’ own values there are the same bounds and the same prior, which is judged by them', () => {
  for (const [i, { reply }] of own.points.entries()) {
    const drawn = marginals.points[i]!.reply;
    expect(reply.bounds).toEqual(drawn.bounds);
    expect(reply.prior.expected).toBeCloseTo(drawn.prior.expected, 9);
    expect(reply.prior.deviation).toBeGreaterThan(1);
    expect(reply.prior.ownRight).toBeGreaterThan(0);
  }
});

test('no attack reaches more than its bound at the same failure level, or on average', () => {
  for (const { reply } of [...marginals.points, ...secrets.points]) {
    for (const [i, { count }] of reply.reached.entries()) {
      expect(count).toBeLessThanOrEqual(reply.bounds[i]!.count);
    }
  }
  for (const { reply } of marginals.points) {
    expect(reply.toldTheRestMean).toBeLessThan(reply.expectedAtMost);
  }
  for (const { reply } of secrets.points) expect(reply.rightMean).toBeLessThan(reply.m * reply.successAtMost);
  for (const { reply } of labels.points) {
    expect(reply.checkpoints.at(-1)!.lower).toBeLessThan(reply.checkpoints.at(-1)!.bound.upper);
  }
});

test('the bounds are what is computed now', async () => {
  // a release of each instead of hundreds: bounds, prior and epsilons draw nothing
  for (const at of [0, 18]) {
    const query = { ...MARGINALS.prior.queries[at], repeats: 1 };
    const reply = JSON.parse(await answer(QUERIES, JSON.stringify(query), 1)) as MarginalsReply;
    const kept = marginals.points[at]!.reply;
    expect(reply.bounds).toEqual(kept.bounds);
    // a bound at the least that a search has found: sharp to a few parts in ten million
    expect(reply.expectedAtMost / kept.expectedAtMost).toBeCloseTo(1, 6);
    expect(reply.epsilons.unknownColumns).toBeCloseTo(kept.epsilons.unknownColumns, 9);
  }
});

test('charts hold every game, level and point', () => {
  for (const game of MARGINALS_GAMES) {
    expect(repliesOf(marginals, game)).toHaveLength(7);
    for (const failure of FAILURES) {
      const lines = [
        ...marginalsData(marginals, game, 'prior', failure).lines,
        ...marginalsData(own, game, 'records', failure).lines,
      ];
      for (const { ys } of lines) {
        expect(ys).toHaveLength(7);
        expect(ys).not.toContain(null);
      }
    }
  }
  for (const failure of FAILURES) expect(secretsData(secrets, failure).lines[2]!.ys).not.toContain(null);
  const [bound, measured] = labelsData(labels).lines;
  expect(bound!.ys).toHaveLength(measured!.ys.length);
});
