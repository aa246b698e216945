// The Python scripts that the page writes. Their syntax is checked wherever there is a python3. A script is run where the library that it
// imports is found by python3, or by the Python that ADJACENCY_LAB_PYTHON names. Otherwise its test is skipped with a warning.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { epsilon } from '../../src/accounting';
import { provenanceOf } from '../../src/lab/export/provenance';
import { type CheckId, checkScript } from '../../src/lab/live/python/check';
import { type TrainId, trainScript } from '../../src/lab/live/python/train';
import { changeScenario, DEFAULT_SCENARIO, mechanismOf } from '../../src/scenario';

const PYTHON = process.env.ADJACENCY_LAB_PYTHON ?? 'python3';
const works = (...given: string[]) => spawnSync(PYTHON, given).status === 0;
const found = works('--version');
if (!found) console.warn(`No ${PYTHON} here: the page's Python is not tried.`);

/** Settings of q, sigma, T and delta: usual ones, and those at which a fixed search interval or prv-accountant has failed. */
const SETTINGS: readonly [number, number, number, number][] = [
  [0.01, 1, 1000, 1e-5],
  [256 / 60_000, 1.1, 3516, 1e-5],
  [250 / 60_000, 1.3, 720, 1e-5],
  [1 / 16, 1.677, 500, 1e-5],
  [0.25, 12.1, 500, 1e-5],
  [1, 20, 100, 1e-6],
  [1, 1, 1, 1e-5],
  [0.08192, 10, 725, 1e-5],
  [1e-5, 5, 100_000, 1e-6],
  [0.001, 100, 1_000_000, 1e-7],
  [1e-4, 0.8, 100_000, 1e-9],
  [0.125, 0.8, 1000, 1e-5],
  [0.5, 0.5, 100, 1e-5],
];

const scenes = SETTINGS.map(([samplingRate, noiseMultiplier, steps, delta]) => {
  const scenario = changeScenario(DEFAULT_SCENARIO, { samplingRate, noiseMultiplier, steps, delta });
  const ours = {
    addRemove: epsilon('add-remove', mechanismOf(scenario), delta).value,
    substitute: epsilon('substitute', mechanismOf(scenario), delta).value,
  };
  return { scenario, ours, provenance: provenanceOf(scenario, 'https://lab.example/') };
});

const CHECKS: readonly (readonly [CheckId, string])[] = [
  ['dp-accounting', 'dp_accounting'],
  ['prv-accountant', 'prv_accountant'],
];
const TRAININGS: readonly (readonly [TrainId, string])[] = [
  ['opacus', 'opacus'],
  ['tensorflow-privacy', 'tensorflow_privacy'],
  ['jax-privacy', 'jax_privacy'],
];

