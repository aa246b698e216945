// The types by which a chapter describes itself to the rest of the page. The chapters' texts stand apart (articles.ts), because an embedded
// figure does not need them.
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
  /** The figures of all chapters that can stand in someone else's page. */
  embeddable: Readonly<Record<EmbedFigure, EmbeddedFigure>>;
}

/** A comparison for `memo`: a chapter that reads these properties alone is not drawn anew for the others. */
export const sameIn =
  (...names: readonly (keyof ChapterProps)[]) =>
  (before: ChapterProps, after: ChapterProps): boolean =>
    names.every((name) => before[name] === after[name]);

/** Properties of a figure that stands alone: on the stage, in a frame or on a slide. */
export interface LoneFigureProps extends ScenarioState {
  snapshot: ResultsSnapshot;
  /** Whether real training can be started here. */
  trains: boolean;
}

/** The line below a figure that stands alone, which says about its numbers what the page around it may leave out. */
export interface LoneCaption {
  quantities: readonly QuantityId[];
  /** Quantities that are drawn only if the reader has asked for more bounds. */
  more?: readonly QuantityId[];
  /** Whether the curves show least error rates of attacks instead of ε. */
  ofErrors?: boolean;
  /** Whether the curves show μ if the reader has chosen it. */
  measures?: boolean;
  /** Whether the figure has marks that are lower bounds by attacks. */
  marks?: boolean;
  /** Words that take the place of δ and the sampling. */
  Note?: ComponentType<{ scenario: Scenario }>;
}

export interface ChapterFigure {
  title: string;
  /** One or two words for the figure's tab on the stage; by default the title. */
  tab?: string;
  Draw: ComponentType<LoneFigureProps>;
  /** Quantities that the figure draws. A control beside the figure enters at least one of them, or says that it changes nothing. */
  draws: readonly Derived[];
  /** Parts that `show` in a link can add to the figure in someone else's page, in the order of SHOWABLE. Other names do nothing. */
  shows?: readonly Showable[];
  /**
   * Height in px of the figure's frame at 720 px of width, until the frame tells its true height; left out if only lectures
   * show the figure.
   */
  height?: number;
  /** Line below the figure if it stands alone; left out if the figure says all that itself. */
  caption?: LoneCaption;
  /** Name of the figure of the chapter's stage that shows the same, if that is another one. */
  staged?: string;
  /** Whether the figure is too wide for the stage of a narrow window; it then stands in the chapter's text. */
  wide?: boolean;
  /**
   * Whether the figure shows the numbers of a run of its own. The page's three numbers are then hidden, because they would be a
   * second set.
   */
  ownNumbers?: boolean;
  /** Whether none of the page's controls changes the figure. The controls are then hidden, which leaves more room for it. */
  ownControls?: boolean;
}

/** A figure that a guest (src/guests) adds. */
export interface GuestFigure extends ChapterFigure {
  /** The chapters on whose stage the figure stands, after the chapter's own figures. Links from elsewhere lead to the first of them. */
  stages: readonly [ChapterId, ...ChapterId[]];
  /** The chapter where the figure is the second instead of one of the last, and the settings with which it opens there. */
  second?: { chapter: ChapterId; opens: Partial<Scenario> };
}

export interface PlacedFigure extends ChapterFigure {
  /** Id of the chapter, or of another element, where the figure stands. */
  anchor: string;
}

export interface Chapter {
  /** Id of the chapter's element, which follows # in an address. */
  id: ChapterId;
  name: string;
  /** Short name for the masthead. */
  short: string;
  figures: Readonly<Record<string, ChapterFigure>>;
  /**
   * Names of the figures that stand on the stage while the chapter is open, in the order of their tabs. If there are none, the
   * live figure stays.
   */
  stage: readonly string[];
  /**
   * Names of those of these figures that give away the answer to the chapter's first question. They are covered until the
   * reader has guessed or skipped.
   */
  covers: readonly string[];
  /** Settings with which a figure of the stage opens when its tab is first chosen. Figures without an entry keep the reader's settings. */
  opens?: Readonly<Record<string, Partial<Scenario>>>;
  steps: Readonly<Record<string, Step>>;
}

export interface ChapterContents {
  chapters: readonly Chapter[];
  /** @throws Error for a name that no figure has. */
  figureNamed: (name: string) => PlacedFigure;
}

export interface StagedFigure {
  /** Name of the figure, as links and steps have it. */
  name: string;
  figure: PlacedFigure;
  /** Settings with which the figure opens in this chapter; left out if it keeps the reader's settings. */
  opens?: Partial<Scenario>;
}

export interface EmbeddedFigure extends ChapterFigure {
  height: number;
  shows: readonly Showable[];
}
