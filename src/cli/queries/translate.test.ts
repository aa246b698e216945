// A pasted text through `compute`: no Poisson number for another mechanism, a bound of its own beside it, and the parts of a run.
import { expect, test } from 'vitest';
import { epsilon } from '../../accounting';
import { answer } from '../answer';
import { QUERIES } from '.';

const translate = async (text: string) =>
  JSON.parse(await answer(QUERIES, JSON.stringify({ query: 'translate', text }), 1));

test('another mechanism has no epsilons, and what is offered names unit and adjacency', async () => {
  const text = 'sigma = 2, batch_size = 256, n = 60000, epochs = 15, delta = 1e-5, poisson_sampling = False';
  const { mechanism, epsilons, refused, offered } = await translate(text);
  expect([mechanism, epsilons, refused[0].id]).toEqual([null, null, 'without-replacement']);
  const [epoch, fixed] = offered;
  expect(epoch.bounds[0]).toMatchObject({ unit: 'record', adjacency: 'zero-out' });
  expect(epoch.bounds[1].epsilon).toMatchObject({
    value: epsilon('substitute', { samplingRate: 1, noiseMultiplier: 2, steps: 15 }, 1e-5).value,
  });
  // the Poisson number of the same q, σ and T is below what a fixed size is known to reach
  const poisson = epsilon(
    'substitute',
    { samplingRate: 256 / 60_000, noiseMultiplier: 2, steps: 3525 },
    1e-5,
  );
  const [{ adjacency, epsilon: range }] = fixed.bounds;
  expect([adjacency, range.value]).toEqual(['substitute', null]);
  expect(range.lower).toBeGreaterThan(poisson.upper);
  expect(range.upper).toBeLessThan(2 * range.lower);
  expect((await translate(`${text}, noise_type = laplace`)).offered).toEqual([]);
});

test('an accountant’s history is answered for the composition', async () => {
  const text = 'accountant.history = [(1.1, 0.004, 1000), (0.9, 0.008, 500)]\ndelta = 1e-5\nepsilon = 1.91';
  const { mechanism, segments, epsilons, conflicts, reported } = await translate(text);
  expect([mechanism, segments.length, conflicts]).toEqual([null, 2, []]);
  expect(epsilons.substitute).toEqual(epsilon('substitute', segments, 1e-5));
  // the libraries’ divergences add up too, so that their number is recognised
  expect(reported.kind).toBe('library');
});

test('a target beside the parts is solved for, or held against their noise', async () => {
  const parts = (noise: string) =>
    `delta = 1e-5\ntarget_epsilon = 2\nphase 1: 3 steps, q = 0.5, ${noise}\nphase 2: 2 steps, q = 0.4, ${noise}`;
  const open = (await translate(parts(''))).segments;
  expect(open[0].noiseMultiplier).toBe(open[1].noiseMultiplier);
  expect(epsilon('add-remove', open, 1e-5).upper).toBeLessThanOrEqual(2);
  const closed = await translate(parts('sigma = 9'));
  expect([closed.segments, closed.epsilons, closed.conflicts[0].name]).toEqual([null, null, 'target']);
});
