// Opens a link with fields of a guest that has left, as `npm run guests` runs it in the copy: the fields are named as a problem, and
// the rest of the scenario is as the link says.
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
// a key that no field has is told of the link, and by its name
const told = problems.map(({ field, given }) => (field === 'link' ? given.replaceAll('"', '') : field));
// a field that the rest has too is told of by its name
const named = fields.map((field) => {
  const [key = ''] = field.split('=');
  return fieldOfKey(key)?.name ?? key;
});
assert.deepEqual(told.toSorted(), named.toSorted());
