// The sentences of a report's paragraph.
import type { AnyMechanism, AnyRun } from '../accounting';
import { type SamplingName, samplingOf } from '../accounting/adjacencies/samplings';
import { segmentsOf } from '../accounting/segments';
import type { Sentence } from '../base/sentences/sentence';
import type { Nouns } from './assumptions';
import { allowance, counted, end, hundredths, isLimit, setting } from './quantities';
import { REPORT } from './sentences';
import type {
  ReportAdjacency,
  ReportedGuarantee,
  ReportedGuess,
  ReportedWay,
  ReportRequest,
  RunReport,
} from './types';
import { substituteOf } from './ways';

export interface Findings
  extends Pick<RunReport, 'guarantees' | 'ways' | 'guesses' | 'version' | 'date' | 'unit'> {
  run: AnyRun;
  request: ReportRequest;
}

/** A run with its request, without its guarantees. */
type DescribedFindings = Pick<Findings, 'run' | 'request'>;

const stepsOf = (mechanism: AnyMechanism): number =>
  'steps' in mechanism
    ? mechanism.steps
    : 'stepsPerEpoch' in mechanism
      ? mechanism.stepsPerEpoch * mechanism.epochs
      : mechanism.epochs;

/** The length of one training run as it was described. The accountant's run may have fewer steps, or the steps of several runs. */
function length({ run, request }: DescribedFindings): Sentence {
  const { steps, segments, stepsPerEpoch, epochs, trainings = 1 } = request;
  if (segments !== undefined) {
    const all = segments.reduce((sum, segment) => sum + stepsOf(segment), 0);
    return REPORT.inPhases({ phases: counted(segments.length), steps: counted(all) });
  }
  if (stepsPerEpoch !== undefined && epochs !== undefined)
    return REPORT.inEpochsOfSteps({ epochs: counted(epochs), steps: counted(stepsPerEpoch) });
  if (epochs !== undefined) return REPORT.inEpochs({ epochs: counted(epochs) });
  const all = steps ?? segmentsOf(run).reduce((sum, segment) => sum + stepsOf(segment), 0) / trainings;
  return all === 1 ? REPORT.inOneStep : REPORT.inSteps({ steps: counted(all) });
}

const isScheduled = ({ noiseMultipliers, samplingRates, batchSizes }: ReportRequest): boolean =>
  noiseMultipliers !== undefined || samplingRates !== undefined || batchSizes !== undefined;

/** How all batches of a run were drawn whose rate and noise change. */
const OF_PHASES: Readonly<Record<SamplingName, (nouns: Nouns) => Sentence>> = {
  poisson: REPORT.poissonOf,
  'fixed-size': REPORT.fixedSizeOf,
  'random-allocation': REPORT.randomAllocationOf,
  'any-order': REPORT.anyOrderOf,
};

function draws({ run, request }: DescribedFindings, nouns: Nouns): Sentence {
  const samplings = new Set(segmentsOf(run).map(samplingOf));
  if (samplings.size > 1) return REPORT.severalWays;
  const { samplingRate, noiseMultiplier } = request;
  const noise = `σ = ${setting(noiseMultiplier ?? Number.NaN)}`;
  const rate = `q = ${setting(samplingRate ?? Number.NaN)}`;
  if (request.sampling === 'unknown')
    return request.segments === undefined
      ? REPORT.unknownWay({ ...nouns, rate, noise })
      : REPORT.unknownWayOfPhases;
  const isOfOne = noiseMultiplier !== undefined && !isScheduled(request) && request.segments === undefined;
  const [sampling] = samplings;
  if (!isOfOne) return sampling === undefined ? REPORT.severalWays : OF_PHASES[sampling](nouns);
  if (sampling === 'fixed-size') return REPORT.fixedSize({ ...nouns, rate, noise });
  if (sampling === 'random-allocation') return REPORT.randomAllocation({ ...nouns, noise });
  if (sampling === 'any-order') return REPORT.anyOrder({ ...nouns, noise });
  const isInGroups = (request.bands ?? 1) > 1;
  return (isInGroups ? REPORT.poissonInGroups : REPORT.poisson)({ ...nouns, rate, noise });
}

function besides({ request }: DescribedFindings, nouns: Nouns): Sentence[] {
  const { largestBatch, bands = 1, countNoise, trainings = 1, recordsPerPerson = 1 } = request;
  return [
    ...(isScheduled(request) ? [REPORT.bySchedule] : []),
    ...(largestBatch === undefined ? [] : [REPORT.largestBatch({ most: counted(largestBatch), ...nouns })]),
    ...(bands > 1 ? [REPORT.bands({ bands: counted(bands) })] : []),
    ...(countNoise === undefined ? [] : [REPORT.countNoise({ noise: setting(countNoise) })]),
    ...(trainings > 1 ? [REPORT.trainings({ count: counted(trainings) })] : []),
    ...(recordsPerPerson > 1 ? [REPORT.person({ records: counted(recordsPerPerson) })] : []),
  ];
}

const ADJACENCY_NAMES: Readonly<Record<ReportAdjacency, Sentence>> = {
  'add-remove': REPORT.ofAddRemove,
  'zero-out': REPORT.ofZeroOut,
  substitute: REPORT.ofSubstitute,
};

