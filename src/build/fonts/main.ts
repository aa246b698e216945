// npm run fonts: cuts the page's type into src/lab/fonts. Part of every install, as the training kernel is.
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
