// Test of a result that was trained in shards elsewhere and is opened on the page. The commands of this guest make it here.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPage } from '../../../../test/browser/builtPage';
import { parameter } from '../../../../test/browser/inPage';
import {
  button,
  everywhere,
  LIGHT,
  models,
  PATIENT,
  unfold,
  visitTraining,
} from '../../../../test/browser/trainingChapter';
import { threadEnvironment } from '../../../../test/shared/smallAudit';
import { readAsset } from '../../../audit/training/node/environment';
import { createReferenceBackend } from '../../../audit/training/reference/referenceBackend';
import { openPlan, shardPath } from '../commands/files/folder';
import { mergeCommand } from '../commands/mergeCommand';
import { planCommand } from '../commands/planCommand';
import { trainShard } from '../commands/trainShard';

const built = builtPage();
const folder = mkdtempSync(join(tmpdir(), 'adjacency-lab-opened-'));
afterAll(() => rmSync(folder, { recursive: true }));

const console = { say: () => {}, warn: () => {} };
const where = join(folder, 'audit');

beforeAll(async () => {
  const link = `?${LIGHT}&data=breast&q=1&s=2&C=2&T=3&M=20&cp=2&can=S2,S4`;
  await planCommand([link], { out: where, shards: '2' }, console);
  const environment = threadEnvironment(readAsset, createReferenceBackend());
  const { folder: audit, plan } = openPlan(where);
  for (const index of [0, 1]) {
    const path = shardPath(audit, index);
    const task = { folder: audit, plan, index, path, threads: 1, environment, console };
    await trainShard(new AbortController().signal, task);
  }
  await mergeCommand([where], { place: 'the cluster upstairs' }, console);
});

test('an opened result shows its settings, its numbers and where it was made, in place of what cannot be opened', () =>
  visitTraining(built, LIGHT, async ({ page, errors }) => {
    const file = everywhere(page).getByLabel('Result file to open');
    const other = join(folder, 'other.json');
    writeFileSync(other, '{"format":"adjacency-lab/scenario"}');
    await file.setInputFiles(other);
    await everywhere(page)
      .getByText(/other.json was not opened. The file is no result of a training audit/)
      .waitFor(PATIENT);
    // a result that cannot be drawn once broke the whole chapter, and the button for opening another file with it
    const merged = JSON.parse(readFileSync(join(where, 'merged.json'), 'utf8'));
    const broken = join(folder, 'broken.json');
    writeFileSync(broken, JSON.stringify({ ...merged, made: { ...merged.made, finished: 0 } }));
    await file.setInputFiles(broken);
    await everywhere(page)
      .getByText(/broken.json was not opened. The file's made.finished cannot be drawn/)
      .waitFor(PATIENT);

    await button(page, /^open its result/).waitFor();
    await file.setInputFiles(join(where, 'merged.json'));
    const note = everywhere(page).getByText(
      /^Opened from a file, not computed here\. .*\(the cluster upstairs/,
    );
    // an opened result draws the chapter anew, and what was unfolded before is folded again
    const seen = async () => {
      await unfold(page, 'What was found');
      return note.isVisible();
    };
    await expect.poll(seen, PATIENT).toBe(true);
    await expect
      .poll(() => note.innerText())
      .toMatch(
        /models were trained elsewhere .*, in 2 shards on 1 machine\. .*Your own run takes its place\.$/,
      );
    await expect.poll(() => models(page, 'S4'), PATIENT).toBe(40);
    await expect.poll(() => parameter(page, 'M')).toBe('20');
    expect(errors).toEqual([]);
  }));
