// What a line more does to a clear text, when it is none of the names that are known: it takes the answer away, or it is said.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cautionsFor } from '../cautions';
import { readConfiguration } from '../readConfiguration';
import { toMechanism, translatedMechanism } from '../toMechanism';

const CLEAR = 'noise_multiplier = 1.1\nbatch_size = 256\ndataset_size = 60000\nepochs = 15\ndelta = 1e-5';

/** What holds the answer up; 'said' where there is one and the line is named beside it; '' where the line went by. */
function fate(line: string): string {
  const reading = readConfiguration(`${CLEAR}\n${line}`);
  const translation = toMechanism(reading);
  if (!translatedMechanism(translation)) return translation.conflicts.map(({ name }) => name).join(' ');
  const said = cautionsFor(reading, translation.tool).find(({ id }) => id === 'unread');
  return said && /line (?:[6-9])/.test(said.text) ? 'said' : '';
}

describe('a line that changes a number without telling it', () => {
  it.each([
    ['engine.make_private(module=m, noise_multiplier=adjust(noise_multiplier))', 'noiseMultiplier'],
    ['noise_multiplier = max(noise_multiplier, floor)', 'noiseMultiplier'],
    ['cfg["noise_multiplier"] = trial.suggest_float("nm", 0.3, 2)', 'noiseMultiplier'],
    ['noise_multiplier = schedule(step)', 'noiseMultiplier'],
    ['noise_multiplier = strong if private else weak', 'noiseMultiplier'],
    ['for noise_multiplier in grid: run()', 'noiseMultiplier'],
    ['noise_std = 0.5', 'noiseMultiplier'],
    ['privacy.noise = 0.5', 'noiseMultiplier'],
    ['python train.py +privacy.sigma=0.5', 'noiseMultiplier'],
    ['python train.py --override sigma=0.5', 'noiseMultiplier'],
    ['g += torch.randn_like(g) * noise_multiplier * C / 2', 'noiseMultiplier'],
    ['if dist.is_initialized(): batch_size *= dist.get_world_size()', 'batchSize'],
    ['if (i + 1) % 4 == 0: optimizer.step()', 'batchSize'],
    ['for epoch in range(epochs * 2):\n    train()', 'epochs'],
    ['for epoch in range(1, epochs):\n    train()', 'epochs'],
    ['for step in steps:\n    apply(model, noise_multiplier / 2, C)', 'noiseMultiplier'],
    ['update(model, 0.5 * noise_multiplier * C)', 'noiseMultiplier'],
    ['update(model, draw(records, 2 * batch_size / n))', 'samplingRate'],
    ['if step >= 500: break', 'steps'],
    ['train = train[::10]', 'recordCount'],
    ['x = x[::2]', 'recordCount'],
    ['net.fit(features[:20000], labels[:20000], epochs=epochs)', 'recordCount'],
    ['net.fit(x=features[0:20_000, :], y=labels[:20_000], validation_data=held)', 'recordCount'],
    ['df = pd.concat([df, df])', 'recordCount'],
  ])('%s', (line, name) => {
    expect(fate(line)).toBe(name);
  });
});

describe('a sentence that takes its own number back', () => {
  it.each<[string, string]>([
    ['A sigma of 1.3 hurt accuracy, so it was lowered to 0.8 for the run.', 'noiseMultiplier'],
    ['We use noise multiplier 1.5 for the first and 0.8 for the remaining layers of it.', 'noiseMultiplier'],
    ['Noise multiplier 1.3, decayed linearly to 0.8 over the 100 steps.', 'noiseMultiplier'],
    ['The sampling rate of 0.01 was later changed to 0.02 by hand.', 'samplingRate'],
  ])('%s', (sentence, name) => {
    const rest = 'steps = 100\ndelta = 1e-5\nq = 0.01\n'.replace(
      name === 'samplingRate' ? /q.*/ : /$^/,
      'sigma = 1.3',
    );
    const { conflicts } = toMechanism(readConfiguration(`${rest}${sentence}`));
    expect(conflicts.map((conflict) => conflict.name)).toContain(name);
  });

  it('of the data asks for what is trained on, unless the rate is said', () => {
    const sentence = 'We trained on 50,000 letters, of which 5,000 were held out.';
    const names = (rest: string) =>
      toMechanism(readConfiguration(`${rest}\n${sentence}`)).conflicts.map(({ name }) => name);
    expect(names('batch_size = 500\nsigma = 1\nepochs = 10\ndelta = 1e-5')).toContain('recordCount');
    expect(names('q = 0.01\nsigma = 1\nsteps = 100\ndelta = 1e-5')).toEqual([]);
  });
});

