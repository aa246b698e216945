// Opens a link with fields of a guest that has been removed. `npm run guests` runs this in the copy. The fields must be reported as a
// problem, and the rest of the scenario must be as the link says.
//   tsx tools/guests/oldLink.ts w=flip,logistic,xor page=audit
import assert from 'node:assert/strict';
import { parseAddress } from '../../src/scenario/address';
import { fieldOfKey } from '../../src/scenario/fields/fields';

const fields = process.argv.slice(2);
const { scenario, view, problems } = parseAddress(`?v=2&q=0.03&s=1.7&T=250&${fields.join('&')}&theme=dark`);
const { samplingRate, noiseMultiplier, steps } = scenario;
const { theme, page, embed } = view;
assert.deepEqual(
  { samplingRate, noiseMultiplier, steps, theme, page, embed },
  { samplingRate: 0.03, noiseMultiplier: 1.7, steps: 250, theme: 'dark', page: null, embed: null },
);
// a key that no field has is reported as a problem of the link, with its name
const told = problems.map(({ field, given }) => (field === 'link' ? given.replaceAll('"', '') : field));
// a field that still exists is reported by its own name
const named = fields.map((field) => {
  const [key = ''] = field.split('=');
  return fieldOfKey(key)?.name ?? key;
});
assert.deepEqual(told.toSorted(), named.toSorted());
