// What chapters 6 and 7 ask: one place follows the pointer, two compute families of training runs, one reads a data set and attacks,
// one looks for a parameter and composes, and one looks for a target over several parts. Several places may be one worker.
// Results live in the stores returned here.
import type { WorkerBridge } from '../../../base/rpc/workerBridge';
import { latestOf } from '../client/asks';
import type { QueriesApi } from '../messages/workerApi';
import type { RiskTable } from '../queries/risk';

export type RiskQueries = ReturnType<typeof createRiskQueries>;

type Place = 'quick' | 'slow' | 'records' | 'data' | 'side' | 'target';

/** `assets`: where the page's data files lie. */
export function createRiskQueries(bridges: Record<Place, WorkerBridge<QueriesApi>>, assets: string) {
  const at = (place: Place) => latestOf<RiskTable>(bridges[place]);
  return {
    profiles: at('quick')('profiles'),
    family: at('slow')('family'),
    choose: at('side')('choose'),
    points: at('side')('points'),
    form: at('side')('form'),
    target: at('target')('target'),
    records: at('records')('records'),
    frequencies: at('data')('frequencies', { assets }),
    // these start when the reader says so
    attack: at('data')('attack'),
    marginals: at('data')('marginals', { assets }),
  };
}
