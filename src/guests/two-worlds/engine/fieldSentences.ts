// What this guest's fields are called.
import { sentences } from '../../../base/sentences/family.ts';

export const WORLDS_LABELS = sentences('worldsField', { worlds: 'Two worlds' });
