// Recorded training audits: what stands on the page for a preset until the reader's own models have been trained, and the one
// that the reader has opened. A preset's file is fetched when the preset is on the page, and kept.

import type { TrainingAuditRequest } from '../../../audit/training/audit/types';
import { InputError } from '../../../base/numerics/errors';
import { findPreset, parseLink, presetScenario, type Scenario, TRAINING_PRESETS } from '../../scenario';
import { trainingRequest } from '../messages/trainingRequest';
import { parseRecording, type Recording } from './recording';
import type { RecordedEntry } from './snapshot';

/** Reads a recording's text by the preset's id; null where there is none. */
export type FetchRecording = (preset: string) => Promise<string | null>;

/** Stands in place of a preset's id for the result from the reader's file. */
const OPENED = '';

interface Opened {
  recording: Recording;
  scenario: Scenario;
  request: TrainingAuditRequest;
}

function presetsByRequest(): Map<string, string> {
  return new Map(
    TRAINING_PRESETS.flatMap((preset) => {
      const key = trainingRequest(presetScenario(preset), null)?.key;
      return key === undefined ? [] : [[key, preset.id]];
    }),
  );
}

export class RecordingStore {
  readonly #fetch: FetchRecording;
  readonly #onChange: () => void;
  readonly #known = new Map<string, Recording | null>();
  /** The preset of each request that has one. The table is built at the first question, not while the page loads. */
  #presets: ReadonlyMap<string, string> | null = null;
  #preset: { id: string; stale: boolean } | null = null;
  #coming: string | null = null;
  #opened: Opened | null = null;

  constructor(fetch: FetchRecording, onChange: () => void) {
    this.#fetch = fetch;
    this.#onChange = onChange;
  }

  /** The recording for the scenario on the page; null while there is none. */
  get entry(): RecordedEntry | null {
    if (this.#preset === null) return null;
    if (this.#preset.id === OPENED) return this.#opened && { ...this.#opened, stale: this.#preset.stale };
    const recording = this.#known.get(this.#preset.id);
    const preset = findPreset(this.#preset.id);
    const scenario = preset && presetScenario(preset);
    const request = scenario && trainingRequest(scenario, null);
    return recording && request ? { recording, scenario, request, stale: this.#preset.stale } : null;
  }

  /** It has been asked for, and has neither arrived nor failed. */
  get coming(): boolean {
    return this.#coming !== null && this.#coming === this.#preset?.id;
  }

  /**
   * Opens the text of a file and returns its scenario. Rejects with an InputError if it is no result of a training audit,
   * and then the one before stays.
   */
  async open(text: string): Promise<Scenario> {
    const recording = parseRecording(text);
    if (recording === null) {
      throw new InputError(
        'malformed',
        'file',
        'The file is no result of a training audit that this page can read. Choose the merged.json of audit merge.',
      );
    }
    const { checkedResult } = await import('./resultSchema');
    checkedResult(recording);
    const { scenario, problems } = parseLink(recording.link);
    const request = trainingRequest(scenario, null);
    if (problems.length > 0 || request === null) {
      const why = problems[0]?.message ?? 'It says nothing that could be trained.';
      throw new InputError(
        'malformed',
        'link',
        `The file's link cannot be read: ${why} Choose the merged.json of audit merge.`,
      );
    }
    this.#opened = { recording, scenario, request };
    this.#known.set(OPENED, recording);
    return scenario;
  }

  want(scenario: Scenario): void {
    const key = trainingRequest(scenario, null)?.key ?? '';
    this.#presets ??= presetsByRequest();
    const id = this.#presets.get(key);
    if (key === this.#opened?.request.key) this.#preset = { id: OPENED, stale: false };
    else if (id) this.#preset = { id, stale: false };
    // the last recording stays on the page, marked as having other settings
    else if (this.#preset) this.#preset = { ...this.#preset, stale: true };
    if (this.#preset === null || this.#known.has(this.#preset.id)) return;
    const wanted = this.#preset.id;
    this.#known.set(wanted, null);
    this.#coming = wanted;
    this.#fetch(wanted)
      .then(
        (text) => void this.#known.set(wanted, text === null ? null : parseRecording(text)),
        // without it the page shows the guarantees alone; asked again at the next visit
        () => void this.#known.delete(wanted),
      )
      .then(() => {
        if (this.#coming === wanted) this.#coming = null;
        this.#onChange();
      });
  }
}
