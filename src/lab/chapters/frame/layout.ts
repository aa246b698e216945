// How the chapters stand: one of them in a column beside the stage, which shows its figures, or all below each other with their
// figures where they are spoken of.
import { createContext, use } from 'react';

export type Layout = 'column' | 'scroll';

export const LayoutContext = createContext<Layout>('column');

export const useLayout = (): Layout => use(LayoutContext);
