// Part of `npm run lint`: checks imports against the table (table.ts), and finds circles and what names.ts, sameNames.ts and
// nestedWorkers.ts look for. With --measure it prints the longest chain of imports and the fullest folder, and writes them into
// ARCHITECTURE.md too.
import { readFileSync, writeFileSync } from 'node:fs';
import { FACES } from '../guests/faces';
import { faults } from './check';
import { importsOf } from './imports';
import { ARCHITECTURE, inWords, measured, withFigures } from './measured';
import { namesByCaseAlone } from './names';
import { nestedWorkers } from './nestedWorkers';
import { sameNames } from './sameNames';
import { FLOORS } from './table';
import { productionFiles } from './tree';

const sources = productionFiles();
const imports = importsOf(sources);

if (process.argv.includes('--measure')) {
  const house = measured(sources, imports);
  writeFileSync(ARCHITECTURE, withFigures(readFileSync(ARCHITECTURE, 'utf8'), house));
  console.log(inWords(house));
  console.log(`The longest chain of what runs:\n  ${house.valueChain.join('\n  ')}`);
  console.log(`Types included:\n  ${house.chain.join('\n  ')}`);
}

const found = [
  ...faults(imports, FLOORS),
  ...namesByCaseAlone(sources.keys()),
  ...sameNames(sources, new Set(FACES.map(({ value }) => value))),
  ...nestedWorkers(imports),
];
for (const line of found) console.error(line);
if (found.length > 0) {
  console.error(`${found.length} faults against the rules of tools/lint.`);
  process.exitCode = 1;
}
