// A watched run on a graphics device if there is one, else or after its loss on the processor.

import type { Chosen } from '../../audit/training/backend';
import { namedError, TrainingFault } from '../../audit/training/errors';
import { beatWhile } from '../../base/liveness/pulse';
import { InputError } from '../../base/numerics/errors';
import type { ResultOf } from '../../base/numerics/generators';
import { type NewKernel, type OneRunMaterial, watchOneRun } from './design';
import { type OneRunDevice, whyNoDevice } from './device';
import type { OneRunCheckpoint, OneRunDesign, OneRunPlace, RankedMoment } from './types';

export type Watched = ResultOf<typeof watchOneRun>;

/** Fetched first, and null if the device was lost meanwhile and the run goes on elsewhere. */
export interface AwaitedStep {
  done: number;
  look(): Promise<RankedMoment | null>;
  checkpoint(): Promise<OneRunCheckpoint | null>;
}

/** On the processor, and no device is missing. */
const HERE: OneRunPlace = { device: null, whyNotGpu: null, lost: null };

/** Each step when the device has room for it. `note` gets every checkpoint. */
async function* awaited(
  run: ReturnType<typeof watchOneRun>,
  total: number,
  note: (checkpoint: OneRunCheckpoint) => OneRunCheckpoint,
): AsyncGenerator<number | AwaitedStep, Watched, void> {
  for (;;) {
    const next = run.next();
    if (next.done) return next.value;
    if ('prepared' in next.value) {
      const { prepared, room } = next.value;
      yield prepared;
      if (room) await beatWhile(room());
      continue;
    }
    const { done, device, look, checkpoint } = next.value;
    let fault: { error: unknown } | null = null;
    const after = async <Value>(what: 'logits' | 'weights', get: () => Value): Promise<Value | null> => {
      if (fault) return null;
      try {
        if (device) await beatWhile(device.fetch(what));
        return get();
      } catch (error) {
        fault = { error };
        return null;
      }
    };
    yield {
      done,
      look: () => after('logits', look),
      checkpoint: () => after('weights', () => note(checkpoint())),
    };
    // fetching what is looked at may have failed
    const failed = fault as { error: unknown } | null;
    if (failed) throw failed.error;
    if (device) await beatWhile(done === total ? device.fetch('logits') : device.room());
  }
}

/**
 * As {@link watchOneRun}, and says where it was trained. A device that is lost, fails or does not answer costs the
 * steps after the last checkpoint, from which the processor continues, with the same result but for rounding. A
 * `from` that the processor made continues there, to the same bits.
 */
export async function* watchAnywhere(
  design: OneRunDesign,
  material: OneRunMaterial,
  newKernel: NewKernel,
  choose: () => Promise<Chosen<OneRunDevice>>,
  from: OneRunCheckpoint | null = null,
): AsyncGenerator<number | AwaitedStep, Watched, void> {
  const begun = from?.place ?? { ...HERE, whyNotGpu: whyNoDevice(design) };
  let newest = from;
  let place: OneRunPlace = begun;
  const note = (checkpoint: OneRunCheckpoint) => {
    newest = { ...checkpoint, place };
    return newest;
  };
  const watch = (device: OneRunDevice | null) =>
    awaited(watchOneRun(design, material, newKernel, newest, device), design.steps, note);
  const placed = ({ last, findings }: Watched): Watched => ({ last, findings: { ...findings, place } });

  const mayBegin = begun.whyNotGpu === null && begun.lost === null;
  if (mayBegin && (from === null || from.backend === 'webgpu')) {
    const { backend: device, reason } = await beatWhile(choose());
    if (device) {
      place = { ...HERE, device: device.description };
      try {
        return placed(yield* watch(device));
      } catch (error) {
        const fault = namedError(error);
        // a bad request is bad everywhere, but a device may lack room and may fail in any way
        if (fault instanceof InputError && fault.code !== 'too-large') throw error;
        const known = newest as OneRunCheckpoint | null;
        const steps = known?.stepsDone ?? 0;
        const lost = { device: device.description, steps, message: fault.message };
        place = fault instanceof TrainingFault ? { ...HERE, lost } : { ...HERE, whyNotGpu: fault.message };
      } finally {
        device.release();
      }
    } else {
      // a worker before this one may have had a device
      const before = from?.place?.device;
      const lost = before ? { device: before, steps: from?.stepsDone ?? 0, message: reason } : null;
      place = { device: null, whyNotGpu: lost ? null : reason, lost };
    }
  }
  return placed(yield* watch(null));
}
