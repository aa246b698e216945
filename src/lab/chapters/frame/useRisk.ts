// The queries on what an attacker can reach, which chapters 6 and 7 ask, over workers that the page hands down.

import { mechanismOf, type Scenario, sameMechanism } from '../../../scenario';
import { storesOf } from '../../../work/client/stores';
import { queriesOnce } from '../../state/chapterWorkers';
import { useRested } from '../../state/results';
import { useRequest } from './useRequest';

export const useRisk = queriesOnce(({ team }) => storesOf(team, 'risk'));

/** Milliseconds of rest before the profiles are tabulated anew. */
const PROFILES_DELAY = 120;

/** Profiles of the page's own training, asked for once the controls rest and the figure is seen. */
export function useProfiles(scenario: Scenario, seen: boolean) {
  const store = useRisk().profiles;
  const mechanism = mechanismOf(useRested(scenario, PROFILES_DELAY));
  const request = seen ? { mechanism } : null;
  const state = useRequest(store, request);
  const current = state.current && state.request !== null && sameMechanism(state.request.mechanism, scenario);
  return { ...state, store, current };
}
