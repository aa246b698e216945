// The form that searches for the noise of the page's training under a target ε.
import { expect, test } from 'vitest';
import { DEFAULT_SCENARIO } from '../../../scenario';
import { parseAddress } from '../../../scenario/address';
import { ask } from '../engine/form/asked';
import { NOTHING_PROPOSED } from '../engine/form/taken';
import { formOfText } from './formLink';
import { formAddress, formSeeking } from './formSeeking';

test.each(['substitute', 'add-remove'] as const)(
  'the form and its link search for the noise of the page’s training: %s',
  (adjacency) => {
    const form = formSeeking(DEFAULT_SCENARIO, adjacency, '4');
    const asked = ask(NOTHING_PROPOSED, form);
    expect(asked.aim).toMatchObject({
      adjacency,
      sought: 'noiseMultiplier',
      problem: null,
      goal: { measure: 'epsilon', most: 4 },
    });
    expect(asked.ways).toHaveLength(1);
    const { view, problems } = parseAddress(`?${formAddress(DEFAULT_SCENARIO, form)}`);
    expect(problems).toEqual([]);
    expect(ask(NOTHING_PROPOSED, formOfText(view.form ?? '')).ways).toEqual(asked.ways);
  },
);
