// Loops that clip and draw noise by themselves: a right one goes by without a word, and one change to it never does.
import { describe, expect, it } from 'vitest';
import { cautionsFor } from '../cautions';
import { readConfiguration } from '../readConfiguration';
import { toMechanism, translatedMechanism } from '../toMechanism';

const NUMBERS = 'n = 80000\nq = 0.005\nnoise_multiplier = 0.9\nclip_norm = 2.5\nsteps = 4000\ndelta = 1e-6\n';
const CLIP = 'total = clip_and_sum(per_example, clip_norm)';
const NOISE = 'total += noise_multiplier * clip_norm * torch.randn_like(total)';

const loop = (...body: string[]) =>
  `${NUMBERS}for step in range(steps):\n    lot = torch.rand(n) < q\n${body
    .flatMap((each) => each.split('\n'))
    .map((line) => `    ${line}`)
    .join('\n')}`;

/** What refuses it, what competes, or how often a line of it is named; '' where it goes by. */
function fate(text: string): string {
  const reading = readConfiguration(text);
  const translation = toMechanism(reading);
  const { refusals, conflicts } = translation;
  if (refusals.length > 0) return refusals.map(({ id }) => id).join(' ');
  if (!translatedMechanism(translation)) return conflicts.map(({ name }) => name).join(' ');
  return cautionsFor(reading, translation.tool).some(({ id }) => id === 'unread') ? 'said' : '';
}

