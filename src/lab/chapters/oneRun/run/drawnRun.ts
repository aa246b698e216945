// The run that is drawn: the newest of which there is something to see. While another one's canaries are made there is nothing of it
// yet, and what was drawn stays.
import { useState } from 'react';
import type { OneRunDesign, OneRunFindings, OneRunReply, RankedMoment } from '../../../jobs';

export interface DrawnRun {
  moment: RankedMoment;
  findings: OneRunFindings | null;
  design: OneRunDesign;
}

export function useDrawnRun(reply: OneRunReply | null, design: OneRunDesign | null): DrawnRun | null {
  const [kept, keep] = useState<DrawnRun | null>(null);
  if (!reply?.moment || !design) return kept;
  const { moment, findings } = reply;
  const newest = { moment, findings, design };
  if (kept?.moment !== moment || kept.findings !== findings) keep(newest);
  return newest;
}
