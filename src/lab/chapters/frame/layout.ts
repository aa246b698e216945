// How the chapters stand: one of them in a column beside the stage, or all below each other with their figures.
import { createContext, use } from 'react';

export type Layout = 'column' | 'scroll';

export const LayoutContext = createContext<Layout>('column');

export const useLayout = (): Layout => use(LayoutContext);
