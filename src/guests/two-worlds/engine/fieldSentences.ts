// The names of this guest's fields of the scenario, for readers.
import { sentences } from '../../../base/sentences/family.ts';

export const WORLDS_LABELS = sentences('worldsField', { worlds: 'Two worlds' });
