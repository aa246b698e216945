// Tells the names of the pages beside the article from other names.
import { ALL_SIDE_PAGES } from '../../src/scenario';

/** Whether there is a page of this name beside the article. Pages of guests (src/guests) are missing where the guest is. */
export const isPage = (name: string): boolean => ALL_SIDE_PAGES.some((page: string) => page === name);
