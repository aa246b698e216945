// Kinds of text that earlier readers misread in silence, six of each kind by name, and what holds for any text.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { size } from '../../../../test/statistics/size';
import { english } from '../../../base/sentences/sentence';
import { configurations } from '../testing/configurations/yardstick';
import { QUESTIONS, type QuestionId } from './form/questions';
import { resolve } from './form/resolve';
import { listsFor } from './form/taken';
import { propose } from './propose';

const MNIST = 'batch_size = 256\nn = 60000\nepochs = 15\ndelta = 1e-5\n';
const RUN = `noise_multiplier = 1.1\n${MNIST}`;

/** Rows that are proposed for those who take part, as 'batchSize 256'. */
const rowsIn = (text: string): string[] => {
  const proposal = propose(text);
  return listsFor(proposal, proposal.unit).rows.map(
    ({ candidate: { kind, value, formula } }) => `${kind} ${value ?? formula}`,
  );
};
const choicesIn = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    propose(text).choices.map(({ row, candidates }) => [
      row,
      candidates.map(({ kind, value, formula }) => `${kind} ${value ?? formula}`),
    ]),
  );
const unusedIn = (text: string): string[] => {
  const proposal = propose(text);
  return listsFor(proposal, proposal.unit).unused.map(
    ({ number: { name, written } }) => `${name} ${written}`,
  );
};
const openIn = (text: string): readonly string[] => propose(text).open;
const answerIn = (text: string, id: QuestionId) =>
  propose(text).questions.find(({ question }) => question === id);

describe('what a name or a sign would hide', () => {
  it('a floor division is no remark, though a name and a semicolon follow it', () => {
    const text = 'n = 1e6; B = n // 1000; T = 20 * n // B; sigma = 2; delta = 1 / n';
    expect(rowsIn(text)).toEqual([
      'records 1000000',
      'batchSize 1000',
      'steps 20000',
      'noiseMultiplier 2',
      'delta 0.000001',
    ]);
    expect(rowsIn('batch_size = 256; // sigma = 3')).toEqual(['batchSize 256']);
  });

  it('a multiple of the clipping norm is a deviation, whatever its name', () => {
    expect(rowsIn('sigma = 2 * C\nC = 0.5')).toEqual(['noiseDeviation 1', 'clippingNorm 0.5']);
    const { noise } = choicesIn('sigma = noise_std / C\nC = 0.5\nnoise_std = 1');
    expect(noise).toEqual(expect.arrayContaining(['noiseMultiplier 2', 'noiseDeviation 1']));
  });

  it('a virtual batch competes with a batch, for it is the larger one in one library and a part in another', () => {
    expect(choicesIn('batch_size = 128\nvirtual_batch_size = 1024')).toEqual({
      batch: ['batchSize 128', 'batchSize 1024'],
    });
  });
});

