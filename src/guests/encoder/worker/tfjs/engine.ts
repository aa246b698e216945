// Starts TensorFlow.js and its engines in this thread. The thread is a worker, whose end frees all memory.
import { engine, env, setBackend } from '@tensorflow/tfjs';
import { onAdapter } from '../../../../audit/training/webgpu/onAdapter';
import type { Sentence } from '../../../../base/sentences/sentence';
import { ENCODER } from '../../engine/sentences';
import type { EngineName } from '../../engine/types';

/** The engines, fastest first. */
export const ENGINES: readonly EngineName[] = ['webgpu', 'webgl', 'cpu'];

/** Starts an engine. Resolves to null where it is ready, and else to the reason, as a sentence for readers. */
export async function startEngine(name: EngineName): Promise<Sentence | null> {
  // TensorFlow.js writes no advice to the console in this mode, and does not check every value twice
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

/** Whether numbers have only some three digits, as on the graphics cards of some phones. */
export const halfPrecision = (name: EngineName): boolean =>
  name === 'webgl' && env().getBool('WEBGL_RENDER_FLOAT32_ENABLED') === false;

/** The WebGL context of tfjs, which is not part of its public interface. */
const webGl = (): WebGL2RenderingContext | undefined =>
  (engine().backend as unknown as { gpgpu?: { gl?: WebGL2RenderingContext } }).gpgpu?.gl;

/** Whether the WebGL context is lost, in which case tfjs gives zeros without an error. */
export const isLost = (name: EngineName): boolean => name === 'webgl' && webGl()?.isContextLost() === true;

/** Whether software imitates WebGL. A browser that hides the card's name counts as having a card. */
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
