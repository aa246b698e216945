// The map of ratios as files that a reader saves. Pure.
import { plural, t } from '@lingui/core/macro';
import { decimalText, withDecimalMark } from '../../../../base/language/numbers';
import type { Scenario } from '../../../../scenario';
import type { MapRequest, RatioMap } from '../../../../work';
import { csvBlock, jsonArrays } from '../../../export/columns';
import { jsonNumbers } from '../../../export/exactNumbers';
import type { LegendEntry } from '../../../export/marks';
import { savedData } from '../../../export/savedData';
import type { SavedFigure } from '../../../export/savedFigure';
import { deltaText, parameterText } from '../../../notation/formatNumber';
import { MAP_COLUMNS, mapCells } from './mapColumns';
import { colourOf } from './mapField';

const ABOUT = t`Epsilon of DP-SGD by sampling rate and noise multiplier, in natural logarithms, as the ratio of the substitute epsilon to the add/remove one`;

/** Ratios whose colours the legend of the saved map shows. */
const SHOWN = [1, 1.25, 1.5, 1.75, 2, 2.35, 2.75, 3.2] as const;

const LEGEND: readonly LegendEntry[] = [
  ...SHOWN.map((ratio): LegendEntry => {
    const { from, to, share } = colourOf(ratio);
    const text = withDecimalMark(String(ratio));
    return { mark: 'box', colour: `var(--ratio-${share < 0.5 ? from : to})`, text };
  }),
  { mark: 'box', colour: 'url(#unverified-hatch)', text: t`not verified` },
  { mark: 'line', colour: 'var(--ink)', text: t`where the ratio is 2, interpolated` },
  { mark: 'ring', colour: 'var(--ink)', text: t`the page’s own setting` },
  { mark: 'diamond', colour: 'var(--ink)', text: t`known training run` },
];

function courseOf(all: ReturnType<typeof mapCells>, { samplingRates, noiseMultipliers }: MapRequest): string {
  const ratios = all.flatMap(({ ratio }) => (ratio === null ? [] : [ratio]));
  const ends = (values: Float64Array) => [values[0], values[values.length - 1]].map(parameterText);
  const [qFrom, qTo] = ends(samplingRates);
  const [sigmaFrom, sigmaTo] = ends(noiseMultipliers);
  const unverified = all.filter(({ verified }) => verified === false).length;
  const waiting = all.filter(({ verified }) => verified === null).length;
  if (ratios.length === 0) {
    return t`The map spans q from ${qFrom} to ${qTo}. It spans σ from ${sigmaFrom} to ${sigmaTo}. No ratio is known. The number of cells not verified is ${unverified}${plural(waiting, { 0: '', other: `, and of cells not computed yet ${waiting}` })}.`;
  }
  const least = decimalText(Math.min(...ratios), 2);
  const most = decimalText(Math.max(...ratios), 2);
  const above = ratios.filter((ratio) => ratio > 2).length;
  const known = all.length;
  return t`The map spans q from ${qFrom} to ${qTo}. It spans σ from ${sigmaFrom} to ${sigmaTo}. The ratio runs from ${least} to ${most}. It is more than twice in ${above} of ${known} cells. The number of cells not verified is ${unverified}${plural(waiting, { 0: '', other: `, and of cells not computed yet ${waiting}` })}.`;
}

/** The map to be saved. `words` describe the page's own point. */
export function savedMap(
  map: RatioMap | null,
  request: MapRequest | null,
  own: Scenario,
  words: string,
  page: string,
): SavedFigure {
  const { steps, delta } = request ?? own;
  const scenario = { ...own, steps, delta };
  const setting = `T\u00a0=\u00a0${parameterText(steps)}, δ\u00a0=\u00a0${deltaText(delta)}`;
  const drawn = map && request && { request, cells: () => mapCells(map, request) };
  return savedData({
    name: 'ratio-map',
    scenario,
    page,
    picture: t`the ratio map`,
    data: t`the data of the ratio map`,
    drawing: '.map-box > svg',
    legend: LEGEND,
    words: () => ({
      title: t`How much larger the substitute ε is than the add/remove ε`,
      description: `${words} ${drawn ? courseOf(drawn.cells(), drawn.request) : ''}`.trim(),
      head: t`ε_S / ε_AR at ${setting}`,
    }),
    numbers:
      drawn &&
      (() => {
        const all = drawn.cells();
        return {
          about: [ABOUT, `steps=${steps} delta=${delta}`],
          notes: [
            t`an empty epsilon was not verified, an empty ratio is not known or the add/remove epsilon is 0, and an empty last cell was not computed yet`,
          ],
          blocks: [csvBlock(MAP_COLUMNS, all)],
          aboutJson: t`${ABOUT}. The cells go noise multiplier by noise multiplier. An epsilon is null where it was not verified, and verified is null where a cell was not computed yet.`,
          content: {
            samplingRates: jsonNumbers(drawn.request.samplingRates),
            noiseMultipliers: jsonNumbers(drawn.request.noiseMultipliers),
            ...jsonArrays(MAP_COLUMNS, all),
          },
        };
      }),
  });
}
