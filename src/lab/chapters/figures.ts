// All figures that can stand alone, by the names that links and steps use, with the place of each on the page.

import { EMBED_FIGURES, type EmbedFigure, type SidePageName } from '../../scenario';
import { BOUNDS_FIGURES } from '../pages/bounds/figures';
import { UNIAUD_FIGURES } from '../pages/uniaud/figures';
import { type PlaceInArticle, tellPlaces } from '../state/articleAddress';
import { CHAPTERS, lectureStep } from './allChapters';
import type { ChapterFigure, EmbeddedFigure, PlacedFigure } from './frame/chapter';
import type { ChapterId } from './frame/names';
import { LAB } from './liveFigure';
import { hashOf } from './place';

const placed: Record<string, PlacedFigure> = { lab: LAB };
for (const { id, figures } of CHAPTERS) {
  for (const [name, figure] of Object.entries<ChapterFigure>(figures))
    placed[name] = { ...figure, anchor: id };
}

interface Beside {
  /** The chapter that links to the figures. */
  chapter: ChapterId;
  figures: Readonly<Record<string, ChapterFigure>>;
}

const BESIDE: Readonly<Partial<Record<SidePageName, Beside>>> = {
  uniaud: { chapter: 'one-run', figures: UNIAUD_FIGURES },
  bounds: { chapter: 'meaning', figures: BOUNDS_FIGURES },
};
const pageOf = new Map<string, SidePageName>();
for (const [page, { chapter, figures }] of Object.entries(BESIDE)) {
  for (const [name, figure] of Object.entries(figures)) {
    placed[name] = { ...figure, anchor: chapter };
    pageOf.set(name, page as SidePageName);
  }
}

/** Place of a figure in the article, or on the page beside it. */
export function homeOf(name: string): PlaceInArticle {
  const { anchor, staged = name } = figureNamed(name);
  const page = pageOf.get(name);
  if (page !== undefined) return { hash: `${name}-title`, figure: null, page };
  const stage = CHAPTERS.find(({ id }) => id === anchor)?.stage ?? [];
  // The first figure of a stage needs no name in the address, because the chapter opens with it.
  return { hash: anchor, figure: stage.indexOf(staged) > 0 ? staged : null };
}

function placeOfStep(id: string): PlaceInArticle | null {
  const step = lectureStep(id);
  if (step === undefined) return null;
  return { hash: step.focus === 'lab' ? 'lab' : hashOf(step.focus, step.id), figure: null };
}

tellPlaces(({ embed, lecture }) => {
  if (embed !== null) return homeOf(embed);
  return lecture === null ? null : placeOfStep(lecture);
});

/**
 * The figure with a name.
 * @throws Error for a name that no figure has, which is a fault of the page, because names in links are checked before.
 */
export function figureNamed(name: string): PlacedFigure {
  const found = placed[name];
  if (!found) throw new Error(`There is no figure ${name}.`);
  return found;
}

function embeddable(name: EmbedFigure): EmbeddedFigure {
  const { height, shows = [], ...figure } = figureNamed(name);
  if (height === undefined) throw new Error(`The figure ${name} can be embedded, but has no height.`);
  return { ...figure, height, shows };
}

export const EMBEDDABLE = Object.fromEntries(
  EMBED_FIGURES.map((name) => [name, embeddable(name)]),
) as Readonly<Record<EmbedFigure, EmbeddedFigure>>;