describe('a loop of one’s own', () => {
  it.each([
    NOISE,
    'total = (total + noise_multiplier * clip_norm * torch.randn_like(total)) / (q * n)',
    'total += torch.normal(0, noise_multiplier * clip_norm, total.shape, device=total.device)',
    'total += torch.normal(mean=0.0, std=clip_norm * noise_multiplier, size=total.shape)',
    'std = noise_multiplier * clip_norm\nnoise = rng.normal(0.0, std, size=total.shape)\ntotal = total + noise',
    'total = total + np.random.normal(scale=cfg.noise_multiplier * cfg.clip_norm, size=total.shape)',
    'noise = torch.empty_like(total).normal_(0, noise_multiplier * clip_norm)',
    'total.add_(torch.randn_like(total), alpha=noise_multiplier * clip_norm)',
    'key, sub_key = jax.random.split(key)\ntotal = total + jax.random.normal(sub_key, total.shape) * noise_multiplier * clip_norm',
    'for p, g in zip(params, total):\n    p.grad = g + torch.randn(g.shape).to(device) * (noise_multiplier * clip_norm)',
    'for p in net.parameters():\n    if p.grad is not None:\n        p.grad += torch.randn_like(p.grad) * noise_multiplier * clip_norm',
    'total = total + noise_multiplier * clip_norm * torch.randn_like(total)\nset_grad(net, total / (q * n))',
    'for p in net.parameters():\n    p.grad += 2.25 * torch.randn_like(p.grad)',
  ])('goes by with noise of σC: %s', (noise) => {
    expect(fate(loop(CLIP, noise))).toBe('');
  });

  it.each([
    'g = per_example(net, x)\nscale = (clip_norm / g.norm(dim=1)).clamp(max=1.0)\ng = (g * scale[:, None]).sum(0)\ng = g + noise_multiplier * clip_norm * torch.randn_like(g)\nstep(g / (q * n))',
    'g = sum(clip(grad(net, x), clip_norm) for x in lot)\ng = g + torch.randn_like(g) * noise_multiplier * clip_norm',
    'G = per_example(w, X[lot])\nG = G / np.maximum(1.0, np.linalg.norm(G, axis=1, keepdims=True) / clip_norm)\ng = G.sum(axis=0) + rng.normal(0.0, noise_multiplier * clip_norm, size=d)\nw -= lr * g / expected',
  ])('goes by with records clipped before, and a division after: %s', (body) => {
    expect(fate(loop(body))).toBe('');
    expect(fate(loop(body.replace(/\n(?=g = (?:g|G\.sum.*) \+)/, '\ng = g * 10\n')))).toBe('said');
    expect(
      fate(loop(body.replace(/g = (g|G\.sum\(axis=0\)) \+ (.*)$/m, 'noise = $2\ng = $1 + noise / 10'))),
    ).toBe('said');
  });

  it.each([
    ['g = torch.autograd.grad(loss(net, lot).mean(), params)', 'batch-clipped'],
    ['g = jax.grad(loss)(params, lot)', 'said'],
    ['g = jax.vmap(jax.grad(loss), (None, 0))(params, lot)', ''],
  ])('is told by whose gradients it clips: %s', (gradient, expected) => {
    const rest =
      'norm = global_norm(g)\ng = g * min(1.0, clip_norm / norm)\ntotal = total + noise_multiplier * clip_norm * torch.randn_like(g)';
    expect(fate(loop(`${gradient}\n${rest}`))).toBe(expected);
  });

  it.each([
    ['total += 0.4 * clip_norm * torch.randn_like(total)', 'noiseMultiplier'],
    ['grad += 0.4 * torch.randn_like(grad)', 'noiseMultiplier'],
    ['grad += noise_multiplier * torch.randn_like(grad)', 'noiseMultiplier'],
    ['half = 0.5 * noise_multiplier\ntotal += half * clip_norm * torch.randn_like(total)', 'noiseMultiplier'],
    [`torch.manual_seed(7)\n${NOISE}`, 'noiseMultiplier'],
    ['total += noise_multiplier * clip_norm * rng.laplace(size=total.shape)', 'laplace'],
    [
      'for p in net.parameters():\n    if p.ndim > 1:\n        p.grad += torch.randn_like(p.grad) * noise_multiplier * clip_norm',
      'said',
    ],
    [
      'for p in net.parameters():\n    if p.ndim < 2: continue\n    p.grad += torch.randn_like(p.grad) * noise_multiplier * clip_norm',
      'said',
    ],
    [
      'for p in net.head.parameters():\n    p.grad += torch.randn_like(p.grad) * noise_multiplier * clip_norm',
      'said',
    ],
    ['noise = noise_multiplier * clip_norm * torch.randn_like(total)\ntotal += shrink * noise', 'said'],
    ['total += noise_multiplier * clip_norm * torch.randn_like(total) ** 3', 'noiseMultiplier'],
    ['total += noise_multiplier * clip_norm * jax.random.normal(key, total.shape)', 'said'],
    [`${NOISE}\n${NOISE.replaceAll('total', 'other')}`, 'said'],
    ['total[:10] += noise_multiplier * clip_norm * torch.randn_like(total)', 'said'],
  ])('is told of noise of another size, or of a part: %s', (noise, told) => {
    expect(fate(loop(CLIP, noise))).toBe(told);
  });

  it.each([
    ['total = clip_and_sum(per_example, 12.0)', 'noiseMultiplier'],
    ['total = clip_and_sum(per_example, 2 * clip_norm)', 'noiseMultiplier'],
    ['total = (per_example * torch.clamp(12 / norms, max=1)).sum(0)', 'noiseMultiplier'],
    [
      'loss(net(x[lot]), y[lot]).backward()\ntorch.nn.utils.clip_grad_norm_(net.parameters(), clip_norm)',
      'batch-clipped',
    ],
    ['total = clip_by_global_norm(total, clip_norm)', 'said'],
    ['total = clip_and_sum(per_example, 2.5)', ''],
    ['total = (per_example * torch.clamp(clip_norm / norms, max=1)).sum(0)', ''],
    [
      'for i in lot:\n    loss(net(x[i]), y[i]).backward()\n    torch.nn.utils.clip_grad_norm_(net.parameters(), clip_norm)',
      'said',
    ],
  ])('is told of what is clipped otherwise: %s', (clip, told) => {
    expect(fate(loop(clip, NOISE))).toBe(told);
  });

  it('is told of noise that is drawn before it, and of a seed that its step does not change', () => {
    const before = `noise = noise_multiplier * clip_norm * torch.randn(10)\n`;
    expect(fate(`${NUMBERS}${before}${loop(CLIP, 'total += noise').slice(NUMBERS.length)}`)).toBe('said');
    expect(fate(loop('torch.manual_seed(seed)', CLIP, NOISE))).toBe('noiseMultiplier');
    expect(fate(loop('torch.manual_seed(first + step)', CLIP, NOISE))).toBe('');
    expect(fate(`torch.manual_seed(7)\n${loop(CLIP, NOISE)}`)).toBe('');
  });

  it.each([
    ['torch.rand(n) < 0.04', 'samplingRate'],
    ['torch.rand(n) < 3 * q', 'samplingRate'],
    ['(torch.rand(n, device=device) < q * (1 + step / steps)).nonzero()', 'samplingRate'],
    ['rng.random(len(x)) < 0.04', 'samplingRate'],
    ['np.random.uniform(size=80000) <= q / 2', 'samplingRate'],
    ['rng.random(n) < 0.005', ''],
    ['(rng.random(n) < batch_size / n).nonzero()[0]', ''],
    ['np.random.uniform(size=n) < q', ''],
  ])('is told of coins of another rate: %s', (coins, told) => {
    expect(fate(loop(CLIP, NOISE).replace('torch.rand(n) < q', coins))).toBe(told);
  });

  it('leaves a coin alone that is none of the records', () => {
    expect(fate(loop(CLIP, NOISE, 'flipped = torch.rand(n) < 0.5', 'kept = torch.rand(hidden) < 0.1'))).toBe(
      '',
    );
  });
});
