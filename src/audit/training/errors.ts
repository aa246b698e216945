// The failures of training that are not the fault of the request: a worker, a device or a data file is gone.

import { type ErrorReport, InputError } from '../../base/numerics/errors';
import { asSentence, said } from '../../base/sentences/plain';
import { english, type Sentence } from '../../base/sentences/sentence';
import { TRAINING } from './sentences';

const FAULTS = ['worker-died', 'device-lost', 'data-missing', 'backend-failed'] as const;

export type TrainingFaultCode = (typeof FAULTS)[number];

/** A failure of a backend. Blocks that were finished before it are kept (schedule.ts), so that the next backend can go on. */
export class TrainingFault extends Error {
  override readonly name = 'TrainingFault';
  readonly code: TrainingFaultCode;
  /** An empty field, so that the fault reports like an InputError. */
  readonly field = '';

  readonly sentence: Sentence;

  constructor(code: TrainingFaultCode, sentence: Sentence) {
    super(english(sentence));
    this.sentence = sentence;
    this.code = code;
  }

  toReport(): ErrorReport {
    const { code, field, message, sentence } = this;
    return { code, field, message, sentence };
  }
}

/** Anything thrown, as an error with a code that crosses a worker border. */
export function namedError(error: unknown): InputError | TrainingFault {
  if (error instanceof InputError || error instanceof TrainingFault) return error;
  return new TrainingFault('backend-failed', TRAINING.failed({ why: asSentence(error) }));
}

export function errorOf({
  code,
  field,
  message,
  sentence = said(message),
}: ErrorReport): InputError | TrainingFault {
  const fault = FAULTS.find((known) => known === code);
  if (fault) return new TrainingFault(fault, sentence);
  return new InputError(code as InputError['code'], field, sentence);
}
