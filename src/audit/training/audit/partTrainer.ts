// Trains ranges of models of an audit's jobs on the best backend that works, and remembers the faults.
import { asSentence } from '../../../base/sentences/plain';
import { english, type Sentence } from '../../../base/sentences/sentence';
import type { BlockResult } from '../../canaries/job';
import { canaryScores } from '../../canaries/scores';
import type { ReadAsset } from '../../datasets/types';
import type { Block } from '../schedule';
import { type BackendChoice, type TrainingEvents, trainModels } from '../train';
import type { AuditPart } from './plan';
import type { PreparedAudit } from './preparation';
import type { BackendFault, FinishedWork, TrainingAuditReply } from './types';

export interface TrainingEnvironment {
  readAsset: ReadAsset;
  /** The backends, best first. One that fails is passed over for the rest of the session. */
  backends(): Promise<{ choices: readonly BackendChoice[]; whyNotGpu: Sentence | null }>;
}

export type FinishedModels = Extract<FinishedWork, { kind: 'models' }>;

export class PartTrainer {
  readonly faults: BackendFault[] = [];
  /** The backend that trains, or trained last; null before the first job is open. */
  backend: TrainingAuditReply['backend'] = null;
  kind: string | null = null;
  private choices: readonly BackendChoice[] | null = null;
  private whyNotGpu: Sentence | null = null;

  constructor(private readonly environment: TrainingEnvironment) {}

  /** Trains a range of a job's models. `onBlock` is given each block once finished. A backend that fails is not used again. */
  async train(
    signal: AbortSignal,
    part: AuditPart,
    range: Block,
    onBlock: (result: BlockResult) => void,
  ): Promise<void> {
    if (this.choices === null) {
      const { choices, whyNotGpu } = await this.environment.backends();
      this.choices = choices;
      this.whyNotGpu = whyNotGpu;
    }
    // the processor's workers stand twice among the choices, and a fault that both report is noted once
    const note = (fault: BackendFault) => {
      const known = this.faults.some(
        ({ backend, code, message }) =>
          backend === fault.backend &&
          english(message) === english(fault.message) &&
          (fault.code !== 'replaced' || code === fault.code),
      );
      if (!known) this.faults.push(fault);
    };
    const events: TrainingEvents = {
      onBlock,
      onBackend: (name, description, kind) => {
        this.kind = kind;
        this.backend = { name, description, whyNotGpu: name === 'webgpu' ? null : this.whyNotGpu };
      },
      onFault: (backend, fault) => {
        note({ backend, code: fault.code, message: asSentence(fault) });
        this.choices = (this.choices ?? []).slice(1);
      },
      onReplaced: (backend, message) => note({ backend, code: 'replaced', message }),
    };
    await trainModels(signal, part.job, this.choices, events, range).catch((error: unknown) => {
      // if no backend is left, the next run may try all of them again
      if (this.choices?.length === 0) this.choices = null;
      throw error;
    });
  }
}

export function finishedModelsOf(
  { crafted, parts }: PreparedAudit,
  part: AuditPart,
  result: BlockResult,
): FinishedModels {
  const { kind, repeat, job } = part;
  const { firstModel, models, accuracy } = result;
  const scored = kind !== null && repeat !== null;
  const scores = scored ? canaryScores(kind, crafted, result, job.checkpoints.length) : null;
  return { kind: 'models', part: parts.indexOf(part), firstModel, models, scores, accuracy, elapsed: 0 };
}
