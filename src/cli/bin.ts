#!/usr/bin/env node
// The packed command: `npx adjacency-lab compute`, `audit` and `serve`. src/build/compute.ts compiles it.
import { version } from '../../package.json';
import { audit } from './audit/audit';
import { compute } from './compute';
import { serve } from './serve/serve';

const USAGE = `adjacency-lab ${version}

  npx adjacency-lab compute < queries.jsonl > replies.jsonl
  npx adjacency-lab compute --help
  npx adjacency-lab audit --help
  npx adjacency-lab serve

The epsilon of DP-SGD under add/remove and substitute adjacency: one JSON query a line in, one reply a line out.
An audit of real training on many machines: plan, shard, status, merge.
The page itself on localhost, without a network.
`;

const [command, ...rest] = process.argv.slice(2);
if (command === 'compute') await compute(rest);
else if (command === 'audit') await audit(rest);
else if (command === 'serve') await serve(rest);
else if (command === '--version') process.stdout.write(`${version}\n`);
else if (command === undefined || command === '--help' || command === '-h') process.stdout.write(USAGE);
else {
  process.stderr.write(`Unknown command ${command}; the commands are compute, audit and serve.\n\n${USAGE}`);
  process.exitCode = 2;
}
