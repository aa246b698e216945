// Where a run was trained, in words, and what became of a graphics card that was lost. Pure.
import { select, t } from '@lingui/core/macro';
import { fromCore } from '../../../../base/language/core';
import type { OneRunFindings } from '../../../jobs';

type Trained = Pick<OneRunFindings, 'backend' | 'place'>;

/** What the core says of a card, to go on in the same sentence. */
const withoutStop = (words: string): string => fromCore(words).replace(/\.$/, '');

/** In a few words, for the line under the run. */
export const placeText = ({ backend }: Trained): string =>
  backend === 'webgpu' ? t`on the graphics card` : t`on the processor`;

const TRAINED = {
  webgpu: t`Trained on the graphics card in float32`,
  simd: t`Trained on the processor by the SIMD kernel in float32`,
  reference: t`Trained on the processor by the reference in float64`,
} as const;

/** A sentence or two, without the last full stop. */
export function trainedText({ backend, place: { device, whyNotGpu, lost } }: Trained): string {
  if (lost && lost.steps > 0) {
    const { device: card, steps } = lost;
    return t`Trained on the graphics card (${card}) in float32 up to step ${steps}, then ${select(backend, {
      simd: 'on the processor by the SIMD kernel in float32',
      reference: 'on the processor by the reference in float64',
      other: 'on the graphics card in float32',
    })}`;
  }
  const trained = device ? `${TRAINED[backend]} (${device})` : TRAINED[backend];
  if (!whyNotGpu) return trained;
  const reason = withoutStop(whyNotGpu);
  return t`${trained}, because there is no graphics card: ${reason}`;
}

/** What a reader has to know of a card that was lost; null where none was. */
export function lostText({ place: { lost } }: Trained): string | null {
  if (lost === null) return null;
  const { steps } = lost;
  const message = withoutStop(lost.message);
  return steps > 0
    ? t`${message}. The run went on after step ${steps} on the processor, with the same canaries and the same noise.`
    : t`${message}. The run started again on the processor, with the same canaries and the same noise.`;
}

export function backendText({ backend, place }: Trained): string {
  if (backend === 'webgpu') {
    const card = place.device ?? '';
    return t`WebGPU, float32, in a worker of the browser, on ${card}`;
  }
  const processor = backend === 'simd' ? t`SIMD kernel, float32` : t`TypeScript, float64`;
  const steps = place.lost?.steps ?? 0;
  return steps > 0
    ? t`${processor}, in a worker of the browser, after WebGPU, float32, up to step ${steps}`
    : t`${processor}, in a worker of the browser`;
}
