// What the chapters ask of their workers, as plain data: what the functions take and give that answer. Apart from the page's protocol,
// which every reader loads.
import type { ChapterTable } from '../queries/chapters';
import type { ReplyOf, RequestOf } from '../queries/query';

export type { ThresholdRequest, TradeoffReply, TradeoffRequest } from '../queries/chapters';

type Asked<Name extends keyof ChapterTable> = RequestOf<ChapterTable[Name]>;
type Answer<Name extends keyof ChapterTable> = ReplyOf<ChapterTable[Name]>;

export type ProfileRequest = Asked<'profile'>;
export type ProfileCurves = Answer<'profile'>;
export type MapRequest = Asked<'map'>;
export type RatioMap = Answer<'map'>;
export type SampleRequest = Asked<'sample'>;
export type SampleReply = Answer<'sample'>;
export type ThresholdReading = Answer<'threshold'>;
export type ChoiceRequest = Asked<'choice'>;
export type FalseClaims = Answer<'choice'>['fixed'];
export type CrowdRequest = Asked<'crowd'>;
export type CrowdFindings = NonNullable<Answer<'crowd'>['findings']>;
export type CrowdReading = CrowdFindings['readings']['sum'];

/** How workers are started that only chapters ask: the page hands it down, so that no chapter reaches what they compute with. */
export interface ChapterWorkers {
  chapters: () => Worker;
  /** Chapter 5's, whose jobs train. */
  oneRun: () => Worker;
  /** Chapter 6's: what an attacker can reach. */
  risk: () => Worker;
  /** A reader's own encoder, for chapter 4. */
  encoder: () => Worker;
  /** A reader's own audit, which has its own page. */
  readerAudit: () => Worker;
  /** Two worlds, whose models are trained and drawn live. */
  worlds: () => Worker;
}
