// Runs named cases and measurements of the WebGPU backend in a module worker, where the page's own training runs too.

import type { TrainingBackend } from '../../../src/audit/training/backend';
import { english } from '../../../src/base/sentences/sentence';
import type { ConformanceOptions } from '../../conformance/training/case';
import { conformanceCases } from '../../conformance/training/suite';
import { openWebGpuBackend } from './openWebGpuBackend';
import { type GpuBench, measure } from './webgpuBench';
import { type CardTimes, measureCard } from './webgpuCard';
import { webGpuCases } from './webgpuCases';

export type HarnessRequest =
  /** Asks for the adapter alone. */
  | { kind: 'adapter' }
  /** Runs a case of the suite for all backends. */
  | { kind: 'conformance'; name: string; options: ConformanceOptions }
  /** Runs a case of this backend's own. */
  | { kind: 'own'; name: string }
  | { kind: 'bench' }
  /** Times what one line about a card says. */
  | { kind: 'card' };

export interface HarnessReply {
  /** Description of the backend, where one was opened. */
  adapter: string;
  /** The message of the error that the case threw, or null when it passed. */
  failure: string | null;
  bench: GpuBench | null;
  card: CardTimes | null;
}

let opened: Promise<TrainingBackend> | null = null;

function open(): Promise<TrainingBackend> {
  opened ??= openWebGpuBackend({ allowFallback: true });
  return opened;
}

async function answer(request: HarnessRequest): Promise<Omit<HarnessReply, 'failure'>> {
  if (request.kind === 'own') {
    await webGpuCases.find(({ name }) => name === request.name)!.run();
    return { adapter: '', bench: null, card: null };
  }
  if (request.kind === 'card') {
    const card = await measureCard();
    return { adapter: card.adapter, bench: null, card };
  }
  const backend = await open();
  const bench = request.kind === 'bench' ? await measure(backend) : null;
  if (request.kind === 'conformance') {
    await conformanceCases(request.options)
      .find(({ name }) => name === request.name)!
      .run(backend);
  }
  return { adapter: english(backend.description), bench, card: null };
}

addEventListener('message', async ({ data }: MessageEvent<HarnessRequest>) => {
  const reply: HarnessReply = await answer(data).then(
    (given) => ({ ...given, failure: null }),
    (error) => ({
      adapter: '',
      failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
      bench: null,
      card: null,
    }),
  );
  postMessage(reply);
});
