// The files that a host of repositories reads. Workflows are read by GitHub's own parser. The schemas of forms, dependabot.yml and metadata
// are in no npm package, so strict zod schemas describe the parts that are used here, and a misspelt key fails. Every command in these
// files exists and was run, and all of them name the same version and address.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { bugs, description, homepage, repository, scripts, version } from '../../package.json';
import { onlyInFull } from '../../test/statistics/size';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const yamlIn = (folder: string) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.yml'))
    .map((name) => `${folder}/${name}`);

// tsx loads the parser, because it imports JSON in a way that Node refuses
const { NoOperationTraceWriter, parseWorkflow }: typeof import('@actions/workflow-parser') = await tsImport(
  '@actions/workflow-parser',
  import.meta.url,
);

/** Messages of GitHub’s own parser on errors in a workflow: wrong keys, wrong values, and unknown names in expressions. */
const faults = (name: string, content: string): string[] =>
  parseWorkflow({ name, content }, new NoOperationTraceWriter())
    .context.errors.getErrors()
    .map(({ message }) => message);

type Permissions = Record<string, 'read' | 'write' | 'none'>;
interface Job {
  permissions?: Permissions;
  strategy?: { matrix: Record<string, string[]> };
  steps: { id?: string; uses?: string; run?: string; with?: Record<string, unknown> }[];
}
const jobsOf = (path: string): Job[] => Object.values(parse(read(path)).jobs);

/** Whether a job has something that code it runs could misuse: a secret, an identity, or a right to write. */
const isTrusted = (job: Job, permissions: Permissions): boolean =>
  JSON.stringify(job).includes('secrets.') || Object.values(job.permissions ?? permissions).includes('write');

const words = z.string().min(1);
const attributes = { label: words, description: words.optional(), placeholder: words.optional() };
const question = {
  id: words.regex(/^[\w-]+$/),
  validations: z.strictObject({ required: z.boolean() }).optional(),
};
const options = z
  .array(words)
  .min(2)
  .refine((all) => new Set(all).size === all.length, 'each option once');
/** Shape of an issue form, after SchemaStore's github-issue-forms.json. */
const form = z.strictObject({
  name: words,
  description: words,
  labels: z.array(words).min(1),
  body: z
    .array(
      z.discriminatedUnion('type', [
        z.strictObject({
          type: z.enum(['input', 'textarea']),
          attributes: z.strictObject(attributes),
          ...question,
        }),
        z.strictObject({
          type: z.literal('dropdown'),
          attributes: z.strictObject({ label: words, options }),
          ...question,
        }),
      ]),
    )
    .min(1),
});

const workflows = yamlIn('.github/workflows');

describe.each(workflows)('%s', (path) => {
  const jobs = jobsOf(path);
  const steps = jobs.flatMap((job) => job.steps);

  test('is a valid workflow by GitHub’s parser', () => expect(faults(path, read(path))).toEqual([]));

  test('takes actions at a commit, with its version beside it', () => {
    const taken = [...read(path).matchAll(/\buses: (.*)$/gm)].map((match) => match[1]);
    expect(taken.length).toBe(steps.filter(({ uses }) => uses !== undefined).length);
    for (const one of taken) expect(one).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('takes one action at one commit', () => {
    const commits = new Map(
      workflows.flatMap((one) =>
        [...read(one).matchAll(/uses: ([^@]+)@(.*)$/gm)].map((match) => [match[1], match[2]]),
      ),
    );
    for (const [, action, commit] of read(path).matchAll(/uses: ([^@]+)@(.*)$/gm))
      expect(commit).toBe(commits.get(action));
  });

  test('gives no secret, identity or right to write to a job that runs installed code', () => {
    const { permissions } = parse(read(path));
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of jobs.filter((one) => isTrusted(one, permissions))) {
      for (const { run, uses } of job.steps) {
        if (run !== undefined) expect(run).toMatch(/^npm publish \S+\.tgz --ignore-scripts /);
        else expect(uses).not.toContain('actions/checkout@');
      }
    }
  });

  test('leaves no credentials in the clone', () => {
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step.with).toMatchObject({ 'persist-credentials': false });
  });

  test('refers to steps and rows of its matrix that exist', () => {
    for (const { steps, strategy } of jobs) {
      const text = JSON.stringify(steps);
      const rows = [...text.matchAll(/matrix\.(\w+)/g)].map((match) => match[1]!);
      expect(rows.filter((row) => !strategy?.matrix[row])).toEqual([]);
      const ids = [...text.matchAll(/steps\.(\w+)\./g)].map((match) => match[1]!);
      expect(ids.filter((id) => !steps.some((one) => one.id === id))).toEqual([]);
    }
  });
});

