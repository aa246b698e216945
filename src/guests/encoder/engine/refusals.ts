// Makers of errors that refuse a model, records or a choice, one for each field at fault.
import { refusals } from '../../../base/numerics/errors';

export const MODEL = refusals('model');
export const RECORDS = refusals('records');
export const OUTPUT = refusals('output');
export const LABEL = refusals('label');
export const SIDE = refusals('side');
export const ENGINE = refusals('engine');
