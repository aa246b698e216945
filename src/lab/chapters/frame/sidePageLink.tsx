// A link in a chapter's text to a page beside the article, which keeps the scenario.
import type { Scenario, SidePageName } from '../../../scenario';
import { sidePageAddress } from '../../pages/sidePages';
import type { Places } from '../../ui/content';

/** The component behind `<SidePage name="uniaud">more on audits of one run</SidePage>`. */
export const sidePageLink =
  (scenario: Scenario): Places[string] =>
  ({ name }, held) => <a href={sidePageAddress(name as SidePageName, scenario)}>{held}</a>;
