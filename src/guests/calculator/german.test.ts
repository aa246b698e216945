// The German wording of what the form says: real configurations and wrong numbers make it say all it can, and no English is left.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inGerman } from '../../../test/shared/inGerman';
import { LIBRARY } from '../../accounting/sentences';
import { compareReported } from './engine/compareReported';
import { resolve } from './engine/form/resolve';
import { NOTHING_PROPOSED } from './engine/form/taken';
import { propose } from './engine/propose';

const { leftIn } = inGerman();

test('all that is said of real configurations is said in German', () => {
  const configurations = readFileSync(
    new URL('testing/configurations/configurations.txt', import.meta.url),
    'utf8',
  );
  const texts = configurations.split(/^===== .*$/m).map((text) => text.replace(/\n-----> .*/, ''));
  const words = texts.flatMap((text) => {
    const proposal = propose(text);
    const given = { answers: {}, phases: [], confirmed: true };
    const { rows, questions, refusals } = resolve(proposal, { ...given, overrides: { clippingNorm: -1 } });
    const doubts = [
      ...rows.map(({ problem }) => problem),
      ...proposal.rows.map(({ candidate }) => candidate.note),
      ...proposal.choices.flatMap(({ why, candidates }) => [why, ...candidates.map(({ note }) => note)]),
      ...proposal.unused.map(({ why }) => why),
    ];
    const asked = questions.flatMap(({ title, text: why, options }) => [
      title,
      why,
      ...Object.values(options).flatMap(({ label, refusal = null }) => [label, refusal]),
    ]);
    return [...doubts, ...asked, ...refusals.map(({ text: refusal }) => refusal)].filter(
      (word) => word !== null,
    );
  });
  expect(words.length).toBeGreaterThan(50);
  expect(leftIn(words)).toEqual([]);
});

test('the problems of typed numbers are said in German', () => {
  const typed = {
    records: '5 x',
    batchSize: '1/0',
    epochs: '(1',
    noiseMultiplier: '1,1',
    delta: 'f(2)',
    clippingNorm: '',
  };
  expect(
    leftIn(
      resolve(NOTHING_PROPOSED, {
        ...{ answers: {}, phases: [], confirmed: false },
        overrides: typed,
      }).rows.flatMap(({ problem }) => problem ?? []),
    ),
  ).toEqual([]);
});

test('the comparison with a reported ε is said in German', () => {
  const ours = {
    addRemove: { lower: 2, upper: 2 },
    substitute: { lower: 4, upper: 4 },
    printed: [
      { name: LIBRARY.opacusBefore, epsilon: 3, isBound: true },
      { name: LIBRARY.tensorflowFirst, epsilon: 3, isBound: true },
      { name: LIBRARY.opacusGdp, epsilon: 1.5, isBound: false },
    ],
  };
  expect(
    leftIn([1, 1.5, 2, 3, 4, 5].flatMap((epsilon) => compareReported(epsilon, ours, null).words)),
  ).toEqual([]);
});
