// `audit merge`: joins the shards of a plan into one result, in a file that the page opens.

import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { AuditPreparation } from '../../../audit/training/audit/preparation';
import type { TrainingAuditReply } from '../../../audit/training/audit/types';
import { readAsset } from '../../../audit/training/node/environment';
import { InputError } from '../../../base/numerics/errors';
import { roundTo } from '../../../base/numerics/safeSide';
import { english } from '../../../base/sentences/sentence';
import { formatRecording, type MadeElsewhere } from '../../../work/store/recording';
import { disagreements } from '../training/agreement';
import { mergedReply } from '../training/mergedReply';
import { type OpenShard, partScores } from '../training/mergedScores';
import type { ShardPlan } from '../training/types';
import { type AuditFolder, openPlan, refuseUnwritable, writeWhole } from './files/folder';
import { foundShards } from './files/foundShards';
import type { AuditCommand } from './subcommand';

export const mergeCommand: AuditCommand = async ([where], options, console) => {
  const { folder, plan } = openPlan(where);
  const out = options.out === undefined ? folder.merged : resolve(options.out);
  refuseOwnFiles(out, folder);
  refuseUnwritable(out);
  const { whole, damaged } = foundShards(folder);
  // beside a damaged file no gap is reported, because the file may be what would fill it
  const against = disagreements(plan, whole).filter(({ kind }) => kind !== 'gap' || damaged.length === 0);
  const messages = [...damaged, ...against].map(({ message }) => message);
  if (messages.length > 0) {
    for (const message of messages) console.warn(message);
    return 1;
  }
  const reply = await merged(plan, whole);
  const made = madeOf(whole, scoresChecksum(plan, whole), options.place);
  writeWhole(out, [recordingOf(plan, reply, made)]);
  console.say(`${out}: ${reply.modelsTrained} models of ${whole.length} shards, scores ${made.scores}`);
  for (const { kind, pooled } of reply.audits) {
    const last = pooled?.checkpoints.at(-1);
    if (!last) continue;
    const valid = roundTo(last.valid.epsilon, 3, 'down');
    const numbers = [valid, last.paper.epsilon, last.effectSize.value].map((one) => one.toFixed(3));
    console.say(`${kind} at step ${last.step}: valid ${numbers[0]}, paper ${numbers[1]}, d' ${numbers[2]}`);
  }
  return 0;
};

/** Throws an InputError where the result would replace a file that it is made from. */
function refuseOwnFiles(out: string, { path, plan, shards }: AuditFolder): void {
  const real = (place: string) => (existsSync(place) ? realpathSync(place) : place);
  const within = real(dirname(out));
  const own = within === real(shards) || (within === real(path) && basename(out) === basename(plan));
  if (own)
    throw new InputError(
      'inconsistent',
      'out',
      `--out is ${out}, where the plan has files of its own. Give another path.`,
    );
}

async function merged(plan: ShardPlan, shards: readonly OpenShard[]): Promise<TrainingAuditReply> {
  const request = { ...plan.request, ownData: null };
  const audit = await new AuditPreparation(request, readAsset, plan.crafted).make(
    new AbortController().signal,
  );
  return mergedReply(plan, audit, shards);
}

/** Checksum of all scores, which does not depend on how the models were cut into shards. */
function scoresChecksum({ parts, request }: ShardPlan, shards: readonly OpenShard[]): string {
  const hash = createHash('sha256');
  parts.forEach(({ kind, repeat }, part) => {
    if (kind === null || repeat === null) return;
    const scores = partScores(shards, part);
    request.checkpoints.forEach((_, checkpoint) => {
      const { original, substituted } = scores.at(checkpoint);
      for (const world of [original, substituted]) hash.update(Buffer.from(world.buffer));
    });
  });
  return hash.digest('hex').slice(0, 16);
}

function madeOf(shards: readonly OpenShard[], scores: string, place: string | undefined): MadeElsewhere {
  const origins = shards.map(({ header }) => header.origin);
  const distinct = <Value>(values: readonly Value[]) => [...new Set(values)];
  const schedulers = distinct(origins.flatMap(({ scheduler }) => scheduler?.split(' ')[0] ?? []));
  return {
    place: place ?? (schedulers.join(' and ') || null),
    shards: shards.length,
    machines: distinct(origins.map(({ host }) => host)).length,
    coreHours: origins.reduce((sum, { seconds, cores }) => sum + (seconds * cores) / 3600, 0),
    finished:
      origins
        .map(({ finished }) => finished)
        .toSorted()
        .at(-1) ?? '',
    scores,
  };
}

function recordingOf(plan: ShardPlan, reply: TrainingAuditReply, made: MadeElsewhere): string {
  const { link, commit, request } = plan;
  const { backend } = reply;
  return formatRecording({
    preset: `plan-${plan.id}`,
    link,
    seed: request.seed,
    commit,
    backend: backend ? `${backend.name}: ${english(backend.description)}` : 'none',
    seconds: Math.round(reply.elapsed / 1000),
    made,
    reply,
  });
}
