// What the page asks about a reader's own encoder: a look at the model, a look at the records, and features. All of it stays in a
// worker of this page.
import type { ModelSummary, RecordsSummary } from '../../../addons/encoder/types';
import type { WorkerBridge } from '../../../base/rpc/workerBridge';
import type {
  EncodeProgressMessage,
  EncodeReply,
  EncodeRequest,
  EncoderApi,
  ModelChoice,
  RecordsChoice,
} from '../messages/encoderMessages';

export interface EncoderClient {
  /** Each rejects with a JobError that names what is wrong. */
  model(signal: AbortSignal, choice: ModelChoice): Promise<ModelSummary>;
  records(signal: AbortSignal, choice: RecordsChoice): Promise<RecordsSummary>;
  encode(
    signal: AbortSignal,
    request: EncodeRequest,
    onProgress: (progress: EncodeProgressMessage) => void,
  ): Promise<EncodeReply>;
}

export class EncoderJobs implements EncoderClient {
  /** `assets`: where the page's data files lie. */
  constructor(
    private readonly bridge: WorkerBridge<EncoderApi>,
    private readonly assets: string,
  ) {}

  model(signal: AbortSignal, choice: ModelChoice): Promise<ModelSummary> {
    return this.bridge.call(signal, (api) => api.model(choice, this.assets));
  }

  records(signal: AbortSignal, choice: RecordsChoice): Promise<RecordsSummary> {
    return this.bridge.call(signal, (api) => api.records(choice, this.assets));
  }

  async encode(
    signal: AbortSignal,
    request: EncodeRequest,
    onProgress: (progress: EncodeProgressMessage) => void,
  ): Promise<EncodeReply> {
    try {
      return await this.bridge.call(signal, (api, hearing) =>
        api.encode(request, this.assets, hearing(onProgress)),
      );
    } finally {
      // ending the worker frees what the model and the graphics card held, which training may need
      this.bridge.restart();
    }
  }
}
