// Errors of a job, on the page's side of the worker border. The core's InputError is another class, which crosses the
// border as plain data.
import { asSentence } from '../sentences/plain';
import { english, type Sentence } from '../sentences/sentence';
import type { WireError } from './reply';

export type JobErrorCode =
  | 'aborted' // the caller's signal or a newer request ended the job, which the reader need not be told
  | 'worker-died' // the worker could not be loaded, crashed, fell silent or was closed
  | 'worker-error'; // the worker refused or failed at this request, and lives on

/** Every rejection of a job. `field` names the offending parameter, '' if none; `reason` is the worker's own code. */
export class JobError extends Error {
  override readonly name = 'JobError';
  readonly code: JobErrorCode;
  readonly field: string;
  readonly reason: string;
  /** The message as a value, which can be said in another language; undefined for an unforeseen error. */
  readonly sentence: Sentence | undefined;

  constructor(code: JobErrorCode, said: Sentence | string, field = '', reason: string = code) {
    super(typeof said === 'string' ? said : english(said));
    this.sentence = typeof said === 'string' ? undefined : said;
    this.code = code;
    this.field = field;
    this.reason = reason;
  }

  static fromWire({ code, field, message, sentence }: WireError): JobError {
    return new JobError('worker-error', sentence ?? message, field, code);
  }
}

export function isAborted(error: unknown): boolean {
  return error instanceof JobError && error.code === 'aborted';
}

/** Whatever was thrown, as a JobError. */
export function asJobError(error: unknown): JobError {
  if (error instanceof JobError) return error;
  return new JobError('worker-error', asSentence(error));
}
