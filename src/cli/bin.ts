#!/usr/bin/env node
// The packed command: `npx adjacency-lab compute`, `serve` and those of the guests. src/build/compute.ts compiles it.
import { version } from '../../package.json';
import { COMMANDS } from '../guests/faces/commands';
import type { Command } from './command';

const GUESTS: readonly Command[] = Object.values(COMMANDS);

const USAGE = `adjacency-lab ${version}

  npx adjacency-lab compute < queries.jsonl > replies.jsonl
  npx adjacency-lab compute --help
${GUESTS.map(({ name }) => `  npx adjacency-lab ${name} --help\n`).join('')}  npx adjacency-lab serve

The epsilon of DP-SGD under add/remove and substitute adjacency: one JSON query a line in, one reply a line out.
${GUESTS.map(({ about }) => `${about}\n`).join('')}The page itself on localhost, without a network.
`;

const [command, ...rest] = process.argv.slice(2);
const guest = GUESTS.find(({ name }) => name === command);
// Each command is loaded when it is asked for
if (command === 'compute') await (await import('./compute')).compute(rest);
else if (guest) await guest.run(rest);
else if (command === 'serve') await (await import('./serve/serve')).serve(rest);
else if (command === '--version') process.stdout.write(`${version}\n`);
else if (command === undefined || command === '--help' || command === '-h') process.stdout.write(USAGE);
else {
  const names = ['compute', ...GUESTS.map(({ name }) => name)].join(', ');
  process.stderr.write(`Unknown command ${command}; the commands are ${names} and serve.\n\n${USAGE}`);
  process.exitCode = 2;
}
