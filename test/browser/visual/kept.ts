// Compares a new picture with the one that is kept under its name. Asserts nothing.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Darkroom } from './darkroom';

const BASELINE = new URL('../baseline/', import.meta.url);
/** Folder of the pictures of failures, which git ignores. */
const FAILURES = new URL('../screenshots/', import.meta.url);

/**
 * Sentence on how a picture differs from the one that is kept under its name; null where they show the same.
 * @param png the new picture, or null where the page lacks that part
 */
export async function unlikeKept(
  darkroom: Darkroom,
  name: string,
  png: Buffer | null,
): Promise<string | null> {
  const kept = new URL(`${name}.webp`, BASELINE);
  if (png === null) return `${name}: the page has no such part`;
  if (!existsSync(kept)) return `${name}: no picture is kept; run npm run screenshots`;
  const [before, now] = [readFileSync(kept), await darkroom.develop(png)];
  if (now.equals(before)) return null;
  const { same, why, picture } = await darkroom.judge(before, now);
  if (same || picture === null) return null;
  mkdirSync(FAILURES, { recursive: true });
  writeFileSync(new URL(`${name}.png`, FAILURES), picture);
  return `${name}: ${why}; see test/browser/screenshots/${name}.png`;
}
