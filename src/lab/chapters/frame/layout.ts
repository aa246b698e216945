// The layout of the chapters: one of them in a column beside the stage, or all below each other with their figures.
import { createContext, use } from 'react';

export type ChapterLayout = 'column' | 'scroll';

export const LayoutContext = createContext<ChapterLayout>('column');

export const useLayout = (): ChapterLayout => use(LayoutContext);
