// The draws of both worlds falling onto their heaps, on a canvas behind the curves. With reduced motion all of them have
// fallen from the start.
import { useEffect, useRef } from 'react';
import type { SampleReply } from '../../../../work';
import { prefersStill } from '../../../ui/window/prefersStill';
import { useColourRevision } from '../../../ui/window/useColourRevision';
import styles from './Rain.module.css';
import { barOf, binOf, heapDensity, SCORE_BINS, type ScorePlot } from './scorePlot';

interface RainProps {
  sample: SampleReply;
  plot: ScorePlot;
  /** Number of the shower. A change of it makes all draws fall again. */
  shower: number;
}

/** Milliseconds from the first draw's start to the last one's. */
const SHOWER = 4200;
/** Milliseconds of one draw's fall. */
const FALL = 420;

export function Rain({ sample, plot, shower }: RainProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown = useRef(0);
  const look = useColourRevision();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` repaints the canvas when the page's colours change
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    element.width = Math.round(plot.width * ratio);
    element.height = Math.round(plot.height * ratio);
    const total = sample.original.length;
    const worlds = [sample.original, sample.substituted];
    const heaps = worlds.map(() => new Uint32Array(SCORE_BINS));
    const landed = [0, 0];
    // read only once, because at every frame the browser would have to recompute the styles
    const { color, outlineColor } = getComputedStyle(element);
    const paint = [color, outlineColor];
    const top = (heap: Uint32Array, bin: number) =>
      plot.y(heapDensity(heap[bin], total, plot, sample.spread));

    /** Paints the shower `elapsed` ms after its beginning. Draw i of n starts from the top at (i / n) SHOWER. */
    const draw = (elapsed: number) => {
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      context.clearRect(0, 0, plot.width, plot.height);
      worlds.forEach((scores, world) => {
        const due = Math.min(total, Math.floor(((elapsed - FALL) / SHOWER) * total));
        for (; landed[world] < due; landed[world]++) heaps[world][binOf(scores[landed[world]], plot)]++;
        context.fillStyle = paint[world];
        context.globalAlpha = 0.32;
        for (let bin = 0; bin < SCORE_BINS; bin++) {
          if (heaps[world][bin] === 0) continue;
          const y = top(heaps[world], bin);
          const { left, width } = barOf(bin, plot);
          context.fillRect(left, y, width, plot.floor - y);
        }
        context.globalAlpha = 0.9;
        const falling = Math.min(total, Math.floor((elapsed / SHOWER) * total));
        for (let i = landed[world]; i < falling; i++) {
          const fallen = (elapsed - (i / total) * SHOWER) / FALL;
          const end = top(heaps[world], binOf(scores[i], plot));
          const x = Math.min(plot.x(plot.high), Math.max(plot.x(plot.low), plot.x(scores[i])));
          context.fillRect(x - 1, plot.ceiling + fallen * fallen * (end - plot.ceiling) - 3, 2, 6);
        }
      });
    };

    const anew = shower !== shown.current && !prefersStill();
    shown.current = shower;
    if (!anew) {
      draw(2 * (SHOWER + FALL));
      return;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function fall(now) {
      draw(now - began);
      if (now - began < SHOWER + FALL) frame = requestAnimationFrame(fall);
    });
    return () => cancelAnimationFrame(frame);
  }, [sample, plot, shower, look]);

  return <canvas ref={canvas} className={styles.rain} style={{ width: plot.width, height: plot.height }} />;
}
