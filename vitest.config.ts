import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { sentencesPlugin } from './src/build/messages/plugin.ts';
import { LongestFirst } from './test/longestFirst';
import { thorough } from './test/statistics/size';

/** What all tests share. The limits of time are long, because `npm test` runs these tests beside others on a busy processor. */
const node = {
  environment: 'node' as const,
  testTimeout: 240_000,
  hookTimeout: 240_000,
  maxWorkers: '100%',
  // long: on a busy machine the awaited value comes late, and only a test that fails waits for the whole of it
  expect: { poll: { timeout: 90_000, interval: 100 } },
  setupFiles: ['test/processorTime/perFile.ts', 'test/shared/ownGlobals.ts'],
};

/** Tests that need no browser. fast-check’s properties have a fixed seed. */
const unit = { ...node, setupFiles: [...node.setupFiles, 'test/shared/fixedSeeds.ts'] };

/**
 * Tests in a browser. Each of Vitest’s workers has a browser and a server of its own, and there is one worker for each core: three on two
 * cores took longer in all, and audits then exceeded their tests’ limits of time.
 */
const browser = {
  ...node,
  isolate: false,
};

/**
 * Test files that replace the machine’s clock by Vitest’s fake timers. In a process that they share with other files, work that those
 * files left unfinished would run on the fake clock too: a loop that yields by a timer once never ended.
 */
const UNDER_A_CLOCK = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((name) => /\.test\.tsx?$/.test(name) && readFileSync(name, 'utf8').includes('vi.useFakeTimers'));

/**
 * Test files that run apart from the others, with modules of their own: those with fake timers, with workers, or that load modules anew.
 * In the process of all other files, loading its thousand modules anew took half a minute.
 */
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

/** Slow tests that a change rarely breaks, such as an install of the package. Only `npm run verify:statistics` runs them. */
const IN_FULL = ['test/reference/packed.test.ts'];

/** Tests that only `npm run verify:statistics` runs, in a project of their own. */
const VERIFIED = ['tools/verify/**/*.test.ts', 'src/guests/*/verify/**/*.test.ts'];

/** Tests that open the built page in a browser. */
const BROWSER = ['test/browser/**/*.test.ts', 'src/guests/*/browser/**/*.test.ts'];

/** Tests that measure when something is drawn, not only whether, and so run while no other does. */
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
          // each worker is a process, so that its processor time can be told from the others’ (test/processorTime)
          pool: 'forks',
          // files share their modules: half of the time of small tests is loading them. One project for all, for the same reason.
          isolate: false,
          include: [
            'src/**/*.test.ts',
            'src/**/*.test.tsx',
            'tools/**/*.test.ts',
            'test/engines/**/*.test.ts',
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
