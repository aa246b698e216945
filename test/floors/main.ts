// Part of `npm run lint`: the floors of the house and its circles. With --measure, how long its ways and how full its rooms are.
import { dirname } from 'node:path/posix';
import { faults } from './check';
import { circlesOf, longestChain, valuesOf } from './circles';
import { importsOf } from './imports';
import { namesByCaseAlone } from './names';
import { nestedWorkers } from './nestedWorkers';
import { FLOORS } from './table';
import { productionFiles } from './tree';

const sources = productionFiles();
const imports = importsOf(sources);

if (process.argv.includes('--measure')) {
  const rooms = new Map<string, number>();
  for (const path of sources.keys()) rooms.set(dirname(path), (rooms.get(dirname(path)) ?? 0) + 1);
  const [largest] = [...rooms].sort(([, a], [, b]) => b - a);
  const [chain, valueChain] = [longestChain(imports), longestChain(valuesOf(imports))];
  console.log(`${sources.size} files; largest folder ${largest?.[0]} with ${largest?.[1]}`);
  console.log(`circles ${circlesOf(imports).length}`);
  console.log(`longest chain, types included, ${chain.length}:\n  ${chain.join('\n  ')}`);
  console.log(`longest chain of what runs, ${valueChain.length}:\n  ${valueChain.join('\n  ')}`);
}

const found = [...faults(imports, FLOORS), ...namesByCaseAlone(sources.keys()), ...nestedWorkers(imports)];
for (const line of found) console.error(line);
if (found.length > 0) {
  console.error(`${found.length} faults against the floors of the house.`);
  process.exitCode = 1;
}
