// Reads the code blocks of a document.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The code blocks of a document in a language such as 'sh'. @param path the document's path from the root */
export const blocksOf = (path: string, language: string): string[] =>
  [...readFileSync(`${ROOT}${path}`, 'utf8').matchAll(/```(\w+)\n([\s\S]*?)```/g)]
    .filter((block) => block[1] === language)
    .map((block) => block[2]!);
