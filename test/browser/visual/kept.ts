// The pictures that are kept, and what a new one has against its own. Asserts nothing.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Darkroom } from './darkroom';

const BASELINE = new URL('../baseline/', import.meta.url);
/** Not kept: what a failure looked like. */
const FAILURES = new URL('../screenshots/', import.meta.url);

/** Why the picture (PNG, null where the page has no such part) does not show what the one kept under its name does; null where it does. */
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
