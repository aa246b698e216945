// What a chapter tells the rest of the page of itself. Its text is apart (articles.ts), since an embedded figure
// does without.
import type { ComponentType } from 'react';
import type { EmbedFigure, Scenario, Showable } from '../../../scenario';
import type { Derived } from '../../../scenario/fields/enters';
import type { ResultsSnapshot } from '../../../work';
import type { QuantityId } from '../../notation/quantities';
import type { ScenarioState } from '../../state/useScenario';
import type { ChapterId } from './names';
import type { Step } from './step';

export interface ChapterProps extends ScenarioState {
  chapter: Chapter;
  snapshot: ResultsSnapshot;
  /** The figures that can stand in someone else's page, of all chapters. */
  embeddable: Readonly<Record<EmbedFigure, EmbeddedFigure>>;
}

/** A comparison for `memo`: a chapter that reads these properties alone is not drawn anew for the others. */
export const sameIn =
  (...names: readonly (keyof ChapterProps)[]) =>
  (before: ChapterProps, after: ChapterProps): boolean =>
    names.every((name) => before[name] === after[name]);

export interface LoneFigureProps extends ScenarioState {
  snapshot: ResultsSnapshot;
  /** Whether real training can be started here. */
  trains: boolean;
}

/** The line under a figure that stands alone: what a page around it may not say of its numbers. */
export interface LoneCaption {
  quantities: readonly QuantityId[];
  /** Quantities that are drawn only where the reader has asked for more bounds. */
  more?: readonly QuantityId[];
  /** The curves are of errors, not of ε: no attack errs less. */
  ofErrors?: boolean;
  /** The curves are of μ where the reader has chosen it. */
  measures?: boolean;
  marks?: boolean;
  /** What is said in place of δ and the sampling. */
  Note?: ComponentType<{ scenario: Scenario }>;
}

export interface ChapterFigure {
  title: string;
  /** Words for its tab on the stage, one or two; the title where there are none. */
  tab?: string;
  Draw: ComponentType<LoneFigureProps>;
  /** What of the scenario it draws: a control beside it enters something of this, or says that it does not. */
  draws: readonly Derived[];
  /** What `show` can add to it in someone else's page, in the order of SHOWABLE; other names do nothing. */
  shows?: readonly Showable[];
  /** Px of the frame at 720 px of width, before it has told its own; none where lectures alone show the figure. */
  height?: number;
  /** None where the figure says all that itself. */
  caption?: LoneCaption;
  /** The figure of its chapter's stage that shows the same, by its name, where that is another one. */
  staged?: string;
  /** Too much for the stage of a narrow window, where it stands in its chapter's text. */
  wide?: boolean;
  /** Whether the figure says the numbers of a run of its own, so that the page's three would be a second set beside them. */
  ownNumbers?: boolean;
  /** None of the page's controls moves it, and they give way to it. */
  ownControls?: boolean;
}

/** A figure that a guest brings. */
export interface GuestFigure extends ChapterFigure {
  /** The chapters on whose stage it stands, behind their own. The first is where it is at home: links from elsewhere lead there. */
  stages: readonly [ChapterId, ...ChapterId[]];
  /** The chapter where it is the second figure instead of one of the last, and the settings with which it opens there. */
  second?: { chapter: ChapterId; opens: Partial<Scenario> };
}

export interface PlacedFigure extends ChapterFigure {
  anchor: string;
}

export interface Chapter {
  /** The element's id, and what follows # in an address. */
  id: ChapterId;
  name: string;
  short: string;
  figures: Readonly<Record<string, ChapterFigure>>;
  /** Figures of the chapter that stand on the stage while it is open, the first one first; none: the live figure stays. */
  stage: readonly string[];
  /** Figures, of those, that give away the answer to the chapter's first question: covered until the reader has guessed or skipped. */
  covers: readonly string[];
  /** The settings with which a figure of the stage opens when its tab is first chosen; the others keep the reader's. */
  opens?: Readonly<Record<string, Partial<Scenario>>>;
  steps: Readonly<Record<string, Step>>;
}

export interface ChapterContents {
  chapters: readonly Chapter[];
  /** @throws Error for a name that no chapter has. */
  figureNamed: (name: string) => PlacedFigure;
}

export interface StagedFigure {
  /** Name of the figure, as links and steps have it. */
  name: string;
  figure: PlacedFigure;
  /** The settings with which it opens in this chapter; none where it keeps the reader's. */
  opens?: Partial<Scenario>;
}

export interface EmbeddedFigure extends ChapterFigure {
  height: number;
  shows: readonly Showable[];
}
