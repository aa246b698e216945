// The mark of an attacker: that of its attack on the data, or for S1 the point of the live figure.
import { type MarkShape, markPath } from '../../../chart/mark';
import { AttackMark } from '../AttackName';
import { ATTACKS, attackClass } from '../attacks';
import type { AttackerId } from './attackers';

/** Shape and colour class, as in the figures. */
export function lookOf(id: AttackerId): { shape: MarkShape; className: string } {
  return { shape: id === 'S1' ? 'circle' : ATTACKS[id].shape, className: attackClass(id) };
}

export function AttackerMark({ id }: { id: AttackerId }) {
  if (id !== 'S1') return <AttackMark kind={id} />;
  return (
    <svg className="attack-swatch attack-s1" viewBox="0 0 12 12" aria-hidden="true">
      <path className="attack-mark" d={markPath('circle', 6, 6, 4.2)} />
    </svg>
  );
}
