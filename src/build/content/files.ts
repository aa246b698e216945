// The texts of src/content, a file each and a folder for each language.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Content } from '../../base/language/content.ts';
import { type Language, SOURCE } from '../../base/language/languages.ts';
import { contentTree } from './tree.ts';

const FOLDER = fileURLToPath(new URL('../../content/', import.meta.url));

/** Matches the module id of a text in the language that texts are written in first. */
export const SOURCE_TEXT = new RegExp(`/src/content/${SOURCE}/.+\\.mdx$`);

/** 'promise/chapter.mdx' for the id of a module. */
export const nameOfText = (id: string): string => relative(`${FOLDER}${SOURCE}`, id).replaceAll('\\', '/');

/** The names of a language's texts: 'promise/chapter.mdx' and so on, in the order of the alphabet. */
export const textNames = (language: Language): string[] =>
  readdirSync(`${FOLDER}${language}`, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.mdx'))
    .sort();

/** The key by which the page looks a text up: as long as the hash of a sentence, so that files of code are searched for both at once. */
export const idOfText = (name: string): string =>
  createHash('sha256').update(`src/content/${name}`).digest('base64').slice(0, 6);

/** Each file is read once for as long as its words stay. */
const known = new Map<string, Content>();

/** Null where the language lacks the text. @throws SyntaxError for what is no text of the page. */
export function textIn(language: Language, name: string): Content | null {
  const path = `${FOLDER}${language}/${name}`;
  if (!existsSync(path)) return null;
  const written = readFileSync(path, 'utf8');
  const key = `${path}\n${written}`;
  const content = known.get(key) ?? contentTree(written, `src/content/${language}/${name}`);
  known.set(key, content);
  return content;
}
