// The recorded results of training presets (public/recorded). They are complete, of the present presets, and consistent with what the
// accountants compute now. `npm run record` makes them anew.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { epsilon, hiddenStateEpsilon } from '../../src/accounting';
import type { TrainingAuditReply } from '../../src/audit/training/audit/types';
import { linksTo, presetScenario, TRAINING_PRESETS } from '../../src/scenario';
import { parseRecording, type Recording } from '../../src/work/store/recording';
import { trainingRequest } from '../../src/work/trainingRequest';

const folder = new URL('../../public/recorded/', import.meta.url);
const read = (id: string): Recording<TrainingAuditReply> =>
  parseRecording<TrainingAuditReply>(readFileSync(new URL(`${id}.json`, folder), 'utf8')) ??
  expect.unreachable(`${id} is no recording`);

it('there is exactly one recording for every preset of real training', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  expect(files.sort()).toEqual(TRAINING_PRESETS.map(({ id }) => `${id}.json`).sort());
});

describe.each(TRAINING_PRESETS)('$id', (preset) => {
  const recording = read(preset.id);
  const scenario = presetScenario(preset);
  const request = trainingRequest(scenario, null) ?? expect.unreachable('the preset trains nothing');
  const { reply } = recording;

  it('is that of the preset as it is', () => {
    expect(recording).toMatchObject({ preset: preset.id, seed: scenario.seed });
    expect(linksTo(recording.link, scenario)).toBe(true);
    expect(recording.commit).toMatch(/^[0-9a-f]{12}$/);
    expect(recording.backend).not.toBe('none');
    expect(reply.checkpoints).toEqual(request.checkpoints);
    expect(reply.audits.map(({ kind }) => kind)).toEqual(request.canaries);
  });

  it('is whole', () => {
    expect(reply.complete).toBe(true);
    expect(reply.faults).toEqual([]);
    for (const { models, pooled, views, accuracy } of reply.audits) {
      expect(models).toBe(2 * request.modelsPerWorld * request.repeats);
      expect(pooled?.checkpoints.map(({ step }) => step)).toEqual(request.checkpoints);
      expect(views).toHaveLength(request.checkpoints.length);
      for (const { histogram, roc } of views ?? []) {
        expect(histogram.original).toBeInstanceOf(Uint32Array);
        expect(histogram.original.reduce((sum, count) => sum + count, 0)).toBe(models / 2);
        expect(roc.fpr[0] + roc.tpr[0]).toBe(0);
        expect((roc.fpr.at(-1) ?? 0) + (roc.tpr.at(-1) ?? 0)).toBe(2);
      }
      // the canary costs no accuracy: a tenth of the records would be seen at once
      expect(Math.abs((accuracy?.mean ?? 0) - (reply.accuracyWithout?.mean ?? 9))).toBeLessThan(0.03);
    }
  });

  it('has the ceilings that the accountants give today', () => {
    const { delta, mechanism } = request;
    reply.checkpoints.forEach((steps, i) => {
      const there = { ...mechanism, steps };
      const { addRemove, substitute, hiddenState } = reply.ceilings[i];
      const near = (recorded: number | null, today: number | null) =>
        expect(Math.abs((recorded ?? -1) - (today ?? -1))).toBeLessThan(1e-4);
      near(addRemove.value, epsilon('add-remove', there, delta).value);
      near(substitute.value, epsilon('substitute', there, delta).value);
      near(hiddenState.value, hiddenStateEpsilon(there, delta).value);
    });
  });
});

it('the recording of digits in a hundred full batches has all four attacks beyond add/remove, as its preset says', () => {
  const { audits, ceilings } = read('digits-hundred-steps').reply;
  expect(audits.map(({ kind }) => kind)).toEqual(['S2', 'S3', 'S4', 'S5']);
  const addRemove = ceilings.at(-1)?.addRemove.upper ?? Number.NaN;
  for (const { kind, pooled } of audits) {
    const last = pooled?.checkpoints.at(-1);
    // all checkpoints at once, then the last one alone
    expect(last?.familyValid.epsilon, kind).toBeGreaterThan(addRemove);
    expect(last?.valid.epsilon, kind).toBeGreaterThan(addRemove);
  }
});

it('the recording of slow learning shows S4 and S5 but not S3 beyond add/remove after the last step', () => {
  const { audits, ceilings } = read('figure-a4-small').reply;
  const addRemove = ceilings.at(-1)?.addRemove.value ?? Number.NaN;
  const bounds = Object.fromEntries(
    audits.map(({ kind, pooled }) => [kind, pooled?.checkpoints.at(-1)?.valid.epsilon ?? Number.NaN]),
  );
  expect(Math.min(bounds.S4, bounds.S5)).toBeGreaterThan(addRemove);
  expect(bounds.S3).toBeLessThan(addRemove);
  expect(bounds.S3).toBeGreaterThan(0.95 * addRemove);
});

it('the recording that stands for the paper’s Figure 3 at q = 1/16 has the paper’s number of models', () => {
  const { reply } = read('figure-3-digits-sixteenth');
  expect(reply.audits.map(({ models }) => models)).toEqual([2500, 2500, 2500, 2500]);
});

it.each(['figure-3-digits-sixteenth', 'start-digits'])('the recording %s has the first seed', (id) => {
  expect(read(id).seed).toBe(1);
});

it('the recording that the page opens with is of the default scenario along the steps', () => {
  expect(read('start-digits').link).toBe('v=1&x=T');
});

it('the recording that the page opens with shows S2, S3 and S4 but not S5 beyond add/remove', () => {
  const { reply } = read('start-digits');
  const { addRemove, substitute } = reply.ceilings.at(-1)!;
  expect(substitute.value).toBeCloseTo(8, 2);
  const bounds = Object.fromEntries(
    reply.audits.map(({ kind, pooled }) => [kind, pooled?.checkpoints.at(-1)?.valid.epsilon ?? Number.NaN]),
  );
  expect(Math.min(bounds.S2, bounds.S3, bounds.S4)).toBeGreaterThan(addRemove.upper);
  expect(bounds.S5).toBeLessThan(addRemove.lower);
});

it('hardly any certified value lies above the substitute epsilon', () => {
  const claims = TRAINING_PRESETS.flatMap(({ id }) =>
    read(id).reply.audits.flatMap(({ pooled }) => pooled?.checkpoints ?? []),
  );
  const above = claims.filter(({ exceedsSubstitute }) => exceedsSubstitute);
  // each claim is wrong with probability 0.5 % at most (5 % over ten checkpoints)
  expect(above.length / claims.length).toBeLessThanOrEqual(0.01);
});
