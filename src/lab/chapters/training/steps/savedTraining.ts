// The figure of real training as files that a reader saves. Pure.

import { t } from '@lingui/core/macro';
import { canaryCosine } from '../../../../audit/canaries/registry';
import type { CheckpointAudit } from '../../../../audit/estimation/trainingReport';
import type { Estimate } from '../../../../audit/estimation/types';
import { CHOSEN_ESTIMATORS, reported } from '../../../../audit/estimators/lookup';
import { say } from '../../../../base/language/say';
import { type EstimatorChoice, FIELDS, type Scenario, writeNumberField } from '../../../../scenario';
import type { CanaryAudit, TrainingAuditReply } from '../../../../work';
import { boundedNumbers, boundedValues } from '../../../export/boundedValues';
import { type Columns, csvBlock, jsonRecord } from '../../../export/columns';
import { csvFile, jsonFile } from '../../../export/dataFile';
import { type Provenance, provenanceOf } from '../../../export/provenance';
import type { SavedFigure } from '../../../export/savedFigure';
import { deltaText, parameterText, toText, typesetWritten } from '../../../notation/formatNumber';
import { QUANTITIES } from '../../../notation/quantities';
import { ATTACKS } from '../attacks';
import { type Picture, trainingSettings } from '../picture';
import { momentWords } from '../verdictWords';
import { GUARANTEES, isRecordedBy, NOT_RECORDED } from './attackSeries';

const [FIRST, ...OTHERS] = CHOSEN_ESTIMATORS;

const estimateIn = (at: CheckpointAudit, id: EstimatorChoice) => reported<Estimate>('trained', id, at);

/** The estimators whose values a recording lacks, because they are newer than it. */
const unrecordedIn = (reply: TrainingAuditReply): EstimatorChoice[] =>
  CHOSEN_ESTIMATORS.filter((id) => !isRecordedBy(reply, id));

const MOMENT_TEXT = {
  planned: t`over the planned number of models`,
  every: t`at every moment (a confidence sequence), while models are still to come`,
  provisional: t`not yet, because too few models have been trained`,
} as const;

/** A checkpoint of one attack, with the accountant's bounds at that step. */
interface CheckpointRow {
  audit: CanaryAudit;
  at: CheckpointAudit;
  ceiling: TrainingAuditReply['ceilings'][number];
}

const rowsOf = ({ ceilings }: TrainingAuditReply, audit: CanaryAudit): CheckpointRow[] =>
  (audit.pooled?.checkpoints ?? []).map((at, i) => ({ audit, at, ceiling: ceilings[i] }));

/** The columns of one estimator, empty if a recording lacks its values. */
const estimatorColumns = (id: EstimatorChoice): Columns<CheckpointRow> => [
  { csv: id, json: `${id}.epsilon`, value: ({ at }) => estimateIn(at, id)?.epsilon },
  { csv: `${id}_upper`, json: `${id}.upper`, value: ({ at }) => estimateIn(at, id)?.upper },
];

/**
 * The columns of a checkpoint. Those without a `json` are for CSV alone, because a JSON file has each attack once above
 * its checkpoints, and the guarantees once beside all attacks.
 */
const COLUMNS: Columns<CheckpointRow> = [
  { csv: 'attack', value: ({ audit }) => audit.kind },
  { csv: 'step', json: 'step', value: ({ at }) => at.step },
  { csv: 'models', value: ({ audit }) => audit.models },
  ...estimatorColumns(FIRST),
  {
    csv: 'valid_all_checkpoints',
    json: 'validAllCheckpoints.epsilon',
    value: ({ at }) => at.familyValid.epsilon,
  },
  { json: 'validAllCheckpoints.upper', value: ({ at }) => at.familyValid.upper },
  ...OTHERS.flatMap(estimatorColumns),
  { csv: 'd_prime', json: 'effectSize.value', value: ({ at }) => at.effectSize.value },
  {
    csv: 'd_prime_standard_error',
    json: 'effectSize.standardError',
    value: ({ at }) => at.effectSize.standardError,
  },
  { json: 'exceedsAddRemove', value: ({ at }) => at.exceedsAddRemove },
  { json: 'addRemoveCurveRejected', value: ({ at }) => at.familyCurveTest.contradicts },
  { csv: 'epsilon_add_remove', value: ({ ceiling }) => ceiling.addRemove.value },
  { csv: 'epsilon_substitute', value: ({ ceiling }) => ceiling.substitute.value },
  { csv: 'epsilon_hidden_state', value: ({ ceiling }) => ceiling.hiddenState.value },
];

