// npm run size: prints the scripts of dist/ by their roles, largest first, in KB (1000 bytes) compressed by gzip; then the size of a first
// visit and of the copy for use without a network. It fails if one of these exceeds its limit, or if a first visit requests the sentences
// of a chapter.
import { chunksOfBuild, ROLES, weightOf } from './chunks';
import { firstVisit, offlineFiles } from './visit';

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

/** Limits in bytes. */
const LIMITS = { first: 350_000, beside: 25_000, rest: 600_000, offline: 5_000_000 };
/** Pattern of the files of sentences that belong to a chapter. */
const OF_CHAPTERS = /\/(neighbour|promise|worstCase|training|oneRun|meaning|choose)-\w\w-[^/]*\.json$/;

const total = (files: ReadonlyMap<string, number>): number =>
  [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
const { first, beside, rest } = await firstVisit();
const measured = [
  ['what the first number of a first visit needs', first, LIMITS.first],
  ['what is requested beside it before it is shown, for the game', beside, LIMITS.beside],
  ['a first visit, until it rests', rest, LIMITS.rest],
  ['the copy for use without a network, as it is kept', offlineFiles(), LIMITS.offline],
] as const;
for (const [what, files, limit] of measured) {
  const bytes = total(files);
  const over = bytes > limit ? `, which is ${kb(bytes - limit).trim()} too much` : '';
  console.info(`${kb(bytes)}  ${what}: ${files.size} files, at most ${kb(limit).trim()}${over}`);
  const heaviest = [...files].sort((a, b) => b[1] - a[1]).slice(0, SHOWN);
  for (const [name, own] of heaviest) console.info(`           ${kb(own)}  ${name}`);
  if (over !== '') process.exitCode = 1;
}
const early = [...rest.keys()].filter((name) => OF_CHAPTERS.test(name));
console.info(`chapters’ sentences before one is opened: ${early.length === 0 ? 'none' : early.join(', ')}`);
if (early.length > 0) process.exitCode = 1;
