// The whole accountant as a table. No logic.
import { CURVE_EPSILONS } from '../../src/accounting';
import { keepingCurves } from '../../src/accounting/curves/keptCurves';
import { accountingQueries } from '../../src/work/queries/accounting';

export const ACCOUNTANT_QUERIES = accountingQueries(keepingCurves(CURVE_EPSILONS));
