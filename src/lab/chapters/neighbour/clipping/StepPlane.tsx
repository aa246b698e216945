// The drawing of a step of DP-SGD at one moment: gradients as arrows, cut at the circle of length C, added tip to tail, and the noise.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { decimalText } from '../../../../base/language/numbers';
import { textWidth } from '../../../figure/measureText';
import type { Vector } from '../oneStep';
import { dotNames } from './dotNames';
import { type AnaRecord, type DrawnStep, drawnStep, STEP_RECORDS } from './drawnStep';
import { clippingView } from './planeView';
import styles from './StepPlane.module.css';
import { type DrawnArrow, stepMomentAt } from './timeline';

interface StepPlaneProps {
  width: number;
  height: number;
  textScale: number;
  step: DrawnStep;
  t: number;
  label: string;
}

const WORLDS: readonly AnaRecord[] = ['own', 'left-out', 'other'];
/** Length of an arrow's head, in px. */
const HEAD = 7;
/** The path of an arrow's head; empty for a very short arrow. */
function headPath({ x, y }: Vector, from: Vector): string {
  const long = Math.hypot(x - from.x, y - from.y);
  if (long < 3) return '';
  const size = Math.min(HEAD, 0.6 * long);
  const along = { x: (x - from.x) / long, y: (y - from.y) / long };
  const back = { x: x - size * along.x, y: y - size * along.y };
  const side = { x: -0.5 * size * along.y, y: 0.5 * size * along.x };
  const at = (dx: number, dy: number) => `${(back.x + dx).toFixed(1)} ${(back.y + dy).toFixed(1)}`;
  return `M${x.toFixed(1)} ${y.toFixed(1)}L${at(side.x, side.y)}L${at(-side.x, -side.y)}Z`;
}

function Arrow({ from, to, cutTo, of }: Pick<DrawnArrow, 'from' | 'to' | 'cutTo'> & { of: string }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 0.5) return null;
  return (
    <g className={of}>
      {cutTo && <line className={styles.cutOff} x1={to.x} y1={to.y} x2={cutTo.x} y2={cutTo.y} />}
      <line className={styles.shaft} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <path className={styles.head} d={headPath(to, from)} />
    </g>
  );
}

/** Size and line height of the names in the drawing, in px at the usual size of text. */
const NAME = { size: 12.5, height: 17 };

interface Swung {
  before: Vector;
  after: Vector;
  /** A point on the side of the drawing that has the arrows. The dimension line keeps to the other side. */
  away: Vector;
  text: string;
  textScale: number;
}

/** Places of the dimension line between the two sums, and of its text; null if the sums nearly coincide. */
function swingOf({ before, after, away, text, textScale }: Swung) {
  const long = Math.hypot(after.x - before.x, after.y - before.y);
  if (long < 2) return null;
  const along = { x: (after.x - before.x) / long, y: (after.y - before.y) / long };
  const middle = { x: (before.x + after.x) / 2, y: (before.y + after.y) / 2 };
  const left = { x: -along.y, y: along.x };
  const side = left.x * (away.x - middle.x) + left.y * (away.y - middle.y) > 0 ? -1 : 1;
  const down = { x: side * left.x, y: side * left.y };
  const off = 22;
  const shifted = ({ x, y }: Vector, by = off) => ({ x: x + by * down.x, y: y + by * down.y });
  const [a, b] = [shifted(before), shifted(after)];
  const ends = [before, after].map((at) => ({ from: shifted(at, 5), to: shifted(at, off + 5) }));
  const words = shifted(middle, off + 15 * textScale);
  const anchor = Math.abs(down.x) < 0.35 ? 'middle' : down.x > 0 ? 'start' : 'end';
  const width = textWidth(text, NAME.size * textScale);
  const from = words.x - (anchor === 'middle' ? width / 2 : anchor === 'start' ? 0 : width);
  const half = (NAME.height * textScale) / 2;
  const box = { left: from, right: from + width, top: words.y - half, bottom: words.y + half };
  return { a, b, ends, words, anchor, box } as const;
}

type SwingProps = NonNullable<ReturnType<typeof swingOf>> & {
  colour: 'add-remove' | 'substitute';
  text: string;
};

/** The dimension line that shows how far the sum has moved. */
function Swing({ a, b, ends, words, anchor, colour, text }: SwingProps) {
  return (
    <g className={`${styles.swing} ${colour}`}>
      {ends.map(({ from, to }) => (
        <line key={`${from.x} ${from.y}`} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      ))}
      <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      <path className={styles.swingHead} d={headPath(b, a) + headPath(a, b)} />
      <text
        className={`plane-word density-name ${colour}`}
        x={words.x}
        y={words.y}
        dy="0.35em"
        textAnchor={anchor}
      >
        {text}
      </text>
    </g>
  );
}

/** Least width of the drawing, in px, with room for the study in its corner. */
const TRAY = 560;
/** Layout of the study's dots: dots in a row, their distance, and the place of the first, in px. */
const DOT = { across: 6, apart: 17, left: 56, top: 38 };
/** Px from the left edge to the words above the study. */
const STUDY_LEFT = 18;
/** The space that the study takes, in px at the usual size of text. */
const STUDY_BOX = { left: 0, right: 225, top: 0, bottom: 100 };

const NAMES = {
  own: t`sum with Ana’s record`,
  'left-out': t`without Ana’s record`,
  other: t`with another diagnosis`,
  released: t`released`,
} as const;

const LENGTH = t`length C`;

