// A run as the Differential Privacy Deployments Registry records deployments: registry.opendp.org, whose schema is
// schemas/deployments-schema.yaml of github.com/opendp/deployments-registry-data (read at 3e9c812, July 2026). Fields
// that only those who deploy the run can know are TODO.

import { version } from '../../package.json';
import { checkDelta } from '../accounting';
import { requireNumber } from '../base/numerics/errors';
import { runToEnd } from '../base/numerics/generators';
import { roundDigits } from '../base/numerics/safeSide';
import { type Assumption, assumptionsOf, NOUNS } from './assumptions';
import { markSentence, sayAll } from './document';
import { speaker } from './forms';
import { descriptionOf } from './paragraph';
import { setting } from './quantities';
import { CLIPPING_NORM, checkReportRequest } from './request';
import { possibleRuns } from './run';
import type { ReportAdjacency, ReportedGuarantee, ReportRequest } from './types';
import { reportedNumbers } from './ways';

export interface RegistryRequest extends Omit<ReportRequest, 'values' | 'language'> {
  /** Clipping norm C, above 0; it is TODO in the record if it is left out. */
  clippingNorm?: number | undefined;
}

type Value = string | number | readonly string[] | RecordSection;
interface RecordSection {
  readonly [field: string]: Value;
}

export interface RegistryRecord {
  /** The record as the registry's schema takes it. */
  record: RecordSection;
  /** The record in YAML, with remarks on the fields that a person has to fill in. */
  yaml: string;
  /** Places where a person has to fill in something, as 'deployment.basic.name'. */
  todo: string[];
}

/** A choice from a list of names, which only a person can make. The schema takes no other word, so the record lacks the field. */
class Choice {
  constructor(readonly among: readonly string[]) {}
}

interface Template {
  readonly [field: string]: Value | Choice | Template;
}

const TODO = 'TODO';

const say = speaker('en', 'plain');

/** The registry's name of the distance for each adjacency, and what the distance means. */
const METRICS: Readonly<Record<ReportAdjacency, readonly [metric: string, distance: string]>> = {
  'add-remove': ['symmetric distance (add/remove)', 'one UNIT more or less'],
  'zero-out': ['zero-out distance', 'the gradients of one UNIT set to zero, its place kept'],
  substitute: ['change-one distance (substitute)', 'one UNIT replaced by another one'],
};

/** An upper bound in four digits, rounded up; null if none is known. */
const atMost = (value: number): number | null =>
  Number.isFinite(value) ? roundDigits(value, 4, 'up') : null;

const epsilonWords = ({ epsilon: { upper } }: ReportedGuarantee): string => {
  const most = atMost(upper);
  return most === null ? 'no finite epsilon is known' : `epsilon is at most ${most}`;
};

const muWords = ({ mu }: ReportedGuarantee): string => {
  const most = mu === null ? null : atMost(mu.upper);
  if (mu === null || most === null) return '';
  const everywhere = mu.regret === 0 ? '' : `, for error rates of ${setting(mu.floor)} and more`;
  return `, and mu of Gaussian differential privacy is at most ${most}${everywhere}`;
};

/** Name of the privacy unit: a record, a client, or a person with several records. */
function unitOf({ recordsPerPerson = 1, unit = 'record' }: RegistryRequest): string {
  return recordsPerPerson > 1 ? `person with at most ${recordsPerPerson} records` : unit;
}

function templateOf(
  request: RegistryRequest,
  guarantees: readonly ReportedGuarantee[],
  assumptions: readonly Assumption[],
  description: string,
): Template {
  const { delta, clippingNorm, link } = request;
  const unit = unitOf(request);
  const named = (words: string) => words.replaceAll('UNIT', unit);
  // the schema has room for one epsilon, and that for substitute also limits what is learnt about a record's values
  const main = guarantees.find(({ adjacency }) => adjacency === 'substitute') ?? guarantees[0];
  const epsilon = main === undefined ? null : atMost(main.epsilon.upper);
  const known = guarantees.map((one) => {
    const [metric, distance] = METRICS[one.adjacency];
    return `By ${metric}, ${named(distance)}, ${epsilonWords(one)} at delta ${delta}${muWords(one)}.`;
  });
  const saidOf = (name: Assumption['name']) =>
    assumptions
      .filter((one) => one.name === name)
      .map((one) => `${sayAll(one.sentences, say)} (${say(markSentence(one))})`)
      .join(' ');
  const norm = clippingNorm === undefined ? TODO : setting(clippingNorm);
  return {
    url_slug: TODO,
    status: 'Draft',
    tier: 3,
    deployment: {
      basic: {
        name: TODO,
        data_curators: [TODO],
        description: TODO,
        intended_use: TODO,
        data_product_type: 'Machine learning model',
        data_product_region: TODO,
        publication_date: TODO,
        data_product_sector: new Choice([
          ...['Technology', 'Healthcare', 'Education', 'Government', 'Energy', 'Finance'],
        ]),
      },
      dp_variant: { variant_name: 'Approximate DP', data_domain: TODO, unprotected_quantities: TODO },
      privacy_loss: {
        privacy_unit: `${unit[0]?.toUpperCase()}${unit.slice(1)}`,
        privacy_unit_details: `${saidOf('participation')} Adjacent data sets differ as follows. ${known.join(' ')}`,
        privacy_parameters: { ...(epsilon !== null && { epsilon }), delta },
        privacy_parameters_details: main
          ? `The epsilon is that of the ${METRICS[main.adjacency][0]}. All numbers are upper bounds that Adjacency Lab ${version} computed and rounded up.`
          : TODO,
      },
      deployment_model: {
        model_name: new Choice(['Local', 'Central', 'Shuffle', 'Federated']),
        actors: TODO,
        release_type: new Choice(['One release', 'Many releases']),
        data_source_type: new Choice(['Static', 'Dynamic']),
        access_type: new Choice(['Interactive', 'Non-interactive']),
      },
      accounting: {
        post_processing: `What is computed from the released model alone costs no more privacy. ${TODO}`,
        composition: `${description} All steps are composed. ${saidOf('otherRuns')}`,
      },
      implementation: {
        preprocessing_and_hyperparameter_tuning: `${saidOf('settings')} ${TODO}`,
        mechanisms: `Gaussian noise on sums of clipped gradients, with a clipping norm of ${norm}. ${(
          ['sampling', 'clipping', 'noiseScale', 'noiseLaw', 'randomness'] as const
        )
          .map(saidOf)
          .filter((words) => words !== '')
          .join(' ')} ${TODO}`,
        justification: TODO,
      },
      administrative: { sources: link ?? TODO, registry_authors: [TODO] },
    },
  };
}

