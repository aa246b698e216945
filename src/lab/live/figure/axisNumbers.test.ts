// The numbers at the axes of the live figure, at settings from all over the sliders and in the sizes that the figure has in five windows.
import { describe, expect, it } from 'vitest';
import { uniforms } from '../../../../test/shared/uniforms';
import { size } from '../../../../test/statistics/size';
import { epsilonCurves } from '../../../accounting/curves/epsilonCurves';
import {
  type Axis,
  axisWindow,
  changeScenario,
  DEFAULT_SCENARIO,
  FIELDS,
  type Scenario,
} from '../../../scenario';
import { sliderValue } from '../../../scenario/controls';
import { curvesRequest } from '../../../work/requests';
import { bottomLabels, leftLabels } from '../../figure/axisLabels';
import type { PlotBox } from '../../figure/lineProfile';
import { toText } from '../../notation/formatNumber';
import { drawnCurves } from './drawn';
import { figureDomain, heightsOf } from './epsilonDomain';
import { type Domain, type Frame, frameOf } from './frame';

const SETTINGS = size(100, 500);
/** Sizes of the figure, in px, in windows of 1440×900, 1280×720, 1024×768, 844×390 and 390×844. */
const SIZES = [
  { width: 899, height: 593 },
  { width: 790, height: 437 },
  { width: 544, height: 359 },
  { width: 776, height: 264 },
  { width: 358, height: 247 },
];
const AXES: readonly Axis[] = ['noiseMultiplier', 'samplingRate', 'steps', 'delta'];

const next = uniforms(77);

/** A uniform position on a slider from 0 to 1; one in eleven is exactly an end. */
const anywhere = () => Math.min(1, Math.max(0, 1.1 * next() - 0.05));

const slid = (name: 'noiseMultiplier' | 'samplingRate' | 'steps' | 'delta') =>
  sliderValue(FIELDS[name], anywhere());

const anySetting = (i: number): Scenario =>
  changeScenario(DEFAULT_SCENARIO, {
    noiseMultiplier: slid('noiseMultiplier'),
    samplingRate: slid('samplingRate'),
    steps: slid('steps'),
    delta: slid('delta'),
    axis: AXES[i % AXES.length] as Axis,
    epsilonScale: next() < 0.5 ? 'linear' : 'log',
  });

/** Domain of epsilon as the accountants compute it at three values of the axis. */
function epsilonDomain(scenario: Scenario): Domain {
  const request = curvesRequest(scenario, axisWindow(scenario), 2, 'bounds');
  const names = request.names?.filter((name) => name === 'addRemove' || name === 'substitute');
  const reply = { ...epsilonCurves({ ...request, ...(names && { names }) }), elapsed: 0 };
  const heights = heightsOf(reply, drawnCurves(scenario), scenario[scenario.axis]);
  return figureDomain(heights, scenario.epsilonScale);
}

/** A random domain of μ, whose curves take too long to compute here. It is that of curves that change with the square root of the axis. */
function muDomain(scenario: Scenario): Domain {
  const smaller = 10 ** (9 * next() - 5);
  const larger = smaller * (1 + next());
  const { min, max } = axisWindow(scenario);
  const reach = Math.sqrt(max / min);
  return figureDomain(
    { larger, smaller, least: smaller / reach, most: larger * reach },
    scenario.epsilonScale,
  );
}

const touch = (a: PlotBox, b: PlotBox) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Faults of the axes' numbers: cut, touching, wrong, out of order, or too few. */
function faultsOf({ xAxis, yAxis }: Frame, { width, height }: { width: number; height: number }): string[] {
  const [level, upright] = [bottomLabels(xAxis), leftLabels(yAxis)];
  const all = [...level, ...upright];
  const faults: string[] = [];
  for (const [i, { box, text }] of all.entries()) {
    const written = toText(text);
    if (box.left < 0 || box.right > width || box.top < 0 || box.bottom > height)
      faults.push(`${written} is cut`);
    const other = all.slice(0, i).find((one) => touch(one.box, box));
    if (other) faults.push(`${written} touches ${toText(other.text)}`);
  }
  for (const labels of [level, upright]) {
    const shown = labels.map(({ text }) => readNumber(toText(text)));
    for (const [i, { value, text }] of labels.entries()) {
      // The rounding error is at most half a unit of the last of three digits.
      if (Math.abs((shown[i] as number) - value) > 0.005 * value) faults.push(`${value} as ${toText(text)}`);
      if (i > 0 && !((shown[i] as number) > (shown[i - 1] as number))) faults.push(`${shown.join(', ')}`);
    }
  }
  if (upright.length < 2 || level.length < 2) faults.push(`${upright.length} and ${level.length} numbers`);
  if (upright.length < yAxis.ticks.length - 2) faults.push(`${upright.length} of ${yAxis.ticks.length}`);
  return faults;
}

describe('the numbers beside the axes of the live figure', () => {
  it(`have no fault at ${SETTINGS} settings in five windows, for ε and for μ`, () => {
    const faults: string[] = [];
    for (let i = 0; i < SETTINGS; i++) {
      const scenario = anySetting(i);
      const window = axisWindow(scenario);
      for (const domain of [epsilonDomain(scenario), muDomain(scenario)]) {
        for (const place of SIZES) {
          const frame = frameOf({ ...place, textScale: 1, window, epsilonDomain: domain });
          for (const fault of faultsOf(frame, place)) faults.push(`${i}, ${place.width} px: ${fault}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it('are complete and uncut up to 2×10⁶ in all five windows', () => {
    for (const place of SIZES) {
      const window = axisWindow(DEFAULT_SCENARIO);
      const frame = frameOf({ ...place, textScale: 1, window, epsilonDomain: [0, 2.1e6] });
      const labels = leftLabels(frame.yAxis);
      expect(labels.length).toBe(frame.yAxis.ticks.length);
      expect(Math.min(...labels.map(({ box }) => box.left))).toBeGreaterThanOrEqual(0);
    }
  });
});

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The value of a written number such as 1.5×10⁶. */
function readNumber(text: string): number {
  const [, mantissa, , sign, power] =
    /^([\d,.]+)?(?:×?(10)(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+))?$/.exec(text) ?? expect.fail(`${text} is no number`);
  const exponent = [...(power ?? '⁰')].map((digit) => SUPERSCRIPTS.indexOf(digit)).join('');
  return Number(`${(mantissa ?? '1').replaceAll(',', '')}e${sign ? '-' : ''}${exponent}`);
}
