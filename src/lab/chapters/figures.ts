// All figures that can stand alone, by the names that links and steps use, and where the page has each.

import { EMBED_FIGURES, type EmbedFigure } from '../../scenario';
import { BOUNDS_FIGURES } from '../pages/bounds/figures';
import { UNIAUD_FIGURES } from '../pages/uniaud/figures';
import { CHAPTERS } from './allChapters';
import type { ChapterFigure, EmbeddedFigure, PlacedFigure } from './frame/chapter';
import { LAB } from './liveFigure';

const placed: Record<string, PlacedFigure> = { lab: LAB };
for (const { id, figures } of CHAPTERS) {
  for (const [name, figure] of Object.entries<ChapterFigure>(figures))
    placed[name] = { ...figure, anchor: id };
}

// those of the side pages belong to the chapter that links to them
const BESIDE: Readonly<Record<string, Readonly<Record<string, ChapterFigure>>>> = {
  'one-run': UNIAUD_FIGURES,
  meaning: BOUNDS_FIGURES,
};
for (const [anchor, figures] of Object.entries(BESIDE)) {
  for (const [name, figure] of Object.entries(figures)) placed[name] = { ...figure, anchor };
}

/** @throws Error for a name that no chapter has: a fault of the page, for links are checked where they are read. */
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
