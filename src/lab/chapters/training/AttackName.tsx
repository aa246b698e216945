// The name of an attack in text, with its mark before it. These names together take the place of a key to the figure.

import type { CanaryChoice } from '../../../scenario';
import { markPath } from '../../chart/mark';
import { ATTACKS, type AttackerId, attackClass, attackName } from './attacks';

export const AttackMark = ({ kind }: { kind: AttackerId }) => (
  <svg className={`attack-swatch ${attackClass(kind)}`} viewBox="0 0 12 12" aria-hidden="true">
    <path className="attack-mark" d={markPath(ATTACKS[kind].shape, 6, 6, 4.2)} />
  </svg>
);

export const AttackName = ({ kind, short = false }: { kind: CanaryChoice; short?: boolean }) => (
  <>
    <AttackMark kind={kind} />{' '}
    <span className={attackClass(kind)}>{short ? ATTACKS[kind].word : attackName(kind)}</span>
  </>
);
