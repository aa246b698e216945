// The store of the attack's two error rates in the trade-off figure. It is separate from the store of chapter 3, where a reader drags a
// threshold over the same draws.
import { storesOf } from '../../../work/client/stores';
import { queriesOnce } from '../../state/chapterWorkers';

const useStores = queriesOnce(({ team }) => storesOf(team, 'chapters'));

export const useAuditPoint = () => useStores().threshold;
