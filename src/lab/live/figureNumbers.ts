// The figure's data, at full precision, with what each quantity is. Pure.
import { t } from '@lingui/core/macro';
import { english } from '../../base/sentences/sentence';
import { type EstimatorChoice, exactNumber, type Scenario } from '../../scenario';
import type { AuditEntry, CurveName, CurvesReply } from '../../work';
import { boundedCells, boundedColumns, boundedNumbers } from '../export/boundedValues';
import { jsonNumber, jsonNumbers } from '../export/exactNumbers';
import type { FigureData } from '../export/savedData';
import { QUANTITIES, writtenIn } from '../notation/quantities';
import { bracketsText, numbersOf } from '../notation/samplingWords';
import { drawnEstimate } from './auditWords';
import { drawnCurves, tableOrder } from './figure/drawn';

const AUDIT_COLUMNS = [
  'interval_lower',
  'interval_upper',
  'confidence',
  'confidence_holds',
  'confidence_moment',
  'draws_per_world',
  'status',
] as const;

type MeasuredPoint = Pick<AuditEntry, 'axisValue' | 'status' | 'reply'>;

/** Nothing of those that have measured nothing. */
const pointsOf = (audits: readonly MeasuredPoint[], reading: Pick<Scenario, 'estimator' | 'measure'>) =>
  audits.flatMap((entry) => {
    const estimate = drawnEstimate(entry, reading);
    if (!estimate || !entry.reply) return [];
    const { estimator, epsilon, lower, upper, confidence, confidenceHolds, assumptions } = estimate;
    const { axisValue: at, status, reply } = entry;
    const drawsPerWorld = reply.runs * reply.repeats;
    const moment = estimate.moment ?? 'planned';
    const numbers = { at, estimator, epsilon, lower, upper };
    return [
      {
        ...numbers,
        confidence,
        confidenceHolds,
        moment,
        drawsPerWorld,
        status,
        assumptions: assumptions.map(english),
      },
    ];
  });

/** `scenario` is the one the curves belong to. */
export function figureNumbers(
  reply: CurvesReply,
  scenario: Scenario,
  audits: readonly MeasuredPoint[],
  estimator: EstimatorChoice,
): FigureData {
  const { samplingRate, sampling, noiseMultiplier, steps, delta, axis, measure } = scenario;
  const ids = tableOrder(scenario);
  const ofMu = measure === 'mu';
  // a curve's fourth column
  const beside = (id: CurveName, i: number) =>
    ofMu ? (reply[id].regret?.[i] ?? Number.NaN) : (reply[id].interpolated?.[i] ?? 0);
  const curveFacts = (id: CurveName) => {
    const { name, adjacency, kind } = QUANTITIES[id];
    const facts = { name: writtenIn(measure, name), adjacency, kind, ...boundedNumbers(reply[id]) };
    if (ofMu) return { ...facts, regret: jsonNumbers(reply[id].regret ?? []) };
    return { ...facts, interpolated: Array.from(reply.values, (_, i) => beside(id, i) === 1) };
  };
  const points = pointsOf(audits, { estimator, measure });
  const name = writtenIn(measure, QUANTITIES.audit.name);
  const numbers = numbersOf(scenario);
  return {
    about: [
      numbers,
      `sampling=${sampling} samplingRate=${exactNumber(samplingRate)} noiseMultiplier=${noiseMultiplier} steps=${steps} ${ofMu ? '' : `delta=${delta}`}; along ${axis}`,
    ],
    notes: [
      sampling !== 'poisson'
        ? bracketsText(scenario)
        : scenario.moreBounds === 'off' || ofMu
          ? t`addRemove, substitute and group are upper bounds, the first for adjacency add/remove, the others for substitute (group by group privacy, Theorem 4.1)`
          : t`addRemove, substitute, implied and group are upper bounds, the first for adjacency add/remove, the others for substitute (implied by the whole curves of add and remove, group by group privacy, Theorem 4.1). hiddenState is the exact limit of this attack on substitute, with constant gradients, other records silent and only the last iterate seen, and no guarantee`,
      t`an empty value was not verified, but lies between lower and upper`,
      ofMu
        ? t`regret is the most that an error rate read off the bell curves of mu is too low by`
        : t`where interpolated is 1 the value lies between verified ones, and lower and upper are an estimate of its error, checked at points between them and not proven`,
    ],
    blocks: [
      {
        columns: [
          axis,
          ...ids.flatMap((id) => [...boundedColumns(id), `${id}_${ofMu ? 'regret' : 'interpolated'}`]),
        ],
        rows: Array.from(reply.values, (x, i) => [
          x,
          ...ids.flatMap((id) => [...boundedCells(reply[id], i), beside(id, i)]),
        ]),
      },
      {
        note: t`${name} has lower bounds on the substitute ${measure}, all draws pooled, and confidence_moment says when they hold, over the planned number of runs, at every moment (a confidence sequence), or provisionally`,
        columns: [axis, 'estimator', measure, ...AUDIT_COLUMNS],
        rows: points.map(({ assumptions, ...cells }) => Object.values(cells)),
      },
    ],
    aboutJson: `${numbers}. ${sampling === 'poisson' ? '' : `${bracketsText(scenario)} `}${
      ofMu
        ? t`Lower and upper hold at every value, and where they are more than a hundredth apart the value is null. Regret is the most that an error rate read off the bell curves of mu is too low by.`
        : t`A value is null where it was not verified. It then lies between lower and upper. Where interpolated is true it lies between verified values, and lower and upper are an estimate of its error, checked at points between them and not proven.`
    }`,
    content: {
      sampling,
      along: axis,
      at: jsonNumbers(reply.values),
      curves: Object.fromEntries(drawnCurves(scenario).map((id) => [id, curveFacts(id)])),
      audits: points.map(({ at, estimator: by, epsilon, lower, upper, ...rest }) => ({
        at,
        adjacency: QUANTITIES.audit.adjacency,
        kind: QUANTITIES.audit.kind,
        estimator: by,
        [measure]: jsonNumber(epsilon),
        lower: jsonNumber(lower),
        upper: jsonNumber(upper),
        ...rest,
      })),
    },
  };
}
