// npm run lighthouse [runs]: runs Lighthouse's mobile preset on the built page several times and prints medians. It ends with status 1 if
// a category is below 95, and names the audits that lowered it. It is no part of npm test, because its times depend on the machine.
//
// Lighthouse comes through npx, not through package.json: it has two hundred dependencies, and its lock entries keep npm ci
// from working (third-party-web, npm 11). 12.8 is the last that runs on Node 20. It downloads no browser.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { launchChromium, OPTIMISED_AS_USUAL } from '../../test/browser/site';
import { freePort } from '../freePort';
import { serveCompressed } from './compressedSite';

const execute = promisify(execFile);
const VERSION = '12.8.2';
const LEAST = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

interface Audit {
  id: string;
  score: number | null;
  numericValue?: number;
  displayValue?: string;
}

/** The part of Lighthouse's report that is read here. */
interface Result {
  environment: { benchmarkIndex: number };
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  audits: Record<string, Audit | undefined>;
  runtimeError?: { message: string };
}

/** Runs Lighthouse once. It writes its report to a file, since a pipe would be cut off when the tool exits. */
async function audit(url: string, report: string): Promise<Result> {
  // Chromium is driven through a pipe, but Lighthouse needs this port
  const port = await freePort();
  const browser = await launchChromium([OPTIMISED_AS_USUAL, `--remote-debugging-port=${port}`]);
  try {
    const asked = [url, `--port=${port}`, '--quiet', '--output=json', `--output-path=${report}`];
    const categories = `--only-categories=${CATEGORIES.join(',')}`;
    await execute('npx', [
      '--yes',
      `lighthouse@${VERSION}`,
      ...asked,
      categories,
      '--no-enable-error-reporting',
    ]);
    const result = JSON.parse(await readFile(report, 'utf8')) as Result;
    if (result.runtimeError) throw new Error(result.runtimeError.message);
    return result;
  } finally {
    await browser.close();
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;

/** Words on the weighted audits of a category with less than the full score, worst first. */
function costs(result: Result, category: string): string[] {
  return (result.categories[category]?.auditRefs ?? [])
    .map(({ id, weight }) => ({ weight, of: result.audits[id] }))
    .filter(({ weight, of }) => weight > 0 && of?.score !== null && (of?.score ?? 1) < 1)
    .sort((a, b) => b.weight * (1 - (b.of?.score ?? 1)) - a.weight * (1 - (a.of?.score ?? 1)))
    .map(
      ({ of }) =>
        `${of?.id} ${Math.round(100 * (of?.score ?? 0))}${of?.displayValue ? ` (${of.displayValue})` : ''}`,
    );
}

const runs = Number(process.argv[2] ?? 3);
const site = await serveCompressed();
const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
const results: Result[] = [];
try {
  for (let i = 0; i < runs; i++) results.push(await audit(site.url, join(folder, `${i}.json`)));
} finally {
  await Promise.all([site.close(), rm(folder, { recursive: true })]);
}

const [first] = results;
if (!first) throw new Error('no run was asked for');
console.info(
  `Lighthouse ${VERSION}, mobile preset, median of ${runs}; processor benchmark ${first.environment.benchmarkIndex}`,
);
let low = false;
for (const category of CATEGORIES) {
  const scores = results.map((result) => 100 * (result.categories[category]?.score ?? 0));
  const score = Math.round(median(scores));
  low ||= score < LEAST;
  console.info(`  ${category.padEnd(16)} ${score}   (${scores.map(Math.round).join(', ')})`);
  if (score < LEAST) for (const cost of costs(first, category)) console.info(`      ${cost}`);
}
for (const id of TIMES) {
  const values = results.map((result) => result.audits[id]?.numericValue ?? Number.NaN);
  const shown =
    id === 'cumulative-layout-shift' ? median(values).toFixed(3) : `${Math.round(median(values))} ms`;
  console.info(`  ${id.padEnd(26)} ${shown}`);
}
process.exitCode = low ? 1 : 0;
