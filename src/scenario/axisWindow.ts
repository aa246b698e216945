// The stretch of its axis that the live figure shows, and the values at which its curves are computed.
//
// While a value is dragged along the axis, the window must not follow the pointer, because the figure would move away
// below it; while any other value is dragged, the window must not move at all. So a window depends only on the axis, on
// how batches are drawn and on the values to be shown, and the window that a reader began with (`home`) is kept as long as
// it holds these values. A value beyond its ends widens the window until the value is back. Ends are 1, 2 or 5 times a power
// of ten, unless the range of the axis ends before.
import { FIELDS } from './fields/fields';
import { dealtEpochs, leastNoiseOf } from './sampling';
import type { Axis, AxisWindow, Scenario } from './types';

/**
 * The left end of a fresh window over sigma. One full step at sigma = 1/2 already has an epsilon of 10 under
 * add/remove and 24 under substitute (delta = 1e-5). To the left of that lie epsilons which nobody reads and which
 * take longer to compute than the rest.
 */
const LEAST_NOISE = 0.5;

/** Reach of a window, as factors below and above the values that it must hold; `widest` is the largest ratio of its ends. */
const REACH: Readonly<Record<Axis, { below: number; above: number; widest: number }>> = {
  noiseMultiplier: { below: 3, above: 10, widest: 1e4 },
  samplingRate: { below: 10, above: 4, widest: 1e5 },
  steps: { below: 20, above: 5, widest: 1e6 },
  delta: { below: 1e4, above: 1e3, widest: 1e14 },
};

/** Relative tolerance of ends, because one that should be 2e-5 may come out as 1.9999999999999998e-5. */
const SLACK = 1e-9;

/** The largest of {1, 2, 5}·10^k that is not above `value` (`up`: the smallest not below). */
function niceEnd(value: number, up: boolean): number {
  const decade = Math.floor(Math.log10(value));
  const ends = [-1, 0, 1].flatMap((offset) =>
    [1, 2, 5].map((digit) => Number(`${digit}e${decade + offset}`)),
  );
  return up
    ? (ends.find((end) => end >= value * (1 - SLACK)) ?? value)
    : (ends.findLast((end) => end <= value * (1 + SLACK)) ?? value);
}

export const shownValues = (scenario: Scenario): number[] => [
  scenario[scenario.axis],
  ...scenario.auditPoints,
];

function freshWindow({ axis, sampling }: Scenario, values: readonly number[]): AxisWindow {
  const { range } = FIELDS[axis];
  const { below, above } = REACH[axis];
  const least = Math.min(...values);
  const floor = axis === 'noiseMultiplier' ? leastNoiseOf(sampling) : range.min || Number.MIN_VALUE;
  const first = axis === 'noiseMultiplier' && least >= LEAST_NOISE ? LEAST_NOISE : floor;
  return {
    axis,
    min: Math.max(first, niceEnd(least / below, false)),
    max: Math.min(range.max, niceEnd(Math.max(...values) * above, true)),
  };
}

/** The window to show. `home` is kept while it is on the same axis; a value beyond its ends widens it, up to a widest span. */
export function axisWindow(scenario: Scenario, home?: AxisWindow | null): AxisWindow {
  const values = shownValues(scenario);
  const fresh = freshWindow(scenario, values);
  if (!home || home.axis !== scenario.axis) return fresh;
  const least = Math.min(...values);
  const most = Math.max(...values);
  // a window kept from other batches may begin at less noise than the accountant takes for these
  const answered = scenario.axis !== 'noiseMultiplier' || home.min >= leastNoiseOf(scenario.sampling);
  if (answered && least >= home.min && most <= home.max) return home;
  if (!answered) return fresh;
  const { range } = FIELDS[scenario.axis];
  const min = least < home.min ? Math.max(fresh.min, niceEnd(least / 2, false)) : home.min;
  const max = most > home.max ? Math.min(range.max, niceEnd(most * 2, true)) : home.max;
  return max / min > REACH[scenario.axis].widest ? fresh : { axis: scenario.axis, min, max };
}

/** The window to pass as `home` next time: the previous home while the current window contains it, else the current one. */
export const homeWindow = (window: AxisWindow, home: AxisWindow | null): AxisWindow =>
  home?.axis === window.axis && window.min <= home.min && window.max >= home.max ? home : window;

/**
 * The value of the axis that random allocation makes of `value`. Random allocation has whole epochs of whole steps, so
 * between two such values no curve changes.
 */
function dealtValue(
  { axis, samplingRate, noiseMultiplier, steps }: Scenario,
  value: number,
  window: AxisWindow,
) {
  const there = { samplingRate, noiseMultiplier, steps, [axis]: value };
  const dealt = dealtEpochs(there);
  if (axis === 'steps') return Math.min(window.max, dealt.steps);
  return axis === 'samplingRate' ? Math.min(window.max, 1 / dealt.stepsPerEpoch) : value;
}

/**
 * Values of the axis at which curves are computed, strictly increasing: log-spaced with both ends of the window, and
 * merged with the shown values so that each of these has its exact curve value.
 */
export function axisValues(scenario: Scenario, count = 65, window = axisWindow(scenario)): Float64Array {
  const whole = FIELDS[scenario.axis].range.integer;
  const [start, end] = [Math.log(window.min), Math.log(window.max)];
  const grid = Array.from({ length: count }, (_, index) => {
    if (index === 0) return window.min;
    if (index === count - 1) return window.max;
    const value = Math.exp(start + ((end - start) * index) / (count - 1));
    const there = Math.min(window.max, Math.max(window.min, whole ? Math.round(value) : value));
    return scenario.sampling === 'random-allocation' ? dealtValue(scenario, there, window) : there;
  });
  return Float64Array.from(new Set([...grid, ...shownValues(scenario)])).sort();
}

/** Number of values at which the attack is drawn along the axis. */
const ROW_VALUES = 9;

/**
 * Values of the axis at which the attack is drawn, strictly increasing and log-spaced within the window. They do not depend
 * on the scenario's own value on the axis, so that a drag along it leaves them as they are.
 */
export function rowValues(scenario: Scenario, window: AxisWindow): number[] {
  const whole = FIELDS[scenario.axis].range.integer;
  const values = Array.from({ length: ROW_VALUES }, (_, index) => {
    const value = window.min * (window.max / window.min) ** ((index + 0.5) / ROW_VALUES);
    const there = whole ? Math.round(value) : Number(value.toPrecision(3));
    const inside = Math.min(window.max, Math.max(window.min, there));
    return scenario.sampling === 'random-allocation' ? dealtValue(scenario, inside, window) : inside;
  });
  return [...new Set(values)].sort((a, b) => a - b);
}

/** Index of the scenario's own value; -1 if it is not one of these. */
export const ownIndex = (values: Float64Array, scenario: Scenario): number =>
  values.indexOf(scenario[scenario.axis]);
