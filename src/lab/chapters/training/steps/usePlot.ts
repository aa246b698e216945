// The scales and edges of the plot over the steps in px, taken from recharts; null until it has them.
import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';

export function usePlot() {
  const [xScale, yScale, area] = [useXAxisScale(), useYAxisScale(), usePlotArea()];
  if (!xScale || !yScale || !area) return null;
  const { x: left, y: top, width, height } = area;
  // a value may have no place on the scale of the other set, for a frame between two sets of data
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
