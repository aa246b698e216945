// The curves of chapter 2 as files that a reader saves: privacy profiles, and trade-off curves. Pure.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../../scenario';
import type { ProfileCurves, ProfileRequest, TradeoffReply, TradeoffRequest } from '../../../work';
import { axisColumn } from '../../chart/chartColumns';
import type { ChartData } from '../../chart/chartData';
import { type BoundedValues, boundedColumns, boundedValues } from '../../export/boundedValues';
import { type Columns, csvBlock, jsonArrays, jsonRecord, placesOf } from '../../export/columns';
import type { LegendEntry } from '../../export/marks';
import { savedData } from '../../export/savedData';
import { settingText } from '../../export/settingText';
import { deltaText, parameterText, percentText, rateText } from '../../notation/formatNumber';
import { QUANTITIES } from '../../notation/quantities';
import { type DrawnReading, readingBlock, readingFacts } from '../frame/readingData';
import { profileData, tradeoffData } from './curvesData';
import { type OwnPoint, ofTheAttack, ratePercent } from './parts';

const CURVES = ['addRemove', 'substitute', 'implied', 'group'] as const;
const OF_PROFILE = ['addRemove', 'substitute', 'implied'] as const;
type DrawnId = (typeof CURVES)[number];

function curveEntry(id: DrawnId): LegendEntry {
  const { colour, dash, subscript, label } = QUANTITIES[id];
  const text = subscript === '' ? `ε ${label}` : `ε_${subscript} ${label}`;
  return { mark: 'line', colour, dash, strokeWidth: 2.25, text };
}

interface Curves {
  /** The chart whose table stands on the page. */
  chart: ChartData;
  /** Name of the quantity that the curves give, such as 'delta'. */
  of: string;
  curves: readonly (readonly [DrawnId, BoundedValues])[];
}

const columnsOf = (of: string, id: DrawnId, values: BoundedValues) =>
  boundedColumns(`${of}_${id === 'addRemove' ? 'add_remove' : id}`, values);

const curveBlock = ({ chart, of, curves }: Curves) =>
  csvBlock(
    [axisColumn(chart), ...curves.flatMap(([id, values]) => columnsOf(of, id, values))],
    placesOf(chart.xs),
  );

const curveFacts = ({ chart, of, curves }: Curves) => ({
  ...jsonArrays([{ ...axisColumn(chart), json: 'at' }], placesOf(chart.xs)),
  [of]: Object.fromEntries(
    curves.map(([id, values]) => {
      const { name, adjacency } = QUANTITIES[id];
      return [id, { name, adjacency, ...jsonArrays(columnsOf(of, id, values), placesOf(chart.xs)) }];
    }),
  ),
});

type Marked = Pick<OwnPoint, 'addRemove' | 'substitute'> & { delta: number };

const MARKED: Columns<Marked> = [
  { csv: 'delta', json: 'delta', value: ({ delta }) => delta },
  { csv: 'epsilon_add_remove', json: 'addRemove', value: ({ addRemove }) => addRemove },
  { csv: 'epsilon_substitute', json: 'substitute', value: ({ substitute }) => substitute },
];

const asJson = (ABOUT: string): string =>
  t`${ABOUT}. A value is null where it was not verified. It then lies between lower and upper.`;

const PROFILES = t`Privacy profiles of DP-SGD (Poisson-subsampled Gaussian), which give the smallest delta at each epsilon, in natural logarithms`;

function atZero({ addRemove, substitute, implied }: ProfileCurves): string {
  const [first, second, third] = [addRemove, substitute, implied].map(({ value }) =>
    Number.isNaN(value[0]) ? t`not verified` : parameterText(value[0]),
  );
  return t`At ε = 0, δ is ${first} for add/remove and ${second} for substitute. What add/remove implies for substitute is ${third}.`;
}

