// The benchmark of a first visit ends and has all of its times, which it waits for by the words that the page shows.
import { expect, test } from 'vitest';
import { coldVisit } from '../../tools/bench/coldVisit';
import { onlyInFull } from '../statistics/size';
import { builtPage } from './builtPage';

const built = builtPage();

test('the benchmark sees a first guess, a first number and a first attack', async (itself) => {
  onlyInFull(itself);
  const { guess, epsilon, attack, cost } = await coldVisit(
    built.browser,
    built.site.url,
    { slowdown: 1, slowLine: false },
    1,
  );
  for (const time of [guess, epsilon, attack, cost]) expect(time).toBeGreaterThan(0);
});
