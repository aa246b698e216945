// The run that the figure draws. An earlier run stays drawn while the canaries of a newer one are made.
import { useMemo, useState } from 'react';
import type { Scenario } from '../../../../scenario';
import type { OneRunDesign, OneRunFindings, OneRunReply, RankedMoment } from '../../../../work';
import { useRecorded } from '../../frame/useRecorded';
import { FIRST_STEP, firstStepOf, hasFirstStep, parseFirstStep } from './firstStep';
import { isRecordedFor } from './recordedRun';

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

/** The recorded first step of the run at these settings; null where none was recorded, and until it has come. */
export function useFirstStep(scenario: Scenario): DrawnRun | null {
  const recording = useRecorded(FIRST_STEP, parseFirstStep, hasFirstStep(scenario));
  return useMemo(
    () =>
      recording !== null && recording !== 'missing' && isRecordedFor(recording, scenario)
        ? firstStepOf(recording)
        : null,
    [recording, scenario],
  );
}