/** The files of the privacy profile. `point` has the ε at the page's δ, which are null if they are not marked. */
export function savedProfile(
  profile: ProfileCurves | null,
  request: ProfileRequest | null,
  point: Pick<OwnPoint, 'addRemove' | 'substitute' | 'words'>,
  own: Scenario,
  page: string,
) {
  const scenario = request ? { ...own, ...request.mechanism, delta: request.delta } : own;
  const { delta } = scenario;
  const marked = deltaText(delta);
  const setting = settingText(scenario);
  return savedData({
    name: 'privacy-profile',
    scenario,
    page,
    picture: t`the privacy profile`,
    data: t`the data of the privacy profile`,
    drawing: '.profile-box > svg',
    legend: [
      ...OF_PROFILE.map(curveEntry),
      { mark: 'line', colour: 'var(--edge)', dash: '1.5 4', text: `δ = ${marked}` },
    ],
    words: () => ({
      title: t`The privacy profile, with a δ for every ε`,
      description: [
        t`The curves are the privacy profiles of both adjacencies and the one that add/remove implies for substitute, with δ over ε on a logarithmic scale. δ = ${marked} is marked.`,
        ...(profile ? [atZero(profile)] : []),
        point.words,
      ].join(' '),
      head: t`Privacy profile at ${setting}`,
    }),
    numbers:
      profile &&
      (() => {
        const curves: Curves = {
          chart: profileData(profile, delta),
          of: 'delta',
          curves: OF_PROFILE.map((id) => [id, profile[id]]),
        };
        const own = { ...point, delta };
        return {
          about: [PROFILES],
          notes: [
            t`delta_implied is what the whole curves of add and remove imply for a replaced record`,
            t`an empty delta was not verified, but lies between lower and upper`,
          ],
          blocks: [
            curveBlock(curves),
            csvBlock(
              MARKED,
              [own],
              t`the epsilon of each adjacency at the page’s own delta, empty where none is marked`,
            ),
          ],
          aboutJson: asJson(PROFILES),
          content: {
            ...curveFacts(curves),
            marked: jsonRecord(MARKED, own),
          },
        };
      }),
  });
}

const TRADEOFFS = t`Trade-off curves of DP-SGD (Poisson-subsampled Gaussian), which give the least share of misses of any test at each share of false alarms`;

function atTenth({ alphas, ...curves }: TradeoffReply): string {
  const found = alphas.findIndex((alpha) => alpha >= 0.1);
  const i = Math.max(0, found);
  const [addRemove, substitute, implied, group] = CURVES.map((id) => {
    const { value, lower } = curves[id][i].beta;
    return value === null ? t`a share that is not verified` : rateText(lower, 'down');
  });
  const alarms = ratePercent(alphas[i]);
  return t`Take a test with ${alarms} false alarms. It misses at least ${addRemove} under add/remove and at least ${substitute} under substitute. For substitute, add/remove implies at least ${implied} and Theorem 4.1 at least ${group}.`;
}

export function savedTradeoff(
  tradeoff: TradeoffReply | null,
  request: TradeoffRequest | null,
  audit: DrawnReading | null,
  own: Scenario,
  page: string,
) {
  const scenario = { ...own, ...request?.mechanism };
  const sure = audit && percentText(audit.request.confidence);
  const setting = settingText(scenario);
  return savedData({
    name: 'trade-off-curve',
    scenario,
    page,
    picture: t`the trade-off curve`,
    data: t`the data of the trade-off curve`,
    drawing: '.tradeoff-box > svg',
    legend: [
      ...CURVES.map(curveEntry),
      { mark: 'line', colour: 'var(--edge)', dash: '1.5 4', text: t`guessing` },
      ...(sure
        ? ([
            { mark: 'dot', colour: 'var(--audit)', text: t`the attack at threshold 0, ${sure} intervals` },
          ] as const)
        : []),
    ],
    words: () => ({
      title: t`The trade-off curve of misses over false alarms`,
      description: [
        t`The trade-off curves show the least share of misses for every share of false alarms.`,
        ...(tradeoff ? [atTenth(tradeoff)] : []),
        ...(audit ? [ofTheAttack(audit.reading)] : []),
      ].join(' '),
      head: t`Trade-off curve at ${setting}`,
    }),
    numbers:
      tradeoff &&
      (() => {
        const curves: Curves = {
          chart: tradeoffData(tradeoff),
          of: 'misses',
          curves: CURVES.map((id) => [id, boundedValues(tradeoff[id].map(({ beta }) => beta))]),
        };
        return {
          about: [TRADEOFFS],
          notes: [
            t`misses_implied is what the whole curves of add and remove imply for a replaced record, and misses_group is what group privacy by Theorem 4.1 does`,
            t`an empty value was not verified, but lies between lower and upper`,
          ],
          blocks: [
            curveBlock(curves),
            ...readingBlock(t`the attack on the worst case, with z against z′`, audit),
          ],
          aboutJson: asJson(TRADEOFFS),
          content: { ...curveFacts(curves), attack: audit && readingFacts(audit) },
        };
      }),
  });
}
