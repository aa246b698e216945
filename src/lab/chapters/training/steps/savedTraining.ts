// The figure of real training as something to take away. Pure but for the page's address.
import { t } from '@lingui/core/macro';
import { canaryCosine } from '../../../../audit/canaries/registry';
import type { CheckpointAudit } from '../../../../audit/estimation/trainingReport';
import type { Estimate } from '../../../../audit/estimation/types';
import { CHOSEN_ESTIMATORS, reported } from '../../../../audit/estimators/lookup';
import { type EstimatorChoice, FIELDS, type Scenario, writeNumberField } from '../../../../scenario';
import type { CanaryAudit, TrainingAuditReply } from '../../../../work';
import { boundedNumbers, boundedValues } from '../../../export/boundedValues';
import { csvFile, jsonFile } from '../../../export/dataFile';
import { jsonNumber } from '../../../export/exactNumbers';
import { type Provenance, provenanceOf } from '../../../export/provenance';
import type { SavedFigure } from '../../../export/savedFigure';
import { deltaText, parameterText, toText, typesetWritten } from '../../../notation/formatNumber';
import { QUANTITIES } from '../../../notation/quantities';
import { ATTACKS } from '../attacks';
import { type Picture, settingsOf } from '../picture';
import { momentWords } from '../verdictWords';
import { GUARANTEES, isRecordedBy, NOT_RECORDED } from './attackSeries';

const [FIRST, ...OTHERS] = CHOSEN_ESTIMATORS;

const estimateIn = (at: CheckpointAudit, id: EstimatorChoice) => reported<Estimate>('trained', id, at);

const bound = ({ epsilon, upper }: { epsilon: number; upper: number }) => ({
  epsilon: jsonNumber(epsilon),
  upper: jsonNumber(upper),
});

/** Null where the recording is older than the estimator. */
function boundIn(at: CheckpointAudit, id: EstimatorChoice) {
  const estimate = estimateIn(at, id);
  return estimate && bound(estimate);
}

/** The estimators that the recording is older than. */
const unrecordedIn = (reply: TrainingAuditReply): EstimatorChoice[] =>
  CHOSEN_ESTIMATORS.filter((id) => !isRecordedBy(reply, id));

const MOMENT_TEXT = {
  planned: t`over the planned number of models`,
  every: t`at every moment (a confidence sequence), while models are still to come`,
  provisional: t`not yet, because too few models have been trained`,
} as const;

export function stepsJson(reply: TrainingAuditReply, scenario: Scenario, provenance: Provenance): string {
  const { data, crafted, checkpoints, ceilings, audits } = reply;
  const guarantees = GUARANTEES.map((id) => {
    const { name, adjacency, kind } = QUANTITIES[id];
    const values = boundedValues(ceilings.map((at) => at[id]));
    return [id, { name, adjacency, kind, ...boundedNumbers(values) }];
  });
  const attacks = audits.map(({ kind, models, pooled, accuracy }) => ({
    attack: kind,
    title: ATTACKS[kind].title,
    adjacency: QUANTITIES.audit.adjacency,
    kind: QUANTITIES.audit.kind,
    models,
    confidence: pooled?.confidence ?? null,
    confidenceHolds: MOMENT_TEXT[pooled?.moment ?? 'planned'],
    cosine: canaryCosine(kind, crafted),
    testAccuracy: accuracy?.mean ?? null,
    checkpoints: (pooled?.checkpoints ?? []).map((at) => ({
      step: at.step,
      [FIRST]: boundIn(at, FIRST),
      validAllCheckpoints: bound(at.familyValid),
      ...Object.fromEntries(OTHERS.map((id) => [id, boundIn(at, id)])),
      effectSize: {
        value: jsonNumber(at.effectSize.value),
        standardError: jsonNumber(at.effectSize.standardError),
      },
      exceedsAddRemove: at.exceedsAddRemove,
      addRemoveCurveRejected: at.familyCurveTest.contradicts,
    })),
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

type Cell = (
  audit: CanaryAudit,
  at: CheckpointAudit,
  ceiling: TrainingAuditReply['ceilings'][number],
) => number | string | null;

const estimatorCells = (id: EstimatorChoice): Readonly<Record<string, Cell>> => ({
  [id]: (_, at) => estimateIn(at, id)?.epsilon ?? null,
  [`${id}_upper`]: (_, at) => estimateIn(at, id)?.upper ?? null,
});

const CELLS: Readonly<Record<string, Cell>> = {
  attack: ({ kind }) => kind,
  step: (_, { step }) => step,
  models: ({ models }) => models,
  ...estimatorCells(FIRST),
  valid_all_checkpoints: (_, { familyValid }) => familyValid.epsilon,
  ...Object.assign({}, ...OTHERS.map(estimatorCells)),
  d_prime: (_, { effectSize }) => effectSize.value,
  d_prime_standard_error: (_, { effectSize }) => effectSize.standardError,
  epsilon_add_remove: (_, __, { addRemove }) => addRemove.value,
  epsilon_substitute: (_, __, { substitute }) => substitute.value,
  epsilon_hidden_state: (_, __, { hiddenState }) => hiddenState.value,
};

export function stepsCsv(reply: TrainingAuditReply, provenance: Provenance): string {
  const confidence = reply.audits.find((audit) => audit.pooled)?.pooled?.confidence ?? '';
  const unrecorded = unrecordedIn(reply);
  const rows = reply.audits.flatMap((audit) =>
    (audit.pooled?.checkpoints ?? []).map((at, i) =>
      Object.values(CELLS).map((cell) => cell(audit, at, reply.ceilings[i])),
    ),
  );
  return csvFile(
    [t`Adjacency Lab, audits of real training (substitute adjacency), in natural logarithms`],
    provenance,
    [
      ...(unrecorded.length === 0 ? [] : [`${NOT_RECORDED}: ${unrecorded.join(', ')}`]),
      ...(reply.complete ? [] : [`${t`not all models have been trained.`}${momentWords(reply)}`]),
      t`valid and direct are lower bounds with confidence ${confidence} each, and valid_all_checkpoints holds with ${confidence} for all at once. valid_upper and direct_upper are upper ends of the same confidence for what the test comes to with unlimited models, not bounds on epsilon. paper is the published estimator, whose confidence does not hold`,
      t`epsilon_add_remove and epsilon_substitute are upper bounds. epsilon_hidden_state is the limit of the S1 attack (constant gradients, other records silent, last iterate seen) and no guarantee. A value is empty where it was not verified`,
    ],
    [{ columns: Object.keys(CELLS), rows }],
  );
}

function trainedBy({ recorded, reply }: Picture): Pick<Provenance, 'backend' | 'models' | 'made'> {
  const { backend, audits, complete } = reply;
  const { commit = '', made: elsewhere } = recorded?.recording ?? {};
  const place = elsewhere?.place ?? t`place not named`;
  const models = audits.map(({ kind, models: all }) => `${kind} ${all / 2}`).join(', ');
  return {
    backend: backend ? `${backend.name}: ${backend.description}` : t`none yet`,
    models: complete ? t`${models} in each world` : t`${models} in each world, not all of them yet`,
    made: elsewhere
      ? t`trained elsewhere (${place}), opened from a file, commit ${commit}`
      : commit === ''
        ? t`trained in the reader’s browser`
        : t`recorded at commit ${commit}`,
  };
}

/** `picture` is null where the figure shows the guarantees of `scenario` alone; `summary` is the figure in words. */
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
  const { mechanism, delta } = picture?.request ?? settingsOf(scenario);
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
