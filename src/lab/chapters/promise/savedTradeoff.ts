// The trade-off curves as something to take away. Pure but for the page's address.
import { t } from '@lingui/core/macro';
import { boundedCells, boundedColumns, boundedValues } from '../../export/boundedValues';
import { csvFile, jsonFile } from '../../export/dataFile';
import { jsonNumbers } from '../../export/exactNumbers';
import { provenanceOf } from '../../export/provenance';
import type { SavedFigure } from '../../export/savedFigure';
import { settingText } from '../../export/settingText';
import type { ThresholdReading, TradeoffReply, TradeoffRequest } from '../../jobs';
import { percentText } from '../../notation/formatNumber';
import type { Scenario } from '../../scenario';
import { type DrawnReading, readingBlock, readingFacts } from '../frame/readingData';
import { boundedCurve, curveEntry } from './savedCurves';

/** A share in percent, three significant digits. */
const shareText = (value: number): string => percentText(Number(value.toPrecision(3)));

export function ofTheAttack({ falseNegatives, falsePositives, runs }: ThresholdReading): string {
  const missed = shareText(falseNegatives / runs);
  const alarms = shareText(falsePositives / runs);
  return t`The attack misses ${missed} and gives ${alarms} false alarms.`;
}

const ABOUT = t`Trade-off curves of DP-SGD (Poisson-subsampled Gaussian), which give the least share of misses of any test at each share of false alarms`;
const CURVES = ['addRemove', 'substitute', 'implied', 'group'] as const;

const boundedOf = (points: TradeoffReply['addRemove']) => boundedValues(points.map(({ beta }) => beta));

/** The curves near a tenth of false alarms. */
function atTenth({ alphas, ...curves }: TradeoffReply): string {
  const i = Math.max(
    0,
    alphas.findIndex((alpha) => alpha >= 0.1),
  );
  const [addRemove, substitute, implied, group] = CURVES.map((id) => {
    const { value } = curves[id][i].beta;
    return value === null ? t`a share that is not verified` : shareText(value);
  });
  const alarms = shareText(alphas[i]);
  return t`Take a test with ${alarms} false alarms. It misses at least ${addRemove} under add/remove and at least ${substitute} under substitute. For substitute, add/remove implies at least ${implied} and Theorem 4.1 at least ${group}.`;
}

export function savedTradeoff(
  tradeoff: TradeoffReply | null,
  request: TradeoffRequest | null,
  audit: DrawnReading | null,
  own: Scenario,
  page: string,
): SavedFigure {
  const scenario = { ...own, ...request?.mechanism };
  const provenance = provenanceOf(scenario, page);
  const sure = audit && percentText(audit.request.confidence);
  const words = audit ? ofTheAttack(audit.reading) : '';
  const setting = settingText(scenario);
  return {
    file: 'adjacency-lab-trade-off-curve',
    picture: t`the trade-off curve`,
    data: t`the data of the trade-off curve`,
    drawing: '.tradeoff-box > svg',
    ready: tradeoff !== null,
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
        words,
      ]
        .join(' ')
        .trim(),
      head: t`Trade-off curve at ${setting}`,
      provenance,
    }),
    csv:
      tradeoff &&
      (() => {
        const curves = CURVES.map((id) => boundedOf(tradeoff[id]));
        return csvFile(
          [ABOUT],
          provenance,
          [
            t`misses_implied is what the whole curves of add and remove imply for a replaced record, and misses_group is what group privacy by Theorem 4.1 does`,
            t`an empty value was not verified, but lies between lower and upper`,
          ],
          [
            {
              columns: [
                'false_alarms',
                ...boundedColumns('misses_add_remove'),
                ...boundedColumns('misses_substitute'),
                ...boundedColumns('misses_implied'),
                ...boundedColumns('misses_group'),
              ],
              rows: Array.from(tradeoff.alphas, (alpha, i) => [
                alpha,
                ...curves.flatMap((curve) => boundedCells(curve, i)),
              ]),
            },
            ...readingBlock(t`the attack on the worst case, with z against z′`, audit),
          ],
        );
      }),
    json:
      tradeoff &&
      (() =>
        jsonFile(
          'trade-off-curve',
          t`${ABOUT}. A value is null where it was not verified. It then lies between lower and upper.`,
          provenance,
          scenario,
          {
            at: jsonNumbers(tradeoff.alphas),
            misses: Object.fromEntries(CURVES.map((id) => [id, boundedCurve(id, boundedOf(tradeoff[id]))])),
            attack: audit && readingFacts(audit),
          },
        )),
  };
}
