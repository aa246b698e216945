// The error of a device that went away: driver reset, GPU unplugged, machine asleep, memory gone.
import type { ErrorReport } from '../../numerics/errors';

export class DeviceLostError extends Error {
  override readonly name = 'DeviceLostError';
  readonly code = 'device-lost';
  readonly field = 'device';

  constructor(reason: string) {
    super(`The GPU device was lost (${reason}); train on the CPU, or reload the page to try the GPU again.`);
  }

  toReport(): ErrorReport {
    return { code: this.code, field: this.field, message: this.message };
  }
}
