// Runs named cases against the WebGPU backend in a module worker, where the page's own training runs too.
import type { TrainingBackend } from '../../../src/training/backend';
import { type BehaviourOptions, behaviourCases } from '../../../src/training/behaviour/suite';
import { chooseWebGpu } from '../../../src/training/webgpu/choose';
import { webGpuCases } from './webgpuCases';

export interface CaseRequest {
  name: string;
  options: BehaviourOptions;
}

/** Null when the case passed, else what was wrong; `adapter` says what ran it. */
export interface CaseReply {
  adapter: string;
  failure: string | null;
}

let opened: Promise<TrainingBackend> | null = null;

async function open(): Promise<TrainingBackend> {
  const { backend, reason } = await chooseWebGpu({ allowFallback: true });
  if (!backend) throw new Error(reason);
  return backend;
}

async function reply({ name, options }: CaseRequest): Promise<CaseReply> {
  let adapter = 'none';
  try {
    opened ??= open();
    const backend = await opened;
    adapter = backend.description;
    const cases = [...behaviourCases(options), ...webGpuCases(options)];
    const found = cases.find((candidate) => candidate.name === name);
    if (!found) throw new Error(`no case is called ${name}`);
    await found.run(backend);
    return { adapter, failure: null };
  } catch (error) {
    return { adapter, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<CaseRequest>) => {
  postMessage(await reply(data));
});
