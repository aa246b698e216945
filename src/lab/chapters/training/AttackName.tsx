// The name of an attack in text with its mark before it: together they are the figure's key.
import { markPath } from '../../chart/mark';
import type { CanaryChoice } from '../../scenario';
import { ATTACKS, attackClass } from './attacks';

export function AttackMark({ kind }: { kind: CanaryChoice }) {
  const { shape } = ATTACKS[kind];
  return (
    <svg className={`attack-swatch ${attackClass(kind)}`} viewBox="0 0 12 12" aria-hidden="true">
      <path className="attack-mark" d={markPath(shape, 6, 6, 4.2)} />
    </svg>
  );
}

export function AttackName({ kind }: { kind: CanaryChoice }) {
  return (
    <>
      <AttackMark kind={kind} />{' '}
      <span className={attackClass(kind)}>
        {kind} {ATTACKS[kind].title}
      </span>
    </>
  );
}

/** The same where there is no room: 'S2'. */
export function AttackLetter({ kind }: { kind: CanaryChoice }) {
  return (
    <>
      <AttackMark kind={kind} /> <span className={attackClass(kind)}>{kind}</span>
    </>
  );
}
