// What guests say at the end of the chapters that attack.
import type { ComponentType } from 'react';
import { AFTER_ATTACK } from '../../../guests/faces/afterAttack';
import type { Scenario } from '../../../scenario';

const LINES = Object.entries<ComponentType<{ scenario: Scenario }>>(AFTER_ATTACK);

export const GuestsAfterAttack = ({ scenario }: { scenario: Scenario }) =>
  LINES.map(([guest, Line]) => <Line key={guest} scenario={scenario} />);
