// The schema that a result of a training audit has to meet before the page draws it, because a file that somebody has
// written or cut by hand may hold anything. This is loaded when a reader opens a file.

import { byEstimator, CHOSEN_ESTIMATORS } from '../../audit/estimators/lookup';
import { ESTIMATORS, type EstimatorId } from '../../audit/estimators/registry';
import type { TrainingAuditReply } from '../../audit/training/audit/types';
import { refusals } from '../../base/numerics/errors';
import * as z from '../../base/numerics/zod';
import { PLAIN } from '../../base/sentences/plain';
import { english, isSaid, type Sentence } from '../../base/sentences/sentence';
import type { Recording } from './recording';
import { RESULT_SCHEMA } from './schemaSentences';

/** Largest sizes of a result, far beyond what `audit` writes, and far below what would stop a page. */
const MOST = {
  checkpoints: 500,
  classes: 1000,
  columns: 100_000,
  points: 100_000,
  text: 20_000,
  repeats: 1000,
};

/** The sentences of the schema's errors by their English text, because the errors of zod are texts. */
const TOLD = new Map<string, Sentence>();

function told(sentence: Sentence): string {
  const text = english(sentence);
  TOLD.set(text, sentence);
  return text;
}

const text = z.string().check(z.maxLength(MOST.text));
const count = z.int().check(z.minimum(0));
const share = z.number().check(z.minimum(0), z.maximum(1));
/** A number as recorded: finite, Infinity or NaN. */
const number = z.custom<number>((value) => typeof value === 'number', {
  error: told(RESULT_SCHEMA.noNumber),
});
const few = <Item extends z.ZodMiniType>(item: Item, most: number) => z.array(item).check(z.maxLength(most));
const floats = (most: number) =>
  z.custom<Float64Array>((value) => value instanceof Float64Array && value.length <= most, {
    error: told(RESULT_SCHEMA.noNumbers({ most })),
  });
const counts = z.custom<Uint32Array>((value) => value instanceof Uint32Array && value.length <= MOST.points, {
  error: told(RESULT_SCHEMA.noCounts),
});

/** A sentence, which recording.ts has read from its English text in the file. */
const said = z.custom<Sentence>(isSayable, { error: told(RESULT_SCHEMA.noSentence) });

function isSayable(value: unknown): boolean {
  try {
    return isSaid(value) && english(value).length <= MOST.text;
  } catch {
    return false;
  }
}

const record = z.object({ features: floats(MOST.columns), label: count });
const sentence = z.object({ words: text, speaker: text, year: number });
const verified = z.object({
  verified: z.boolean(),
  value: z.nullable(number),
  lower: number,
  upper: number,
  method: z.optional(text),
});
const moment = z.optional(z.enum(['planned', 'every', 'provisional']));
const estimate = z.object({
  estimator: z.enum(Object.keys(ESTIMATORS) as EstimatorId[]),
  epsilon: number,
  pointEstimate: number,
  upper: number,
  confidence: share,
  confidenceHolds: z.boolean(),
  moment,
  adjacency: z.literal('substitute'),
  assumptions: few(said, 20),
});
const curveTest = z.object({
  errorUpper: number,
  errorFloorAddRemove: number,
  errorFloorSubstitute: number,
  contradicts: z.boolean(),
  confidence: share,
});
const checkpointAudit = z.object({
  step: count,
  // a file that is older than an estimator lacks it, and the page says that it is not recorded
  ...byEstimator('trained', () => z.optional(estimate)),
  familyValid: estimate,
  familyCurveTest: curveTest,
  test: z.object({ threshold: number, originalAbove: z.boolean() }),
  effectSize: z.object({ value: number, standardError: number }),
  exceedsAddRemove: z.nullable(z.boolean()),
  exceedsSubstitute: z.boolean(),
});
const repeats = z.object({
  mean: number,
  twoStandardErrors: z.nullable(number),
  values: few(number, MOST.repeats),
});
const curve = floats(MOST.points);
const audit = z.object({
  kind: z.enum(['S2', 'S3', 'S4', 'S5']),
  models: count,
  pooled: z.nullable(
    z.object({
      runs: count,
      moment,
      confidence: share,
      familyConfidence: share,
      checkpoints: few(checkpointAudit, MOST.checkpoints),
    }),
  ),
  summary: z.nullable(
    few(
      z.object({
        step: count,
        ...byEstimator('trained', () => z.optional(repeats), CHOSEN_ESTIMATORS),
        dPrime: repeats,
      }),
      MOST.checkpoints,
    ),
  ),
  views: z.nullable(
    few(
      z.object({
        step: count,
        roc: z.object({ threshold: curve, fpr: curve, tpr: curve }),
        histogram: z.object({ edges: curve, original: counts, substituted: counts }),
      }),
      MOST.checkpoints,
    ),
  ),
  accuracy: z.nullable(z.object({ mean: number, models: count })),
});
const shown = z.nullable(z.object({ record, cosine: number }));
const size = z.int().check(z.minimum(1), z.maximum(MOST.columns));

type Leaf = number | string | boolean | Sentence | Float64Array | Uint32Array | null | undefined;
/** The paths of all fields, whatever they hold. */
type Paths<Value> = Value extends Leaf
  ? never
  : Value extends readonly (infer Item)[]
    ? Paths<Item>
    : { [Name in keyof Value & string]-?: Name | `${Name}.${Paths<Value[Name]>}` }[keyof Value & string];

