// The packages that files of a folder import, by their names in package.json.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const REQUESTS = /(?:from|import\(?)\s*'(?!node:)((?:@[\w.-]+\/)?[\w-][\w.-]*)[^']*'/g;

export function packagesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const found = files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(REQUESTS)].map((match) => match[1]!),
  );
  return [...new Set(found)];
}
