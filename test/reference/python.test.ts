// The Python module asks the command as a notebook would. Skipped, with a word, where there is no python3.
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const found = spawnSync('python3', ['--version']).status === 0;
if (!found) console.warn('No python3 here: the Python module is not tried.');

const SCRIPT = `
import sys
sys.path.insert(0, "python")
from adjacency_lab import Lab, LabError
mechanism = dict(relation="substitute", samplingRate=1, noiseMultiplier=20, steps=100)
with Lab() as lab:
    print(lab.ask("epsilon", delta=1e-5, **mechanism)["value"])
    print(len(lab.ask_many([dict(query="gdpEps", mu=1 + i / 1000, delta=1e-6) for i in range(100)])))
    try:
        lab.ask("epsilon", delta=2, **mechanism)
    except LabError as error:
        print(error.field, error)
`;

test.skipIf(!found)('asks, asks many at once, and names what is refused', () => {
  const out = execFileSync('python3', ['-c', SCRIPT], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  // a Gaussian of mu = 1: closed form
  expect(Number(out[0])).toBeCloseTo(4.377_178, 5);
  expect(out[1]).toBe('100');
  expect(out[2]).toMatch(/^delta delta is 2; give a number in /);
});
