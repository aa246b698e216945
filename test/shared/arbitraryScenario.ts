// Valid scenarios from all over their ranges, ends included, for property tests.
import fc from 'fast-check';
import { CHOSEN_ESTIMATORS } from '../../src/audit/estimators/lookup';
import { DEFAULT_SCENARIO } from '../../src/scenario/defaults';
import {
  FIELD_LIST,
  FIELDS,
  isInRange,
  type NumberField,
  type NumberFieldName,
} from '../../src/scenario/fields/fields';
import type { GuestFieldName } from '../../src/scenario/fields/guestFields';
import { RECORD_SOURCES } from '../../src/scenario/recordSources';
import { changeScenario } from '../../src/scenario/schema';
import type { Axis, Scenario } from '../../src/scenario/types';

function arbitraryNumber(field: NumberField): fc.Arbitrary<number> {
  const { min, max, integer } = field.range;
  const ends = [min, max].filter((value) => isInRange(field.range, value));
  const anyDouble = fc.double({ min, max, noNaN: true });
  // numbers drawn on a logarithmic scale, short decimals and fractions are included, since people use such numbers
  const low = Math.max(min, 1e-300);
  const byOrder = fc
    .double({ min: Math.log(low), max: Math.log(max), noNaN: true })
    .map((logarithm) => Math.exp(logarithm));
  const short = byOrder.map((value) => Number(value.toPrecision(2)));
  const fraction = fc.integer({ min: 1, max: 2_000_000 }).map((denominator) => 1 / denominator);
  return fc
    .oneof(
      anyDouble,
      byOrder,
      short,
      fraction,
      fc.constantFrom(...ends),
      fc.constant(DEFAULT_SCENARIO[field.name as NumberFieldName]),
    )
    .map((value) => (integer ? Math.round(value) : value) + 0)
    .filter((value) => isInRange(field.range, value));
}

const axes: readonly Axis[] = ['noiseMultiplier', 'samplingRate', 'steps', 'delta'];

/** Arbitrary values of all fields whose value is a number. */
const arbitraryNumbers = Object.fromEntries(
  FIELD_LIST.flatMap((field) => (field.kind === 'number' ? [[field.name, arbitraryNumber(field)]] : [])),
) as Record<NumberFieldName, fc.Arbitrary<number>>;

/** Arbitrary values of the fields of guests (src/guests), each from the guest's `testing/arbitraryFields.ts`. */
const GUESTS = import.meta.glob<Readonly<Record<string, fc.Arbitrary<string>>>>(
  '../../src/guests/*/testing/arbitraryFields.ts',
  { eager: true, import: 'FIELDS' },
);
const arbitraryGuestFields: Record<GuestFieldName, fc.Arbitrary<string>> = Object.assign(
  {},
  ...Object.values(GUESTS),
);

const anyScenario: fc.Arbitrary<Scenario> = fc.constantFrom(...axes).chain((axis) =>
  fc.record({
    ...arbitraryNumbers,
    sampling: fc.constantFrom('poisson', 'fixed-size', 'random-allocation'),
    axis: fc.constant(axis),
    measure: fc.constantFrom('epsilon', 'mu'),
    epsilonScale: fc.constantFrom('linear', 'log'),
    moreBounds: fc.constantFrom('off', 'on'),
    estimator: fc.constantFrom(...CHOSEN_ESTIMATORS),
    auditPoints: fc.uniqueArray(arbitraryNumber(FIELDS[axis]), { maxLength: FIELDS.auditPoints.limit }),
    dataset: fc.constantFrom(
      'digits',
      'digits_l2',
      'breast',
      'vit',
      'vit03',
      'purchase',
      ...RECORD_SOURCES.map(({ id }) => id),
    ),
    model: fc.constantFrom('linear', 'mlp'),
    optimizer: fc.constantFrom('sgd', 'adam'),
    canaries: fc.subarray(['S2', 'S3', 'S4', 'S5'] as const, { minLength: 1 }),
    ...arbitraryGuestFields,
    target: fc.oneof(fc.constant('paper' as const), fc.integer({ min: 0, max: 1e9 })),
    oneRunCanary: fc.constantFrom('orthogonal', 'mislabelled', 'trigger-tag', 'new-token'),
    oneRunComparison: fc.constantFrom('itself', 'in-out'),
    oneRunReading: fc.constantFrom('planned', 'explored'),
    oneRunClaim: fc.oneof(fc.constant('page' as const), fc.double({ min: 0.01, max: 100, noNaN: true })),
    oneRunStart: fc.constantFrom('scratch', 'public'),
  }),
);

/** Any valid scenario. */
export const arbitraryScenario: fc.Arbitrary<Scenario> = anyScenario.map((scenario) =>
  // the empty change adapts fields that depend on others, such as the noise for the way that batches are drawn
  changeScenario(scenario, {}),
);
