// The recognition of an ε that a library has reported.
import { expect, test } from 'vitest';
import { epsilon, printedByLibraries } from '../../../accounting';
import { english } from '../../../base/sentences/sentence';
import { compareReported } from './compareReported';

test('the ε of Opacus’ GDP accountant is recognised as an approximation that is no bound', () => {
  const run = { samplingRate: 0.2, noiseMultiplier: 3, steps: 50 };
  const delta = 1 / 48_000;
  const ours = {
    addRemove: epsilon('add-remove', run, delta),
    substitute: epsilon('substitute', run, delta),
    printed: printedByLibraries(run, delta),
  };
  for (const accountant of ['gdp', null]) {
    const { kind, words } = compareReported(1.838, ours, accountant);
    expect(kind).toBe('library');
    expect(words.map(english).join(' ')).toBe(
      'That is what Opacus (GDP) prints for these numbers, by a central limit theorem. It is an approximation and no bound, and the add/remove ε that holds is 1.97.',
    );
  }
  // the tight ε of the same run is told apart from that approximation
  expect(compareReported(1.961, ours, null).kind).toBe('tight');
});