/** The fields of a reply that a schema lacks, and those of the schema that no reply has. */
type Astray<Read> =
  | Exclude<Paths<TrainingAuditReply>, Paths<Read>>
  | Exclude<Paths<Read>, Paths<TrainingAuditReply>>;

/** The schema itself. It compiles only with exactly the fields of a reply. */
const ofReply = <Schema extends z.ZodMiniType>(
  schema: Schema &
    ([Astray<z.infer<Schema>>] extends [never] ? unknown : { astray: Astray<z.infer<Schema>> }),
): Schema => schema;

const REPLY = ofReply(
  z.object({
    data: z.object({
      id: text,
      trainRows: count,
      auxiliaryRows: count,
      testRows: count,
      columns: size,
      classNames: few(z.string().check(z.maxLength(200)), MOST.classes).check(z.minLength(1)),
      columnNames: z.nullable(few(text, MOST.columns)),
      image: z.nullable(z.object({ width: size, height: size, max: number })),
      source: text,
    }),
    shape: z.union([
      z.object({ kind: z.literal('linear'), inputs: size, classes: size }),
      z.object({ kind: z.literal('mlp'), inputs: size, hidden: size, classes: size }),
    ]),
    crafted: z.object({
      target: z.object({ index: count, record, confidence: number, gradientNorm: number }),
      referenceAccuracy: number,
      sentences: z.optional(
        z.object({
          target: sentence,
          natural: z.nullable(sentence),
          nearest: few(z.object({ ...sentence.shape, cosine: number }), 100),
        }),
      ),
      S2: z.nullable(
        z.object({
          coordinate: count,
          layer: count,
          unit: count,
          input: z.nullable(count),
          movement: number,
        }),
      ),
      S3: shown,
      S4: shown,
      S5: z.nullable(z.object({ record, index: count, cosine: number })),
    }),
    checkpoints: few(z.int().check(z.minimum(1)), MOST.checkpoints).check(z.minLength(1)),
    ceilings: few(
      z.object({ addRemove: verified, substitute: verified, hiddenState: verified }),
      MOST.checkpoints,
    ),
    audits: few(audit, 4).check(z.minLength(1)),
    accuracyWithout: z.nullable(z.object({ mean: number, models: count })),
    backend: z.nullable(z.object({ name: text, description: said, whyNotGpu: z.nullable(said) })),
    faults: few(z.object({ backend: text, code: text, message: said }), 100),
    modelsTrained: count,
    rate: number,
    elapsed: number,
    complete: z.boolean(),
  }),
);

const RESULT = z.object({
  preset: text,
  link: text,
  seed: count,
  commit: text,
  backend: text,
  seconds: number,
  made: z.optional(
    z.object({
      place: z.nullable(text),
      shards: count,
      machines: count,
      coreHours: number,
      finished: text,
      scores: text,
    }),
  ),
  reply: REPLY,
});

type Reply = z.infer<typeof REPLY>;

const refused = (field: string, why: Sentence) =>
  refusals(field).malformed(RESULT_SCHEMA.notDrawn({ field, why }));

/** Checks that the parts fit together, such as lists of one entry for each checkpoint. */
function requireConsistent({ data, crafted, checkpoints, ceilings, audits }: Reply): void {
  const steps = checkpoints.length;
  if (ceilings.length !== steps)
    throw refused(
      'reply.ceilings',
      RESULT_SCHEMA.perCheckpoint({ count: ceilings.length, checkpoints: steps }),
    );
  audits.forEach(({ pooled, summary, views }, i) => {
    const lists = { pooled: pooled?.checkpoints, summary, views };
    for (const [name, list] of Object.entries(lists)) {
      if (list != null && list.length !== steps) {
        throw refused(
          `reply.audits.${i}.${name}`,
          RESULT_SCHEMA.perCheckpoint({ count: list.length, checkpoints: steps }),
        );
      }
    }
  });
  const { S3, S4, S5, target } = crafted;
  for (const [name, object] of Object.entries({ target, S3, S4, S5 })) {
    if (object === null) continue;
    const { features, label } = object.record;
    const field = `reply.crafted.${name}.record`;
    if (features.length !== data.columns) {
      throw refused(field, RESULT_SCHEMA.features({ count: features.length, columns: data.columns }));
    }
    if (label >= data.classNames.length) throw refused(field, RESULT_SCHEMA.noClass({ label }));
  }
  const { image, columnNames, columns } = data;
  if (image !== null && image.width * image.height !== columns) {
    throw refused(
      'reply.data.image',
      RESULT_SCHEMA.pixels({ width: image.width, height: image.height, columns }),
    );
  }
  if (columnNames !== null && columnNames.length !== columns) {
    throw refused('reply.data.columnNames', RESULT_SCHEMA.perColumn({ count: columnNames.length, columns }));
  }
}

/** The result if it can be drawn. Throws an InputError that names the first field which cannot, and says what to do. */
export function checkedResult(said: unknown): Recording<TrainingAuditReply> {
  const read = RESULT.safeParse(said);
  if (!read.success) {
    const [{ path, message }] = read.error.issues;
    throw refused(
      path.map(String).join('.') || 'content',
      TOLD.get(message) ?? PLAIN.foreign({ text: message }),
    );
  }
  requireConsistent(read.data.reply);
  return said as Recording<TrainingAuditReply>;
}
