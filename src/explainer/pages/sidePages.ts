// The pages beside the article, by the name that links have for them.
import { t } from '@lingui/core/macro';
import { DEFAULT_VIEW, formatAddress, type Scenario, type SidePage } from '../../scenario';

export const SIDE_PAGE_NAMES: Readonly<Record<SidePage, string>> = {
  glossary: t`Glossary`,
  questions: t`Common questions`,
  paper: t`The paper’s figures`,
  exercises: t`Exercises`,
  teaching: t`For teachers`,
  all: t`Everything in one scroll`,
};

/** What the page's attack has shown is said there. */
export const showsAttack = (page: SidePage): boolean => page === 'questions' || page === 'all';

/** '?v=2&T=100&page=glossary': of a page, with the scenario whose numbers it shows; relative to the article. */
export const sidePageAddress = (page: SidePage, scenario: Scenario): string =>
  `?${formatAddress(scenario, { ...DEFAULT_VIEW, page })}`;
