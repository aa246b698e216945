// The plane of clipped gradients. Its arrows are dragged, moved to where one clicks, or moved by the arrow keys.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { KeyboardEvent, MouseEvent } from 'react';
import { decimalText } from '../../../base/language/numbers';
import { Grip } from '../../figure/Grip';
import { symbolOf } from '../../notation/table';
import { ARROWS } from '../../ui/keys';
import styles from './GradientPlane.module.css';
import { clip, distance, length, type Vector } from './oneStep';
import type { ShownStep } from './shownStep';

interface GradientPlaneProps {
  width: number;
  shown: ShownStep;
  onGradient: (gradient: Vector) => void;
  onOther: (other: Vector) => void;
}

/** Half of the plane's width, in C. */
const REACH = 2.15;
/** Greatest length of a gradient, in C. */
const LONGEST = 2;
/** Distance that an arrow key moves a gradient, in C. */
const STEP = 0.1;

/** The vector kept inside the plane and rounded, so that a drag back reaches the same point again. */
function tidy({ x, y }: Vector): Vector {
  const factor = Math.min(1, LONGEST / Math.max(Math.hypot(x, y), 1e-9));
  const round = (value: number) => Math.round(100 * factor * value) / 100;
  return { x: round(x), y: round(y) };
}

interface HandleProps {
  name: string;
  className: string;
  at: Vector;
  place: (vector: Vector) => Vector;
  vectorAt: (place: Vector) => Vector;
  onMove: (to: Vector) => void;
}

function Handle({ name, className, at, place, vectorAt, onMove }: HandleProps) {
  const press = ({ key, shiftKey }: KeyboardEvent) => {
    const way = ARROWS.get(key);
    if (!way) return false;
    const step = shiftKey ? STEP / 5 : STEP;
    onMove(tidy({ x: at.x + step * way[0], y: at.y + step * way[1] }));
    return true;
  };
  const long = length(at);
  const right = decimalText(at.x, 2);
  const up = decimalText(at.y, 2);
  const size = decimalText(long, 2);
  return (
    <Grip
      at={place(at)}
      onMoved={(to) => onMove(tidy(vectorAt(to)))}
      onPressed={press}
      className={`${styles.grip} ${className}`}
      data-testid="gradient-grip"
      data-symbol={symbolOf(name)}
      aria-label={t`Gradient of ${name}, moved by the arrow keys`}
      aria-valuemin={0}
      aria-valuemax={LONGEST}
      aria-valuenow={Number(long.toFixed(2))}
      aria-valuetext={
        long > 1.005
          ? t`right ${right}, up ${up}, length ${size} C, clipped to C`
          : t`right ${right}, up ${up}, length ${size} C`
      }
    />
  );
}

/** The point that lies `by` farther from the middle than a vector, where the vector's label is clear of its arrow. */
function outward({ x, y }: Vector, by: number): Vector {
  const size = Math.max(Math.hypot(x, y), 1e-6);
  return { x: x + (by * x) / size, y: y + (by * y) / size };
}

export function GradientPlane({ width, shown, onGradient, onOther }: GradientPlaneProps) {
  const { change, gradient, other, noiseMultiplier, sums, colour, moved } = shown;
  const scale = width / (2 * REACH);
  const place = ({ x, y }: Vector): Vector => ({ x: width / 2 + scale * x, y: width / 2 - scale * y });
  const vectorAt = ({ x, y }: Vector): Vector => ({ x: (x - width / 2) / scale, y: (width / 2 - y) / scale });
  const middle = place({ x: 0, y: 0 });
  const [before, after] = sums.map(place) as [Vector, Vector];
  const arrows = [
    { name: 'z', at: gradient, onMove: onGradient, className: 'plane-z', nameClass: styles.zName },
    { name: 'z′', at: other, onMove: onOther, className: styles.other, nameClass: styles.otherName },
  ].slice(0, change === 'substitute' ? 2 : 1);
  /** Moves the end of the nearest arrow to where the plane is clicked, for readers who cannot drag. */
  const put = (event: MouseEvent<SVGSVGElement>) => {
    // A click on a handle is the end of a drag and moves nothing.
    if ((event.target as Element).closest('.grip') !== null) return;
    const box = event.currentTarget.getBoundingClientRect();
    const to = vectorAt({ x: event.clientX - box.left, y: event.clientY - box.top });
    const [nearest] = arrows.toSorted((a, b) => distance(a.at, to) - distance(b.at, to));
    nearest.onMove(tidy(to));
  };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the handles have labels, and a title would pop up under the pointer
    // biome-ignore lint/a11y/useKeyWithClickEvents: the handles respond to keys
    <svg width={width} height={width} className={styles.plane} data-testid="gradient-plane" onClick={put}>
      <defs>
        <clipPath id="plane-window">
          <rect width={width} height={width} rx={6} />
        </clipPath>
      </defs>
      <g clipPath="url(#plane-window)">
        <rect className={styles.ground} width={width} height={width} />
        {[before, after].map((sum, i) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: the rings are always two in the same order
            key={i}
            className={`noise-ring ${i === 1 ? colour : ''}`}
            data-symbol="sigma"
            cx={sum.x}
            cy={sum.y}
            r={Math.min(4 * width, scale * noiseMultiplier)}
          />
        ))}
      </g>
      <circle className="clip-ring" data-symbol="C" cx={middle.x} cy={middle.y} r={scale} />
      <text className="plane-word" data-symbol="C" x={middle.x} y={middle.y + scale + 15} textAnchor="middle">
        <Trans>length C</Trans>
      </text>
      {moved > 0.02 && (
        <line className={`${styles.moved} ${colour}`} x1={before.x} y1={before.y} x2={after.x} y2={after.y} />
      )}
      {arrows.map(({ name, at, className }) => {
        const tip = place(clip(at));
        const end = place(at);
        return (
          <g key={name} className={className} data-symbol={symbolOf(name)}>
            {length(at) > 1 && <line className={styles.cutOff} x1={tip.x} y1={tip.y} x2={end.x} y2={end.y} />}
            <line className="arrow" x1={middle.x} y1={middle.y} x2={tip.x} y2={tip.y} />
            <circle className={styles.tip} cx={tip.x} cy={tip.y} r={4} />
          </g>
        );
      })}
      <circle className={styles.others} cx={middle.x} cy={middle.y} r={4.5} />
      {arrows.map(({ name, at, nameClass }) => {
        const label = place(outward(at, 22 / scale));
        const inside = (value: number) => Math.min(width - 12, Math.max(12, value));
        return (
          <text
            key={name}
            className={`world-name ${nameClass}`}
            data-symbol={symbolOf(name)}
            x={inside(label.x)}
            y={inside(label.y)}
            dy="0.33em"
            textAnchor="middle"
          >
            {name}
          </text>
        );
      })}
      {arrows.map(({ nameClass, ...arrow }) => (
        <Handle key={arrow.name} {...arrow} place={place} vectorAt={vectorAt} />
      ))}
    </svg>
  );
}
