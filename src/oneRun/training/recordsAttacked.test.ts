// The attack on many records of trained models.
import { expect, test } from 'vitest';
import { revealedSecrets } from './insertedSecrets';
import { attackRecords } from './recordsAttacked';

const ATTACK = {
  mechanism: { samplingRate: 0.5, noiseMultiplier: 0.5, steps: 6 },
  delta: 1e-5,
  targets: 40,
  values: 10,
  models: 3,
  seed: 7,
};

async function all(attack: typeof ATTACK) {
  const trace = attackRecords(attack, async (request) => revealedSecrets(request, null));
  let seen = 0;
  for (;;) {
    const next = await trace.next();
    if (next.done) return { right: next.value, seen };
    expect(next.value.done).toBeGreaterThanOrEqual(seen);
    expect(next.value.total).toBe(18);
    seen = next.value.done;
  }
}

test('the attack guesses far beyond chance where noise is weak', async () => {
  const { right, seen } = await all(ATTACK);
  expect(right).toHaveLength(3);
  expect(seen).toBeGreaterThan(12);
  for (const count of right) expect(count).toBeGreaterThan(16);
});

test('the attack guesses hardly beyond chance where noise is strong', async () => {
  const noisy = await all({ ...ATTACK, mechanism: { ...ATTACK.mechanism, noiseMultiplier: 100 } });
  // a tenth is right by chance, 4 of 40, and 15 or more have probability 1e-5
  for (const count of noisy.right) expect(count).toBeLessThan(15);
});

test('the attack guesses the same with the same seed', async () => {
  const { right } = await all(ATTACK);
  expect((await all(ATTACK)).right).toEqual(right);
});
