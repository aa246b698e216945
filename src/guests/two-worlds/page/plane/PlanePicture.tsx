// The picture of two worlds: the plane with both clouds and its records, and beside it the attacker's bounds and scores.
import { useEffect, useMemo, useRef } from 'react';
import { useColourRevision } from '../../../../lab/ui/window/useColourRevision';
import { AttackerSide, type AttackerSideProps } from '../attacker/AttackerSide';
import { GradientArrows, type StepOfModel } from '../oneModel/OneModelTools';
import { adjacencyOf } from '../twoWorlds';
import styles from '../WorldsFigure.module.css';
import { type Answered, isWhole } from '../worldsRequest';
import { PlaneRecords } from './PlaneRecords';
import { BAND_OPACITY, MARGIN, planeView } from './planeView';
import { bandsAt, middlesAt, modelPath, type OneOf } from './shownMoment';
import type { PlaneDraft } from './usePlaneDraft';
import { usePlaneHand } from './usePlaneHand';

interface CloudCanvasProps {
  /** Paths of the bands of each world's cloud, from the outermost inwards; null until models have answered. */
  bands: readonly [readonly string[], readonly string[]] | null;
  side: number;
  adjacency: 'add-remove' | 'substitute';
  provisional: boolean;
}

/** The clouds, drawn behind the plane. One has a solid outline and one a dashed one, which tells them apart without colour. */
function CloudCanvas({ bands, side, adjacency, provisional }: CloudCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const look = useColourRevision();
  // biome-ignore lint/correctness/useExhaustiveDependencies: painted again when the page's colours change
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    // setting the size also clears the canvas
    element.width = Math.round(side * ratio);
    element.height = element.width;
    const { color, outlineColor } = getComputedStyle(element);
    context.scale(ratio, ratio);
    context.lineWidth = 1.25;
    bands?.forEach((cloud, world) => {
      context.fillStyle = [color, outlineColor][world];
      context.strokeStyle = context.fillStyle;
      context.globalAlpha = BAND_OPACITY;
      for (const band of cloud) context.fill(new Path2D(band));
      context.globalAlpha = 0.9;
      context.setLineDash(world === 0 ? [] : [5, 3]);
      context.stroke(new Path2D(cloud[0]));
    });
  }, [bands, side, adjacency, look]);
  return (
    <canvas
      ref={canvas}
      className={`${styles.clouds} ${adjacency} ${provisional ? styles.provisional : ''}`}
      data-provisional={provisional ? '' : undefined}
      style={{ width: side, height: side, left: MARGIN, top: MARGIN }}
    />
  );
}

interface PlanePictureProps extends Omit<AttackerSideProps, 'shown' | 'floor'> {
  draft: PlaneDraft;
  shown: Answered | null;
  single: readonly OneOf[] | null;
  step: StepOfModel | null;
  height: number;
  /** Height in px at the lower right that the choice of the change takes. */
  taken: number;
}

const GAP = 16;
/** Width in px below which nothing beside the plane could be read. */
const NARROW = 60;

/** Side of the plane's square in px, where the height allows it. */
export const sideOf = (width: number): number => Math.round(0.54 * width);

export function PlanePicture(props: PlanePictureProps) {
  const { draft, shown, moment, single, suspect, step, width, height, taken } = props;
  const { worlds } = draft;
  const side = Math.min(height, sideOf(width));
  const inner = side - 2 * MARGIN;
  const view = useMemo(() => planeView(side), [side]);
  const hand = usePlaneHand(draft, view, side);
  const { kind } = (shown?.request ?? worlds).change;
  const adjacency = adjacencyOf(kind);
  const provisional = shown !== null && !isWhole(shown);
  // while a record is dragged, the clouds of the last answer stay until newer models have answered
  const bands = useMemo(() => shown && bandsAt(shown, moment, inner), [shown, moment, inner]);
  const middles = useMemo(() => shown && middlesAt(shown, moment, view), [shown, moment, view]);
  const lines = shown && single ? single.map((one) => modelPath(shown, moment, one, view)) : middles;
  const across = width - side - GAP - 2;
  return (
    <>
      {single === null && (
        <CloudCanvas bands={bands} side={inner} adjacency={adjacency} provisional={provisional} />
      )}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: each record has a name of its own, and a title would pop up under the pointer */}
      <svg
        width={width}
        height={height}
        className={`${styles.picture} ${adjacency}`}
        data-testid="worlds-picture"
        {...hand.pointer}
      >
        <rect
          className={styles.plane}
          data-testid="worlds-plane"
          x={MARGIN}
          y={MARGIN}
          width={inner}
          height={inner}
        />
        {lines?.map((d, world) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always two
          <g key={world} className={world === 1 ? styles.other : undefined}>
            <path className={styles.halo} d={d} />
            <path className={styles.model} d={d} />
          </g>
        ))}
        {shown && suspect && (
          <path
            className={styles.suspect}
            data-testid="worlds-suspect"
            d={modelPath(shown, moment, suspect, view)}
          />
        )}
        {step && <GradientArrows step={step} view={view} />}
        <PlaneRecords draft={draft} view={view} focus={hand.focus} onKey={hand.onKey} />
        {shown && across > NARROW && (
          <g transform={`translate(${side + GAP} 0)`}>
            <AttackerSide {...props} shown={shown} width={across} floor={height - taken - 18} />
          </g>
        )}
      </svg>
    </>
  );
}
