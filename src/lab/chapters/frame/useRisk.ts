// The queries of chapters 6 and 7 on how much an attacker can learn. The page hands down the workers that answer them.

import { mechanismOf, type Scenario, sameMechanism } from '../../../scenario';
import { storesOf } from '../../../work/client/stores';
import { queriesOnce } from '../../state/chapterWorkers';
import { useRested } from '../../state/results';
import { useRequest } from './useRequest';

export const useRisk = queriesOnce(({ team }) => storesOf(team, 'risk'));

/** Milliseconds without a change after which the profiles are computed again. */
const PROFILES_DELAY = 120;

/** The privacy profiles (δ as a function of ε) of the page's own training, computed once the controls rest and the figure has been seen. */
export function useProfiles(scenario: Scenario, seen: boolean) {
  const store = useRisk().profiles;
  const mechanism = mechanismOf(useRested(scenario, PROFILES_DELAY));
  const request = seen ? { mechanism } : null;
  const state = useRequest(store, request);
  const current = state.current && state.request !== null && sameMechanism(state.request.mechanism, scenario);
  return { ...state, store, current };
}
