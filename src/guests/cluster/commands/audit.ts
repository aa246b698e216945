// The command `audit`: an audit of real training on many machines, in shards of its models. It reads the command line, and
// ../training does the work.
import { parseArgs } from 'node:util';
import { InputError } from '../../../base/numerics/errors';
import { AUDIT_HELP } from './help';
import { mergeCommand } from './mergeCommand';
import { planCommand } from './planCommand';
import { shardCommand } from './shardCommand';
import { statusCommand } from './statusCommand';
import { AUDIT_OPTIONS, type AuditCommand, type AuditOptions, type Console } from './subcommand';

const REFUSED = 1;
const MISUSED = 2;

const COMMANDS: Readonly<Record<string, { run: AuditCommand; takes: readonly (keyof AuditOptions)[] }>> = {
  plan: {
    run: planCommand,
    takes: ['shards', 'out', 'models', 'slurm', 'kubernetes', 'claim', 'cpus'],
  },
  shard: { run: shardCommand, takes: ['threads'] },
  merge: { run: mergeCommand, takes: ['place', 'out'] },
  status: { run: statusCommand, takes: [] },
};

const CONSOLE: Console = {
  say: (line) => void process.stdout.write(`${line}\n`),
  warn: (line) => void process.stderr.write(`${line}\n`),
};

export async function audit(words: readonly string[]): Promise<void> {
  // a reader of the output that has gone away (head, a closed log) does not end the training
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  try {
    process.exitCode = await run(words);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const known = error instanceof InputError;
    process.stderr.write(`${known ? error.message : (error.stack ?? error.message)}\n`);
    process.exitCode = error.name === 'TypeError' && 'code' in error ? MISUSED : REFUSED;
  }
}

async function run(words: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: AUDIT_OPTIONS,
    allowPositionals: true,
  });
  const [name, ...given] = positionals;
  if (values.help || name === undefined) {
    process.stdout.write(AUDIT_HELP);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    process.stderr.write(`Unknown subcommand ${name}. Give ${Object.keys(COMMANDS).join(', ')}.\n`);
    return MISUSED;
  }
  const stray = (Object.keys(values) as (keyof AuditOptions)[]).find((one) => !command.takes.includes(one));
  if (stray) {
    const others = command.takes.map((one) => `--${one}`).join(', ') || 'none';
    process.stderr.write(`audit ${name} has no option --${stray}; its options: ${others}.\n`);
    return MISUSED;
  }
  return command.run(given, values, CONSOLE);
}
