// The fields of the scenario that enter what is asked of the crowd's worker.
import { expect, test } from 'vitest';
import { fieldsThatEnter } from '../../../../test/shared/whatEnters';
import { DERIVED } from '../derived';
import { crowdRequest } from './CrowdFigure';

test('exactly the declared fields enter what is asked of the workers', () => {
  expect(fieldsThatEnter(crowdRequest)).toEqual(DERIVED.crowd.toSorted());
});
