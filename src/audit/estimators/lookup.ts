// Looks estimators up: those of an audit, those that readers choose among, and where a report has each.
import {
  type AuditName,
  type ByEstimator,
  type ChosenEstimator,
  ESTIMATORS,
  type EstimatorChoiceWords,
  type EstimatorId,
  type EstimatorOf,
  type EstimatorReading,
  type Observation,
} from './registry';

const IDS = Object.keys(ESTIMATORS) as EstimatorId[];

const isOf =
  <Audit extends AuditName>(audit: Audit) =>
  (id: EstimatorId): id is EstimatorOf<Audit> =>
    audit in ESTIMATORS[id].audits;

/** The estimators of an audit, in the registry's order. */
export const estimatorsOf = <Audit extends AuditName>(audit: Audit): readonly EstimatorOf<Audit>[] =>
  IDS.filter(isOf(audit));

/** The estimators of an audit that read one of the given observations. */
export const estimatorsReading = <Audit extends AuditName, Read extends Observation>(
  audit: Audit,
  ...reads: readonly Read[]
): readonly EstimatorReading<Audit, Read>[] =>
  estimatorsOf(audit).filter((id): id is EstimatorReading<Audit, Read> =>
    (reads as readonly Observation[]).includes(ESTIMATORS[id].reads),
  );

const isChosen = (id: EstimatorId): id is ChosenEstimator => 'choice' in ESTIMATORS[id];

/** The default estimator, which comes first among the choices. */
export const DEFAULT_ESTIMATOR = 'valid' satisfies ChosenEstimator;

export const CHOSEN_ESTIMATORS: readonly ChosenEstimator[] = [
  DEFAULT_ESTIMATOR,
  ...IDS.filter(isChosen).filter((id) => id !== DEFAULT_ESTIMATOR),
];

/** The key under which an audit's reports and recordings have an estimator; null where it does not apply. */
export const keyIn = (audit: AuditName, id: EstimatorId): string | null =>
  (ESTIMATORS[id].audits as Partial<Record<AuditName, string>>)[audit] ?? null;

/** A value for each estimator of an audit, under the keys of {@link keyIn}. */
export function byEstimator<Audit extends AuditName, Value, Among extends EstimatorId = EstimatorId>(
  audit: Audit,
  make: (id: EstimatorOf<Audit> & Among) => Value,
  among: readonly Among[] = IDS as readonly EstimatorId[] as readonly Among[],
): ByEstimator<Audit, Value, Among> {
  const ids = estimatorsOf(audit).filter((id): id is EstimatorOf<Audit> & Among =>
    (among as readonly EstimatorId[]).includes(id),
  );
  return Object.fromEntries(ids.map((id) => [keyIn(audit, id), make(id)])) as ByEstimator<
    Audit,
    Value,
    Among
  >;
}

/** Maps the value of every estimator, under the same keys. */
export const each = <Values extends object, Made>(
  values: Values,
  make: (value: Values[keyof Values]) => Made,
): { [Key in keyof Values]: Made } =>
  Object.fromEntries(
    Object.entries<Values[keyof Values]>(values as Readonly<Record<string, Values[keyof Values]>>).map(
      ([key, value]) => [key, make(value)],
    ),
  ) as { [Key in keyof Values]: Made };

/** One estimator's value in a report that has all of them, because this code made it. */
export const valueIn = <Audit extends AuditName, Value>(
  audit: Audit,
  id: EstimatorOf<Audit>,
  values: ByEstimator<Audit, Value>,
): Value => (values as Readonly<Record<string, Value>>)[keyIn(audit, id) as string];

/** One estimator's value in a report; null if the report was made before there was this estimator. */
export function reported<Value>(
  audit: AuditName,
  id: EstimatorId,
  values: Readonly<Record<string, unknown>> | object,
): Value | null {
  const key = keyIn(audit, id);
  const value = key === null ? undefined : (values as Readonly<Record<string, Value | undefined>>)[key];
  return value ?? null;
}

/** Whether the stated confidence holds, so that the number is a lower bound and not an estimate alone. */
export const isBound = (id: EstimatorId): boolean => ESTIMATORS[id].claim === 'bound';

/** The words of an estimator that readers may choose. */
export const choiceOf = (id: ChosenEstimator): EstimatorChoiceWords => ESTIMATORS[id].choice;
