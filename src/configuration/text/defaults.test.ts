// What may be set from outside, and is not, has its default.
import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../readConfiguration';
import { toMechanism } from '../toMechanism';
import { withDefaults } from './defaults';

/** '§' for the sign of a shell's variables, which would look like one of a template. */
const shell = (text: string): string => text.replaceAll('§', '$');

describe('defaults', () => {
  it.each([
    ['SIGMA=§{SIGMA:-1.0}', 'SIGMA=1.0'],
    ['--sigma "§{SIGMA-1.0}" --q §{Q:="0.01"}', '--sigma "1.0" --q 0.01'],
    [': "§{SIGMA:=1.2}"', 'SIGMA=1.2'],
    ['export STEPS="§{1:-1000}"', 'export STEPS="1000"'],
    ['SIGMA ?= 1.1', 'SIGMA = 1.1'],
    ['sigma: §{oc.env:SIGMA,1.1}', 'sigma: 1.1'],
    ['sigma: {{ sigma | default(1.1) }}', 'sigma: 1.1'],
    ['sigma = float(os.environ.get("SIGMA", "1.1"))', 'sigma = float(1.1)'],
    ['sigma = args.sigma or 1.1', 'sigma = 1.1'],
    ['const sigma = process.env.SIGMA ?? 1.1;', 'const sigma = 1.1;'],
    // another line sets it
    ['SIGMA=0.8\nrun --sigma §{SIGMA:-1.0}', 'SIGMA=0.8\nrun --sigma SIGMA'],
    ['{"q": 0.02}\nq = cfg.get("q", 0.01)', '{"q": 0.02}\nq = q'],
    // no default, or no number
    ['SIGMA=§{SIGMA:?say it}', 'SIGMA=§{SIGMA:?say it}'],
    ['NAME=§{NAME:-run}', 'NAME=§{NAME:-run}'],
    ['a or 1.1', 'a or 1.1'],
  ])('%s', (text, expected) => {
    expect(withDefaults(shell(text))).toBe(shell(expected));
  });

  it('give way to what is set, on whatever line', () => {
    const text =
      'SIGMA = float(os.environ.get("SIGMA", "1.0"))\nq = 0.01\nsteps = 100\ndelta = 1e-5\nexport SIGMA=1.6';
    const { noiseMultiplier, conflicts } = toMechanism(readConfiguration(text));
    expect([noiseMultiplier?.value, conflicts]).toEqual([1.6, []]);
  });

  it('are read where a command follows them, whose variables the text sets', () => {
    const reading = readConfiguration(
      shell('SIGMA=§{SIGMA:-1.0} python dp.py --sigma §SIGMA --q 0.01 --steps 1000 --delta 1e-5'),
    );
    expect(reading.claims.map(({ value }) => value)).toEqual([1, 1, 0.01, 1000, 1e-5]);
    expect(reading.unread).toEqual([]);
    expect(readConfiguration('q = 0.01\npython dp.py --steps 100 $MORE').unread).toHaveLength(1);
  });
});
