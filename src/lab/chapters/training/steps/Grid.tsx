// Hairlines at the ticks of the vertical axis. Not recharts' grid: before the axes are known that one invents ticks and
// measures their text, which holds the page up for longer than all curves do.
import { usePlotArea, useYAxisScale } from 'recharts';

export function Grid({ ticks }: { ticks: readonly number[] }) {
  const yScale = useYAxisScale();
  const plot = usePlotArea();
  if (!yScale || !plot) return null;
  return ticks.map((tick) => {
    const y = yScale(tick);
    // between two scales, for a frame, a tick of the one has no place on the other
    if (y === undefined || !Number.isFinite(y)) return null;
    return <line key={tick} x1={plot.x} x2={plot.x + plot.width} y1={y} y2={y} stroke="var(--hairline)" />;
  });
}
