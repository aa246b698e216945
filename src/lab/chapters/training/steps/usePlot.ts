// The scales and edges of the plot over the steps in px, taken from recharts; null until it has them.
import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';

export function usePlot() {
  const [xScale, yScale, area] = [useXAxisScale(), useYAxisScale(), usePlotArea()];
  if (!xScale || !yScale || !area) return null;
  const { x: left, y: top, width, height } = area;
  // while recharts goes from one set of data to the next, a value may lack a place on the scale for one frame
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
