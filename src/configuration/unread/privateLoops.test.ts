// What make_private returned is what the loop trains with; where it is not, the answer is taken away.
import { expect, it } from 'vitest';
import { cautionsFor } from '../cautions';
import { readConfiguration } from '../readConfiguration';
import { toMechanism, translatedMechanism } from '../toMechanism';

const MADE = `from opacus import PrivacyEngine
dataset_size = 40000
batch_size = 400
delta = 1e-6
epochs = 12
engine = PrivacyEngine()
net, opt, private_loader = engine.make_private(
    module=net, optimizer=opt, data_loader=raw_loader,
    noise_multiplier=0.8, max_grad_norm=1.5)
`;
const LOOP = `for epoch in range(epochs):
    for x, y in private_loader:
        loss(net(x), y).backward()
        opt.step()
`;
const AFTER = `
more = torch.optim.Adam(net.parameters(), lr=1e-4)
for x, y in raw_loader:
    loss(net(x), y).backward()
    more.step()
`;

function fate(text: string): string {
  const reading = readConfiguration(text);
  const translation = toMechanism(reading);
  const ids = [...translation.refusals.map(({ id }) => id), ...translation.conflicts.map(({ name }) => name)];
  if (ids.length > 0) return ids.join(' ');
  if (!translatedMechanism(translation)) return 'incomplete';
  return cautionsFor(reading, translation.tool).some(({ id }) => id === 'unread') ? 'said' : '';
}

it.each([
  ['the private loader', MADE + LOOP, ''],
  ['the raw loader', MADE + LOOP.replace('in private_loader', 'in raw_loader'), 'once-per-epoch'],
  [
    'the raw loader, counted',
    MADE + LOOP.replace('x, y in private_loader', 'i, (x, y) in enumerate(raw_loader)'),
    'once-per-epoch',
  ],
  [
    'a loader thrown away',
    MADE.replace('opt, private_loader', 'opt, _') + LOOP.replace('in private_loader', 'in raw_loader'),
    'once-per-epoch',
  ],
  [
    'brackets around what is returned',
    `${MADE.replace('net, opt, private_loader =', '(\n    net,\n    opt,\n    _,\n) =')}${LOOP.replace('in private_loader', 'in raw_loader')}`,
    'once-per-epoch',
  ],
  [
    'a loader thrown away, and a call',
    `${MADE.replace('opt, private_loader', 'opt, _')}fit(net, raw_loader)\n`,
    'once-per-epoch',
  ],
  ['another loader still', MADE + LOOP.replace('in private_loader', 'in quick_loader'), 'once-per-epoch'],
  [
    'a sampler of its own',
    `sampler = UniformWithReplacementSampler(records)\n${MADE}${LOOP.replace('in private_loader', 'in raw_loader')}`,
    '',
  ],
  [
    'a function that is given it',
    `${MADE}def run(net, raw_loader):\n    for x, y in raw_loader:\n        loss(net(x), y).backward()\n        opt.step()\nrun(net, private_loader)\n`,
    '',
  ],
  ['an optimizer after it', MADE + LOOP + AFTER, 'once-per-epoch not-private'],
  [
    'an optimizer on other batches',
    MADE + LOOP + AFTER.replace('in raw_loader', 'in slices_loader'),
    'not-private',
  ],
  [
    'its own optimizer made anew',
    MADE + LOOP + AFTER.replaceAll('more', 'opt').replace('in raw_loader', 'in slices_loader'),
    'not-private',
  ],
  ['an optimizer on public data', MADE + LOOP + AFTER.replace('in raw_loader', 'in public_batches'), ''],
  [
    'an optimizer of another model',
    MADE +
      LOOP +
      AFTER.replace('net.parameters', 'teacher.parameters').replace('in raw_loader', 'in slices_loader'),
    '',
  ],
  [
    'skipped steps',
    MADE + LOOP.replace('opt.step()', 'opt.signal_skip_step(do_skip=(x_at % 4 != 3))\n        opt.step()'),
    'batchSize',
  ],
])('a run with %s', (_, text, told) => {
  expect(fate(text)).toBe(told);
});

it('has the rate of batch and records, and the loader’s batches, where the engine is attached', () => {
  const attached = `from opacus import PrivacyEngine
loader = DataLoader(records, batch_size=300, shuffle=True)
engine = PrivacyEngine(net, sample_rate=300 / 40000, noise_multiplier=0.8, max_grad_norm=1.5)
engine.attach(opt)
dataset_size = 40000
epochs = 12
delta = 1e-6
`;
  const reading = readConfiguration(attached);
  const { samplingRate, tool } = toMechanism(reading);
  expect(samplingRate?.value).toBe(300 / 40000);
  const batches = cautionsFor(reading, tool).find(({ id }) => id === 'batches');
  expect(batches?.text).toContain('changes no loader');
  expect(batches?.text).not.toContain('make_private');
  const worked = attached.replace('300 / 40000', '300 / len(loader.dataset)');
  expect(toMechanism(readConfiguration(worked)).samplingRate?.value).toBe(300 / 40000);
  const poisson = attached.replace(
    'shuffle=True',
    'batch_sampler=UniformWithReplacementSampler(records, 300 / 40000)',
  );
  expect(cautionsFor(readConfiguration(poisson), tool).map(({ id }) => id)).not.toContain('batches');
});
