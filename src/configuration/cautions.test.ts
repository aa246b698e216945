// Warnings come where there is reason, and only then; reported numbers are held against the right one of ours.
import { describe, expect, it } from 'vitest';
import { epsilon } from '../accounting';
import { cautionsFor } from './cautions';
import { compareReported } from './compareReported';
import { EXAMPLES } from './examples';
import { readConfiguration } from './readConfiguration';
import { toMechanism, translatedMechanism } from './toMechanism';
import { SOURCES, TOOLS } from './tools';

const idsOf = (text: string, tool = readConfiguration(text).tool) =>
  cautionsFor(readConfiguration(text), tool).map(({ id }) => id);

describe('cautionsFor', () => {
  it('asks whether the batches are Poisson batches, where nothing says so', () => {
    expect(idsOf('tf_privacy.DPModel, sigma=1')).toContain('batches');
    expect(idsOf('sigma = 1, assuming Poisson sampling')).toContain('batches');
    expect(idsOf('We use Poisson subsampling with sigma = 1').join()).not.toContain('batches');
    // refused, with what is known of such batches
    expect(idsOf('tf_privacy.DPModel, shuffle=True').join()).not.toContain('batches');
    expect(idsOf('PrivacyEngine().make_private(noise_multiplier=1)').join()).not.toContain('batches');
    expect(idsOf('poisson_sampling_in_fit = True', 'jax-privacy').join()).not.toContain('batches');
  });

  it('says that microbatches double the sensitivity, unless they hold one record each', () => {
    expect(idsOf('num_microbatches=16, batch_size=256', 'tensorflow-privacy')[0]).toBe('microbatches');
    const single = 'num_microbatches=256, batch_size=256, used_microbatching=False';
    expect(idsOf(single, 'tensorflow-privacy').join()).not.toContain('micro');
  });

  it('says that an adjacency is named, and what changes no ε', () => {
    expect(idsOf('neighboring_relation = REPLACE_ONE')).toContain('adjacency');
    expect(idsOf('LoRA with DP-Adam')).toContain('unchanged');
    const shared = readConfiguration('gradient_accumulation_steps = 8\nworld_size = 4').mentions.join(' ');
    expect(shared).toMatch(/one step of the whole batch.*σC altogether/);
    expect(idsOf('sigma = 1').join()).not.toMatch(/adjacency|unchanged/);
  });

  it('says that a norm is learned, and that there are several runs', () => {
    expect(idsOf('adaptive clipping at target quantile 0.5, sigma = 1')).toContain('adaptive');
    expect(idsOf('make_private(clipping="adaptive")')).toContain('adaptive');
    expect(idsOf('sigma = 1, repeated with 5 seeds')).toContain('runs');
    expect(idsOf('num_trials: 20')).toContain('runs');
    expect(idsOf('sigma = 1\nfor seed in (0, 1, 2):\n    fit(sigma)')).toContain('runs');
    expect(idsOf('stddev = 2.2, normalize_by = 500')).toContain('mean');
    expect(idsOf('sigma = 1.1\n# sigma is the std divided by the batch size')).toContain('mean');
    expect(idsOf('sigma = 1, resume_from = "epoch_10.pt"')).toContain('resumed');
    expect(idsOf('sigma = 1, resume: null').join()).not.toContain('resumed');
    expect(idsOf('mixup with alpha 0.2, sigma = 1')).toContain('mixing');
    expect(idsOf('batch norm is replaced by group norm, sigma = 1').join()).not.toContain('mixing');
    expect(idsOf('sigma = 1, plus a DP histogram with eps = 0.1')).toContain('more');
    expect(idsOf('target epsilon 4, of which 1 for feature selection')).toContain('more');
    expect(idsOf('clipping="flat", num_trials: 1, seed = 5').join()).not.toMatch(/adaptive|runs/);
  });

  it('cites a source for everything it says', () => {
    const all = TOOLS.flatMap(({ id }) => cautionsFor(readConfiguration('shuffle=True'), id));
    for (const { sources } of [...all, ...TOOLS]) expect(sources.length).toBeGreaterThan(0);
    for (const { url } of Object.values(SOURCES)) expect(new URL(url).protocol).toBe('https:');
  });
});

describe('compareReported', () => {
  const printed = [
    { name: 'Opacus (RDP)', epsilon: 4.6 },
    { name: 'TensorFlow Privacy at first (RDP)', epsilon: 5.2 },
  ];
  const ours = { addRemove: { lower: 3.99, upper: 4.01 }, substitute: { lower: 8, upper: 8.02 }, printed };

  it('recognises the tight number, a library’s, the substitute one, and calls the rest unexplained', () => {
    expect(compareReported(4.05, ours, null).kind).toBe('tight');
    expect(compareReported(8.0, ours, null).kind).toBe('substitute');
    const rdp = compareReported(4.6, ours, null);
    expect(rdp.kind).toBe('library');
    expect(rdp.words[0]).toContain('Opacus (RDP) prints for these numbers: a valid add/remove ε, 15 % above');
    expect(compareReported(6, ours, 'rdp')).toMatchObject({ kind: 'unexplained' });
    expect(compareReported(6, ours, null).words.join(' ')).toContain('would print 5.20 at most');
    expect(compareReported(2, ours, null).words.join(' ')).toContain('no valid accountant');
  });

  it('agrees with what the documentation of JAX Privacy reports', () => {
    // the docstring of jax_privacy/accounting.py: dpsgd_event(3, 512, sampling_prob=0.1) at 1e-6 is 3.77
    const reading = readConfiguration(EXAMPLES.find(({ tool }) => tool === 'jax-privacy')?.text ?? '');
    const mechanism = translatedMechanism(toMechanism(reading));
    if (mechanism?.noiseMultiplier == null) throw new Error('incomplete example');
    const { samplingRate, steps, noiseMultiplier, delta } = mechanism;
    const value = epsilon('add-remove', { samplingRate, steps, noiseMultiplier }, delta).value;
    expect(toMechanism(reading).reportedEpsilon?.value).toBe(3.77);
    expect(value).toBeCloseTo(3.77, 2);
  });
});