describe('a sentence that says that records are not protected', () => {
  it.each([
    ['Anschließend wurde das Netz ohne Datenschutz auf denselben Daten weiter trainiert.', 'not-private'],
    ['Auf denselben Daten wird dann ohne Rauschen weiter trainiert.', 'not-private'],
    [
      'Puis le r\u00e9seau est affin\u00e9 sans confidentialit\u00e9 sur les m\u00eames donn\u00e9es.',
      'not-private',
    ],
    ['C\u2019est le gradient du lot entier qui est \u00e9cr\u00eat\u00e9.', 'batch-clipped'],
    ['Le gradient moyen est \u00e9cr\u00eat\u00e9.', 'batch-clipped'],
    ['Es wird der Gradient des ganzen Batches abgeschnitten.', 'batch-clipped'],
    ['Der mittlere Gradient wird gekürzt.', 'batch-clipped'],
    ['Ohne Datenschutz wurde nur auf öffentlichen Daten trainiert.', undefined],
    [
      'Le mod\u00e8le a \u00e9t\u00e9 pr\u00e9-entra\u00een\u00e9 sans confidentialit\u00e9 sur des donn\u00e9es publiques.',
      undefined,
    ],
  ])('%s', (sentence, id) => {
    const { refusals } = toMechanism(readConfiguration(`${CLEAR}\n${sentence}`));
    expect(refusals[0]?.id).toBe(id);
  });
});

describe('a line that may change a number', () => {
  it.each([
    'for fold in range(5):\n    train()',
    'while eps < 3: train_step()',
    'loader = islice(loader, 100)',
    'a = DPAdam(x, noise_multiplier=1.1)\nb = DPAdam(y, noise_multiplier=1.1)\na.step()\nb.step()',
    'for _ in range(int(dataset_size / batch_size)):\n    train()',
    'sample_rate = 512 / len(loader.dataset)',
    'sample_rate = 256 / len(test_loader.dataset)',
    'dataset = thin(dataset)',
    'std = noise_multiplier * max_grad_norm / batch_size',
    'model.load_state_dict(torch.load("stage1.pt"))',
    'python train.py $EXTRA_ARGS',
    'include: other.yaml',
    'noise_multiplier: $SIGMA',
    'sigma_scale = 0.5',
    'replicas: 4',
    'inner_steps = 5',
    'callbacks:\n  - class: NoiseDrop',
    'The noise was halved after a while.',
    '20 % of the records are held out.',
    '# actually ran twice as many epochs',
    '# effective batch is 4x this',
    'train(steps); train(steps)',
    'grads = clip_by_global_norm(grads, 1.0)',
    'Each patient contributes twenty visits.',
    'Three departments ran this recipe.',
    'Epoch 31 was the last line of the log.',
    'for seed in (0, 1):\n    dp_step(net)',
    'The gradients of the norms are neither clipped nor noised.',
    'The same noise is used in all steps.',
    'The noise comes from a published seed.',
    'Noise is added to the loss.',
    'Noise is added to each gradient before it is clipped.',
    'The gradients are clipped after they are averaged.',
    'The threshold is the median gradient norm of the lot.',
    'The visits were sorted by date and walked through.',
    'Rare visits are sampled more often.',
    'The means and variances of the columns were published.',
    'The tokenizer was made from the same letters.',
    'The best of all checkpoints was released.',
    'Das Rauschen wird in allen Schritten wiederverwendet.',
    'Les gradients de la dernière couche ne sont ni \u00e9cr\u00eat\u00e9s ni bruit\u00e9s.',
    'Chaque patiente a plusieurs clichés dans le registre.',
    'Il y a plusieurs clichés par patient.',
    'Les gradients de chaque lot sont \u00e9cr\u00eat\u00e9s.',
    'Les gradients sont \u00e9cr\u00eat\u00e9s après la moyenne.',
    'Le bruit est le même pour toutes les étapes du calcul.',
    'for fold in range(epochs):\n    train()',
    'for _ in range(5):\n    apply(critic, noise_multiplier)',
    'for critic in (one, other):\n    apply(critic, noise_multiplier)',
    'for step in range(0, steps, 4):\n    apply(critic, noise_multiplier)',
    'if step % 2: continue',
    'for _ in range(epochs):\n    for _ in range(epochs):\n        train()',
    'sampled_rows.append(extra)',
  ])('%s', (line) => {
    expect(fate(line)).toBe('said');
  });
});

it('is not said to be of no use to an accountant too', () => {
  const reading = readConfiguration(`${CLEAR}\nloader = islice(loader, 100)\ninclude: other.yaml\nlr = 0.15`);
  expect(reading.unread.map(({ line }) => line)).toEqual([6, 7]);
  expect(reading.passedOver).toEqual(['lr']);
});

