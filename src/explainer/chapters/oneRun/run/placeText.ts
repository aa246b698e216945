// Where a run was trained, in words: on the graphics card or the processor, why not on the other, and what became of a card that was
// lost. Pure.
import { t } from '@lingui/core/macro';
import type { OneRunFindings } from '../../../../jobs';

type Trained = Pick<OneRunFindings, 'backend' | 'place'>;

const withoutStop = (words: string): string => words.replace(/\.$/, '');

/** In a few words, for the line under the run. */
export const placeText = ({ backend }: Trained): string =>
  backend === 'webgpu' ? t`on the graphics card` : t`on the processor`;

const BY = {
  webgpu: t`on the graphics card in float32`,
  simd: t`on the processor by the SIMD kernel in float32`,
  reference: t`on the processor by the reference in float64`,
} as const;

/** A sentence or two, without the last full stop. */
export function trainedText({ backend, place: { device, whyNotGpu, lost } }: Trained): string {
  if (lost && lost.steps > 0) {
    return t`Trained on the graphics card (${lost.device}) in float32 up to step ${lost.steps}, then ${BY[backend]}`;
  }
  const by = t`Trained ${BY[backend]}${device ? ` (${device})` : ''}`;
  return whyNotGpu ? t`${by}. No graphics card: ${withoutStop(whyNotGpu)}` : by;
}

/** What a reader has to know of a card that was lost; null where none was. */
export function lostText({ place: { lost } }: Trained): string | null {
  if (lost === null) return null;
  const on = lost.steps > 0 ? t`went on after step ${lost.steps}` : t`started again`;
  return t`${withoutStop(lost.message)}. The run ${on} on the processor, with the same canaries and the same noise.`;
}

/** For saved files. */
export function backendText({ backend, place }: Trained): string {
  if (backend === 'webgpu') return t`WebGPU, float32, in a worker of the browser: ${place.device ?? ''}`;
  const processor = backend === 'simd' ? t`SIMD kernel, float32` : t`TypeScript, float64`;
  const { lost } = place;
  const before = lost && lost.steps > 0 ? t`, after WebGPU, float32, up to step ${lost.steps}` : '';
  return t`${processor}, in a worker of the browser${before}`;
}
