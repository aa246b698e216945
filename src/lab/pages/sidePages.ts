// The pages beside the article: their titles, addresses and properties.
import { t } from '@lingui/core/macro';
import { SIDE_PAGES as GUEST_SIDE_PAGES } from '../../guests/faces/sidePages';
import { DEFAULT_VIEW, type GuestPage, type Scenario, type SidePageName, type View } from '../../scenario';
import { formatAddress } from '../../scenario/address';

interface GuestSidePage {
  page: GuestPage;
  title: string;
  wide: boolean;
  /** Whether the page is right for every way to draw batches. */
  anySampling?: boolean;
}

const GUESTS = Object.values<GuestSidePage>(GUEST_SIDE_PAGES);

export const SIDE_PAGE_NAMES: Readonly<Record<SidePageName, string>> = {
  glossary: t`Glossary`,
  questions: t`Common questions`,
  paper: t`The paper’s figures`,
  uniaud: t`One run: audits compared`,
  bounds: t`Bounds and attacks`,
  ...(Object.fromEntries(GUESTS.map(({ page, title }) => [page, title])) as Record<GuestPage, string>),
  exercises: t`Exercises`,
  teaching: t`For teachers`,
  gallery: t`Figures to embed`,
  all: t`Everything in one scroll`,
};

/** Whether the page shows the result of the worst-case attack. */
export const showsAttack = (page: SidePageName): boolean => page === 'questions' || page === 'all';

/** Whether the page has numbers of the settings in the address. Then the head of a printed page names these settings. */
export const showsSettings = (page: View['page']): boolean =>
  page === null || ['all', 'questions', 'paper', 'uniaud', 'bounds', 'gallery'].includes(page);

/** Whether the page is wider than a column of text. */
export const isWide = (page: SidePageName): boolean =>
  ['uniaud', 'bounds'].includes(page) || GUESTS.some((guest) => guest.page === page && guest.wide);

/**
 * Whether the page is right for every way to draw batches, because its text has no numbers of the scenario or because each of its figures
 * says itself which batches it counts. All other pages count Poisson batches, and say so where the reader has chosen others.
 */
export const takesAnySampling = (page: SidePageName): boolean =>
  ['glossary', 'exercises', 'teaching', 'gallery'].includes(page) ||
  GUESTS.some((guest) => guest.page === page && guest.anySampling);

/** Address of a page beside the article, relative to the article, such as '?v=2&T=100&page=glossary'. */
export const sidePageAddress = (page: SidePageName, scenario: Scenario): string =>
  `?${formatAddress(scenario, { ...DEFAULT_VIEW, page })}`;
