// The plot over the steps in px, as recharts has it; null before it knows.
import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';

export function usePlot() {
  const [xScale, yScale, area] = [useXAxisScale(), useYAxisScale(), usePlotArea()];
  if (!xScale || !yScale || !area) return null;
  const { x: left, y: top, width, height } = area;
  // a value of one scale may have no place on the other for a frame, between two scales
  const within = (place: number | undefined, low: number, high: number) =>
    Number.isNaN(place ?? Number.NaN) ? low : Math.min(high, Math.max(low, place ?? low));
  return {
    left,
    right: left + width,
    top,
    floor: top + height,
    x: (step: number) => within(xScale(step), left, left + width),
    y: (epsilon: number) => within(yScale(epsilon), top, top + height),
  };
}
