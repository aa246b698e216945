// Both clouds of decision boundaries, painted behind the plane, with outlines that tell them apart without colour.
import { useEffect, useRef } from 'react';
import { useColourRevision } from '../../../../ui/window/useColourRevision';
import styles from '../WorldsFigure.module.css';
import { MARGIN } from './planeView';

interface CloudCanvasProps {
  /** Of each world its bands, from the outermost inwards; null until there are any. */
  bands: readonly [readonly string[], readonly string[]] | null;
  /** Px of the square. */
  side: number;
  adjacency: 'add-remove' | 'substitute';
  /** Of fewer models than at rest. */
  provisional: boolean;
}

/** Of each band; they lie one upon another. */
export const BAND_OPACITY = 0.2;

export function CloudCanvas({ bands, side, adjacency, provisional }: CloudCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const look = useColourRevision();
  // biome-ignore lint/correctness/useExhaustiveDependencies: painted again when the page's colours change
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    // a new size clears it
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
      style={{ width: side, height: side, left: MARGIN, top: MARGIN }}
    />
  );
}
