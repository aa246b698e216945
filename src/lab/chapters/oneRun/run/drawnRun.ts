// The run that the figure draws. An earlier run stays drawn while the canaries of a newer one are made.
import { useState } from 'react';
import type { OneRunDesign, OneRunFindings, OneRunReply, RankedMoment } from '../../../../work';

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
