// Finds and reads the texts of src/content, which has a folder for each language and a file for each text.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Content } from '../../base/language/content.ts';
import { type Language, SOURCE } from '../../base/language/languages.ts';
import { contentTree } from './tree.ts';

const FOLDER = fileURLToPath(new URL('../../content/', import.meta.url));

/** Matches the module id of a text in the source language, in which texts are written first. */
export const SOURCE_TEXT = new RegExp(`/src/content/${SOURCE}/.+\\.mdx$`);

/** The name of the text in a module, such as 'promise/chapter.mdx'. */
export const nameOfText = (id: string): string => relative(`${FOLDER}${SOURCE}`, id).replaceAll('\\', '/');

/** The names of a language's texts, such as 'promise/chapter.mdx', in alphabetical order. */
export const textNames = (language: Language): string[] =>
  readdirSync(`${FOLDER}${language}`, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.mdx'))
    .sort();

/** The key by which the page looks a text up. It is as long as the hash of a sentence, so that one pattern finds both in code. */
export const idOfText = (name: string): string =>
  createHash('sha256').update(`src/content/${name}`).digest('base64').slice(0, 6);

/** Trees of files by path and content, so that a file is parsed again only after a change. */
const known = new Map<string, Content>();

/** The tree of a text; null if the language lacks it. @throws SyntaxError for a file that contentTree refuses. */
export function textIn(language: Language, name: string): Content | null {
  const path = `${FOLDER}${language}/${name}`;
  if (!existsSync(path)) return null;
  const written = readFileSync(path, 'utf8');
  const key = `${path}\n${written}`;
  const content = known.get(key) ?? contentTree(written, `src/content/${language}/${name}`);
  known.set(key, content);
  return content;
}
