// `audit shard`: trains one range of a plan's models and writes one file. After a stop, the same command goes on from its journal.
import { closeSync, existsSync } from 'node:fs';
import { createNodeEnvironment } from '../../../audit/training/node/environment';
import { InputError } from '../../../base/numerics/errors';
import { codeCommit } from '../../../cli/codeCommit';
import { numberOption } from '../../../cli/numberOption';
import type { ShardPlan } from '../training/types';
import { openPlan, shardName, shardPath } from './files/folder';
import { openShard } from './files/openShard';
import { openRegular } from './files/regularFile';
import { coresGiven, shardIndex } from './origin';
import type { AuditCommand, Console } from './subcommand';
import { trainShard } from './trainShard';

const THREADS = { min: 1, max: 1024, integer: true };
/** Exit status that a shell reports of a process that a signal has ended. */
const STATUS = { SIGTERM: 143, SIGINT: 130 } as const;

export const shardCommand: AuditCommand = async ([where, said], options, console) => {
  const { folder, plan } = openPlan(where);
  const index = shardIndex(said, process.env, plan.ranges.length);
  const path = shardPath(folder, index);
  if (isDone(path, plan, index, console)) {
    console.say(`${path} is there already`);
    return 0;
  }
  const commit = codeCommit();
  if (commit !== plan.commit) {
    const message = `This is commit ${commit}, the plan is of ${plan.commit}. Check that one out, or make the plan again.`;
    throw new InputError('inconsistent', 'commit', message);
  }
  const threads = numberOption('threads', options.threads, THREADS, coresGiven(process.env));
  const stop = new AbortController();
  let status = 0;
  const onSignal = (signal: keyof typeof STATUS) => {
    status = STATUS[signal];
    stop.abort(new Error(`stopped by ${signal}`));
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  const environment = createNodeEnvironment({ threads, fallback: false });
  try {
    await trainShard(stop.signal, { folder, plan, index, path, threads, environment, console });
    return 0;
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    console.warn(`${shardName(index)} was stopped. The same command goes on from what is done`);
    return status;
  } finally {
    environment.close();
    process.off('SIGTERM', onSignal);
    process.off('SIGINT', onSignal);
  }
};

/**
 * Whether the shard's file is there and whole. A damaged file, or one of another plan, is made anew. Throws an InputError where
 * anything but an ordinary file bears its name.
 */
function isDone(path: string, plan: ShardPlan, index: number, console: Console): boolean {
  if (!existsSync(path)) return false;
  closeSync(openRegular(path));
  try {
    const { header } = openShard(path);
    const { from, to } = plan.ranges[index];
    return header.plan === plan.id && header.range.from === from && header.range.to === to;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.warn(`${error.message} It is trained again now.`);
    return false;
  }
}
