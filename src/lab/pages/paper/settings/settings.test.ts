// Each figure's settings compared with those of the paper: exactly those that differ have a reason, and no sentence claims that others agree.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parameterTotal } from '../../../../audit/canaries/crafting/classifier';
import type { ModelShape } from '../../../../audit/canaries/job';
import { DATASETS } from '../../../../audit/datasets/registry';
import { hiddenUnitsOn } from '../../../../audit/training/audit/preparation';
import { PAPER_FIGURES } from '../figures';
import { ownSettings, STAND_INS } from './own';
import { PUBLISHED } from './published';
import { differing, SETTING_NAMES, type SettingName } from './setting';

test.each(PAPER_FIGURES.map((figure) => [figure.plan.id, figure] as const))(
  '%s has a reason for exactly those settings that differ',
  (id, { plan, because }) => {
    const theirs = PUBLISHED[id]!;
    expect(theirs).toBeDefined();
    const reasons = SETTING_NAMES.filter((name) => because[name] !== undefined);
    expect(reasons).toEqual(differing(ownSettings(plan), theirs));
    for (const name of reasons) expect(because[name]).toMatch(/^[A-Z].*\.$/);
  },
);

const CLAIM = /as published|like the paper’s|the published ones/i;

test('no sentence of a figure says that a setting is as published', () => {
  for (const { words, standsIn, found, differs, seen, because } of PAPER_FIGURES) {
    const said = [
      words,
      standsIn,
      found ?? '',
      differs ?? '',
      ...Object.values(because),
      ...seen.map(String),
    ];
    for (const text of said) expect(text).not.toMatch(CLAIM);
  }
});

test('the three pages say “as published” of the estimator alone', () => {
  const claims = ['paper', 'uniaud', 'bounds'].flatMap((page) => {
    const folder = new URL(`../../${page}/`, import.meta.url);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.test.ts'))
      .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'))
      .filter((line) => CLAIM.test(line));
  });
  // the one sentence is about the published estimator, which stands beside the exact one
  expect(claims).toHaveLength(1);
  expect(claims[0]).toContain('as published, δ = ');
});

test('a setting with another value is found to differ', () => {
  const [figure] = PAPER_FIGURES.filter(({ plan }) => plan.id === 'paper-3');
  const own = ownSettings(figure!.plan);
  const changed = (name: SettingName) => differing({ ...own, [name]: [0.5] }, own);
  for (const name of SETTING_NAMES) expect(changed(name)).toEqual([name]);
  expect(differing({ ...own, models: 'lost' }, own)).toEqual([]);
});

test.each(Object.entries(STAND_INS))(
  '%s and its model have the stated numbers of labels and parameters',
  (id, said) => {
    // that a set is as the registry describes it is tested in audit/datasets/catalogue.test.ts
    const set = DATASETS.find((one) => one.id === id)!;
    const { columns: inputs, classes } = set;
    const shape: ModelShape = id.startsWith('purchase')
      ? { kind: 'mlp', inputs, hidden: hiddenUnitsOn(set.id), classes }
      : { kind: 'linear', inputs, classes };
    expect(said).toEqual({ labels: classes, parameters: parameterTotal(shape) });
  },
);

test('exactly the page’s figures have published settings', () => {
  expect(Object.keys(PUBLISHED).sort()).toEqual(PAPER_FIGURES.map(({ plan }) => plan.id).sort());
});

test('a setting that differs without a reason is found for every figure', () => {
  for (const { plan, because } of PAPER_FIGURES) {
    const [own, theirs] = [ownSettings(plan), PUBLISHED[plan.id]!];
    const known = SETTING_NAMES.filter((name) => typeof theirs[name] !== 'string');
    for (const name of known) {
      // a reason is missing after this change, or one is given although nothing differs
      const changed = because[name] === undefined ? [-1] : theirs[name];
      const reasons = SETTING_NAMES.filter((setting) => because[setting] !== undefined);
      expect(differing({ ...own, [name]: changed }, theirs), `${plan.id}, ${name}`).not.toEqual(reasons);
    }
  }
});
