import { expect, test } from 'vitest';
import { epsilon } from '../../../accounting';
import { formatLink, parseLink } from '../../../scenario';
import { PAPER_RECORDINGS } from './cells';

test.each(PAPER_RECORDINGS.map((plan) => [plan.id, plan] as const))(
  '%s: cells that a link can hold, trained at substitute epsilon 10',
  (_, { cells }) => {
    expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length);
    for (const { kind, scenario, checkpoints } of cells) {
      expect(parseLink(formatLink(scenario))).toMatchObject({ scenario, problems: [] });
      if (kind === 'worst-case') continue;
      const { samplingRate, noiseMultiplier, steps, delta } = scenario;
      const { value } = epsilon('substitute', { samplingRate, noiseMultiplier, steps }, delta);
      expect(Math.abs(value! - 10)).toBeLessThan(1e-6);
      expect(checkpoints.at(-1)).toBe(steps);
    }
  },
);
