// The closed forms of one step, for every pair. A pair without them does not compile.
import type { PairName } from '../../pairs';
import { add } from './add';
import type { OneStepForm } from './form';
import { remove } from './remove';
import { substitute } from './substitute';

export const ONE_STEP: { readonly [Name in PairName]: OneStepForm } = { add, remove, substitute };
