// npm run fonts: cuts the page's fonts into src/lab/fonts. Every install does this, as it builds the training kernels.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { cut } from './cut.ts';
import { FACES } from './faces.ts';

const folder = fileURLToPath(new URL('../../lab/fonts/', import.meta.url));

await mkdir(folder, { recursive: true });
for (const face of FACES) {
  const font = await cut(face);
  await writeFile(`${folder}${face.name}.woff2`, font);
  console.log(`${face.name} ${(font.length / 1000).toFixed(1)} KB`);
}
