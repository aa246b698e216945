// What a practitioner may ask about a run has one answer from the calculator's form, the command line, the module and the Python
// helper. docs/choose.md has the same list in words.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Ajv from 'ajv';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { builtCommand } from '../../../../test/shared/builtCommand';
import { served } from '../../../../test/shared/served';
import { size, thorough } from '../../../../test/statistics/size';
import { english } from '../../../base/sentences/sentence';
import { answer } from '../../../cli/answer';
import { QUERIES } from '../../../cli/queries';
import * as lab from '../../../published';
import type { ReportRequest } from '../../../report/types';
import { EXAMPLES } from '../engine/examples';
import { ask, type FormAnswer } from '../engine/form/asked';
import { reportRequest } from '../engine/form/reportRequest';
import { NOTHING_PROPOSED, proposalKey } from '../engine/form/taken';
import { propose } from '../engine/propose';
import { formOfText } from '../page/formLink';
import { requestOf } from '../page/outcome/formRequest';
import type { FormReply } from '../worker/queries';
import * as FORM_QUERIES from '../worker/queries';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const PYTHON = spawnSync('python3', ['--version']).status === 0;
if (!PYTHON) console.warn('No python3 here: the Python helper is not asked.');

/** The registry's schema, a file that the repository does not contain. */
const SCHEMA = fileURLToPath(new URL('../../../../../shared/data/deployments-schema.yaml', import.meta.url));
const isSchemaHere = existsSync(SCHEMA);
if (!isSchemaHere) console.warn(`No ${SCHEMA} here: records are not checked by the registry's schema.`);

const RUN = { samplingRate: 0.01, noiseMultiplier: 1, steps: 200 };
const TYPED = 'q:0.01;s:1;T:200;d:1e-5';

/** Capabilities with the link that fills the form with them, and the fields of a query that ask for them. */
const ASKED: readonly (readonly [capability: string, link: string, fields: lab.Training])[] = [
  ['several records of a person', `${TYPED};k:3;participation:several`, { ...RUN, recordsPerPerson: 3 }],
  [
    'batches cut at a largest size',
    `${TYPED};n:20000;cut:230;sampling:cut`,
    { ...RUN, records: 20_000, largestBatch: 230 },
  ],
  ['banded noise', `${TYPED};bands:8;noiseLaw:banded`, { ...RUN, bands: 8 }],
  [
    'banded noise with batches cut at a largest size',
    `${TYPED};n:20000;cut:30;sampling:cut;bands:8;noiseLaw:banded`,
    { ...RUN, records: 20_000, largestBatch: 30, bands: 8 },
  ],
  [
    'noise by a formula',
    `${TYPED};st:sigma * 0.99^floor(t/50);noiseLaw:schedule`,
    { ...RUN, noiseMultipliers: 'sigma * 0.99^floor(t/50)' },
  ],
  [
    'noise by a list',
    'q:0.01;d:1e-5;st:1,1.1,1.2,1.2;noiseLaw:schedule',
    { samplingRate: 0.01, noiseMultipliers: [1, 1.1, 1.2, 1.2] },
  ],
  [
    'rates by a column',
    's:1;d:1e-5;qt:0.01,0.02,0.03;phases:every-step',
    { noiseMultiplier: 1, samplingRates: 'q\n0.01\n0.02\n0.03' },
  ],
  [
    'batches by a formula',
    `${TYPED};n:10000;Bt:100 + floor(t/50);phases:every-step`,
    { ...RUN, records: 10_000, batchSizes: '100 + floor(t/50)' },
  ],
  ['adaptive clipping', `${TYPED};sb:10;clipping:adaptive`, { ...RUN, countNoise: 10 }],
  ['little noise', 'q:0.01;s:0.05;T:200;d:1e-5', { ...RUN, noiseMultiplier: 0.05 }],
  ['several training runs', `${TYPED};runs:5`, { ...RUN, trainings: 5 }],
];

const formOf = (link: string): FormAnswer => ask(NOTHING_PROPOSED, formOfText(link));

async function byForm(link: string): Promise<FormReply['ways'][number]> {
  const form = formOf(link);
  const request = requestOf(form, form.form.run?.delta ?? Number.NaN);
  if (request === null) throw new Error(`The form has no run: ${JSON.stringify([form.open, form.refusals])}`);
  const reply = await served(FORM_QUERIES).ask('form', request);
  if (!reply.ok) throw new Error(reply.error.message);
  return reply.value.ways[0] as FormReply['ways'][number];
}

