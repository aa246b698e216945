// The scenario in which the page starts.
import { FIELD_LIST } from './fields/fields';
import type { Scenario } from './types';

const initial = Object.fromEntries(FIELD_LIST.map((field) => [field.name, field.initial]));

export const DEFAULT_SCENARIO = Object.freeze(initial) as unknown as Scenario;
