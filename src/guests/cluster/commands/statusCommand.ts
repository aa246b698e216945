// `audit status`: prints which shards of a plan are done, missing or damaged, and the command that trains the missing ones.
import { statSync } from 'node:fs';
import { disagreements } from '../training/agreement';
import { readJournal } from '../training/journal';
import { provisionalEffects } from '../training/provisional';
import type { ShardPlan } from '../training/types';
import { commandLine } from './commandLine';
import { type AuditFolder, journalsOf, openPlan, shardName } from './files/folder';
import { foundShards } from './files/foundShards';
import { listed, resubmission } from './schedulers/resubmission';
import type { AuditCommand } from './subcommand';

export const statusCommand: AuditCommand = ([where], _, console) => {
  const { folder, plan } = openPlan(where);
  const { whole, damaged } = foundShards(folder);
  const against = disagreements(plan, whole).filter(({ kind }) => kind !== 'gap');
  const unfit = new Set(against.filter(({ kind }) => kind !== 'overlap').flatMap(({ names }) => names));
  const done = whole.filter(({ name }) => !unfit.has(name));
  const covered = new Set(done.map(({ header }) => `${header.range.from} ${header.range.to}`));
  const left = plan.ranges.flatMap(({ from, to }, i) => (covered.has(`${from} ${to}`) ? [] : [i]));
  const lines = [
    `plan ${plan.id}: ${plan.ranges.length - left.length} of ${plan.ranges.length} shards done`,
    ...[...damaged, ...against].map(({ message }) => message),
    ...left.flatMap((index) => begun(folder, plan, index)),
  ];
  if (left.length > 0) {
    lines.push(`missing: ${listed(left)}`, `train what is missing: ${resubmission(folder, plan, left)}`);
  } else if (against.length === 0) {
    const merged = statSync(folder.merged, { throwIfNoEntry: false })?.isFile()
      ? `merged: ${folder.merged}`
      : `all there: ${commandLine('merge', folder.path)}`;
    lines.push(merged);
  }
  for (const { kind, step, models, effect } of provisionalEffects(
    plan,
    done.map(({ header }) => header),
  )) {
    const value = `${effect.value.toFixed(3)} ± ${effect.standardError.toFixed(3)}`;
    lines.push(`${kind} at step ${step}: d' ${value} of ${models} models, from counts alone`);
  }
  for (const line of lines) console.say(line);
  return left.length === 0 && against.length === 0 && damaged.length === 0 ? 0 : 1;
};

function begun(folder: AuditFolder, { ranges }: ShardPlan, index: number): string[] {
  const { journals, unreadable } = journalsOf(folder, index);
  const blocks = journals.flatMap(({ bytes }) => readJournal(bytes).blocks);
  if (blocks.length === 0) return unreadable;
  const models = blocks.reduce((sum, one) => sum + one.models, 0);
  const { from, to } = ranges[index];
  return [
    ...unreadable,
    `${shardName(index)} is not finished: ${Math.min(models, to - from)} of ${to - from} models are kept`,
  ];
}
