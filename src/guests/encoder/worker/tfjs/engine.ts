// TensorFlow.js in this thread, a worker, whose end gives its memory back.
import { engine, env, setBackend } from '@tensorflow/tfjs';
import { onAdapter } from '../../../../audit/training/webgpu/onAdapter';
import type { Sentence } from '../../../../base/sentences/sentence';
import { ENCODER } from '../../engine/sentences';
import type { EngineName } from '../../engine/types';

export const ENGINES: readonly EngineName[] = ['webgpu', 'webgl', 'cpu'];

/** Null where it is ready; else why it cannot be, for the reader. */
export async function startEngine(name: EngineName): Promise<Sentence | null> {
  // no advice on the console, and no checks of every value twice
  env().set('PROD', true);
  if (name === 'webgpu') {
    const { backend, reason } = await onAdapter({}, async () => {
      await import('./webgpuKernels');
      return async () => setBackend('webgpu');
    });
    return backend === true ? null : (reason ?? ENCODER.noWebGpu);
  }
  if (await setBackend(name).catch(() => false)) return null;
  return name === 'webgl' ? ENCODER.noWebGl : ENCODER.noProcessor;
}

/** Numbers of some three digits, as graphics of some phones have them. */
export const halfPrecision = (name: EngineName): boolean =>
  name === 'webgl' && env().getBool('WEBGL_RENDER_FLOAT32_ENABLED') === false;

/** The context that tfjs draws in; not part of what it promises. */
const webGl = (): WebGL2RenderingContext | undefined =>
  (engine().backend as unknown as { gpgpu?: { gl?: WebGL2RenderingContext } }).gpgpu?.gl;

/** A lost context makes zeros and says nothing. */
export const isLost = (name: EngineName): boolean => name === 'webgl' && webGl()?.isContextLost() === true;

/** WebGL by software. Browsers that hide the card's name count as having one. */
export function isEmulated(name: EngineName): boolean {
  const gl = name === 'webgl' ? webGl() : undefined;
  const names = gl?.getExtension('WEBGL_debug_renderer_info');
  return (
    !!names &&
    /swiftshader|llvmpipe|software|basic render/i.test(
      String(gl?.getParameter(names.UNMASKED_RENDERER_WEBGL)),
    )
  );
}
