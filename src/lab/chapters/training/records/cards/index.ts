// The cards of the canaries, a line each.
import type { CanaryChoice } from '../../../../scenario';
import type { Card } from './card';
import { S2 } from './S2';
import { S3 } from './S3';
import { S4 } from './S4';
import { S5 } from './S5';

export const CARDS: { readonly [Kind in CanaryChoice]: Card<Kind> } = { S2, S3, S4, S5 };
