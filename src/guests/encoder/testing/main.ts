// `npx tsx src/guests/encoder/testing/main.ts` writes the demonstration encoder to public/data. The files are the same on every machine,
// and a unit test makes them again and compares.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMONSTRATION } from '../engine/demonstration';
import { makeDemonstration } from './demonstration';

const folder = join(import.meta.dirname, '../../../../public/data');
const { model, weights } = makeDemonstration();
writeFileSync(join(folder, DEMONSTRATION.model), model);
writeFileSync(join(folder, DEMONSTRATION.weights), weights);
console.info(
  `public/data: ${DEMONSTRATION.model} (${model.length} bytes), ${DEMONSTRATION.weights} (${weights.length})`,
);
