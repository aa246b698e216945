// The recorded run of the lecture's slide on the best of many numbers of guesses. Pure.
import type { OneRunFindings } from '../../../../work';
import { parseRecordedRun, type RecordedRun } from '../../../chapters/oneRun/run/recordedRun';

/** The findings of a run, as far as the part reads them. */
export type ReadFindings = Pick<OneRunFindings, 'readings'> & {
  report: Pick<OneRunFindings['report'], 'r' | 'epsilon' | 'adjacency'>;
};

/** The recorded run, which `npm run record -- best-of-many` makes again. */
export interface RunRecording extends RecordedRun {
  findings: ReadFindings;
}

/** The recording's id, which is that of the slide. */
export const RECORDED_RUN = { id: 'best-of-many' } as const;

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

/** Parses the recording; null for a text that is none, or whose design is not that of its own scenario as the code now makes it. */
export const parseRun = (text: string): RunRecording | null =>
  parseRecordedRun<RunRecording>(
    text,
    RECORDED_RUN.id,
    ({ findings }) =>
      isNumber(findings.report.epsilon) &&
      findings.readings.length > 0 &&
      findings.readings.every(({ r, v, alone, shared }) => [r, v, alone, shared].every(isNumber)),
  );