const OF_ONE = {
  'add-remove': REPORT.addRemove,
  'zero-out': REPORT.zeroOut,
  substitute: REPORT.substitute,
} as const;
const OF_PERSON = {
  'add-remove': REPORT.addRemovePerson,
  'zero-out': REPORT.zeroOutPerson,
  substitute: REPORT.substitutePerson,
} as const;

function guarantee(
  { adjacency, epsilon: { value, lower, upper } }: ReportedGuarantee,
  isFirst: boolean,
  { request, unit }: Findings,
  nouns: Nouns,
): Sentence[] {
  const name = ADJACENCY_NAMES[adjacency];
  const delta = `δ = ${allowance(request.delta)}`;
  if (!Number.isFinite(upper)) return [REPORT.noEpsilon({ adjacency: name, delta })];
  const epsilon = `ε ≤ ${end(upper, 'up')}`;
  const isOfPerson = unit === 'person';
  const holds = isFirst
    ? (isOfPerson ? OF_PERSON : OF_ONE)[adjacency]({ ...nouns, epsilon, delta })
    : isOfPerson
      ? REPORT.substitutePersonToo({ epsilon })
      : REPORT.substituteToo({ ...nouns, epsilon });
  if (value !== null) return [holds];
  return [holds, REPORT.bracket({ adjacency: name, lower: end(lower, 'down'), upper: end(upper, 'up') })];
}

/** The bounds for each way of drawing batches, if nobody knows which it was. */
function eachWay(ways: readonly ReportedWay[], { unit }: Nouns): Sentence[] {
  const uppers = new Map(ways.map((way) => [way.sampling, substituteOf(way).epsilon.upper]));
  const most = (sampling: SamplingName) => `ε ≤ ${end(uppers.get(sampling) as number, 'up')}`;
  if (uppers.size === 0 || [...uppers.values()].some((upper) => !Number.isFinite(upper))) return [];
  const bounds = { poisson: most('poisson'), fixedSize: most('fixed-size'), anyOrder: most('any-order') };
  return [REPORT.largestOfWays({ ...bounds, unit }), REPORT.findOut];
}

function gaussian(guarantees: readonly ReportedGuarantee[]): Sentence[] {
  const known = guarantees.flatMap(({ adjacency, mu }) =>
    mu !== null && Number.isFinite(mu.upper) ? [{ name: ADJACENCY_NAMES[adjacency], mu }] : [],
  );
  const [first, second] = known;
  if (first === undefined) return [];
  const most = ({ mu }: typeof first) => `μ ≤ ${end(mu.upper, 'up')}`;
  const said = second
    ? REPORT.mu({ first: most(first), one: first.name, second: most(second), other: second.name })
    : REPORT.oneMu({ first: most(first), one: first.name });
  // a single μ is exact at all error rates if there is no sampling
  const isEverywhere = known.every(({ mu }) => mu.regret === 0);
  return isEverywhere ? [said] : [said, REPORT.muFloor({ floor: setting(first.mu.floor) })];
}

function guess({ values, success, by }: ReportedGuess): Sentence {
  const among = { values: counted(values) };
  if (!isLimit(success)) return REPORT.noLimit(among);
  const said = by === 'removal' ? REPORT.byRemoval : REPORT.byExchange;
  return said({ ...among, success: hundredths(success) });
}

const ATTACKER = {
  record: REPORT.attacker,
  client: REPORT.attackerOfClient,
  person: REPORT.attackerOfPerson,
} as const;

function guesses({ guesses: all, guarantees, unit }: Findings): Sentence[] {
  const removal = guarantees.find(({ adjacency }) => adjacency !== 'substitute')?.adjacency;
  const isNamed = all.some(({ success }) => isLimit(success)) && removal !== undefined;
  return [
    ATTACKER[unit],
    ...all.map(guess),
    ...(isNamed ? [REPORT.roads({ removal: ADJACENCY_NAMES[removal] })] : []),
  ];
}

/** The sentences that describe how the run was trained. */
export const descriptionOf = (findings: DescribedFindings, nouns: Nouns): Sentence[] => [
  length(findings),
  draws(findings, nouns),
  ...besides(findings, nouns),
];

/** The sentences of the whole paragraph. The list of assumptions follows it in the document. */
export function paragraphOf(findings: Findings, nouns: Nouns): Sentence[] {
  const { guarantees, ways, version, date } = findings;
  const lacking = ways.length > 0 ? REPORT.noAddRemoveForAll : REPORT.noAddRemove;
  const told = guarantees.flatMap((one, i) => guarantee(one, i === 0, findings, nouns));
  return [
    ...descriptionOf(findings, nouns),
    ...told,
    ...eachWay(ways, nouns),
    ...(guarantees.some(({ adjacency }) => adjacency !== 'substitute') ? [] : [lacking(nouns)]),
    ...gaussian(guarantees),
    ...guesses(findings),
    date === null ? REPORT.computed({ version }) : REPORT.computedOn({ version, date }),
    REPORT.rest,
  ];
}
