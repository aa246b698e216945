// The errors that refuse rows of scores, which all name the same field.
import { refusals } from '../base/numerics/errors';

export const ROW_REFUSALS = refusals('rows');
