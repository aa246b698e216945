// The pages beside the article, as links that keep the scenario.
import type { Scenario, SidePage } from '../../scenario';
import { SIDE_PAGES } from '../../scenario';
import { SIDE_PAGE_NAMES, sidePageAddress } from '../pages/sidePages';
import { plainClick } from '../ui/plainClick';
import styles from './SidePageLinks.module.css';

interface SidePageLinksProps {
  scenario: Scenario;
  onPage: (page: SidePage) => void;
}

export const SidePageLinks = ({ scenario, onPage }: SidePageLinksProps) => (
  <nav className={`${styles.links} needs-scripts`} aria-label="Beside the article">
    {SIDE_PAGES.map((page) => (
      <a
        key={page}
        href={sidePageAddress(page, scenario)}
        onClick={(event) => plainClick(event, () => onPage(page))}
      >
        {SIDE_PAGE_NAMES[page]}
      </a>
    ))}
  </nav>
);
