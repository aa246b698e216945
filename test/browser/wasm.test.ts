// The WebAssembly backend in Chromium, whose engine is newer than Node's: the conformance suite on both builds of the kernel, and training
// on real workers.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyRowCases } from '../conformance/training/everyRow';
import { conformanceCases } from '../conformance/training/suite';
import { size } from '../statistics/size';
import { serveHarness } from './harness/serveHarness';
import { shared } from './shared';
import type { Site } from './site';

let site: Site;
let page: Page;

beforeAll(async () => {
  site = await serveHarness('wasm');
  page = await (await shared()).browser.newPage();
  page.setDefaultTimeout(0);
  await page.goto(site.url);
  await page.waitForFunction(() => 'harness' in window);
});

afterAll(async () => {
  await page?.context().close();
  await site?.close();
});

function call(name: string, argument: unknown = null): Promise<unknown> {
  return page.evaluate(([fn, given]) => window.harness[fn]!(given as never), [name, argument] as const);
}

describe('the WebAssembly backend in Chromium', () => {
  it('uses the build with fused multiply-add', async () => {
    expect(await call('bestBuild')).toBe('relaxed');
  });

  // npm test has the build that Chromium uses; the other one is tested in Node (src/audit/training/wasm/conformance.test.ts)
  describe.each(size(['relaxed'], ['relaxed', 'simd']))('conformance: %s', (variant) => {
    for (const { name } of [...conformanceCases(), ...everyRowCases]) {
      it(name, async () => {
        await call('runConformance', [variant, name]);
      });
    }
  });

  it.each(['trainOnWorkers', 'abortWorkers', 'surviveMissingWorker'])('workers: %s', async (name) => {
    await call(name);
  });
});
