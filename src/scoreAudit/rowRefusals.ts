// Whoever refuses rows of scores does so under one field.
import { refusals } from '../base/numerics/errors';

export const ROW_REFUSALS = refusals('rows');
