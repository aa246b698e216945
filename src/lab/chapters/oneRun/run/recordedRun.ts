// The recorded run of a slide of the lecture, drawn until this tab has trained the same run. Pure.
import { parseLink, type Scenario, sameScenario } from '../../../../scenario';
import { keyOfData, type OneRunDesign } from '../../../../work';
import { parsed } from '../../frame/parsed';
import { designOf } from './plan';

/** The fields that every recorded run has. `npm run record -- <id>` makes the recording again. */
export interface RecordedRun {
  /** The id of the slide. */
  id: string;
  commit: string;
  backend: string;
  /** Seconds that the recording took. */
  seconds: number;
  /** The scenario of the slide, as the query of a link. */
  link: string;
  design: OneRunDesign;
}

/** Whether a run's design is that of a scenario, whatever ε the page claims for it. */
export const isDesignOf = (design: OneRunDesign, scenario: Scenario): boolean => {
  const own = designOf(scenario, design.targetEpsilon);
  return own !== null && keyOfData(own) === keyOfData(design);
};

/**
 * Parses the recording of the slide `id`; null for a text that is none, whose design is not that of its own scenario as the code now
 * makes it, or whose own part does not fit.
 */
export const parseRecordedRun = <Recording extends RecordedRun>(
  text: string,
  id: string,
  fits: (recording: Recording) => boolean,
): Recording | null =>
  parsed<Recording>(
    text,
    (recording) =>
      recording.id === id &&
      isDesignOf(recording.design, parseLink(recording.link).scenario) &&
      fits(recording),
  );

/** Whether the recording is of these settings. */
export const isRecordedFor = ({ link }: RecordedRun, scenario: Scenario): boolean =>
  sameScenario(parseLink(link).scenario, scenario);
