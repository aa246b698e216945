// How training fails when the request was good: the thing that computed is gone.
import { type ErrorReport, InputError } from '../../base/numerics/errors';

const FAULTS = ['worker-died', 'device-lost', 'data-missing', 'backend-failed'] as const;

export type TrainingFaultCode = (typeof FAULTS)[number];

/** What was finished before it is kept (schedule.ts); the next backend can go on from there. */
export class TrainingFault extends Error {
  override readonly name = 'TrainingFault';
  readonly code: TrainingFaultCode;
  /** Kept so that it reports like an InputError. */
  readonly field = '';

  constructor(code: TrainingFaultCode, message: string) {
    super(message);
    this.code = code;
  }

  toReport(): ErrorReport {
    return { code: this.code, field: this.field, message: this.message };
  }
}

/** Anything thrown, as an error with a code that crosses a worker border. */
export function namedError(error: unknown): InputError | TrainingFault {
  if (error instanceof InputError || error instanceof TrainingFault) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new TrainingFault('backend-failed', `Training failed: ${message}`);
}

export function errorOf({ code, field, message }: ErrorReport): InputError | TrainingFault {
  const fault = FAULTS.find((known) => known === code);
  if (fault) return new TrainingFault(fault, message);
  return new InputError(code as InputError['code'], field, message);
}
