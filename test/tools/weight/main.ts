// npm run size: the scripts of dist/ by what they are for, largest first, in KB (1000 bytes) as gzip has them.
import { chunksOfBuild, ROLES, weightOf } from './chunks';

const SHOWN = 8;
const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(7)} KB`;

const chunks = chunksOfBuild();
for (const role of ROLES) {
  const own = chunks.filter((chunk) => chunk.role === role).sort((a, b) => b.gzip - a.gzip);
  console.info(`${kb(weightOf(chunks, role))}  ${role}`);
  for (const { name, gzip } of own.slice(0, SHOWN)) console.info(`           ${kb(gzip)}  ${name}`);
  const rest = own.slice(SHOWN);
  if (rest.length > 0) {
    console.info(
      `           ${kb(rest.reduce((sum, { gzip }) => sum + gzip, 0))}  ${rest.length} smaller ones`,
    );
  }
}
