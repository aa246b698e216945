// The audit of the worst case as the package gives it away: what its reports assume is said in English.
import type { Mechanism } from '../../../accounting/types';
import { type InEnglish, inEnglish } from '../../../base/sentences/inEnglish';
import type { WorstCaseReport } from '../../estimation/types';
import {
  auditWorstCase as audited,
  createWorstCaseAudit as created,
  type WorstCaseAnswer as SaidAnswer,
  type WorstCaseAudit as SaidAudit,
  type SampledAnswer as SaidSampledAnswer,
  type WorstCaseRequest,
} from './worstCaseAudit';

export type WorstCaseAnswer = InEnglish<SaidAnswer>;

type SampledAnswer = InEnglish<SaidSampledAnswer>;

export interface WorstCaseAudit extends Omit<SaidAudit, 'report'> {
  /**
   * Everything the draws so far say. Throws InputError before the first draw. Over many millions of draws it takes
   * tens of seconds; `onStep` is called on the way.
   */
  report(onStep?: () => void): InEnglish<WorstCaseReport>;
}

/** Draws and reports a whole audit at once. Throws InputError naming the field at fault. */
export function auditWorstCase(request: WorstCaseRequest & { mechanism: Mechanism }): WorstCaseAnswer;
export function auditWorstCase(request: WorstCaseRequest): SampledAnswer;
export function auditWorstCase(request: WorstCaseRequest): SampledAnswer {
  return inEnglish(audited(request));
}

/** Creates an audit without draws. Throws InputError naming the field at fault. */
export function createWorstCaseAudit(request: WorstCaseRequest): WorstCaseAudit {
  const audit = created(request);
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
