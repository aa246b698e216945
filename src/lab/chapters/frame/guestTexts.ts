// The places in the text of chapters where guests may say something.
import type { ComponentType } from 'react';
import type { ResultsSnapshot } from '../../../work';
import type { ScenarioState } from '../../state/useScenario';

/** The places. Guests that speak at the same one stand there in the order of their registry. */
export type TextPlace =
  /** The end of the chapters that attack. */
  | 'afterAttack'
  /** Chapter 1, under what it proposes to try. */
  | 'neighbourTries'
  /** The place of chapter 4's figures in the text. */
  | 'trainingFigures'
  /** Chapter 4, where it says why a low audit need not mean a loose guarantee: the reasons, further ones, a figure. */
  | 'lowAudit'
  | 'lowAuditMore'
  | 'lowAuditFigure'
  /** Chapter 7, behind which ε to ask for: how it is found. */
  | 'chooseWays';

export interface GuestTextProps extends Pick<ScenarioState, 'scenario' | 'change'> {
  snapshot: Pick<ResultsSnapshot, 'curves' | 'point'>;
}

/** A guest's words, by the place. */
export type ChapterText = Readonly<Partial<Record<TextPlace, ComponentType<GuestTextProps>>>>;
