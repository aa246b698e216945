// The pages beside the article, behind one button of the masthead.
import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import type { SidePageName } from '../../scenario';
import { SidePageLinks } from '../pages/SidePageLinks';
import { useAddressAtRest } from '../state/address';
import { goToPage } from '../state/useHash';
import styles from './MorePages.module.css';

const PANEL = 'more-pages';

/** @param current the page that is open; null for the article */
export function MorePages({ current }: { current: SidePageName | null }) {
  const scenario = useAddressAtRest();
  const panel = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  const follow = (page: SidePageName) => {
    panel.current?.hidePopover();
    goToPage(page);
  };
  return (
    <>
      <button
        type="button"
        className={`${styles.button} needs-scripts`}
        popoverTarget={PANEL}
        aria-label={t`More pages`}
        aria-current={current !== null ? 'true' : undefined}
      >
        <span aria-hidden="true" className={styles.word}>{t`Pages`}</span>
        <svg className={styles.dots} viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
          <path d="M4 10h4v4H4zM10 10h4v4h-4zM16 10h4v4h-4z" />
        </svg>
      </button>
      {/* The links are drawn when the panel is first opened. The markup of the start leaves them out, since they stand at the foot of the page too. */}
      <div
        id={PANEL}
        ref={panel}
        popover="auto"
        className={styles.panel}
        onToggle={(event) => event.newState === 'open' && setOpened(true)}
      >
        {opened && (
          <SidePageLinks
            className={styles.links}
            scenario={scenario}
            {...(current !== null && { current })}
            onPage={follow}
          />
        )}
      </div>
    </>
  );
}
