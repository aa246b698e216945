// Hears of every operation that TensorFlow.js runs in this thread: a sign of life, and the most memory that tensors
// have held. tfjs offers a profile for the second, which waits for each result: on a graphics card that takes many
// times the work's own time.
import { engine } from '@tensorflow/tfjs';
import { beat } from '../../../../base/liveness/pulse';

export type KernelWatch = ReturnType<typeof watchKernels>;

type Run = (...given: unknown[]) => unknown;

export function watchKernels() {
  const watched = engine() as unknown as { runKernel: Run };
  // runKernel stands on the prototype until somebody watches
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
    /** Most bytes at one time since the last call of `restart`, beside those that were held then. */
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
