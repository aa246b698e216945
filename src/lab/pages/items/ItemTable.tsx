// The numbered items of a paper as a table.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Scenario, SidePageName } from '../../../scenario';
import { chapterAt } from '../../chapters/frame/names';
import { linkOf } from '../../state/useScenario';
import { SOURCE_ADDRESS } from '../../ui/sourceAddress';
import { SIDE_PAGE_NAMES, sidePageAddress } from '../sidePages';
import { countStates, type ItemPlace, itemName, type PaperItem, STATES } from './item';
import { WordsTable } from './TablePart';
import styles from './TablePart.module.css';

interface ItemTableProps {
  items: readonly PaperItem[];
  page: SidePageName;
  scenario: Scenario;
  /** Words on whose items these are, and how far we know them. */
  about: string;
}

function PlaceLink({
  place,
  page,
  scenario,
}: { place: ItemPlace } & Pick<ItemTableProps, 'page' | 'scenario'>) {
  const [name, id] = place.split('#');
  const chapter = chapterAt(place);
  if (chapter) {
    const { number } = chapter;
    return (
      <a href={`${linkOf(scenario)}#${place}`}>
        <Trans>chapter {number}</Trans>
      </a>
    );
  }
  if (name === page) return <a href={`#${id}`}>{t`on this page`}</a>;
  return (
    <a href={`${sidePageAddress(name as SidePageName, scenario)}#${id}`}>
      {SIDE_PAGE_NAMES[name as SidePageName]}
    </a>
  );
}

function Where({ item, page, scenario }: { item: PaperItem } & Pick<ItemTableProps, 'page' | 'scenario'>) {
  const { place, code, query } = item;
  return (
    <div className={styles.where}>
      {place === null ? (
        <Trans>not on this page</Trans>
      ) : (
        <PlaceLink place={place} page={page} scenario={scenario} />
      )}
      {code !== null && <code>{code}</code>}
      {query !== null && (
        <span>
          <Trans>
            query <code>{query}</code>
          </Trans>
        </span>
      )}
    </div>
  );
}

export function ItemTable({ items, page, scenario, about }: ItemTableProps) {
  const { whole, part, unknown } = countStates(items);
  const all = items.length;
  return (
    <section className={styles.items} aria-labelledby="items-title">
      <h2 id="items-title">{t`Every numbered item, and where it is`}</h2>
      <p>
        {unknown === 0 ? (
          <Trans>
            Of the {all} items listed, {whole} are here whole and {part} in part.
          </Trans>
        ) : (
          <Trans>
            Of the {all} items listed, {whole} are here whole and {part} in part, and our copy has lost{' '}
            {unknown}.
          </Trans>
        )}{' '}
        {about}{' '}
        <Trans>
          The items of all three papers are also{' '}
          <a href={`${SOURCE_ADDRESS}/blob/main/docs/papers.md`}>one document</a>.
        </Trans>
      </p>
      <details className="figure-words">
        <summary>{t`The items one by one`}</summary>
        <div className={styles.wide}>
          <WordsTable
            label={t`Items of the paper: table`}
            caption={<Trans>What each item says, what of it is here, and where.</Trans>}
            columns={[t`item`, t`what it says`, t`here`, t`place`]}
            rows={items.map((item) => [
              itemName(item),
              item.says,
              <span key="here">
                <b>{STATES[item.state]}</b>
                {item.why !== '' && <> {item.why}</>}
              </span>,
              <Where key="where" item={item} page={page} scenario={scenario} />,
            ])}
          />
        </div>
      </details>
    </section>
  );
}
