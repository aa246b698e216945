// Where a run was trained, in words: on the graphics card or the processor, why not on the other, and what became of a card that was
// lost. Pure.
import type { OneRunFindings } from '../../../../jobs';

type Trained = Pick<OneRunFindings, 'backend' | 'place'>;

const withoutStop = (words: string): string => words.replace(/\.$/, '');

/** In a few words, for the line under the run. */
export const placeText = ({ backend }: Trained): string =>
  backend === 'webgpu' ? 'on the graphics card' : 'on the processor';

const BY = {
  webgpu: 'on the graphics card in float32',
  simd: 'on the processor by the SIMD kernel in float32',
  reference: 'on the processor by the reference in float64',
} as const;

/** A sentence or two, without the last full stop. */
export function trainedText({ backend, place: { device, whyNotGpu, lost } }: Trained): string {
  if (lost && lost.steps > 0) {
    return `Trained on the graphics card (${lost.device}) in float32 up to step ${lost.steps}, then ${BY[backend]}`;
  }
  const by = `Trained ${BY[backend]}${device ? ` (${device})` : ''}`;
  return whyNotGpu ? `${by}. No graphics card: ${withoutStop(whyNotGpu)}` : by;
}

/** What a reader has to know of a card that was lost; null where none was. */
export function lostText({ place: { lost } }: Trained): string | null {
  if (lost === null) return null;
  const on = lost.steps > 0 ? `went on after step ${lost.steps}` : 'started again';
  return `${withoutStop(lost.message)}. The run ${on} on the processor, with the same canaries and the same noise.`;
}

/** For saved files. */
export function backendText({ backend, place }: Trained): string {
  if (backend === 'webgpu') return `WebGPU, float32, in a worker of the browser: ${place.device}`;
  const processor = backend === 'simd' ? 'SIMD kernel, float32' : 'TypeScript, float64';
  const { lost } = place;
  const before = lost && lost.steps > 0 ? `, after WebGPU, float32, up to step ${lost.steps}` : '';
  return `${processor}, in a worker of the browser${before}`;
}
