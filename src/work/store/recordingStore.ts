// Recorded training audits: those of presets, which the page shows until the reader's own models have been trained, and
// the one that the reader has opened from a file.

import type { TrainingAuditReply } from '../../audit/training/audit/types';
import { refusals } from '../../base/numerics/errors';
import { parseLink, presetScenario, type Scenario, TRAINING_PRESETS } from '../../scenario';
import { trainingRequest } from '../trainingRequest';
import { RESULT_FILE } from './fileSentences';
import { parseRecording } from './recording';
import type { RecordedEntry } from './snapshot';

/** Fetches a recording by the preset's id; null if the preset has none. */
export type FetchRecording = (preset: string) => Promise<string | null>;

/** Id of the result from the reader's file, in place of a preset's. */
const OPENED = '';

type Known = Omit<RecordedEntry, 'stale'>;

/** The presets of real training, by the key of their training request. */
const presetsByRequest = (): Map<string, Omit<Known, 'recording'> & { id: string }> =>
  new Map(
    TRAINING_PRESETS.flatMap((preset) => {
      const scenario = presetScenario(preset);
      const request = trainingRequest(scenario, null);
      return request ? [[request.key, { id: preset.id, scenario, request }]] : [];
    }),
  );

export class RecordingStore {
  readonly #known = new Map<string, Known | null>();
  #presets: ReturnType<typeof presetsByRequest> | null = null;
  #preset: { id: string; stale: boolean } | null = null;
  #coming: string | null = null;

  constructor(
    private readonly fetch: FetchRecording,
    private readonly onChange: () => void,
  ) {}

  get entry(): RecordedEntry | null {
    const known = this.#preset && this.#known.get(this.#preset.id);
    return known && this.#preset ? { ...known, stale: this.#preset.stale } : null;
  }

  get coming(): boolean {
    return this.#coming !== null && this.#coming === this.#preset?.id;
  }

  /** Opens the text of a file. If it is no result of a training audit, rejects with an InputError and keeps the previous one. */
  async open(text: string): Promise<Scenario> {
    const recording = parseRecording<TrainingAuditReply>(text);
    if (recording === null) {
      throw refusals('file').malformed(RESULT_FILE.noResult);
    }
    const { checkedResult } = await import('./resultSchema');
    checkedResult(recording);
    const { scenario, problems } = parseLink(recording.link);
    const request = trainingRequest(scenario, null);
    if (problems.length > 0 || request === null) {
      const why = problems[0]?.message ?? RESULT_FILE.nothingTrained;
      throw refusals('link').malformed(RESULT_FILE.badLink({ why }));
    }
    this.#known.set(OPENED, { recording, scenario, request });
    return scenario;
  }

  want(scenario: Scenario): void {
    const key = trainingRequest(scenario, null)?.key ?? '';
    this.#presets ??= presetsByRequest();
    const id = this.#presets.get(key)?.id;
    if (key === this.#known.get(OPENED)?.request.key) this.#preset = { id: OPENED, stale: false };
    else if (id) this.#preset = { id, stale: false };
    // the last recording stays on the page, marked as having other settings
    else if (this.#preset) this.#preset = { ...this.#preset, stale: true };
    const wanted = [...this.#presets.values()].find((preset) => preset.id === this.#preset?.id);
    if (wanted === undefined || this.#known.has(wanted.id)) return;
    this.#known.set(wanted.id, null);
    this.#coming = wanted.id;
    this.fetch(wanted.id)
      .then(
        (text) => {
          const recording = text === null ? null : parseRecording<TrainingAuditReply>(text);
          this.#known.set(wanted.id, recording && { ...wanted, recording });
        },
        // where nothing could be fetched the page shows the guarantees alone, and asks again with the next scenario
        () => void this.#known.delete(wanted.id),
      )
      .then(() => {
        if (this.#coming === wanted.id) this.#coming = null;
        this.onChange();
      });
  }
}