const folder = mkdtempSync(join(tmpdir(), 'adjacency-lab-python-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const checkFile = (id: CheckId, i: number) => {
  const { scenario, ours, provenance } = scenes[i];
  return written(`check_${id}_${i}.py`, checkScript(id, scenario, ours, provenance));
};
const trainFile = (id: TrainId, i: number) => {
  const { scenario, ours, provenance } = scenes[i];
  return written(`train_${id}_${i}.py`, trainScript(id, scenario, ours, provenance));
};

/** Scripts for sampling that the libraries do not offer themselves. */
const sampledFiles = (['fixed-size', 'random-allocation'] as const).flatMap((sampling) => {
  const scenario = changeScenario(DEFAULT_SCENARIO, { sampling, steps: 250 });
  const provenance = provenanceOf(scenario, 'https://lab.example/');
  const ours = { addRemove: sampling === 'fixed-size' ? null : 3.9, substitute: 9 };
  return [
    ...CHECKS.map(
      ([id]) => [`check_${id}_${sampling}`, checkScript(id, scenario, ours, provenance)] as const,
    ),
    ...TRAININGS.map(
      ([id]) => [`train_${id}_${sampling}`, trainScript(id, scenario, ours, provenance)] as const,
    ),
  ];
});

test.skipIf(!found)('every script is valid Python', () => {
  const files = scenes.flatMap((_, i) => [
    ...CHECKS.map(([id]) => checkFile(id, i)),
    ...TRAININGS.map(([id]) => trainFile(id, i)),
  ]);
  const sampled = sampledFiles.map(([name, text]) => written(`${name}.py`, text));
  execFileSync(PYTHON, ['-m', 'py_compile', ...files, ...sampled], { stdio: 'pipe' });
});

test.skipIf(!found)('the check with dp-accounting fails where the library’s ε is larger than ours', () => {
  const { scenario, ours } = scenes[0];
  const file = checkFile('dp-accounting', 0);
  /** Runs the script with a replacement for dp-accounting that returns `factor` times our ε. */
  const run = (factor: number) => {
    const stub = join(folder, `stub-${factor}`);
    mkdirSync(stub);
    writeFileSync(
      join(stub, 'dp_accounting.py'),
      `from enum import Enum
class NeighboringRelation(Enum):
    ADD_OR_REMOVE_ONE = ${ours.addRemove}
    REPLACE_ONE = ${ours.substitute}
GaussianDpEvent = PoissonSampledDpEvent = SelfComposedDpEvent = lambda *given: given
class pld:
    class PLDAccountant:
        def __init__(self, neighboring_relation, value_discretization_interval):
            self.relation = neighboring_relation
        def compose(self, event):
            assert event == ((${scenario.samplingRate}, (${scenario.noiseMultiplier},)), ${scenario.steps})
            return self
        def get_epsilon(self, target_delta):
            return ${factor} * self.relation.value
`,
    );
    return spawnSync(PYTHON, [file], { encoding: 'utf8', env: { ...process.env, PYTHONPATH: stub } });
  };
  const [same, larger] = [run(1.01), run(1.1)];
  expect([same.status, same.stderr]).toEqual([0, '']);
  expect(same.stdout.match(/epsilon = /g)).toHaveLength(2);
  expect([larger.status, larger.stderr.trim()]).toEqual([1, 'add/remove: the two do not agree']);
});

/** A function in Python that returns the batches that `batches_of(500)` of a script yields. Only NumPy is needed. */
function batchesIn(text: string, name: string): string {
  const [before, after = ''] = text.split('def batches_of');
  const lines = before.split('\n').filter((line) => /^(\w+ = |import numpy)/.test(line));
  const body = after.split(/\n\n\n/)[0];
  const script = `${lines.join('\n')}\nimport numpy as np\ndef batches_of${body}\nreturn [[int(i) for i in b] for b in batches_of(500)]`;
  return `def ${name}():\n${script.replaceAll(/^(?=.)/gm, '    ')}\n`;
}

/** The batches of each script, drawn by one Python. */
function batchesBy(texts: readonly string[]): number[][][] {
  const functions = texts.map((text, i) => batchesIn(text, `batches_${i}`));
  const calls = texts.map((_, i) => `batches_${i}()`).join(', ');
  const script = `${functions.join('\n')}\nimport json\nprint(json.dumps([${calls}]))\n`;
  return JSON.parse(execFileSync(PYTHON, ['-c', script], { encoding: 'utf8' }));
}

test.skipIf(!found || !works('-c', 'import numpy'))(
  'the batches that scripts draw themselves are of the sampling that they name',
  () => {
    const drawing = sampledFiles.filter(
      ([name, text]) => name.startsWith('train_') && text.includes('random = np.random'),
    );
    const drawn = batchesBy(drawing.map(([, text]) => text));
    expect(drawn.length).toBeGreaterThan(0);
    for (const [i, [name]] of drawing.entries()) {
      const batches = drawn[i]!;
      if (name.endsWith('fixed-size')) {
        expect(batches).toHaveLength(250);
        for (const batch of batches) expect(new Set(batch).size).toBe(31);
        continue;
      }
      // an epoch has 16 steps, and after 250 steps the last epoch is completed
      expect(batches).toHaveLength(256);
      for (let epoch = 0; epoch < 16; epoch++) {
        const whole = batches.slice(16 * epoch, 16 * epoch + 16).flat();
        expect(whole.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 500 }, (_, i) => i));
      }
    }
  },
);

/** `describe`, or a skipped one with a warning where Python does not find the library. */
function whereFound(module: string) {
  const there = found && works('-c', `import ${module}`);
  if (found && !there) console.warn(`${PYTHON} has no ${module}: what asks it is not run.`);
  return describe.skipIf(!there);
}

whereFound('dp_accounting')('dp-accounting', () => {
  test.each(scenes.map((_, i) => i))('agrees with this page at setting %i', { timeout: 600_000 }, (i) => {
    const said = execFileSync(PYTHON, [checkFile('dp-accounting', i)], { encoding: 'utf8' });
    const theirs = [...said.matchAll(/epsilon = ([\d.e+-]+)/g)].map(([, text]) => Number(text));
    const { addRemove, substitute } = scenes[i].ours;
    [addRemove, substitute].forEach((ours, k) => {
      // the library rounds up, by at most two of its discretisation intervals
      expect(theirs[k]).toBeGreaterThan(ours! * 0.999);
      expect(theirs[k]).toBeLessThan(ours! * 1.03 + 1e-3);
    });
  });
});

whereFound('prv_accountant')('prv-accountant', () => {
  test.each(scenes.map((_, i) => i))(
    'agrees, or says that it gives up, at setting %i',
    { timeout: 600_000 },
    (i) => {
      const { stdout, stderr } = spawnSync(PYTHON, [checkFile('prv-accountant', i)], { encoding: 'utf8' });
      const range = /\[([\d.e+-]+), ([\d.e+-]+)\]/.exec(stdout);
      if (range === null) return expect(stderr).toMatch(/check with dp-accounting/);
      const ours = scenes[i].ours.addRemove!;
      expect(Number(range[1])).toBeLessThanOrEqual(ours * 1.0001);
      expect(Number(range[2])).toBeGreaterThanOrEqual(ours * 0.9999);
    },
  );
});

for (const [id, module] of TRAININGS) {
  whereFound(module)(id, () => {
    test('the script loads', { timeout: 300_000 }, () => {
      execFileSync(PYTHON, [trainFile(id, 0)], { stdio: 'pipe' });
    });
  });
}
