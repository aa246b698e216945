// The places in the text of chapters where guests may say something.
import type { ComponentType } from 'react';
import type { ResultsSnapshot } from '../../../work';
import type { ScenarioState } from '../../state/useScenario';

/** The places. Guests that speak at the same one stand there in the order of their registry. */
export const TEXT_PLACES = [
  // the end of the chapters that attack
  'afterAttack',
  // chapter 1, under what it proposes to try
  'neighbourTries',
  // the place of chapter 4's figures in the text
  'trainingFigures',
  // chapter 4, where it says why a low audit need not mean a loose guarantee: the reasons, further ones, a figure
  'lowAudit',
  'lowAuditMore',
  'lowAuditFigure',
  // chapter 7, behind which ε to ask for: how it is found
  'chooseWays',
] as const;

type TextPlace = (typeof TEXT_PLACES)[number];

export interface GuestTextProps extends Pick<ScenarioState, 'scenario' | 'change'> {
  snapshot: Pick<ResultsSnapshot, 'curves' | 'point'>;
}

/** A guest's words, by the place. */
export type ChapterText = Readonly<Partial<Record<TextPlace, ComponentType<GuestTextProps>>>>;
