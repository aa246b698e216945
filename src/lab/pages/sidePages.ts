// The pages beside the article.
import { t } from '@lingui/core/macro';
import { DEFAULT_VIEW, type Scenario, type SidePage } from '../../scenario';
import { formatAddress } from '../../scenario/address';

export const SIDE_PAGE_NAMES: Readonly<Record<SidePage, string>> = {
  calculator: t`Calculator`,
  glossary: t`Glossary`,
  questions: t`Common questions`,
  paper: t`The paper’s figures`,
  uniaud: t`One run: audits compared`,
  bounds: t`Bounds and attacks`,
  audit: t`Your own audit`,
  exercises: t`Exercises`,
  teaching: t`For teachers`,
  all: t`Everything in one scroll`,
};

/** What the page's attack has shown. */
export const showsAttack = (page: SidePage): boolean => page === 'questions' || page === 'all';

/** Wider than a column of text. */
export const isWide = (page: SidePage): boolean => ['uniaud', 'bounds', 'calculator', 'audit'].includes(page);

/** '?v=2&T=100&page=glossary', relative to the article. */
export const sidePageAddress = (page: SidePage, scenario: Scenario): string =>
  `?${formatAddress(scenario, { ...DEFAULT_VIEW, page })}`;
