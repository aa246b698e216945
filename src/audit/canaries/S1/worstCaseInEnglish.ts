// The audit of the worst case as the package exports it, with the assumptions in its reports worded in English.
import type { Mechanism } from '../../../accounting/types';
import { type InEnglish, inEnglish } from '../../../base/sentences/inEnglish';
import type { WorstCaseReport } from '../../estimation/types';
import {
  auditWorstCase,
  createWorstCaseAudit,
  type SampledAnswer,
  type WorstCaseAnswer,
  type WorstCaseAudit,
  type WorstCaseRequest,
} from './worstCaseAudit';

export type WorstCaseAnswerInEnglish = InEnglish<WorstCaseAnswer>;

type SampledAnswerInEnglish = InEnglish<SampledAnswer>;

export interface WorstCaseAuditInEnglish extends Omit<WorstCaseAudit, 'report'> {
  /**
   * Reports everything that the draws so far show. Throws InputError before the first draw. Over many millions of draws it takes
   * long, so `onStep` is called before each part of it.
   */
  report(onStep?: () => void): InEnglish<WorstCaseReport>;
}

/** Draws and reports a whole audit at once. Throws InputError naming the field at fault. */
export function auditWorstCaseInEnglish(
  request: WorstCaseRequest & { mechanism: Mechanism },
): WorstCaseAnswerInEnglish;
export function auditWorstCaseInEnglish(request: WorstCaseRequest): SampledAnswerInEnglish;
export function auditWorstCaseInEnglish(request: WorstCaseRequest): SampledAnswerInEnglish {
  return inEnglish(auditWorstCase(request));
}

/** Creates an audit without draws. Throws InputError naming the field at fault. */
export function createWorstCaseAuditInEnglish(request: WorstCaseRequest): WorstCaseAuditInEnglish {
  const audit = createWorstCaseAudit(request);
  const { advance, drawn, restore } = audit;
  return {
    get runs() {
      return audit.runs;
    },
    get complete() {
      return audit.complete;
    },
    advance,
    drawn,
    restore,
    report: (onStep) => inEnglish(audit.report(onStep)),
  };
}
