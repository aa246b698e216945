// The command by which people plan, train and merge an audit on many machines.
import type { Command } from '../../../cli/command';
import { audit } from './audit';

export const COMMAND: Command = {
  name: 'audit',
  about: 'An audit of real training on many machines: plan, shard, status, merge.',
  run: audit,
};
