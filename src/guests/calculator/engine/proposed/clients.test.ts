// Texts on clients, of which some take part in each round, with numbers of a client’s own training.
import { describe, expect, it } from 'vitest';
import { english } from '../../../../base/sentences/sentence';
import { answerIn, openIn, RUN, rowsIn, unusedIn } from '../../testing/proposedIn';
import { resolve } from '../form/resolve';
import { listsFor } from '../form/taken';
import { propose } from '../propose';

describe('in a text on clients', () => {
  it('a share of 1.0 of the clients is all of them', () => {
    const text = 'num_clients: 500\nfraction_fit: 1.0\nrounds: 200\nnoise_multiplier: 1\ndelta: 1e-5';
    expect(rowsIn(text)).toEqual([
      'records 500',
      'samplingRate 1',
      'steps 200',
      'noiseMultiplier 1',
      'delta 0.00001',
    ]);
    const answers = { sampling: 'poisson', participation: 'clients' };
    const given = { overrides: {}, answers, phases: [], confirmed: true };
    expect(resolve(propose(text), given).mechanism).toMatchObject({ samplingRate: 1, steps: 200 });
  });

  it('a local batch beside a rate of clients is not used', () => {
    const text =
      'client_sampling_rate: 0.66\nbatch_size: 32\nnum_clients: 300\nrounds: 100\nnoise_multiplier: 1.0';
    expect(rowsIn(text)).toContain('samplingRate 0.66');
    expect(rowsIn(text)).not.toContain('batchSize 32');
    expect(unusedIn(text)).toContain('batch_size 32');
  });

  it('a participation rate is a sampling rate and global epochs are steps', () => {
    const text = 'global_epochs: 50\nlocal_epochs: 4\nparticipation_rate: 0.1\nnum_clients: 1000\nsigma: 1.0';
    expect(rowsIn(text)).toEqual(['records 1000', 'samplingRate 0.1', 'steps 50', 'noiseMultiplier 1']);
  });

  it('local epochs are not used, because they do not enter ε', () => {
    const text = 'global_epochs: 50\nlocal_epochs: 4\nparticipation_rate: 0.1\nnum_clients: 1000\nsigma: 1.0';
    const { unused } = propose(text);
    const [local] = unused.filter(({ number }) => number.name === 'local_epochs');
    expect(local && english(local.why)).toMatch(/^It does not enter ε/);
  });

  it('a client fraction is a sampling rate and communication rounds are steps', () => {
    const text = 'client_fraction = 0.05\ncomm_rounds = 300\nlocal_ep = 10\nnum_clients = 2000';
    expect(rowsIn(text)).toEqual(['records 2000', 'samplingRate 0.05', 'steps 300']);
    expect(unusedIn(text)).toEqual(['local_ep 10']);
  });

  it('a sentence on rounds of local epochs gives the rounds as steps', () => {
    const text = 'We run 200 rounds of 5 local epochs with 100 clients and noise multiplier 1.0.';
    expect(rowsIn(text)).toEqual(['records 100', 'steps 200', 'noiseMultiplier 1']);
    expect(unusedIn(text)).toEqual(['local epochs 5']);
  });

  it('the clients of a round are the batch', () => {
    const text =
      'clients_per_round: 50\ntotal_clients: 3400\nnum_rounds: 1500\nlocal_steps: 8\nclient_batch_size: 20';
    expect(rowsIn(text)).toEqual(['records 3400', 'batchSize 50', 'steps 1500']);
    expect(unusedIn(text)).toEqual(['local_steps 8', 'client_batch_size 20']);
  });

  it('a library’s sampling of a client’s records says nothing of how clients are drawn', () => {
    const text =
      'strategy = FedAvg(fraction_fit=0.1)\nnum_clients = 100\nengine.make_private(noise_multiplier=1.3)';
    expect(answerIn(text, 'sampling')).toMatchObject({ answer: null, asks: true });
  });

  it('numbers of records beside those of clients leave open who takes part', () => {
    expect(openIn(`num_clients: 10\nrounds: 20\n${RUN}`)).toContain('participation');
  });

  it('clients and records each fill the rows of the run that draws them', () => {
    const text = `num_clients: 10\nrounds: 20\n${RUN}`;
    const of = (unit: 'record' | 'client') =>
      listsFor(propose(text), unit).rows.map(({ candidate: { kind, value } }) => `${kind} ${value}`);
    expect(of('client')).toEqual(expect.arrayContaining(['records 10', 'steps 20']));
    expect(of('record')).toEqual(expect.arrayContaining(['records 60000', 'batchSize 256', 'epochs 15']));
  });
});
