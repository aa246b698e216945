// Watches every operation that TensorFlow.js runs in this thread. Each one is a sign of life, and gives the most memory that tensors have
// held. The profile of tfjs also gives that memory, but where a backend has no timer, such as WebGL without one, it waits for each result,
// which on a graphics card takes many times the work's own time.
import { engine } from '@tensorflow/tfjs';
import { beat } from '../../../../base/liveness/pulse';

export type KernelWatch = ReturnType<typeof watchKernels>;

type Run = (...given: unknown[]) => unknown;

export function watchKernels() {
  const watched = engine() as unknown as { runKernel: Run };
  // the method of the prototype, which the assignment below hides on this object
  const { runKernel } = watched;
  const held = () => engine().state.numBytes;
  let base = held();
  let most = base;
  watched.runKernel = function run(...given) {
    const result = runKernel.apply(this, given);
    most = Math.max(most, held());
    beat();
    return result;
  };
  return {
    /** The most bytes at one time since the last call of `restart`, without those that were held then. */
    peak: () => most - base,
    restart() {
      base = held();
      most = base;
    },
    end() {
      watched.runKernel = runKernel;
    },
  };
}
