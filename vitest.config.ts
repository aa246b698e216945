import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { sentencesPlugin } from './src/build/messages/plugin.ts';
import { LongestFirst } from './test/longestFirst';
import { thorough } from './test/statistics/size';

/** Patient, for `npm test` gives these tests what the browser's leave of the processor. */
const node = {
  environment: 'node' as const,
  testTimeout: 240_000,
  hookTimeout: 240_000,
  maxWorkers: '100%',
  // a busy machine answers late; a wrong answer never comes
  expect: { poll: { timeout: 90_000, interval: 100 } },
  setupFiles: ['test/processorTime/perFile.ts', 'test/shared/ownGlobals.ts'],
};

/** What computes without a browser, with the properties' seed. */
const unit = { ...node, setupFiles: [...node.setupFiles, 'test/shared/fixedSeeds.ts'] };

/**
 * A worker has a browser and a server of its own. One for each core: a third on two made the rest wait longer than it saved, and
 * audits that compute beyond their tests' patience.
 */
const browser = {
  ...node,
  isolate: false,
};

/**
 * Files that put a clock of their own in place of the machine's. In a process that they share with other files, what those have left
 * under way runs on that clock too: a loop that yields by it once never came to an end.
 */
const UNDER_A_CLOCK = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((name) => /\.test\.tsx?$/.test(name) && readFileSync(name, 'utf8').includes('vi.useFakeTimers'));

/** Workers, and modules taken anew: where all files share them, finding a thousand again took half a minute. */
const APART = [
  ...UNDER_A_CLOCK,
  'src/work/{client,store}/**/*.test.ts',
  'src/guests/*/page/*Store.test.ts',
  'src/base/rpc/**/*.test.ts',
  'src/lab/state/address.test.ts',
  'src/lab/notation/formatNumber.test.ts',
  'src/{base/language,build/messages}/core.test.ts',
  'src/guests/*/german.test.ts',
];

/** What a change rarely breaks and a machine is long at, such as an install of the package: npm run verify:statistics. */
const IN_FULL = ['test/reference/packed.test.ts'];

/** What `npm run verify:statistics` runs besides. */
const VERIFIED = ['tools/verify/**/*.test.ts', 'src/guests/*/verify/**/*.test.ts'];

/** What opens the built page. */
const BROWSER = ['test/browser/**/*.test.ts', 'src/guests/*/browser/**/*.test.ts'];

/** What asks when something is drawn, not only whether. */
const ALONE = ['test/browser/takeover.test.ts'];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [sentencesPlugin()],
        test: {
          ...unit,
          name: 'unit',
          // a process for each worker, whose time the system tells from that of the others (test/processorTime)
          pool: 'forks',
          // half of the work of small tests is loading what they share: one project of all of them, too
          isolate: false,
          include: [
            'src/**/*.test.ts',
            'src/**/*.test.tsx',
            'tools/**/*.test.ts',
            'test/reference/**/*.test.ts',
            'test/statistics/**/*.test.ts',
          ],
          exclude: [...APART, ...BROWSER, ...VERIFIED, ...(thorough ? [] : IN_FULL)],
        },
      },
      {
        plugins: [sentencesPlugin()],
        test: { ...unit, name: 'unit-apart', pool: 'threads', include: APART },
      },
      // too long for every change: npm run verify:statistics
      ...(thorough
        ? [
            {
              plugins: [sentencesPlugin()],
              test: { ...unit, name: 'verify', include: VERIFIED, testTimeout: 600_000 },
            },
          ]
        : []),
      {
        plugins: [sentencesPlugin()],
        test: {
          ...browser,
          name: 'browser',
          include: BROWSER,
          exclude: ALONE,
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [sentencesPlugin()],
        test: {
          ...browser,
          name: 'browser-alone',
          include: ALONE,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
