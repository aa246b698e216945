import { defineConfig } from 'vitest/config';

const node = { environment: 'node' as const, testTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: { ...node, name: 'unit', pool: 'threads', include: ['src/**/*.test.ts', 'src/**/*.test.tsx'] },
      },
      { test: { ...node, name: 'reference', include: ['test/reference/**/*.test.ts'] } },
      {
        test: {
          ...node,
          name: 'statistics',
          include: ['test/statistics/**/*.test.ts'],
          testTimeout: 180_000,
        },
      },
      {
        test: {
          ...node,
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          // a page on a busy machine answers late; a wrong one never does
          expect: { poll: { timeout: 20_000, interval: 100 } },
        },
      },
    ],
  },
});
