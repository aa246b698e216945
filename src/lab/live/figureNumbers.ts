// The live figure's data for its files, at full precision, with notes on what each quantity is. Pure.

import { t } from '@lingui/core/macro';
import { english } from '../../base/sentences/sentence';
import { type EstimatorChoice, exactNumber, type Scenario } from '../../scenario';
import type { AuditEntry, CurveName, CurvesReply } from '../../work';
import { csvBlock, jsonArrays, jsonRecord, placesOf } from '../export/columns';
import type { FigureData } from '../export/savedData';
import { QUANTITIES, writtenIn } from '../notation/quantities';
import { bracketsText, numbersOf } from '../notation/samplingWords';
import { drawnCurves, tableOrder } from './figure/drawn';
import { auditColumns, curveColumns, measuredRows, placeColumn } from './figure/figureColumns';

/** The data of the curves in `reply`, which belong to `scenario`, and of the audits. */
export function figureNumbers(
  reply: CurvesReply,
  scenario: Scenario,
  audits: readonly Pick<AuditEntry, 'axisValue' | 'status' | 'reply'>[],
  estimator: EstimatorChoice,
): FigureData {
  const { samplingRate, sampling, noiseMultiplier, steps, delta, axis, measure } = scenario;
  const ids = tableOrder(scenario);
  const ofMu = measure === 'mu';
  const places = placesOf(reply.values);
  const place = placeColumn(reply, scenario);
  const columnsOf = (id: CurveName) => curveColumns(reply, id, scenario);
  const curveFacts = (id: CurveName) => {
    const { name, adjacency, kind } = QUANTITIES[id];
    return { name: writtenIn(measure, name), adjacency, kind, ...jsonArrays(columnsOf(id), places) };
  };
  const reading = { axis, estimator, measure };
  const ofAudits = auditColumns(reading);
  // Audits that have measured nothing yet are left out.
  const measured = measuredRows(audits, reading).filter(
    ({ entry, estimate }) => entry.reply !== null && estimate !== null,
  );
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
      csvBlock([place, ...ids.flatMap(columnsOf)], places),
      csvBlock(
        ofAudits,
        measured,
        t`${name} has lower bounds on the substitute ${measure}, all draws pooled, and confidence_moment says when they hold, over the planned number of runs, at every moment (a confidence sequence), or provisionally`,
      ),
    ],
    aboutJson: `${numbers}. ${sampling === 'poisson' ? '' : `${bracketsText(scenario)} `}${
      ofMu
        ? t`Lower and upper hold at every value, and where they are more than a hundredth apart the value is null. Regret is the most that an error rate read off the bell curves of mu is too low by.`
        : t`A value is null where it was not verified. It then lies between lower and upper. Where interpolated is true it lies between verified values, and lower and upper are an estimate of its error, checked at points between them and not proven.`
    }`,
    content: {
      sampling,
      along: axis,
      ...jsonArrays([place], places),
      curves: Object.fromEntries(drawnCurves(scenario).map((id) => [id, curveFacts(id)])),
      audits: measured.map((row) => ({
        ...jsonRecord(ofAudits, row),
        assumptions: row.estimate?.assumptions.map(english),
      })),
    },
  };
}
