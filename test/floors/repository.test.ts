// What a host of repositories reads: workflows, forms, metadata. Their published JSON schemas are in no npm package, so the parts of them that
// matter here are written with zod, strictly: a misspelt key fails. Every command that they call exists, and all name one version and address.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { bugs, homepage, repository, scripts, version } from '../../package.json';
import { HEADER_POLICY } from '../../src/build/contentPolicy';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const yamlIn = (folder: string) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.yml'))
    .map((name) => `${folder}/${name}`);

const texts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const permissions = z.record(z.string(), z.enum(['read', 'write', 'none']));
const step = z
  .strictObject({
    id: z.string().optional(),
    name: z.string().optional(),
    if: z.string().optional(),
    uses: z
      .string()
      .regex(/^[\w-]+\/[\w-]+@v\d+$/)
      .optional(),
    run: z.string().optional(),
    with: texts.optional(),
    env: texts.optional(),
  })
  .refine(({ uses, run }) => (uses === undefined) !== (run === undefined), 'either uses or run');
const job = z.strictObject({
  needs: z.string().optional(),
  strategy: z
    .strictObject({
      'fail-fast': z.boolean(),
      matrix: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
    })
    .optional(),
  'runs-on': z.string(),
  container: z.string().optional(),
  'timeout-minutes': z.number().optional(),
  permissions: permissions.optional(),
  environment: z.strictObject({ name: z.string(), url: z.string() }).optional(),
  env: texts.optional(),
  defaults: z.strictObject({ run: z.strictObject({ shell: z.string() }) }).optional(),
  steps: z.array(step).min(1),
});
const workflow = z.strictObject({
  name: z.string(),
  on: z.strictObject({
    push: z
      .strictObject({ branches: z.array(z.string()).optional(), tags: z.array(z.string()).optional() })
      .optional(),
    pull_request: z.null().optional(),
    workflow_dispatch: z.null().optional(),
    schedule: z.array(z.strictObject({ cron: z.string().regex(/^(\S+ ){4}\S+$/) })).optional(),
  }),
  permissions,
  concurrency: z.strictObject({ group: z.string(), 'cancel-in-progress': z.boolean() }).optional(),
  jobs: z.record(z.string(), job),
});
const attributes = {
  label: z.string(),
  description: z.string().optional(),
  placeholder: z.string().optional(),
};
const validations = z.strictObject({ required: z.boolean() }).optional();
const form = z.strictObject({
  name: z.string(),
  description: z.string(),
  labels: z.array(z.string()),
  body: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({
          type: z.literal('input'),
          id: z.string(),
          attributes: z.strictObject(attributes),
          validations,
        }),
        z.strictObject({
          type: z.literal('textarea'),
          id: z.string(),
          attributes: z.strictObject(attributes),
          validations,
        }),
        z.strictObject({
          type: z.literal('dropdown'),
          id: z.string(),
          attributes: z.strictObject({ ...attributes, options: z.array(z.string()).min(2) }),
          validations,
        }),
      ]),
    )
    .min(1),
});

describe.each(yamlIn('.github/workflows'))('%s', (path) => {
  const parsed = workflow.parse(parse(read(path)));

  test('calls commands that exist', () => {
    const commands = Object.values(parsed.jobs).flatMap(({ steps, strategy }) => {
      const runs = steps.flatMap(({ run }) => run ?? []);
      const matrix = strategy?.matrix.command?.map((name) => `npm run ${name}`) ?? [];
      return [...runs, ...matrix];
    });
    const named = commands.flatMap((run) =>
      [...run.matchAll(/npm (?:run )?(?!run\b)([a-z][\w:]*)/g)].map((match) => match[1]!),
    );
    const builtIn = ['ci', 'pack', 'publish'];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !builtIn.includes(name) && !(name in scripts))).toEqual([]);
  });

  test('refers to steps and rows of its matrix that exist', () => {
    for (const { steps, strategy } of Object.values(parsed.jobs)) {
      const text = JSON.stringify(steps);
      const rows = [...text.matchAll(/matrix\.(\w+)/g)].map((match) => match[1]!);
      expect(rows.filter((row) => !strategy?.matrix[row])).toEqual([]);
      const ids = [...text.matchAll(/steps\.(\w+)\./g)].map((match) => match[1]!);
      expect(ids.filter((id) => !steps.some((one) => one.id === id))).toEqual([]);
    }
  });
});

test('the strict schema refuses a misspelt key', () => {
  const wrong = parse(read('.github/workflows/test.yml').replace('runs-on', 'run-on'));
  expect(workflow.safeParse(wrong).success).toBe(false);
});

const forms = yamlIn('.github/ISSUE_TEMPLATE').filter((path) => !path.endsWith('config.yml'));

test.each(forms)('%s asks for the scenario’s link, each question once', (path) => {
  const { body } = form.parse(parse(read(path)));
  const ids = body.map(({ id }) => id);
  expect(ids).toContain('link');
  expect(new Set(ids).size).toBe(ids.length);
});

test('dependabot.yml', () => {
  const interval = z.strictObject({ interval: z.enum(['daily', 'weekly', 'monthly']) });
  const update = z.strictObject({
    'package-ecosystem': z.enum(['npm', 'github-actions']),
    directory: z.literal('/'),
    schedule: interval,
    groups: z.record(z.string(), z.strictObject({ patterns: z.array(z.string()) })).optional(),
    ignore: z
      .array(
        z.strictObject({ 'dependency-name': z.string(), 'update-types': z.array(z.string()).optional() }),
      )
      .optional(),
  });
  z.strictObject({ version: z.literal(2), updates: z.array(update) }).parse(
    parse(read('.github/dependabot.yml')),
  );
});

test('CITATION.cff and codemeta.json name this version, and one address', () => {
  const cff = z
    .looseObject({
      'cff-version': z.literal('1.2.0'),
      message: z.string(),
      title: z.string(),
      type: z.literal('software'),
      authors: z.array(z.looseObject({})).min(1),
      version: z.string(),
      license: z.literal('Apache-2.0'),
      url: z.string(),
      'repository-code': z.string(),
      references: z.array(
        z.looseObject({ type: z.string(), title: z.string(), authors: z.array(z.looseObject({})) }),
      ),
    })
    .parse(parse(read('CITATION.cff')));
  const codemeta = JSON.parse(read('codemeta.json'));
  const code = repository.url.replace(/^git\+|\.git$/g, '');
  expect([cff.version, codemeta.version]).toEqual([version, version]);
  expect([cff.url, codemeta.url]).toEqual([homepage, homepage]);
  expect([cff['repository-code'], codemeta.codeRepository]).toEqual([code, code]);
  expect(codemeta.issueTracker).toBe(bugs);
  expect(read('CHANGELOG.md')).toContain(`## [${version}]`);
});

test('every other address of the project is that of package.json', () => {
  const code = repository.url.replace(/^git\+|\.git$/g, '');
  for (const path of [...forms, '.github/ISSUE_TEMPLATE/config.yml']) {
    const addresses = read(path).match(/https:\/\/[^\s?#]+/g) ?? [];
    expect(addresses.filter((address) => !address.startsWith(code) && !address.startsWith(homepage))).toEqual(
      [],
    );
  }
});

test('the images are built by commands that exist, and one line of nginx can hold the policy', () => {
  for (const path of ['Containerfile', 'Containerfile.page']) {
    const named = [...read(path).matchAll(/npm run ([a-z][\w:]*)/g)].map((match) => match[1]!);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  }
  expect(HEADER_POLICY).not.toMatch(/["\n\\]/);
});
