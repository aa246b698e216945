// The result that the page shows, and the named differences if it belongs to other settings.
import { describe, expect, it } from 'vitest';
import { changeScenario, DEFAULT_SCENARIO } from '../../../scenario';
import {
  IDLE_TRAINING,
  type RecordedEntry,
  type TrainingAuditReply,
  type TrainingEntry,
} from '../../../work';
import { pictureOf } from './picture';
import { differences } from './StaleNote';

const own = (stale: boolean): TrainingEntry =>
  ({
    ...IDLE_TRAINING,
    status: 'done',
    reply: { modelsTrained: 1 } as TrainingAuditReply,
    request: {},
    scenario: DEFAULT_SCENARIO,
    stale,
  }) as TrainingEntry;
const recording = (stale: boolean): RecordedEntry =>
  ({
    recording: { reply: { modelsTrained: 2 } },
    scenario: DEFAULT_SCENARIO,
    request: {},
    stale,
  }) as RecordedEntry;
const shown = (training: TrainingEntry, recorded: RecordedEntry | null) =>
  pictureOf({ training, recorded })?.reply.modelsTrained ?? null;

describe('pictureOf', () => {
  it('prefers results of the present settings, and among these the reader’s own run', () => {
    expect(shown(own(false), recording(false))).toBe(1);
    expect(shown(own(true), recording(false))).toBe(2);
    expect(shown(own(true), recording(true))).toBe(1);
    expect(shown(own(true), null)).toBe(1);
    expect(shown(IDLE_TRAINING, recording(true))).toBe(2);
    expect(shown(IDLE_TRAINING, null)).toBeNull();
  });

  it('is a recording while the reader’s run has no result yet', () => {
    expect(shown({ ...own(false), status: 'running', reply: null }, recording(false))).toBe(2);
  });
});

describe('differences', () => {
  it('names the fields on which training depends, and no others', () => {
    const other = changeScenario(DEFAULT_SCENARIO, {
      noiseMultiplier: 22.35569869695768,
      samplingRate: 1 / 4,
      dataset: 'breast',
      canaries: ['S2'],
      axis: 'delta',
      estimator: 'paper',
      epsilonScale: 'log',
    });
    expect(differences(other, DEFAULT_SCENARIO)).toEqual([
      'Sampling rate q 1/4',
      'Noise multiplier σ 22.36',
      'Data set breast cancer diagnoses',
      'Attacks S2',
    ]);
    expect(differences(DEFAULT_SCENARIO, DEFAULT_SCENARIO)).toEqual([]);
  });

  it('writes whole numbers with all their digits', () => {
    const counted = changeScenario(DEFAULT_SCENARIO, { steps: 71_589, seed: 123_456 });
    expect(differences(counted, DEFAULT_SCENARIO)).toEqual(['Steps T 71,589', 'Seed 123,456']);
  });
});
