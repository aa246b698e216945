// The word Poisson in a text, and whether it answers how batches are drawn.
import { describe, expect, it } from 'vitest';
import { answerIn, RUN } from '../../testing/proposedIn';
import { resolve } from '../form/resolve';
import { propose } from '../propose';

describe('the word Poisson or what stands for it', () => {
  it.each([
    ['a negation', 'We do not use Poisson sampling here.'],
    ['a German negation', 'Wir verwenden keine Poisson-Stichproben.'],
    ['a loss', 'loss: poisson'],
    ['an import', 'from scipy.stats import poisson'],
    ['a note on what was before', 'sampler: shuffle  # was: poisson'],
    [
      'a switch that nobody can decide',
      'engine.make_private(noise_multiplier=1.1, poisson_sampling=args.poisson)',
    ],
    ['a flag that may be given', 'parser.add_argument("--poisson", action="store_true")'],
    ['a test of a type', 'assert isinstance(loader, PoissonLoader)'],
    ['a question', 'Is it Poisson sampling?'],
    ['an assumption', 'This assumes Poisson sampling.'],
    ['a switch that is off', 'poisson_sampling: false'],
    ['a comment', '# Poisson sampling'],
    ['a regression', 'We fit a Poisson regression.'],
    ['a condition', 'poisson_sampling = True if args.dp else False'],
  ])('in %s does not answer how batches are drawn', (_, line) => {
    const found = answerIn(`${line}\n${RUN}`, 'sampling');
    expect([found?.answer, found?.asks]).toEqual([null, true]);
    const given = { overrides: {}, answers: {}, phases: [], confirmed: true };
    expect(resolve(propose(`${line}\n${RUN}`), given).mechanism).toBeNull();
  });

  it.each([
    ['a sentence on sampling', 'We draw batches by Poisson sampling.'],
    ['a switch that is on', 'poisson_sampling: true'],
    ['a call of a library that draws Poisson batches', 'model, opt, dl = engine.make_private(module=model)'],
    ['a setting of the sampling', 'sampling: poisson'],
    ['a German sentence', 'Die Batches sind Poisson-Stichproben.'],
    ['a sentence in the passive', 'Batches were drawn with Poisson subsampling.'],
  ])('in %s proposes Poisson batches', (_, line) => {
    expect(answerIn(`${line}\n${RUN}`, 'sampling')).toMatchObject({ answer: 'poisson', asks: false });
  });
});
