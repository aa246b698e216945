// Times the accountant beside dp_accounting and prv_accountant, where python3 has these packages. Otherwise the report says that it has
// not.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { epsilon } from '../../src/accounting';

const POINTS = [
  [0.01, 1, 1000, 1e-5],
  [0.01, 2, 10_000, 1e-6],
  [0.001, 0.8, 10_000, 1e-6],
  [0.0625, 1.6773, 500, 1e-5],
] as const;

interface PythonLine {
  name: string;
  seconds?: number;
  value?: number;
  error?: string;
}

/** Milliseconds (median) in which our accountant computes one add/remove ε. */
function ours(point: (typeof POINTS)[number]): { milliseconds: number; value: number | null } {
  const [samplingRate, noiseMultiplier, steps, delta] = point;
  const times: number[] = [];
  let value: number | null = null;
  for (let i = 0; i < 200; i++) {
    const started = performance.now();
    value = epsilon('add-remove', { samplingRate, noiseMultiplier, steps }, delta).value;
    times.push(performance.now() - started);
  }
  return { milliseconds: times.sort((a, b) => a - b)[100] as number, value };
}

export function* pythonReport(): Generator<string> {
  const script = fileURLToPath(new URL('./pythonAccountants.py', import.meta.url));
  const { stdout } = spawnSync('python3', [script, JSON.stringify(POINTS)], { encoding: 'utf8' });
  const lines = (stdout ?? '').split('\n').filter((line) => line.startsWith('{'));
  if (lines.length === 0) {
    yield 'no Python accountant found (pip install dp-accounting prv-accountant to compare)';
    return;
  }
  const counts = new Map<string, number>();
  for (const line of lines) {
    const { name, seconds, value, error } = JSON.parse(line) as PythonLine;
    const index = counts.get(name) ?? 0;
    counts.set(name, index + 1);
    const point = POINTS[index];
    if (!point) continue;
    const here = ours(point);
    const where = `q=${point[0]} σ=${point[1]} T=${point[2]} δ=${point[3]}`;
    yield error !== undefined || seconds === undefined
      ? `${name} at ${where}: refused (${error})`
      : `${name} at ${where}: ${(seconds * 1000).toFixed(0)} ms for ε=${value?.toFixed(5)}; here ${here.milliseconds.toFixed(3)} ms for ${here.value?.toFixed(5)}, ${((seconds * 1000) / here.milliseconds).toFixed(0)} times faster`;
  }
}
