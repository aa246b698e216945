// Checks whether shards may be merged: they must be of one plan, trained by one commit on machines that compute the same bits, and
// together hold every model once.
import { type ModelRange, stretchesOf } from './ranges';
import type { ShardHeader, ShardPlan } from './types';

export interface NamedShard {
  name: string;
  header: ShardHeader;
}

export interface Disagreement {
  kind: 'plan' | 'commit' | 'backend' | 'overlap' | 'gap' | 'malformed';
  /** Names of the files at fault; none for a gap. */
  names: readonly string[];
  message: string;
}

/** The reasons against a merge; empty where there are none. */
export function disagreements(plan: ShardPlan, shards: readonly NamedShard[]): Disagreement[] {
  const own = shards.filter(({ header }) => header.plan === plan.id);
  return [
    ...ofOtherPlans(plan, shards),
    ...malformed(plan, own),
    ...mixedCommits(plan, own),
    ...mixedBackends(own),
    ...uncovered(plan, own),
  ];
}

function ofOtherPlans(plan: ShardPlan, shards: readonly NamedShard[]): Disagreement[] {
  return shards
    .filter(({ header }) => header.plan !== plan.id)
    .map(({ name, header }) => {
      const fields = differing(header.request, plan.request);
      const what = fields.length > 0 ? ` (${fields.join('; ')})` : '';
      const message = `${name} is a shard of another plan${what}. Move it to that plan's folder, or delete it.`;
      return { kind: 'plan' as const, names: [name], message };
    });
}

/** Words for each field in which two requests differ, such as "modelsPerWorld is 80, not 100". */
function differing(given: object, planned: object): string[] {
  const of = (request: object) => Object.entries(request).filter(([name]) => name !== 'key');
  const expected = new Map(of(planned).map(([name, value]) => [name, JSON.stringify(value)]));
  return of(given)
    .map(([name, value]) => [name, JSON.stringify(value), expected.get(name)])
    .filter(([, value, other]) => value !== other)
    .map(([name, value, other]) => `${name} is ${value}, not ${other}`);
}

function malformed(plan: ShardPlan, shards: readonly NamedShard[]): Disagreement[] {
  const models = plan.parts.map((part) => part.models);
  return shards
    .filter(({ header: { range, stretches } }) => {
      const found = stretches.map(({ part, firstModel, models }) => ({ part, firstModel, models }));
      return JSON.stringify(found) !== JSON.stringify(stretchesOf(models, range));
    })
    .map(({ name, header: { range } }) => ({
      kind: 'malformed' as const,
      names: [name],
      message: `${name} does not hold what models ${named(range)} are in this plan; delete it and train it again.`,
    }));
}

function mixedCommits(plan: ShardPlan, shards: readonly NamedShard[]): Disagreement[] {
  const others = shards.filter(({ header }) => header.commit !== plan.commit);
  return others.map(({ name, header }) => ({
    kind: 'commit' as const,
    names: [name],
    message: `${name} was trained by commit ${header.commit}, the plan is of ${plan.commit}; delete it and train it again with the plan's.`,
  }));
}

/** Shards that were trained by another backend than most. */
function mixedBackends(shards: readonly NamedShard[]): Disagreement[] {
  const count = new Map<string, number>();
  const key = ({ header }: NamedShard) => JSON.stringify(header.backend);
  for (const shard of shards) count.set(key(shard), (count.get(key(shard)) ?? 0) + 1);
  const [most] = [...count].toSorted(([, a], [, b]) => b - a);
  const usual = shards.find((shard) => key(shard) === most?.[0]);
  if (!usual) return [];
  const { description: expected } = usual.header.backend;
  return shards
    .filter((shard) => key(shard) !== most[0])
    .map(({ name, header: { backend, origin } }) => {
      const how =
        backend.description === expected
          ? `by ${backend.description} too, but the processor of ${origin.host} computes other last bits`
          : `by ${backend.description} on ${origin.host}`;
      const message = `${name} was trained ${how}, most shards by ${expected} as on ${usual.header.origin.host}. Delete it and train it on a machine like those.`;
      return { kind: 'backend' as const, names: [name], message };
    });
}

/** Models that two shards hold, or none. */
function uncovered(plan: ShardPlan, shards: readonly NamedShard[]): Disagreement[] {
  const total = plan.parts.reduce((sum, { models }) => sum + models, 0);
  const inOrder = shards.toSorted((a, b) => a.header.range.from - b.header.range.from);
  const found: Disagreement[] = [];
  let before: NamedShard | null = null;
  let next = 0;
  const gap = (range: ModelRange) => {
    const message = `Models ${named(range)} are in no shard. Train ${shardsOf(plan, range)}.`;
    found.push({ kind: 'gap', names: [], message });
  };
  for (const shard of inOrder) {
    const { from, to } = shard.header.range;
    if (from > next) gap({ from: next, to: from });
    if (from < next && before) {
      const twice = { from, to: Math.min(to, next) };
      const message = `${before.name} and ${shard.name} both hold models ${named(twice)}. Delete one of them.`;
      found.push({ kind: 'overlap', names: [before.name, shard.name], message });
    }
    if (to >= next) before = shard;
    next = Math.max(next, to);
  }
  if (next < total) gap({ from: next, to: total });
  return found;
}

function shardsOf({ ranges }: ShardPlan, { from, to }: ModelRange): string {
  const indices = ranges.flatMap((range, i) => (range.from < to && from < range.to ? [i] : []));
  const [first, last] = [indices[0], indices[indices.length - 1]];
  return first === last ? `shard ${first}` : `shards ${first} to ${last}`;
}

const named = ({ from, to }: ModelRange): string => `${from} to ${to - 1}`;
