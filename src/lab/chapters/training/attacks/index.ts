// The attacks on real training as the page shows them, strongest first: one name, colour and mark each. A line each.
import type { MarkShape } from '../../../chart/mark';
import type { CanaryChoice } from '../../../scenario';
import type { Attack } from './attack';
import { S2 } from './S2';
import { S3 } from './S3';
import { S4 } from './S4';
import { S5 } from './S5';

export const ATTACKS: Readonly<Record<CanaryChoice, Attack>> = { S2, S3, S4, S5 };

/** S1, which is no attack on data, has the point of the live figure. */
export type AttackerId = 'S1' | CanaryChoice;
export const attackShape = (id: AttackerId): MarkShape => (id === 'S1' ? 'circle' : ATTACKS[id].shape);

/** Class that carries an attacker's colour (../attacks.css): shades of the audit's colour. */
export const attackClass = (id: string): string => `attack-${id.toLowerCase()}`;

/** The colour itself, as CSS has it. */
export const attackColour = (kind: CanaryChoice): string => `var(--${attackClass(kind)})`;
