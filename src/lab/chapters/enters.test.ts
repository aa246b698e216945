// Each field of the scenario changes exactly the quantities that it declares to enter (ENTERS in src/scenario). Every quantity
// is computed from scenarios that differ in that field alone.
import { describe, expect, test } from 'vitest';
import { whatEnters } from '../../../test/shared/whatEnters';
import type { Estimate } from '../../audit/estimation/types';
import { oneRunCeiling } from '../../oneRun/estimation/ceiling';
import {
  axisWindow,
  FIELDS,
  type FieldName,
  mechanismOf,
  RECORD_SOURCES,
  type Scenario,
} from '../../scenario';
import type { OwnDerived } from '../../scenario/fields/derivedNames';
import { type Derived, ENTERS } from '../../scenario/fields/enters';
import type { AuditEntry, AuditReply } from '../../work';
import {
  curvesRequest,
  muRequest,
  plannedAudits,
  pointRequest,
  stepCurvesRequest,
} from '../../work/requests';
import { trainingRequest } from '../../work/trainingRequest';
import { shownEstimate } from '../live/auditWords';
import { drawnCurves } from '../live/figure/drawn';
import { figureDomain } from '../live/figure/epsilonDomain';
import { drawnText } from '../notation/samplingWords';
import { guessCountsRequest } from '../pages/uniaud/beside/BestOfMany';
import { familyRequest } from './meaning/family';
import { measuredRequest, recordsRequest } from './meaning/many/requests';
import { drawnStep } from './neighbour/clipping/drawnStep';
import { shownStep } from './neighbour/shownStep';
import { designOf, isExplored } from './oneRun/run/plan';
import { mapRequest } from './promise/map/mapGrid';
import { auditPointRequest, profileRequest, tradeoffRequest } from './promise/requests';
import { gameRequest, sampleRequest, thresholdRequest } from './worstCase/requests';

const estimate = (epsilon: number) => ({ epsilon, upper: epsilon + 1 }) as Estimate;

/** An audit whose estimators all disagree. */
const ENTRY = {
  reply: {
    paper: { mean: 3, twoStandardErrors: 0.1, values: [3] },
    pooled: { valid: estimate(2), paper: estimate(3), directPlanned: estimate(1) },
  } as unknown as AuditReply,
} satisfies Pick<AuditEntry, 'reply'>;

const HEIGHTS = { larger: 3, smaller: 1, least: 0.1, most: 50 };

const CHANGE = {
  change: 'substitute',
  coin: 'any',
  gradient: { x: 1, y: 0 },
  other: { x: 0, y: 1 },
} as const;

/** Sources of records that have all read something, whose content does not matter here. */
const READ = new Map(RECORD_SOURCES.map(({ id }) => [id, { data: {} as never, version: 1 }]));

const COMPUTED: Readonly<Record<OwnDerived, (scenario: Scenario) => unknown>> = {
  curves: (scenario) => curvesRequest(scenario, axisWindow(scenario)),
  mu: (scenario) => muRequest(scenario, axisWindow(scenario), 'all'),
  point: pointRequest,
  worstCase: (scenario) => plannedAudits(scenario).map(({ request }) => request),
  lines: drawnCurves,
  estimate: ({ estimator }) => shownEstimate(ENTRY, estimator),
  epsilonAxis: ({ epsilonScale }) => figureDomain(HEIGHTS, epsilonScale),
  batchWords: drawnText,
  clippedStep: ({ samplingRate, noiseMultiplier, clippingNorm }) =>
    drawnStep({ samplingRate, noiseMultiplier, clippingNorm, batch: 0, ana: 'other' }),
  comparedStep: (scenario) => shownStep(CHANGE, scenario),
  ratioMap: mapRequest,
  profile: profileRequest,
  tradeoff: (scenario) => [tradeoffRequest(scenario), auditPointRequest(scenario)],
  scores: (scenario) => [sampleRequest(scenario, 0), thresholdRequest(scenario, 0, 0)],
  game: (scenario) => gameRequest(scenario, 0, 20),
  training: (scenario) => trainingRequest(scenario, READ),
  stepCurves: stepCurvesRequest,
  oneRun: (scenario) => [designOf(scenario, 4), isExplored(scenario)],
  ceilings: ({ confidence, delta }) => oneRunCeiling(100, 1 - confidence, delta),
  guessCounts: guessCountsRequest,
  wholeCurves: mechanismOf,
  family: familyRequest,
  records: (scenario) => [recordsRequest(scenario), measuredRequest(scenario)],
};

const found = whatEnters(COMPUTED);

const isOwn = (derived: Derived): derived is OwnDerived => derived in COMPUTED;

describe('a field enters exactly the quantities that it declares, those of guests left aside', () => {
  test.each(Object.keys(FIELDS) as FieldName[])('%s', (name) => {
    expect([...found()[name]].sort()).toEqual(ENTERS[name].filter(isOwn).sort());
  });
});
