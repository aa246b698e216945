// The places in the text of chapters where guests (src/guests) may add texts.
import type { ComponentType } from 'react';
import type { ResultsSnapshot } from '../../../work';
import type { ScenarioState } from '../../state/useScenario';

/** The names of the places. Texts of several guests at one place stand in the order of the guests' registry. */
export const TEXT_PLACES = [
  // The end of the chapters in which an attack is made.
  'afterAttack',
  // The place in chapter 1 below its proposals of what to try.
  'neighbourTries',
  // The place of chapter 4's figures in its text.
  'trainingFigures',
  // Three places in chapter 4 where it says why a low audit does not show a loose guarantee: reasons, further reasons, a figure.
  'lowAudit',
  'lowAuditMore',
  'lowAuditFigure',
  // The place in chapter 7 after the choice of an ε, for ways to find its parameters.
  'chooseWays',
] as const;

type TextPlace = (typeof TEXT_PLACES)[number];

export interface GuestTextProps extends Pick<ScenarioState, 'scenario' | 'change'> {
  snapshot: Pick<ResultsSnapshot, 'curves' | 'point'>;
}

/** A guest's texts, by the place. */
export type ChapterText = Readonly<Partial<Record<TextPlace, ComponentType<GuestTextProps>>>>;
