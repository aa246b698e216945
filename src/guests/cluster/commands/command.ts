// The command by which people plan, train and merge an audit on many machines.
import type { Command } from '../../../cli/command';

export const COMMAND: Command = {
  name: 'audit',
  about: 'An audit of real training on many machines: plan, shard, status, merge.',
  // loaded when it is asked for, since every command passes by here
  run: async (words) => (await import('./audit')).audit(words),
};