describe('clients', () => {
  it('a share of 1 of 500 clients is all of them, and no client', () => {
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

  it('a rate of clients stands beside a local batch, which does not enter', () => {
    const text =
      'client_sampling_rate: 0.66\nbatch_size: 32\nnum_clients: 300\nrounds: 100\nnoise_multiplier: 1.0';
    expect(rowsIn(text)).toContain('samplingRate 0.66');
    expect(rowsIn(text)).not.toContain('batchSize 32');
    expect(unusedIn(text)).toContain('batch_size 32');
  });

  it('a participation rate and global epochs are those of clients', () => {
    const text = 'global_epochs: 50\nlocal_epochs: 4\nparticipation_rate: 0.1\nnum_clients: 1000\nsigma: 1.0';
    expect(rowsIn(text)).toEqual(['records 1000', 'samplingRate 0.1', 'steps 50', 'noiseMultiplier 1']);
    const { unused } = propose(text);
    const [local] = unused.filter(({ number }) => number.name === 'local_epochs');
    expect(local && english(local.why)).toMatch(/^It does not enter ε/);
  });

  it('a client fraction and communication rounds are', () => {
    const text = 'client_fraction = 0.05\ncomm_rounds = 300\nlocal_ep = 10\nnum_clients = 2000';
    expect(rowsIn(text)).toEqual(['records 2000', 'samplingRate 0.05', 'steps 300']);
    expect(unusedIn(text)).toEqual(['local_ep 10']);
  });

  it('rounds of local epochs in a sentence are rounds', () => {
    const text = 'We run 200 rounds of 5 local epochs with 100 clients and noise multiplier 1.0.';
    expect(rowsIn(text)).toEqual(['records 100', 'steps 200', 'noiseMultiplier 1']);
    expect(unusedIn(text)).toEqual(['local epochs 5']);
  });

  it('clients of a round are a batch, beside local steps and a local batch', () => {
    const text =
      'clients_per_round: 50\ntotal_clients: 3400\nnum_rounds: 1500\nlocal_steps: 8\nclient_batch_size: 20';
    expect(rowsIn(text)).toEqual(['records 3400', 'batchSize 50', 'steps 1500']);
    expect(unusedIn(text)).toEqual(['local_steps 8', 'client_batch_size 20']);
  });

  it('a library that samples the records of a client says nothing of how clients are drawn', () => {
    const text =
      'strategy = FedAvg(fraction_fit=0.1)\nnum_clients = 100\nengine.make_private(noise_multiplier=1.3)';
    expect(answerIn(text, 'sampling')).toMatchObject({ answer: null, asks: true });
  });

  it('who takes part is a question then, and its answer by records has rows of its own', () => {
    const text = `num_clients: 10\nrounds: 20\n${RUN}`;
    expect(openIn(text)).toContain('participation');
    const of = (unit: 'record' | 'client') =>
      listsFor(propose(text), unit).rows.map(({ candidate: { kind, value } }) => `${kind} ${value}`);
    expect(of('client')).toEqual(expect.arrayContaining(['records 10', 'steps 20']));
    expect(of('record')).toEqual(expect.arrayContaining(['records 60000', 'batchSize 256', 'epochs 15']));
  });
});

describe('what a program compares with, and what it asserts', () => {
  it('an equality in a remark is offered, and an asserted one is proposed', () => {
    const remark = 'data = Letters("a.parquet")  # len(train_set) == 83412';
    expect(rowsIn(remark)).toEqual([]);
    expect(choicesIn(remark)).toEqual({ records: ['records 83412'] });
    expect(rowsIn('assert len(train_set) == 60000')).toEqual(['records 60000']);
  });

  it.each(['if n != 60000:', 'if n == 60000:', 'while n < 60000:', 'return n >= 60000'])(
    '%j says no number of records',
    (text) => {
      expect(rowsIn(text)).toEqual([]);
      expect(choicesIn(text)).toEqual({ records: ['records 60000'] });
    },
  );
});

describe('the privacy statement of TensorFlow Privacy', () => {
  const statement =
    'noise multiplier 1.3 for 20 epochs\n' +
    '    Epsilon with each example occurring once per epoch:        21.430\n' +
    '    Epsilon assuming Poisson sampling (*):                      1.897';

  it('reports the ε of Poisson sampling, and its other ε counts no epochs', () => {
    for (const text of [statement, statement.split('\n').slice(1).join('\n')]) {
      expect(propose(text).reported?.value).toBe(1.897);
      expect(rowsIn(text).filter((row) => row.startsWith('epochs'))).toEqual(
        text === statement ? ['epochs 20'] : [],
      );
      const once = propose(text).unused.find(({ number }) => number.value === 21.43);
      expect(once && english(once.why)).toContain('come once in every epoch');
    }
  });

  it('a supposition of Poisson sampling leaves open how batches are drawn, and does not deny it', () => {
    const { answer, words } = answerIn(statement, 'sampling') ?? {};
    expect(answer).toBeNull();
    expect(words).toContainEqual(expect.objectContaining({ answer: 'poisson', bearing: 'undecided' }));
    const denied = answerIn('we do not use Poisson sampling here', 'sampling');
    expect(denied?.words).toContainEqual(expect.objectContaining({ answer: 'poisson', bearing: 'no' }));
  });
});

it('the head of a line of a log names no number', () => {
  const head = 'I1129 10:02:11.911022 140012 train_dp.py:97] ';
  expect(propose(`${head}noise_multiplier=1.3`).numbers.map(({ value }) => value)).toEqual([1.3]);
  expect(propose(`2026-11-29 10:02:11,911 sigma=1.3`).numbers.map(({ value }) => value)).toEqual([1.3]);
});

describe('two commands, or a comment beside an active line', () => {
  const active = 'python train.py --epsilon 3 --batch_size 512 --epochs 10 --delta 1e-5';
  it.each([
    ['a command in a comment', `# python train.py --noise_multiplier 1\n${active}`],
    ['INI', `; noise_multiplier = 1\n${active}`],
    ['Slurm', `##SBATCH --noise_multiplier=1\n${active}`],
    ['a comment of C', `// noise_multiplier = 1\n${active}`],
    ['a quotation of Markdown', `> noise_multiplier = 1\n\n${active}`],
    ['a line that is struck', `~~noise_multiplier = 1~~\n${active}`],
    ['a comment of HTML', `<!-- noise_multiplier = 1 -->\n${active}`],
    ['a rest of a line', `${active} # noise_multiplier = 1`],
  ])('%s is offered and never taken', (_, text) => {
    expect(rowsIn(text)).toContain('targetEpsilon 3');
    expect(propose(text).unused).toContainEqual(
      expect.objectContaining({
        may: ['noiseMultiplier'],
        number: expect.objectContaining({ active: false, value: 1 }),
      }),
    );
    expect(propose(text).reported).toBeNull();
  });

  it('an ε in a comment is not said to be compared with the result', () => {
    const [unused] = propose(`${RUN}# -> epsilon = 3.22`).unused;
    expect(unused && english(unused.why)).toBe('It stands in a comment or a quotation.');
    expect(propose(`${RUN}# -> epsilon = 3.22`).reported).toBeNull();
  });

  it('numbers of comments alone are buttons', () => {
    expect(rowsIn('# sigma = 1.1')).toEqual([]);
    expect(choicesIn('# sigma = 1.1')).toEqual({ noise: ['noiseMultiplier 1.1'] });
  });

  it('a second command takes nothing from the first', () => {
    const text =
      'python a.py --noise_multiplier 1.0 --batch_size 256\npython b.py --batch_size 512 --epochs 10';
    expect(rowsIn(text)).toEqual([]);
    expect(choicesIn(text)).toEqual({
      batch: ['batchSize 256', 'batchSize 512'],
      length: ['epochs 10'],
      noise: ['noiseMultiplier 1'],
    });
  });

  it('two fenced blocks take nothing from one another', () => {
    const text = '```\nsigma = 1.0\n```\nor\n```\nsigma = 1.3\nepochs = 10\n```';
    expect(rowsIn(text)).toEqual([]);
    expect(choicesIn(text).noise).toEqual(['noiseMultiplier 1', 'noiseMultiplier 1.3']);
  });

  it('a second command’s batch does not hide the batch of each device', () => {
    const text =
      'torchrun --nproc_per_node 8 train.py --per_device_train_batch_size 32 --gradient_accumulation_steps 16\npython finetune.py --batch_size 8';
    expect(rowsIn(text)).toEqual([]);
    expect(choicesIn(text).batch).toEqual(expect.arrayContaining(['batchSize 4096', 'batchSize 8']));
  });

  it('a line continues its command', () => {
    const text = 'python train.py \\\n  --sigma 1.1 \\\n  --epochs 3\npython eval.py --batch_size 8';
    expect(rowsIn(text)).toEqual(['epochs 3', 'noiseMultiplier 1.1']);
  });
});

describe('numbers of something else', () => {
  it.each([
    ['records to generate', 'generate:\n  num_records: 100000\ntrain:\n  batch_size: 256'],
    ['records to draw from a model', 'model.sample(num_records=100000)'],
    ['the size of an output', 'output.dataset_size = 100000'],
    ['a section of outputs', 'output:\n  dataset_size: 5000'],
    ['a synthetic set', 'synthetic:\n  n_samples: 5000'],
    ['a script that evaluates', 'python eval.py --dataset_size 5000'],
    ['a test set', 'test_size = 10000\nnum_test_examples: 500'],
    ['a validation', 'validation:\n  n_examples: 5000'],
    ['every so many', 'We evaluate every 500 examples.'],
  ])('%s is not used', (_, text) => {
    expect(rowsIn(text).filter((row) => row.startsWith('records'))).toEqual([]);
    expect(choicesIn(text).records).toBeUndefined();
    const { numbers, unused } = propose(text);
    expect(numbers.length).toBeGreaterThan(0);
    expect(unused.length).toBeGreaterThan(0);
  });
});

describe('the word Poisson', () => {
  it.each([
    ['a negation', 'We do not use Poisson sampling here.'],
    ['a negation in German', 'Wir verwenden keine Poisson-Stichproben.'],
    ['a loss', 'loss: poisson'],
    ['an import', 'from scipy.stats import poisson'],
    ['what was', 'sampler: shuffle  # was: poisson'],
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
  ])('%s answers nothing', (_, line) => {
    const found = answerIn(`${line}\n${RUN}`, 'sampling');
    expect([found?.answer, found?.asks]).toEqual([null, true]);
    const given = { overrides: {}, answers: {}, phases: [], confirmed: true };
    expect(resolve(propose(`${line}\n${RUN}`), given).mechanism).toBeNull();
  });

  it.each([
    ['a sampling noun', 'We draw batches by Poisson sampling.'],
    ['a switch that is on', 'poisson_sampling: true'],
    ['a library that samples so', 'model, opt, dl = engine.make_private(module=model)'],
    ['a key with the word', 'sampling: poisson'],
    ['German', 'Die Batches sind Poisson-Stichproben.'],
    ['a passive', 'Batches were drawn with Poisson subsampling.'],
  ])('%s proposes it', (_, line) => {
    expect(answerIn(`${line}\n${RUN}`, 'sampling')).toMatchObject({ answer: 'poisson', asks: false });
  });
});

describe('schedules and people', () => {
  it.each<[string, string, QuestionId]>([
    ['a last σ', 'noise_multiplier_final: 0.5', 'noiseLaw'],
    ['a schedule of batches', 'batch_size_schedule: [256, 512]', 'phases'],
    ['a most of each user', 'max_examples_per_user: 4', 'participation'],
    ['visits of a patient', 'There are up to 12 visits per patient.', 'participation'],
    ['records that are drawn more often', 'Rare classes are oversampled 3x.', 'participation'],
    ['a schedule of σ', 'noise_multiplier_schedule: cosine', 'noiseLaw'],
    ['a contribution bound', 'contribution_bound = 8', 'participation'],
  ])('%s opens a question', (_, line, question) => {
    const text = `${line}\n${RUN}`;
    expect(openIn(text)).toContain(question);
    const given = { overrides: {}, answers: { sampling: 'poisson' }, phases: [], confirmed: true };
    expect(resolve(propose(text), given).mechanism).toBeNull();
  });

  it('at most k records a person are a number of their own', () => {
    expect(rowsIn(`max_examples_per_user: 4\n${RUN}`)).toContain('recordsPerPerson 4');
  });

  it.each(['num_trials = 40', 'folds = 5', 'n_seeds: 3', 'for 10 seeds', '5-fold cross-validation'])(
    '%s is found, listed and never taken',
    (line) => {
      const { repeats, unused } = propose(`${line}\n${RUN}`);
      expect(repeats).toHaveLength(1);
      expect(unused.find(({ number }) => number.id === repeats[0]?.id)?.may).toEqual(['trainings']);
    },
  );

  it('what the page does not know stands among the unused', () => {
    expect(unusedIn(`n_critic=5\nlearning_rate = 0.1\n${RUN}`)).toEqual(['n_critic 5', 'learning_rate 0.1']);
  });

  it('phases of a list have rows of their own', () => {
    const { phases } = propose(
      'segments:\n  - {q: 0.004, sigma: 1.1, steps: 1000}\n  - {q: 0.008, sigma: 0.9, steps: 500}',
    );
    expect(phases.map(({ noise }) => noise.map(({ value }) => value))).toEqual([[1.1], [0.9]]);
  });
});

describe('numbers as they are written', () => {
  it.each<[string, string[]]>([
    ['delta = 1e-5', ['delta 0.00001']],
    ['\\delta = 8\\times 10^{-7}', ['delta 8e-7']],
    ['n = $60{,}000$', ['records 60000']],
    [
      '120.000 Einträge, Batchgröße 256, Rauschmultiplikator 1,1',
      ['records 120000', 'batchSize 256', 'noiseMultiplier 1.1'],
    ],
    ['n = 60 000', ['records 60000']],
    ['trained on 60k records', ['records 60000']],
    ['q = 1/16', ['samplingRate 0.0625']],
    ['delta = n^-1.1', ['delta n^-1.1']],
    ['steps = 15*60000/256', ['steps 3515.625']],
    ['n, batch_size, T = 20000, 200, 3000', ['records 20000', 'batchSize 200', 'steps 3000']],
    ['sigma = $' + '{SIGMA}\nSIGMA = 1.3', ['noiseMultiplier 1.3']],
    ['SIGMA=$' + '{SIGMA:-1.1}', ['noiseMultiplier 1.1']],
    ['batch_size = BATCH or 256', ['batchSize 256']],
    ['make(noise_multiplier=NOISE)\nNOISE = 0.9', ['noiseMultiplier 0.9']],
    ['N = 60000\ndelta = 1/N', ['records 60000', 'delta 0.000016666666666666667']],
    ['δ = 10⁻⁵', ['delta 0.00001']],
    [
      'noise multiplier 1.1 for 15 epochs with batch size 256',
      ['batchSize 256', 'epochs 15', 'noiseMultiplier 1.1'],
    ],
    ['Noise multiplier\n1.1\nEpochs\n15', ['epochs 15', 'noiseMultiplier 1.1']],
    ['>>> q, T\n(0.01, 1000)', ['samplingRate 0.01', 'steps 1000']],
    ['epoch 3/50', ['epochs 50']],
    ['sigma <- 1.1', ['noiseMultiplier 1.1']],
    ['| sigma | epochs |\n|---|---|\n| 1.1 | 15 |', ['epochs 15', 'noiseMultiplier 1.1']],
    ['a (3.4, 1e-6)-DP model of 15 epochs', ['epochs 15', 'targetEpsilon 3.4', 'delta 0.000001']],
    ['steps 1,000\nrecords 60,000', ['records 60000', 'steps 1000']],
    ['train.py --delta 1e-5 --sigma 1.1', ['noiseMultiplier 1.1', 'delta 0.00001']],
  ])('%j', (text, expected) => {
    expect(rowsIn(text)).toEqual(expected);
  });

  it('a help text that says "per device" makes a batch one of a device', () => {
    const text =
      'parser.add_argument("--batch_size", default=32, help="batch size PER DEVICE")\ntorchrun --nproc_per_node 8 train.py';
    expect(choicesIn(text).batch).toEqual(['batchSize 32', 'batchSize 256']);
  });

  it.each([
    ['dataset = CIFAR10(root, train=True)', 'CIFAR-10', 50_000],
    ['We fine-tune on SST-2.', 'SST-2', 67_349],
    ['dataset: purchase100', 'Purchase-100', 197_324],
  ])('%s offers its published number of records', (text, name, records) => {
    expect(propose(text).suggestions).toMatchObject([{ name, records, line: 1 }]);
    expect(propose(`n = 1000\n${text}`).suggestions).toEqual([]);
  });

  it.each([
    ['noise_multiplier = 1,1', 'noise'],
    ['sigma = 0.8 or 1.0', 'noise'],
    ['sigmas = [0.5, 1.0]', 'noise'],
    ['noise_multiplier = 1.1\nnoise_multiplier *= 2', 'noise'],
    ['noise_multiplier = 1.0 if private else 0', 'noise'],
    ['sigma = 1.0\nnoise_multiplier = 1.2', 'noise'],
    ['bert_noise_multiplier = 0.7', 'noise'],
    ['noise_multiplyer: 1.3', 'noise'],
    ['epochs = 2\nsteps = 16\nn = 2240\nbatch_size = 16', 'length'],
    ['n = 60000\nval_split = 0.1', 'records'],
  ])('%j is a choice', (text, row) => {
    expect(Object.keys(choicesIn(text))).toEqual([row]);
  });

  it('epochs and the steps that they are agree', () => {
    expect(rowsIn(`${RUN}steps = 3516`)).toContain('steps 3516');
  });
});

describe('what opens a question', () => {
  it.each<[string, QuestionId]>([
    ['DPKerasConfig(noise_multiplier=1.1, poisson_sampling_in_fit=False)', 'sampling'],
    ['dp: {enabled: false, noise_multiplier: 1.1}', 'privacy'],
    ['dp:\n  enabled: false\n  noise_multiplier: 1.1', 'privacy'],
    ['{"privacy": {"enabled": false, "noise_multiplier": 1.1}}', 'privacy'],
    ['[privacy]\nenabled = false\nnoise_multiplier = 1.1', 'privacy'],
    ['privacy.enable = False\nnoise_multiplier = 1.1', 'privacy'],
    ['dp = False\nnoise_multiplier = 1.1', 'privacy'],
    ['private: no\nnoise_multiplier: 1.1', 'privacy'],
    ['add_noise = False\nnoise_multiplier = 1.1', 'privacy'],
    ['enable_dp: false\nnoise_multiplier: 1.1', 'privacy'],
    ['sampler = RandomSampler(data, replacement=True)\nnoise_multiplier = 1.1', 'sampling'],
    ['# sigma is relative to the sensitivity 2C\nsigma = 1.1', 'noiseScale'],
    ['start_epoch = 10\nnoise_multiplier = 1.1', 'phases'],
    ['noise_std = 0.3  # on the averaged gradient\nC = 1', 'noiseScale'],
    ['[flwr]\nnum-sampled-clients = 10\nfraction-fit = 0.1\nnoise-multiplier = 1.1', 'participation'],
    ['g = grads.sum(0)/256 + torch.normal(0, 1.1*C/256)', 'noiseScale'],
    ['clip_norm: .inf\nnoise_multiplier: 1.1', 'clipping'],
    ['max_grad_norm = float("inf")\nnoise_multiplier = 1.1', 'clipping'],
    ['"l2_norm_clip": null\nnoise_multiplier: 1.1', 'clipping'],
    ['python t.py --no-clip --noise_multiplier 1.1', 'clipping'],
    ['mechanism: laplace\nnoise_multiplier: 1.1', 'noiseLaw'],
    ['num_bands = 16\nnoise_multiplier = 1.1', 'noiseLaw'],
  ])('%j asks about %s', (text, question) => {
    expect(openIn(text)).toContain(question);
  });

  it('a switch of something else asks nothing of privacy', () => {
    expect(openIn('early_stopping:\n  enabled: false\ndp:\n  noise_multiplier: 1.1')).not.toContain(
      'privacy',
    );
    expect(openIn('dp = True\nnoise_multiplier = 1.1')).not.toContain('privacy');
  });

  it('one band is no correlated noise', () => {
    expect(openIn('BandMFExecutionPlanConfig(num_bands=1, noise_multiplier=1.1)')).not.toContain('noiseLaw');
  });

  it('a microbatch of one record halves nothing, and several are asked about', () => {
    expect(openIn(`num_microbatches = 256\nnoise_multiplier = 1.1\n${MNIST}`)).not.toContain('clipping');
    expect(openIn(`num_microbatches = 16\nnoise_multiplier = 1.1\n${MNIST}`)).toContain('clipping');
  });
});

const NAMES = fc.constantFrom(
  ...[
    'noise_multiplier',
    'sigma',
    'batch_size',
    'n',
    'epochs',
    'steps',
    'delta',
    'epsilon',
    'max_grad_norm',
    'q',
  ],
  ...[
    'num_clients',
    'rounds',
    'local_epochs',
    'fraction_fit',
    'n_critic',
    'lr',
    'eval_batch_size',
    'world_size',
  ],
  ...[
    'gradient_accumulation_steps',
    'Rauschmultiplikator',
    'Batchgröße',
    'noise_multiplyer',
    'my_sigma',
    'folds',
  ],
  ...[
    'constructor',
    '__proto__',
    'toString',
    'max_examples_per_user',
    'per_device_batch_size',
    'hasOwnProperty',
  ],
);
const VALUES = fc.constantFrom(
  '1',
  '256',
  '60000',
  '1.1',
  '1e-5',
  '0.01',
  '60,000',
  '3.5',
  '1/16',
  '0',
  '12k',
);
const GIVEN = fc.tuple(NAMES, VALUES, fc.constantFrom(' = ', ': ', '=', ' := ', ' <- ')).map((parts) => {
  const [name, value, sign] = parts;
  return { line: `${name}${sign}${value}`, flag: ` --${name} ${value}`, name, value };
});
const BEFORE = fc.constantFrom(
  '',
  '',
  '',
  '# ',
  '// ',
  '; ',
  '> ',
  'not ',
  'eval_',
  'train:\n  ',
  'generate:\n  ',
  '- ',
);
const BESIDE = fc.constantFrom(
  ...[
    '',
    'We do not use Poisson sampling.',
    'poisson_sampling = args.poisson',
    'loss: poisson',
    'poisson_sampling: true',
  ],
  ...[
    'python b.py --batch_size 8 --noise_multiplier 2',
    '[eval]',
    '```',
    'engine.make_private(noise_multiplier=1)',
  ],
  ...[
    'We draw batches by Poisson sampling.',
    'segments:',
    'history = [(1, 0.1, 10), (2, 0.1, 10)]',
    '{',
    '}',
    '("',
  ],
);

/** Lines of named numbers with what may stand around them. */
const TEXTS = fc
  .array(fc.tuple(BEFORE, GIVEN, BESIDE, fc.boolean()), { minLength: 1, maxLength: 8 })
  .map((lines) =>
    lines
      .map(
        ([before, given, beside, isFlag]) =>
          `${before}${isFlag ? `python a.py${given.flag}` : given.line}\n${beside}`,
      )
      .join('\n'),
  );
const KEPT = configurations().map(({ text }) => text);
/** A kept text with another line in it, or with a piece of another text. */
const MUTATED = fc
  .tuple(fc.constantFrom(...KEPT), fc.constantFrom(...KEPT), TEXTS, fc.nat(), fc.nat())
  .map(([text, other, added, at, cut]) => {
    const lines = text.split('\n');
    lines.splice(at % (lines.length + 1), 0, added);
    return `${lines.join('\n')}\n${other.slice(0, cut % 200)}`;
  });
const ANSWERS = fc.record(
  Object.fromEntries(
    Object.entries(QUESTIONS).map(([id, { options }]) => [id, fc.constantFrom(...Object.keys(options))]),
  ),
  { requiredKeys: [] },
);

describe('any text', () => {
  it('has no run, no ε and no bound before somebody confirms, whatever is answered', () => {
    let confirmed = 0;
    fc.assert(
      fc.property(fc.oneof(TEXTS, MUTATED), ANSWERS, (text, answers) => {
        const proposal = propose(text);
        const given = { overrides: {}, answers, phases: [] };
        const { run, mechanism, parts, bounds } = resolve(proposal, { ...given, confirmed: false });
        expect([run, mechanism, parts, bounds]).toEqual([null, null, null, []]);
        if (resolve(proposal, { ...given, confirmed: true }).run) confirmed++;
      }),
      { numRuns: size(300, 10_000), seed: 51 },
    );
    // the texts are such that a confirmation brings runs
    expect(confirmed).toBeGreaterThan(size(3, 100));
  }, 240_000);

  it('has each named number in exactly one list, where it is written', () => {
    fc.assert(
      fc.property(fc.oneof(TEXTS, MUTATED), (text) => {
        const proposal = propose(text);
        const { numbers } = proposal;
        for (const unit of ['record', 'client'] as const) {
          const { rows, choices, unused } = listsFor(proposal, unit);
          const listed = [
            ...rows.flatMap((row) => [
              ...new Set([...row.numbers, ...row.candidate.numbers].map(({ id }) => id)),
            ]),
            ...new Set(
              choices.flatMap(({ candidates }) =>
                candidates.flatMap((one) => one.numbers.map(({ id }) => id)),
              ),
            ),
            ...unused.map(({ number }) => number.id),
          ];
          expect(listed.toSorted((a, b) => a - b)).toEqual(numbers.map(({ id }) => id));
        }
        for (const { written, start, end, line } of numbers) {
          expect(text.slice(start, end)).toBe(written);
          expect(text.slice(0, start).split('\n')).toHaveLength(line);
        }
      }),
      { numRuns: size(120, 2000), seed: 51 },
    );
  }, 120_000);

  it('of named numbers loses none', () => {
    const one = fc.tuple(GIVEN, fc.boolean());
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 10 }), (given) => {
        const written = given.map(([{ line, flag }, isFlag]) => (isFlag ? `python a.py${flag}` : line));
        const { numbers } = propose(written.join('\n'));
        expect(numbers.map(({ name, written: value, line }) => [name, value, line])).toEqual(
          given.map(([{ name, value }], i) => [name, value, i + 1]),
        );
      }),
      { numRuns: size(150, 2000), seed: 51 },
    );
  }, 60_000);

  // every text below is a line on which a careless pattern takes the square of its length
  it.each([
    ['brackets', '('.repeat(5000)],
    ['spaces', `${' '.repeat(50_000)}x`],
    ['digits', '1,'.repeat(10_000)],
    ['signs', 'a=1 '.repeat(10_000)],
    ['quotes', '" '.repeat(20_000)],
    ['flags', '--a '.repeat(10_000)],
    ['powers', '2^'.repeat(2000)],
    ['names', `${'n, '.repeat(10_000)}= 1`],
  ])(
    'a long line of %s is read in seconds',
    (_, text) => {
      expect(propose(text).isEmpty).toBe(false);
    },
    30_000,
  );

  it('is read without an error', () => {
    const piece = fc.constantFrom(
      ...[
        'sigma',
        '=',
        ':',
        ' 1.1',
        '\n',
        '  ',
        '- ',
        '{',
        '}',
        '[',
        ']',
        '"',
        'epochs',
        ' 15 ',
        ',',
        '|',
        '--',
        '$',
        '%',
      ],
      ...[
        '\t',
        '(',
        ')',
        '#',
        'for ',
        ' in range(',
        'ε',
        '\\',
        '&',
        '*',
        '/',
        'history',
        '\r',
        '\r\n',
        '~~',
        '```',
        "'''",
      ],
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, (written) => {
        const { numbers } = propose(written);
        for (const { start, end, name } of numbers) {
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(written.length);
          expect(name).not.toBe('');
        }
      }),
      { numRuns: size(150, 2000), seed: 51 },
    );
  });
});