export function stepsJson(reply: TrainingAuditReply, scenario: Scenario, provenance: Provenance): string {
  const { data, crafted, checkpoints, ceilings, audits } = reply;
  const guarantees = GUARANTEES.map((id) => {
    const { name, adjacency, kind } = QUANTITIES[id];
    const values = boundedValues(ceilings.map((at) => at[id]));
    return [id, { name, adjacency, kind, ...boundedNumbers(values) }];
  });
  const attacks = audits.map((audit) => ({
    attack: audit.kind,
    title: ATTACKS[audit.kind].title,
    adjacency: QUANTITIES.audit.adjacency,
    kind: QUANTITIES.audit.kind,
    models: audit.models,
    confidence: audit.pooled?.confidence ?? null,
    confidenceHolds: MOMENT_TEXT[audit.pooled?.moment ?? 'planned'],
    cosine: canaryCosine(audit.kind, crafted),
    testAccuracy: audit.accuracy?.mean ?? null,
    checkpoints: rowsOf(reply, audit).map((row) => jsonRecord(COLUMNS, row)),
  }));
  const about = t`Audits of models trained by DP-SGD with record z or z′ in one place, natural logarithms. valid and direct are lower bounds with the stated confidence each, and validAllCheckpoints holds for all checkpoints at once. upper is an upper end of the same confidence for what the test comes to with unlimited models, not a bound on ε. paper is the published estimator, whose confidence does not hold. A value is null where it was not verified.`;
  const unrecorded = unrecordedIn(reply);
  return jsonFile('training', about, provenance, scenario, {
    complete: reply.complete,
    ...(unrecorded.length === 0 ? {} : { notRecorded: unrecorded }),
    data: { id: data.id, trainRows: data.trainRows, columns: data.columns, source: data.source },
    target: { row: crafted.target.index, confidence: crafted.target.confidence },
    testAccuracyWithoutCanary: reply.accuracyWithout?.mean ?? null,
    at: checkpoints,
    guarantees: Object.fromEntries(guarantees),
    attacks,
  });
}

export function stepsCsv(reply: TrainingAuditReply, provenance: Provenance): string {
  const confidence = reply.audits.find((audit) => audit.pooled)?.pooled?.confidence ?? '';
  const unrecorded = unrecordedIn(reply);
  const rows = reply.audits.flatMap((audit) => rowsOf(reply, audit));
  return csvFile(
    [t`Adjacency Lab, audits of real training (substitute adjacency), in natural logarithms`],
    provenance,
    [
      ...(unrecorded.length === 0 ? [] : [`${NOT_RECORDED}: ${unrecorded.join(', ')}`]),
      ...(reply.complete ? [] : [`${t`not all models have been trained.`}${momentWords(reply)}`]),
      t`valid and direct are lower bounds with confidence ${confidence} each, and valid_all_checkpoints holds with ${confidence} for all at once. valid_upper and direct_upper are upper ends of the same confidence for what the test comes to with unlimited models, not bounds on epsilon. paper is the published estimator, whose confidence does not hold`,
      t`epsilon_add_remove and epsilon_substitute are upper bounds. epsilon_hidden_state is the limit of the S1 attack (constant gradients, other records silent, last iterate seen) and no guarantee. A value is empty where it was not verified`,
    ],
    [csvBlock(COLUMNS, rows)],
  );
}

/** The backend, the number of models and the origin of a picture's result. */
export function trainedBy({ recorded, reply }: Picture): Pick<Provenance, 'backend' | 'models' | 'made'> {
  const { backend, audits, complete } = reply;
  const { commit = '', made: elsewhere } = recorded?.recording ?? {};
  const place = elsewhere?.place ?? t`place not named`;
  const models = audits.map(({ kind, models: all }) => `${kind} ${all / 2}`).join(', ');
  return {
    backend: backend ? `${backend.name}: ${say(backend.description)}` : t`none yet`,
    models: complete ? t`${models} in each world` : t`${models} in each world, not all of them yet`,
    made: elsewhere
      ? t`trained elsewhere (${place}), opened from a file, commit ${commit}`
      : commit === ''
        ? t`trained in the reader’s browser`
        : t`recorded at commit ${commit}`,
  };
}

/** `picture` is null if the figure shows the guarantees of `scenario` alone. `summary` is the figure in words. */
export function savedTraining(
  picture: Picture | null,
  scenario: Scenario,
  summary: string,
  ready: boolean,
  page: string,
): SavedFigure {
  const provenance = picture
    ? provenanceOf(picture.scenario, page, trainedBy(picture))
    : provenanceOf(scenario, page);
  const { mechanism, delta } = picture?.request ?? trainingSettings(scenario);
  const slack = deltaText(delta);
  const rate = toText(typesetWritten(writeNumberField(FIELDS.samplingRate, mechanism.samplingRate)));
  const noise = parameterText(mechanism.noiseMultiplier);
  return {
    file: 'adjacency-lab-training',
    picture: t`the figure of real training`,
    data: t`the data of real training`,
    drawing: '[aria-labelledby="steps-title"] .recharts-wrapper > svg',
    ready,
    words: () => ({
      title: t`ε after t steps of training, and what attacks on real training show`,
      description: summary,
      head: t`ε at δ = ${slack}, q = ${rate}, σ = ${noise}`,
      foot: t`steps t of training`,
      provenance,
    }),
    csv: picture && (() => stepsCsv(picture.reply, provenance)),
    json: picture && (() => stepsJson(picture.reply, picture.scenario, provenance)),
  };
}
