// npm run verify:guests: what guests check by hand, in their `verify.ts`, one after another. `-- crowd` runs this guest's alone.
import { existsSync } from 'node:fs';
import { GUESTS } from '../../src/guests/registry';

const asked = process.argv.slice(2);
const strange = asked.filter((name) => !GUESTS.includes(name));
if (strange.length > 0)
  throw new Error(`${strange.join(', ')} is no guest. The guests are ${GUESTS.join(', ')}.`);
for (const guest of asked.length > 0 ? asked : GUESTS) {
  const file = new URL(`../../src/guests/${guest}/verify.ts`, import.meta.url);
  if (existsSync(file)) await import(file.href);
  else if (asked.length > 0) throw new Error(`${guest} checks nothing by hand.`);
}
