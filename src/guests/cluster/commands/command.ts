// The command by which people plan, train and merge an audit on many machines.
import type { Command } from '../../../cli/command';

export const COMMAND: Command = {
  name: 'audit',
  about: 'An audit of real training on many machines: plan, shard, status, merge.',
  // loaded on demand, because every command of the program imports this file
  run: async (words) => (await import('./audit')).audit(words),
};