/** The records of the study as dots in the corner; those in the batch are filled. */
function Study({ step, textScale }: { step: DrawnStep; textScale: number }) {
  const joined = new Set(step.records.map(({ id }) => id));
  return (
    <g className={styles.study}>
      <text className="plane-word" x={STUDY_LEFT} y={DOT.top - 16} fontSize={12 * textScale}>
        <Trans>the study, and who is in the batch</Trans>
      </text>
      <text className="plane-word" x={DOT.left - 12} y={DOT.top} dy="0.35em" textAnchor="end">
        {t`Ana`}
      </text>
      {Array.from({ length: STEP_RECORDS }, (_, id) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: number and order of the records are fixed
          key={id}
          className={id > 0 ? styles.other : step.ana === 'other' ? styles.anaOther : styles.ana}
          data-joined={joined.has(id) || undefined}
          cx={DOT.left + DOT.apart * (id % DOT.across)}
          cy={DOT.top + DOT.apart * Math.floor(id / DOT.across)}
          r={id > 0 ? 4.5 : 6}
        />
      ))}
    </g>
  );
}

export function StepPlane({ width, height, textScale, step, t: time, label }: StepPlaneProps) {
  const worlds = WORLDS.map((ana) => drawnStep({ ...step, ana }));
  const { scale, place } = clippingView(worlds, time, width, height, 16);
  const moment = stepMomentAt(step, time);
  const put = ({ from, to, cutTo }: DrawnArrow) => ({
    from: place(from),
    to: place(to),
    cutTo: cutTo && place(cutTo),
  });
  const middle = place({ x: 0, y: 0 });
  const radius = scale * step.clippingNorm;
  const sum = moment.sum && place(moment.sum);
  const released = moment.released && place(moment.released);
  const own = place(step.sumWithOwn);
  const changed = step.ana !== 'own';
  const colour = step.ana === 'other' ? 'substitute' : 'add-remove';
  const moved = decimalText(step.moved, 2);
  const text = t`${moved} C`;
  const swing = sum && changed ? swingOf({ before: own, after: sum, away: middle, text, textScale }) : null;
  const end = place(step.released);
  const named = (id: string, at: Vector, name: string) => ({
    id,
    at,
    name,
    width: textWidth(name, NAME.size * textScale),
  });
  const dots =
    sum === null
      ? []
      : [
          ...(changed ? [named('own', own, NAMES.own)] : []),
          named('sum', sum, NAMES[step.ana]),
          // The name is placed where the dot will be in the end, so that no name moves while the noise is added.
          named('released', end, NAMES.released),
        ];
  const bottom = middle.y + radius + 14 * textScale;
  const hasLength = bottom < height - 4 && radius > 20;
  const half = textWidth(LENGTH, NAME.size * textScale) / 2 + 4;
  const lengthBox = {
    left: middle.x - half,
    right: middle.x + half,
    top: bottom - NAME.height * textScale,
    bottom: bottom + 6 * textScale,
  };
  const names = dotNames({
    width,
    height,
    lineHeight: NAME.height * textScale,
    dots,
    lines: [
      ...moment.arrows.map(put).map(({ from, to }) => [from, to] as const),
      ...(sum ? [[sum, end] as const] : []),
      ...(swing ? [[swing.a, swing.b] as const] : []),
    ],
    taken: [
      ...(width >= TRAY ? [STUDY_BOX] : []),
      ...(swing ? [swing.box] : []),
      ...(hasLength ? [lengthBox] : []),
    ],
  });
  return (
    <svg width={width} height={height} role="img" aria-label={label} className={styles.plane}>
      <defs>
        <clipPath id="step-window">
          <rect width={width} height={height} rx={6} />
        </clipPath>
      </defs>
      <rect className={styles.ground} width={width} height={height} rx={6} />
      <g clipPath="url(#step-window)">
        {width >= TRAY && <Study step={step} textScale={textScale} />}
        {sum && moment.noise > 0 && (
          <g data-symbol="sigma">
            {[styles.cloud, 'noise-ring'].map((look) => (
              <circle
                key={look}
                className={look}
                cx={sum.x}
                cy={sum.y}
                r={Math.min(4 * (width + height), moment.noise * scale * step.spread)}
              />
            ))}
          </g>
        )}
        <circle className="clip-ring" data-symbol="C" cx={middle.x} cy={middle.y} r={radius} />
        {hasLength && (
          <text className="plane-word" data-symbol="C" x={middle.x} y={bottom} textAnchor="middle">
            {LENGTH}
          </text>
        )}
        {moment.arrows.map((arrow) => (
          <Arrow
            key={arrow.id}
            of={arrow.id > 0 ? styles.other : step.ana === 'other' ? styles.anaOther : styles.ana}
            {...put(arrow)}
          />
        ))}
        <circle className={styles.start} cx={middle.x} cy={middle.y} r={3} />
        {sum && changed && <circle className={styles.before} cx={own.x} cy={own.y} r={5} />}
        {sum && <circle className={styles.sum} cx={sum.x} cy={sum.y} r={5} />}
        {released && sum && (
          <>
            <line className={styles.noise} x1={sum.x} y1={sum.y} x2={released.x} y2={released.y} />
            <circle className={styles.released} cx={released.x} cy={released.y} r={6} />
          </>
        )}
        {swing && <Swing {...swing} colour={colour} text={text} />}
        {dots.map(({ id, name }) => {
          const at = names.get(id);
          const shown = id !== 'released' || moment.noise === 1;
          const look = id === 'released' ? styles.releasedName : id === 'sum' && changed ? colour : '';
          return (
            at &&
            shown && (
              <text key={id} className={`plane-word density-name ${look}`} x={at.x} y={at.y} dy="0.35em">
                {name}
              </text>
            )
          );
        })}
      </g>
    </svg>
  );
}