const byCommand = async (query: object) => JSON.parse(await answer(QUERIES, JSON.stringify(query), 1));

async function byPython(queries: readonly object[]): Promise<Record<string, unknown>[]> {
  // the full test starts the command as the helper does by itself, from TypeScript; `npm test` starts the compiled command, which is faster
  const command = thorough ? null : [...(await builtCommand()), 'compute'];
  const script = `
import json, sys
sys.path.insert(0, "python")
from adjacency_lab import Lab
with Lab(command=json.loads(sys.argv[1])) as lab:
    for asked in json.loads(sys.stdin.read()):
        print(json.dumps(getattr(lab, asked.pop("query"))(**asked)))
`;
  const said = execFileSync('python3', ['-c', script, JSON.stringify(command)], {
    ...{ cwd: ROOT, encoding: 'utf8', input: JSON.stringify(queries) },
  });
  return said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

const ADJACENCIES = ['add-remove', 'substitute'] as const;
const ends = ({ value, lower, upper }: { value?: unknown; lower?: unknown; upper?: unknown }) => ({
  ...{ value, lower, upper },
});

test.each(ASKED)('%s: form, command line and module have one ε', async (_, link, fields) => {
  const { points } = await byForm(link);
  for (const adjacency of ADJACENCIES) {
    const known = ends(lab.epsilon(adjacency, lab.runOfTraining(fields), 1e-5));
    expect(known.upper).toBeGreaterThan(0);
    expect(ends(points.find((point) => point.adjacency === adjacency)?.epsilon ?? {})).toEqual(known);
    expect(ends(await byCommand({ query: 'epsilon', adjacency, ...fields, delta: 1e-5 }))).toEqual(known);
  }
});

/** A paste of an example, confirmed on the form: its report as the page saves it, and the queries that give report and record again. */
function pasteOf(text: string) {
  const proposal = propose(text);
  const answers = { sampling: 'poisson', clipping: 'each', noiseLaw: 'fresh' } as const;
  const { form, ways } = ask(proposal, {
    ...{ overrides: {}, answers, phases: [], confirmed: proposalKey(proposal), target: null },
    sought: 'noiseMultiplier',
  });
  const request = reportRequest(
    form,
    ways.map(({ mechanism }) => mechanism),
  ) as ReportRequest;
  const saved = JSON.parse(JSON.stringify(lab.report({ ...request, values: [2] })));
  const again = {
    ...{ ...saved.run, delta: saved.delta, clipping: saved.clipping, values: [2] },
    unit: saved.unit === 'client' ? 'client' : 'record',
  };
  const { marks, ...run } = request;
  const asked = { ...run, clippingNorm: form.run?.clippingNorm ?? undefined };
  const recordQuery = JSON.parse(JSON.stringify({ query: 'registryRecord', ...asked, marks }));
  return { marks, saved, again, asked, recordQuery };
}
const PASTES = new Map(EXAMPLES.map(({ title, text }) => [title, pasteOf(text)]));

const EPSILONS = ASKED.flatMap(([, , fields]) =>
  ADJACENCIES.map((adjacency) => ({ query: 'epsilon', adjacency, ...fields, delta: 1e-5 })),
);

/** The Python helper's answers to all queries of these tests. One process gives them, because its start takes longer than its answers. */
let pythonEpsilons: Record<string, unknown>[] = [];
const pythonReports = new Map<string, Record<string, unknown>>();
const pythonRecords = new Map<string, Record<string, unknown>>();
beforeAll(async () => {
  if (!PYTHON) return;
  const pastes = [...PASTES];
  const replies = await byPython([
    ...EPSILONS,
    ...pastes.map(([, { again }]) => ({ query: 'report', ...again })),
    ...pastes.map(([, { recordQuery }]) => recordQuery),
  ]);
  pythonEpsilons = replies.slice(0, EPSILONS.length);
  for (const [i, [title]] of pastes.entries()) {
    pythonReports.set(title, replies[EPSILONS.length + i] ?? {});
    pythonRecords.set(title, replies[EPSILONS.length + pastes.length + i] ?? {});
  }
});

test.skipIf(!PYTHON)('the Python helper has the ε of the module for each of them', () => {
  const known = ASKED.flatMap(([, , fields]) =>
    ADJACENCIES.map((adjacency) => ends(lab.epsilon(adjacency, lab.runOfTraining(fields), 1e-5))),
  );
  expect(pythonEpsilons.map(ends)).toEqual(known);
});

/** Number of different steps. */
const MANY = size(400, 10_000);

test(`${MANY} different steps: form, command line and module have one ε`, async () => {
  const formula = `sigma * (1 + t/${MANY})`;
  const link = `q:0.001;s:2;T:${MANY};d:1e-5;st:${formula};noiseLaw:schedule`;
  const fields = { samplingRate: 0.001, noiseMultiplier: 2, steps: MANY, noiseMultipliers: formula };
  const { run, points } = await byForm(link);
  expect(run).toHaveLength(MANY);
  const known = ends(lab.epsilon('substitute', lab.runOfTraining(fields), 1e-5));
  expect(ends(points[1]?.epsilon ?? {})).toEqual(known);
  const asked = { query: 'epsilon', adjacency: 'substitute', ...fields, delta: 1e-5 };
  expect(ends(await byCommand(asked))).toEqual(known);
}, 120_000);

test('the numbers that libraries print, with Opacus’ central limit named: form and command line agree', async () => {
  const { printed } = await byForm(TYPED);
  expect(printed.map(({ name }) => english(name))).toContain('Opacus (GDP)');
  const { printed: said } = await byCommand({
    ...{ query: 'translate', overrides: { ...RUN, delta: 1e-5 }, answers: { sampling: 'poisson' } },
  });
  expect(said.map(({ epsilon }: { epsilon: number }) => epsilon)).toEqual(
    printed.map(({ epsilon }) => epsilon),
  );
});

/** Capabilities whose reports npm test compares: one of each kind of number. */
const REPORTED = ['banded noise', 'noise by a formula', 'adaptive clipping', 'little noise'];

test.each(
  ASKED.filter(
    ([capability]) => !capability.startsWith('rates') && (thorough || REPORTED.includes(capability)),
  ),
)(
  '%s: the form’s report and record are those of the module',
  async (_, link, fields) => {
    const { form, ways } = formOf(link);
    const request = reportRequest(
      form,
      ways.map(({ mechanism }) => mechanism),
    );
    expect(request).not.toBeNull();
    const asked = { ...(request as ReportRequest), marks: undefined, values: [2] };
    const ofModule = { ...fields, delta: 1e-5, values: [2] };
    const [ours, theirs] = [lab.report(asked), lab.report(ofModule)];
    expect(ours.guarantees).toEqual(theirs.guarantees);
    expect(ours.guesses).toEqual(theirs.guesses);
    const said = await byCommand({ query: 'report', ...ofModule });
    expect(JSON.parse(JSON.stringify(ours.guarantees))).toEqual(said.guarantees);
    const records = [asked, ofModule].map((one) => lab.registryRecord({ ...one, clippingNorm: 1 }).record);
    expect(records[0]?.privacy_parameters).toEqual(records[1]?.privacy_parameters);
  },
  120_000,
);

describe.each(EXAMPLES)('a paste of $title, confirmed on the form,', ({ title }) => {
  const { marks, saved, again, asked, recordQuery } = PASTES.get(title) ?? expect.unreachable(title);

  test('has a report whose numbers the saved data give again by command line, module and Python', async () => {
    expect(marks?.noiseMultiplier).toEqual([expect.any(Number)]);
    const replies = [
      await byCommand({ query: 'report', ...again }),
      JSON.parse(JSON.stringify(lab.report(again))),
      ...(PYTHON ? [pythonReports.get(title)] : []),
    ];
    for (const { guarantees, guesses } of replies)
      expect({ guarantees, guesses }).toEqual({ guarantees: saved.guarantees, guesses: saved.guesses });
  });

  test('has one record by form, command line, module and Python, which meets the registry’s schema', async () => {
    const known = JSON.parse(JSON.stringify(lab.registryRecord({ ...asked, marks })));
    const ofForm = known.record;
    for (const reply of [await byCommand(recordQuery), ...(PYTHON ? [pythonRecords.get(title)] : [])])
      expect({ record: reply.record, yaml: reply.yaml }).toEqual({ record: known.record, yaml: known.yaml });
    expect(parse(known.yaml)).toEqual(ofForm);
    if (!isSchemaHere) return;
    const schema = parse(readFileSync(SCHEMA, 'utf8'));
    const check = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
    check(ofForm);
    expect(check.errors).toBe(null);
  });
});
