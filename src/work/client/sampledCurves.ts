// The figure's curves where batches are not Poisson's. Their values share no work with each other, and one may take a
// second. So each value is a request for a point, the page's own first, and the values known so far are shown.
import { forEachCurve } from '../../accounting/curves/registry';
import type { PointReply, PointRequest } from '../queries/accountant';
import type { CurvesReply, CurvesRequest, CurveValues } from '../queries/fastCurves';

/** The fewest values that are drawn as a line. */
const LINE = 5;
/** The fewest milliseconds between two partial replies. */
const BETWEEN = 120;

/** The indices 0..count-1, first both ends and then the middles of the gaps that are left, wide gaps before narrow ones. */
function coarseFirst(count: number): number[] {
  const order = count > 1 ? [0, count - 1] : [0];
  const stretches: [number, number][] = [[0, count - 1]];
  for (let next = stretches.shift(); next !== undefined; next = stretches.shift()) {
    const [from, to] = next;
    if (to - from < 2) continue;
    const middle = (from + to) >> 1;
    order.push(middle);
    stretches.push([from, middle], [middle, to]);
  }
  return order;
}

function curvesOf(points: ReadonlyMap<number, PointReply>, elapsed: number): CurvesReply {
  const values = Float64Array.from(points.keys()).sort();
  const at = (value: number) => points.get(value) as PointReply;
  const curves = forEachCurve((name): CurveValues => {
    const of = (pick: (point: PointReply[typeof name]) => number) =>
      values.map((value) => pick(at(value)[name]));
    return {
      value: of(({ value }) => value ?? Number.NaN),
      lower: of(({ lower }) => lower),
      upper: of(({ upper }) => upper),
    };
  });
  return { values, ...curves, elapsed };
}

/**
 * Asks for the curves point by point, over `hands` workers. `ask` asks the worker with number `hand` for a point. Each
 * worker gets one point at a time.
 */
export async function sampledCurves(
  { mechanism, delta, axis, values, exact = [], sampling }: CurvesRequest,
  ask: (request: PointRequest, hand: number) => Promise<PointReply>,
  hands: number,
  onPartial: (partial: CurvesReply) => void,
): Promise<CurvesReply> {
  const began = performance.now();
  let shown = -Infinity;
  const points = new Map<number, PointReply>();
  const coarse = coarseFirst(values.length).map((i) => values[i] as number);
  const left = [...new Set([...exact, ...coarse])];
  const work = async (hand: number) => {
    for (let value = left.shift(); value !== undefined; value = left.shift()) {
      const { delta: at, ...there } = { ...mechanism, delta, [axis]: value };
      points.set(value, await ask({ mechanism: there, delta: at, ...(sampling && { sampling }) }, hand));
      const now = performance.now();
      if (left.length === 0 || points.size < LINE || now - shown < BETWEEN) continue;
      shown = now;
      onPartial(curvesOf(points, now - began));
    }
  };
  await Promise.all(Array.from({ length: hands }, (_, hand) => work(hand)));
  return curvesOf(points, performance.now() - began);
}
