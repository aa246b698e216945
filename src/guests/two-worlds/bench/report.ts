// `npm run bench -- two-worlds` prints how soon the two worlds answer while Ana's record is dragged, and how long their frames take. It
// asserts nothing.

import { openEngine } from '../../../../tools/bench/engine';
import { share } from '../../../../tools/bench/share';
import { FIRST_MODELS } from '../page/jobs';
import type * as BrowserSide from './browser';
import { worldsFrames } from './frames';

/** Number of moves, odd, so that there is a median. */
const MOVES = 25;
const ALL_MODELS = 500;

const spread = (times: readonly number[]): string => {
  const [median, least, most] = [0.5, 0, 1].map((at) => share(times, at).toFixed(0));
  return `${median} ms (${least} to ${most})`;
};

export async function* report(): AsyncGenerator<string> {
  const { name, call, close } = await openEngine<typeof BrowserSide>(
    'src/guests/two-worlds/bench/browser.ts',
  );
  yield `${name}. 60 records, q = 0.25, T = 200, 16 kept steps, a density of 64 × 64: medians of ${MOVES} moves, with the least and the most.`;
  yield `Other work on the machine lengthens them, and not the processor time of all workers together. Of ${ALL_MODELS} models, ${FIRST_MODELS} answer first.`;
  for (const model of ['logistic', 'network'] as const) {
    for (const models of [FIRST_MODELS, ALL_MODELS]) {
      for (const shared of [false, true]) {
        const times = await call('timeMoves', { model, models, moves: MOVES, shared });
        const processor = times.processor === null ? '' : `, ${times.processor.toFixed(0)} ms of a processor`;
        const workers = shared ? 'one worker' : 'a worker a world';
        yield `${model}, ${models} models a world, ${workers}: ${spread(times.moves)}${processor}; cold ${times.cold.toFixed(0)} ms (${times.backend})`;
      }
    }
  }
  await close();
  yield* worldsFrames();
}
