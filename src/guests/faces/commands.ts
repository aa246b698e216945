// Written by `npm run guests -- write` from src/guests/registry.ts, by the name of each guest.
import { COMMAND as cluster } from '../cluster/commands/command';

export const COMMANDS = {
  cluster,
} as const;
