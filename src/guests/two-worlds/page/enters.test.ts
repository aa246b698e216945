// The fields of the scenario that enter what is asked of the two worlds' worker.
import { expect, test } from 'vitest';
import { fieldsThatEnter } from '../../../../test/shared/whatEnters';
import { DERIVED } from '../derived';
import { readWorlds } from './twoWorlds';
import { worldsRequest } from './worldsRequest';

test('exactly the declared fields enter what is asked of the workers', () => {
  expect(fieldsThatEnter((scenario) => worldsRequest(scenario, readWorlds(scenario.worlds)))).toEqual(
    DERIVED.twoWorlds.toSorted(),
  );
});
