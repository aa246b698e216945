// Both clouds of decision boundaries, painted behind the plane: where many models of a world draw theirs. The world with Ana as she is
// has a plain outline, the other one a broken one, so that colour alone tells nothing.
import { useEffect, useRef } from 'react';
import { useColourRevision } from '../../../ui/useColourRevision';
import styles from './WorldsFigure.module.css';

interface CloudCanvasProps {
  /** Of each world its bands, from the outermost inwards; null until there are any. */
  bands: readonly [readonly string[], readonly string[]] | null;
  /** Px of the square. */
  side: number;
  /** Px from the left and from the top. */
  margin: number;
  /** Of the other world. */
  colour: 'add-remove' | 'substitute';
  /** Of fewer models than at rest. */
  provisional: boolean;
}

/** Of each band; they lie one upon another. */
export const BAND_OPACITY = 0.2;

export function CloudCanvas({ bands, side, margin, colour, provisional }: CloudCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const look = useColourRevision();
  // biome-ignore lint/correctness/useExhaustiveDependencies: painted again when the page's colours change
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    element.width = Math.round(side * ratio);
    element.height = Math.round(side * ratio);
    const { color, outlineColor } = getComputedStyle(element);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, side, side);
    bands?.forEach((cloud, world) => {
      context.fillStyle = world === 0 ? color : outlineColor;
      context.strokeStyle = context.fillStyle;
      context.globalAlpha = BAND_OPACITY;
      for (const band of cloud) context.fill(new Path2D(band));
      context.globalAlpha = 0.9;
      context.lineWidth = 1.25;
      context.setLineDash(world === 0 ? [] : [5, 3]);
      context.stroke(new Path2D(cloud[0]));
    });
  }, [bands, side, colour, look]);
  return (
    <canvas
      ref={canvas}
      className={`${styles.clouds} ${colour} ${provisional ? styles.provisional : ''}`}
      style={{ width: side, height: side, left: margin, top: margin }}
    />
  );
}
