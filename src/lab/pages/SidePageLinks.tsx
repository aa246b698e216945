// The pages beside the article, as links that keep the scenario.
import { t } from '@lingui/core/macro';
import { memo } from 'react';
import { ALL_SIDE_PAGES, type Scenario, type SidePageName } from '../../scenario';
import { plainClick } from '../ui/plainClick';
import { SIDE_PAGE_NAMES, sidePageAddress } from './sidePages';

interface SidePageLinksProps {
  scenario: Scenario;
  current?: SidePageName;
  /** Called in place of following a link. */
  onPage?: (page: SidePageName) => void;
  className?: string | undefined;
  /** Name of the navigation for screen readers. Where the same links stand twice on a page, each list needs its own. */
  label?: string;
}

export const SidePageLinks = memo(function SidePageLinks({
  scenario,
  current,
  onPage,
  className,
  label = t`Beside the article`,
}: SidePageLinksProps) {
  return (
    <nav className={className} aria-label={label}>
      {ALL_SIDE_PAGES.map((page) => (
        <a
          key={page}
          href={sidePageAddress(page, scenario)}
          aria-current={page === current ? 'page' : undefined}
          onClick={onPage && ((event) => plainClick(event, () => onPage(page)))}
        >
          {SIDE_PAGE_NAMES[page]}
        </a>
      ))}
    </nav>
  );
});