describe('a line that changes nothing', () => {
  it.each([
    'lr = 0.15',
    'hidden_dims: tuple = (128, 64)',
    'net = Conv2d(in_channels=3, kernel_size=8)',
    'for epoch in range(epochs):\n    train()',
    'for epoch in range(1, epochs + 1):\n    train()',
    'for x, y in train_loader:\n    loss.backward()',
    'if step >= max_steps: break',
    'lr_schedule: [{step: 500, lr: 0.01}]',
    'A network of two convolutional layers.',
    'dataset_size = len(train_set)',
    'train_set = train_set.map(tokenize)',
    'torch.nn.init.normal_(net.weight, std=0.02)',
    'steps = int(epochs * dataset_size / batch_size)',
    'The model has 3 layers and reaches an accuracy of 95.1 % after 15 epochs, evaluated every 500 steps.',
    '# the same 256 as in Table 3',
    'x = F.relu(self.layer(x))',
    'x = x.view(-1, 32 * 4)',
    'x = x[:, -1]',
    'net.fit(features[:60000], labels[:60000], epochs=epochs)',
    'if len(batch) == 0: continue',
    'The weather was fine and everybody went home.',
    'Per-example gradients are clipped and Gaussian noise is added to their sum.',
    'We clip the gradients of each record.',
    'Les gradients individuels sont \u00e9cr\u00eat\u00e9s puis bruit\u00e9s.',
    'Les gradients de chaque cliché sont \u00e9cr\u00eat\u00e9s et bruit\u00e9s.',
    'Die Gradienten werden je Eintrag gekürzt und verrauscht.',
    'Il faisait beau.',
    'The optimal RDP order is 6.0.',
    'Each visit joins a lot by a coin of its own, independently of the others.',

    'print(f"half of it is {noise_multiplier / 2}")',
    'losses.append(loss.item())',
    'raise ValueError("batch size should be half of it")',
    'module load cuda/11.8',
    '2>&1 | tee runs/last_$JOB.log',
    'Expected test accuracy: 88.1 % ± 0.3.',
    'The committee meets on 12 March.',
    'Der Ausschuss tagt am 12. März.',
    '5.3 How the model was trained',
    'The model was tested with an AUC >= 0.81 in five hospitals.',
    'A further 12,000 visits were the external test set.',
    'We use the standard split of 60,000 training and 9,000 test images.',
    'Training is written to runs/final/last.pt',
    'for _ in range(epochs):\n    train()',
    'def run(epochs):\n    for _ in range(epochs):\n        train()',
    'for epoch in range(epochs):\n    for _ in range(int(dataset_size / batch_size)):\n        train()',
    'sample_rate = 256 / len(loader.dataset)',
    'q = batch_size / float(num_examples)',
    'Every record enters a lot with probability q = L/N.',
    'Our final model was updated 3,516 times.',
    'data = data.DataSettings(augment=True)',
    'augment:\n  blur:\n    sigma: 0.4\n  cutout: 8',
    'print(f"delta={delta:.2e}")',
    'epoch 14/15 loss 0.4\nepoch 15/15 loss 0.3',
  ])('%s', (line) => {
    expect(fate(line)).toBe('');
  });

  it('is not listed beside the lines that matter, of which those that add noise come first', () => {
    const text = `${CLEAR}\nfor step in range(steps):\n    g = clip_rows(g, C)\n    g = g + torch.randn_like(g) * sigma * C`;
    expect(readConfiguration(text).unread.map(({ line }) => line)).toEqual([8, 7]);
    const twice = `${CLEAR}\nfor step in range(steps):\n    dp_step(actor, noise_multiplier)\n    dp_step(critic, noise_multiplier)`;
    expect(readConfiguration(twice).unread.map(({ line }) => line)).toEqual([7, 8]);
    const pieces = `${CLEAR}\nfor p in params:\n    p.grad += torch.randn_like(p) * noise_multiplier * C`;
    expect(readConfiguration(pieces).unread.map(({ line }) => line)).toEqual([7]);
    const log = `${CLEAR}\nepoch 2/15 loss 0.9\nepoch 3/15 loss 0.8\nKeyboardInterrupt`;
    expect(readConfiguration(log).unread.map(({ line }) => line)).toEqual([7]);
  });

  it('is most of what real configurations hold', () => {
    const list = readFileSync(new URL('../testing/configurations.txt', import.meta.url), 'utf8');
    const texts = [...list.matchAll(/^===== .*\n([\s\S]*?)\n-----> (.*)$/gm)].flatMap(
      ([, text, amountsTo]) => (/^(?:q|parts)=/.test(amountsTo as string) ? [text as string] : []),
    );
    const cautioned = texts.filter((text) => readConfiguration(text).unread.length > 0);
    expect(texts.length).toBeGreaterThan(100);
    expect(cautioned.length).toBeLessThanOrEqual(4);
  });
});
