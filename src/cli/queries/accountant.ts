// The queries that the page asks its accountant, offered by compute too. Each is the page's own entry.
import { CURVE_NAMES } from '../../accounting/curves/registry';
import { entry as calibrate } from '../../work/queries/accountant/calibrate';
import { entry as curves } from '../../work/queries/accountant/curves';
import { entry as muCurves } from '../../work/queries/accountant/muCurves';
import { entry as point } from '../../work/queries/accountant/point';
import { finished, type Steps } from '../../work/queries/query';
import type { QueryTable } from '../query';
import { typed } from '../typed';

interface Named {
  names?: readonly string[];
}

/** An entry whose answers leave out the curves that were not asked for. */
const named = <Request extends Named, Words>(
  entry: Words & { answer: (request: Request) => Steps<object> },
) => ({
  ...entry,
  async *answer(request: Request) {
    const { names = CURVE_NAMES } = request;
    const others = CURVE_NAMES.filter((name) => !names.includes(name));
    const reply = await finished(entry.answer(request));
    return Object.fromEntries(
      Object.entries(reply).filter(([name]) => !others.some((other) => other === name)),
    );
  },
});

export const accountantQueries: QueryTable = {
  curves: typed(named(curves())),
  point: typed(point()),
  muCurves: typed(named(muCurves())),
  calibrate: typed(calibrate()),
};
