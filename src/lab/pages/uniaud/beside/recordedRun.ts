// The recorded run of the lecture's slide on the best of many numbers of guesses, drawn until this tab has trained the same run. Pure.
import { parseLink, type Scenario, sameScenario } from '../../../../scenario';
import { keyOfData, type OneRunDesign, type OneRunFindings } from '../../../../work';
import { designOf } from '../../../chapters/oneRun/run/plan';
import { parsed } from '../../recorded/parsed';

/** The findings of a run, as far as the part reads them. */
export type ReadFindings = Pick<OneRunFindings, 'readings'> & {
  report: Pick<OneRunFindings['report'], 'r' | 'epsilon' | 'adjacency'>;
};

/** The recorded run, which `npm run record -- best-of-many` makes again. */
export interface RunRecording {
  id: string;
  commit: string;
  backend: string;
  seconds: number;
  /** The scenario of the slide, as the query of a link. */
  link: string;
  design: OneRunDesign;
  findings: ReadFindings;
}

/** The recording's id, which is that of the slide. */
export const RECORDED_RUN = { id: 'best-of-many' } as const;

/** Whether a run's design is that of a scenario, whatever ε the page claims for it. */
export const isDesignOf = (design: OneRunDesign, scenario: Scenario): boolean => {
  const own = designOf(scenario, design.targetEpsilon);
  return own !== null && keyOfData(own) === keyOfData(design);
};

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

/** Parses the recording; null for a text that is none, or whose design is not that of its own scenario as the code now makes it. */
export const parseRun = (text: string): RunRecording | null =>
  parsed<RunRecording>(
    text,
    ({ id, link, design, findings }) =>
      id === RECORDED_RUN.id &&
      isDesignOf(design, parseLink(link).scenario) &&
      isNumber(findings.report.epsilon) &&
      findings.readings.length > 0 &&
      findings.readings.every(({ r, v, alone, shared }) => [r, v, alone, shared].every(isNumber)),
  );

/** Whether the recording is of these settings. */
export const isRecordedFor = ({ link }: RunRecording, scenario: Scenario): boolean =>
  sameScenario(parseLink(link).scenario, scenario);
