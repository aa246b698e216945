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
  cautionsFor(readConfiguration(text), tool).map(({ id, weight }) => `${weight} ${id}`);

describe('cautionsFor', () => {
  it('says that shuffled batches are not Poisson batches', () => {
    expect(idsOf('PrivacyEngine().make_private(poisson_sampling=False)')).toContain('wrong batches');
    expect(idsOf('tf_privacy.DPModel, shuffle=True')).toContain('check batches');
    expect(idsOf('PrivacyEngine().make_private(noise_multiplier=1)').join()).not.toContain('batches');
    expect(idsOf('poisson_sampling_in_fit = True', 'jax-privacy').join()).not.toContain('batches');
  });

  it('says that microbatches double the sensitivity, unless they hold one record each', () => {
    expect(idsOf('num_microbatches=16, batch_size=256', 'tensorflow-privacy')[0]).toBe('wrong microbatches');
    expect(idsOf('num_microbatches=256, batch_size=256', 'tensorflow-privacy').join()).not.toContain('micro');
  });

  it('cites a source for everything it says', () => {
    const all = TOOLS.flatMap(({ id }) => cautionsFor(readConfiguration('shuffle=True'), id));
    for (const { sources } of [...all, ...TOOLS]) expect(sources.length).toBeGreaterThan(0);
    for (const { url } of Object.values(SOURCES)) expect(new URL(url).protocol).toBe('https:');
  });
});

describe('compareReported', () => {
  const ours = { addRemove: { lower: 3.99, upper: 4.01 }, substitute: { lower: 8, upper: 8.02 } };

  it('tells which of our numbers it is', () => {
    expect(compareReported(4.05, ours, null).agrees).toBe('add-remove');
    expect(compareReported(8.0, ours, null).agrees).toBe('substitute');
    expect(compareReported(5, ours, 'rdp')).toMatchObject({ agrees: null, side: 'above' });
    expect(compareReported(5, ours, 'rdp').reasons[0]).toContain('Rényi');
    expect(compareReported(2, ours, null)).toMatchObject({ agrees: null, side: 'below' });
  });

  it('agrees with what the documentation of JAX Privacy reports', () => {
    // the docstring of jax_privacy/accounting.py: dpsgd_event(3, 512, sampling_prob=0.1) at 1e-6 is 3.77
    const reading = readConfiguration(EXAMPLES.find(({ tool }) => tool === 'jax-privacy')?.text ?? '');
    const mechanism = translatedMechanism(toMechanism(reading));
    if (mechanism?.noiseMultiplier == null) throw new Error('incomplete example');
    const { samplingRate, steps, noiseMultiplier, delta } = mechanism;
    const value = epsilon('add-remove', { samplingRate, steps, noiseMultiplier }, delta).value;
    expect(reading.quantities.reportedEpsilon?.value).toBe(3.77);
    expect(value).toBeCloseTo(3.77, 2);
  });
});
