// The angle between two gradients: two arrows from one point, and the cosine as a number.
import { Trans } from '@lingui/react/macro';
import { decimalText } from '../../../../base/language/numbers';
import styles from './Cosine.module.css';

const SIDE = 44;
const LENGTH = 18;

export function Cosine({ cosine }: { cosine: number }) {
  const angle = Math.acos(Math.min(1, Math.max(-1, cosine)));
  const middle = SIDE / 2;
  const shown = decimalText(cosine, 2).replace('-', '−');
  const tip = (turn: number) => ({
    x: middle + LENGTH * Math.cos(turn),
    y: middle - LENGTH * Math.sin(turn),
  });
  return (
    <span className={styles.line}>
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} aria-hidden="true">
        <Arrow from={middle} to={tip(0)} turn={0} className={styles.original} />
        <Arrow from={middle} to={tip(angle)} turn={angle} className={styles.substituted} />
      </svg>
      <span>
        <Trans>
          cosine of the gradients <b className="number">{shown}</b>, where −1 is opposite
        </Trans>
      </span>
    </span>
  );
}

function Arrow({
  from,
  to,
  turn,
  className,
}: {
  from: number;
  to: { x: number; y: number };
  turn: number;
  className: string;
}) {
  const barb = (offset: number) =>
    `${to.x - 5 * Math.cos(turn + offset)} ${to.y + 5 * Math.sin(turn + offset)}`;
  return (
    <path
      className={className}
      d={`M${from} ${from}L${to.x} ${to.y}M${barb(0.5)}L${to.x} ${to.y}L${barb(-0.5)}`}
    />
  );
}
