// The attack's own two rates, as they stand in the trade-off figure: a store of its own, since chapter 3 drags a
// threshold over the same draws.
import { storesOf } from '../../../work/client/stores';
import { queriesOnce } from '../../state/chapterWorkers';

const useStores = queriesOnce(({ team }) => storesOf(team, 'chapters'));

export const useAuditPoint = () => useStores().threshold;