const isSection = (value: Template[string]): value is Template =>
  typeof value === 'object' && !Array.isArray(value) && !(value instanceof Choice);

function recordOf(template: Template): RecordSection {
  const fields = Object.entries(template).flatMap(([field, value]) =>
    value instanceof Choice ? [] : [[field, isSection(value) ? recordOf(value) : value] as const],
  );
  return Object.fromEntries(fields);
}

const isOpen = (value: Template[string]): boolean =>
  value instanceof Choice || JSON.stringify(value).includes(TODO);

const openFields = (template: Template, path = ''): string[] =>
  Object.entries(template).flatMap(([field, value]) =>
    isSection(value) ? openFields(value, `${path}${field}.`) : isOpen(value) ? [`${path}${field}`] : [],
  );

/** Remarks beside fields that a reader might not expect to be filled in. */
const REMARKS: Readonly<Record<string, string>> = {
  status: 'a record that is newly written',
  tier: 'once every TODO is filled in',
  data_product_type: 'what a training run makes; change it where something else is published',
};

/** The lines of the YAML text. Texts are quoted, because a colon or a number in a text has a meaning in YAML. */
function linesOf(template: Template, indent = ''): string[] {
  return Object.entries(template).flatMap(([field, value]) => {
    if (value instanceof Choice) return [`${indent}# ${field}: ${TODO}, one of ${value.among.join(', ')}`];
    if (isSection(value)) return [`${indent}${field}:`, ...linesOf(value, `${indent}  `)];
    if (Array.isArray(value))
      return [`${indent}${field}:`, ...value.map((one) => `${indent}  - ${JSON.stringify(one)}`)];
    const remark = REMARKS[field];
    return [`${indent}${field}: ${JSON.stringify(value)}${remark === undefined ? '' : ` # ${remark}`}`];
  });
}

/** The record of a run whose guarantees are known. */
function registryRecordOf(
  request: RegistryRequest,
  guarantees: readonly ReportedGuarantee[],
): RegistryRecord {
  const nouns = NOUNS[request.unit ?? 'record'];
  const [run] = possibleRuns(request);
  const description = sayAll(descriptionOf({ run, request }, nouns), say);
  const template = templateOf(request, guarantees, assumptionsOf(run, request, nouns), description);
  const head = [
    `# Adjacency Lab ${version}${request.date === undefined ? '' : `, ${request.date}`}${request.link === undefined ? '' : `, ${request.link}`}`,
    '# For the Differential Privacy Deployments Registry, https://registry.opendp.org.',
    `# ${TODO} marks what only you know. A line that begins with # is to be filled in and its # taken away.`,
  ];
  return {
    record: recordOf(template),
    yaml: `${[...head, ...linesOf(template)].join('\n')}\n`,
    todo: openFields(template),
  };
}

/** {@link registryRecord}, which may be stopped wherever it yields. */
export function* registryRecordInSteps(request: RegistryRequest): Generator<void, RegistryRecord, void> {
  checkReportRequest(request);
  if (request.clippingNorm !== undefined) requireNumber('clippingNorm', request.clippingNorm, CLIPPING_NORM);
  checkDelta(request.delta);
  const { guarantees } = yield* reportedNumbers(possibleRuns(request), request.delta, []);
  return registryRecordOf(request, guarantees);
}

/**
 * A run as a record for the Differential Privacy Deployments Registry, which meets its published schema of July 2026:
 * ε, δ and μ with the adjacency of each, and their assumptions with how each is known. A field that the request does not
 * state is TODO, or left out where the schema takes only names of a list. The record is in English, as the registry is.
 * Throws an InputError that names the field, the value and the remedy.
 */
export function registryRecord(request: RegistryRequest): RegistryRecord {
  return runToEnd(registryRecordInSteps(request));
}
