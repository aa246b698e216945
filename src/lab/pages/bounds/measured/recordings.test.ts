// The recordings on the page of bounds: they answer the queries as these are now defined, no attack exceeds its bound, and the code
// still computes the recorded bounds.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answer } from '../../../../cli/answer';
import { QUERIES } from '../../../../cli/queries';
import { marginalsData, repliesOf } from '../marginals/marginalsData';
import { type LabelsReply, type MarginalsReply, parseAttacks, type SecretsReply } from './recorded';
import {
  ATTACK_RECORDINGS,
  LABEL_ATTACK,
  MARGINALS_GAMES,
  RECORDED_FAILURES,
  recordingOf,
  SECRETS_ATTACK,
} from './recordings';
import { labelsData, secretsData } from './trainedData';

const textOf = (id: string) =>
  readFileSync(new URL(`../../../../../public/gallery/${id}.json`, import.meta.url), 'utf8');

const recordedFrom = (game: (typeof MARGINALS_GAMES)[number], from: 'prior' | 'records') => {
  const recording = recordingOf(game, from);
  return parseAttacks<MarginalsReply>(textOf(recording.id), recording)!;
};
const marginals = MARGINALS_GAMES.map((game) => {
  const [prior, records] = [recordedFrom(game, 'prior'), recordedFrom(game, 'records')];
  return { game, prior, records, drawn: repliesOf(prior, game), own: repliesOf(records, game) };
});

const secrets = parseAttacks<SecretsReply>(textOf(SECRETS_ATTACK.id), SECRETS_ATTACK)!;
const labels = parseAttacks<LabelsReply>(textOf(LABEL_ATTACK.id), LABEL_ATTACK)!;

test('each recording answers its own queries and those of no other', () => {
  for (const recording of ATTACK_RECORDINGS) {
    for (const other of ATTACK_RECORDINGS) {
      const parsed = parseAttacks(textOf(other.id), recording);
      expect(parsed !== null).toBe(recording === other);
    }
  }
  expect(parseAttacks('<html>', SECRETS_ATTACK)).toBeNull();
});

test('recordings of the records’ own values have the same bounds and prior as those of drawn values', () => {
  for (const { drawn, own } of marginals) {
    for (const [i, { bounds, prior }] of own.entries()) {
      expect(bounds).toEqual(drawn[i]!.bounds);
      expect(prior.expected).toBeCloseTo(drawn[i]!.prior.expected, 9);
      expect(prior.deviation).toBeGreaterThan(1);
      expect(prior.ownRight).toBeGreaterThan(0);
    }
  }
});

test('no attack exceeds its bound, neither at the same failure probability nor on average', () => {
  const drawn = marginals.flatMap((one) => one.drawn);
  for (const { reached, bounds } of [...drawn, ...secrets.points.map(({ reply }) => reply)]) {
    for (const [i, { count }] of reached.entries()) expect(count).toBeLessThanOrEqual(bounds[i]!.count);
  }
  for (const { toldTheRestMean, expectedAtMost } of drawn)
    expect(toldTheRestMean).toBeLessThan(expectedAtMost);
  for (const { reply } of secrets.points) expect(reply.rightMean).toBeLessThan(reply.m * reply.successAtMost);
  for (const { reply } of labels.points) {
    expect(reply.checkpoints.at(-1)!.lower).toBeLessThan(reply.checkpoints.at(-1)!.bound.upper);
  }
});

test('the recorded bounds are those that the code computes now', async () => {
  // one release of each instead of hundreds is enough, since bounds, prior and epsilons do not depend on what is drawn
  const [one, , , two, three] = marginals;
  for (const [{ prior }, at] of [
    [one!, 0],
    [two!, 18],
    [three!, 1],
  ] as const) {
    const { query, reply: kept } = prior.points[at]!;
    const reply = JSON.parse(
      await answer(QUERIES, JSON.stringify({ ...query, repeats: 1 }), 1),
    ) as MarginalsReply;
    expect(reply.bounds).toEqual(kept.bounds);
    // the recorded bound is a minimum found by a numerical search, with a relative error of a few parts in ten million
    expect(reply.expectedAtMost / kept.expectedAtMost).toBeCloseTo(1, 6);
    expect(reply.epsilons.unknownColumns).toBeCloseTo(kept.epsilons.unknownColumns, 9);
  }
});

test('the charts have every game, failure probability and point', () => {
  for (const { game, prior, records, drawn } of marginals) {
    expect(drawn).toHaveLength(7);
    for (const failure of RECORDED_FAILURES) {
      const lines = [
        ...marginalsData(prior, game, 'prior', failure).lines,
        ...marginalsData(records, game, 'records', failure).lines,
      ];
      for (const { ys } of lines) {
        expect(ys).toHaveLength(7);
        expect(ys).not.toContain(null);
      }
    }
  }
  for (const failure of RECORDED_FAILURES)
    expect(secretsData(secrets, failure).lines[2]!.ys).not.toContain(null);
  const [bound, measured] = labelsData(labels).lines;
  expect(bound!.ys).toHaveLength(measured!.ys.length);
});
