import { ALL_SIDE_PAGES } from '../../src/scenario';

/** Whether there is such a page beside the article. Those of guests leave with them. */
export const isPage = (name: string): boolean => ALL_SIDE_PAGES.some((page: string) => page === name);