test('a misspelt key or an unknown name in an expression is refused', () => {
  const text = read('.github/workflows/test.yml');
  expect(faults('wrong.yml', text.replace('runs-on', 'run-on')).join()).toContain("'run-on'");
  expect(faults('wrong.yml', text.replace('{ matrix.os', '{ matrx.os')).join()).toContain("'matrx'");
});

describe('what workflows run', () => {
  /** The command lines of all jobs, each once. A line that names the job’s matrix is there for each value of the matrix. */
  const lines = new Set(
    workflows.flatMap(jobsOf).flatMap(({ steps, strategy }) =>
      steps.flatMap(({ run }) => {
        const row = /\$\{\{ matrix\.(\w+) \}\}/.exec(run ?? '');
        const rows = strategy?.matrix[row?.[1] ?? ''];
        return rows?.map((value) => run!.replace(row![0], value)) ?? run ?? [];
      }),
    ),
  );

  test('is a script of package.json or a command of npm', () => {
    const named = [...lines].flatMap((run) =>
      [...run.matchAll(/npm (?:run )?(?!run\b)([a-z][\w:]*)/g)].map((match) => match[1]!),
    );
    const builtIn = ['ci', 'pack', 'publish'];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !builtIn.includes(name) && !(name in scripts))).toEqual([]);
  });

  test('is listed in docs/develop.md line by line with where it was run', () => {
    const told = read('docs/develop.md').matchAll(/^\| `([^`]+)` \| [^|]+ \| [^|]+ \|$/gm);
    expect([...told].map(([, line]) => line).sort()).toEqual([...lines].sort());
  });

  const line = (part: string): string => [...lines].find((run) => run.includes(part)) ?? '';
  const bash = (run: string, env: Record<string, string>) =>
    spawnSync('bash', ['-e', '-c', run], { cwd: ROOT, env: { ...process.env, ...env }, encoding: 'utf8' });

  test('refuses a tag that differs from the version', () => {
    expect(bash(line('GITHUB_REF_NAME'), { GITHUB_REF_NAME: `v${version}` }).status).toBe(0);
    expect(bash(line('GITHUB_REF_NAME'), { GITHUB_REF_NAME: `v${version}1` }).status).toBe(1);
  });

  test('passes the path of Chromium on to later steps', (itself) => {
    onlyInFull(itself);
    const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
    const file = join(folder, 'env');
    try {
      bash(line('CHROMIUM_PATH'), { GITHUB_ENV: file, CHROMIUM_PATH: process.execPath });
      expect(readFileSync(file, 'utf8')).toBe(`CHROMIUM_PATH=${process.execPath}\n`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

const forms = yamlIn('.github/ISSUE_TEMPLATE').filter((path) => !path.endsWith('config.yml'));

test.each(forms)('%s asks each question once, among them for the scenario’s link', (path) => {
  const { body } = form.parse(parse(read(path)));
  const ids = body.map(({ id }) => id);
  expect(ids).toContain('link');
  expect(new Set(ids).size).toBe(ids.length);
});

test('config.yml of the forms has the published shape', () => {
  // the shape is that of SchemaStore's github-issue-config.json
  const link = z.strictObject({ name: words, url: z.url(), about: words });
  z.strictObject({ blank_issues_enabled: z.boolean(), contact_links: z.array(link).min(1) }).parse(
    parse(read('.github/ISSUE_TEMPLATE/config.yml')),
  );
});

test('dependabot.yml has the published shape', () => {
  // the shape is that of SchemaStore's dependabot-2.0.json
  const named = z.array(words).min(1);
  const kinds = z.templateLiteral(['version-update:semver-', z.enum(['major', 'minor', 'patch'])]);
  const update = z.strictObject({
    'package-ecosystem': z.enum(['npm', 'github-actions']),
    directory: z.literal('/'),
    schedule: z.strictObject({ interval: z.enum(['daily', 'weekly', 'monthly']) }),
    groups: z.record(words, z.strictObject({ patterns: named })).optional(),
    ignore: z
      .array(z.strictObject({ 'dependency-name': words, 'update-types': z.array(kinds).min(1).optional() }))
      .optional(),
  });
  z.strictObject({ version: z.literal(2), updates: z.array(update).min(1) }).parse(
    parse(read('.github/dependabot.yml')),
  );
});

/** Shape of CITATION.cff, after schema.json of the Citation File Format 1.2.0. */
const person = z.strictObject({ 'family-names': words, 'given-names': words });
const entity = z.strictObject({ name: words });
const authors = z.array(z.union([person, entity])).min(1);
const citation = z.strictObject({
  'cff-version': z.literal('1.2.0'),
  message: words,
  type: z.enum(['software', 'dataset']),
  title: words,
  abstract: words,
  version: words,
  license: z.literal('Apache-2.0'),
  'repository-code': z.url(),
  url: z.url(),
  keywords: z.array(words).min(1),
  authors,
  references: z.array(
    z.strictObject({
      type: z.literal('conference-paper'),
      title: words,
      authors,
      'collection-title': words,
      year: z.int(),
      identifiers: z
        .array(
          z.strictObject({ type: z.enum(['doi', 'url', 'swh', 'other']), value: words, description: words }),
        )
        .min(1),
    }),
  ),
});
/** Terms of CodeMeta 3.0. */
const codemetaShape = z.strictObject({
  '@context': z.literal('https://w3id.org/codemeta/3.0'),
  '@type': z.literal('SoftwareSourceCode'),
  name: words,
  description: words,
  version: words,
  license: z.url(),
  codeRepository: z.url(),
  issueTracker: z.url(),
  url: z.url(),
  author: z.array(z.strictObject({ '@type': z.enum(['Person', 'Organization']), name: words })).min(1),
  programmingLanguage: z.array(words),
  runtimePlatform: z.array(words),
  applicationCategory: words,
  // words of repostatus.org
  developmentStatus: z.enum([
    'concept',
    'wip',
    'suspended',
    'abandoned',
    'active',
    'inactive',
    'unsupported',
  ]),
  keywords: z.array(words),
  referencePublication: z.strictObject({ '@type': z.literal('ScholarlyArticle'), name: words, url: z.url() }),
});

test('CITATION.cff and codemeta.json name the version and address of package.json', () => {
  const cff = citation.parse(parse(read('CITATION.cff')));
  const codemeta = codemetaShape.parse(JSON.parse(read('codemeta.json')));
  const code = repository.url.replace(/^git\+|\.git$/g, '');
  expect([cff.version, codemeta.version]).toEqual([version, version]);
  expect([cff.url, codemeta.url]).toEqual([homepage, homepage]);
  expect([cff['repository-code'], codemeta.codeRepository]).toEqual([code, code]);
  expect(codemeta.issueTracker).toBe(bugs);
  expect(codemeta.description).toBe(description);
  expect(read('CHANGELOG.md')).toContain(`## [${version}]`);
  expect(read('docs/compute.md')).toContain(`adjacency-lab-${version}.tgz`);
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

test('the images are built by commands that exist', () => {
  for (const path of ['Containerfile', 'Containerfile.page']) {
    const named = [...read(path).matchAll(/npm run ([a-z][\w:]*)/g)].map((match) => match[1]!);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  }
});
