// The gallery of figures that can stand in somebody else's page, each with a preview and the code that embeds it. A preview is the
// frame itself at half its size. It exists only while it is in the window, since each frame has workers of its own.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { LANGUAGE } from '../../../base/language/i18n';
import { EMBED_FIGURES, type EmbedFigure, type Scenario, SHOWABLE, type Showable } from '../../../scenario';
import { embedAddress, embedHeight, iframeCode } from '../../chapters/choose/iframeCode';
import { EMBEDDABLE } from '../../chapters/figures';
import { CopyButton } from '../../export/CopyButton';
import { articleAddress } from '../../state/articleAddress';
import { linkOf } from '../../state/useScenario';
import { ScrollRegion } from '../../ui/ScrollRegion';
import { useInWindow } from '../../ui/window/visibility';
import type { SidePageProps } from '../sidePageProps';
import styles from './EmbedGallery.module.css';

/** Controls that a preview shows where its figure has them. */
const SHOWN: readonly Showable[] = ['q', 's'];

function GalleryItem({ name, scenario }: { name: EmbedFigure; scenario: Scenario }) {
  const figure = EMBEDDABLE[name];
  const [ref, visible] = useInWindow();
  const [said, setSaid] = useState('');
  const [mounted, setMounted] = useState(false);
  const [loaded, setLoaded] = useState(false);
  if (visible && !mounted) setMounted(true);
  // a frame is removed only once it has loaded, so that its scripts are not cut off while they start
  if (!visible && mounted && loaded) {
    setMounted(false);
    setLoaded(false);
  }
  const show = SHOWABLE.filter((one) => SHOWN.includes(one) && figure.shows.includes(one));
  const view = { embed: name, show, theme: null, host: null, lang: LANGUAGE };
  const page = articleAddress();
  const address = embedAddress(page, scenario, view);
  const code = iframeCode(page, scenario, view, figure);
  const { title } = figure;
  return (
    <section
      className={styles.item}
      aria-labelledby={`gallery-${name}`}
      data-testid="gallery-item"
      data-figure={name}
    >
      <h2 id={`gallery-${name}`}>{title}</h2>
      <div
        ref={ref}
        className={styles.preview}
        style={{ height: embedHeight(view, figure) / 2 }}
        aria-hidden="true"
        inert
      >
        {mounted && (
          <iframe
            src={address}
            title={title}
            tabIndex={-1}
            onLoad={() => setLoaded(true)}
            style={{ height: embedHeight(view, figure) }}
            sandbox="allow-scripts allow-same-origin"
          />
        )}
      </div>
      <p className={`wraps ${styles.line}`}>
        <a href={address} target="_blank" rel="noopener">
          <Trans>see it alone</Trans>
        </a>
        <CopyButton text={code} what={t`the code of “${title}”`} onSaid={setSaid} />
        <span role="status">{said}</span>
      </p>
      <ScrollRegion label={t`Code of “${title}”`} className="code-scroll">
        <pre>
          <code>{code}</code>
        </pre>
      </ScrollRegion>
    </section>
  );
}

export function EmbedGallery({ scenario }: SidePageProps) {
  const article = linkOf(scenario);
  return (
    <div className={styles.gallery}>
      <p>
        <Trans>
          Each of these figures can stand in a page of yours, live and with the settings that this page has
          now. Copy its code. <a href={`${article}#choose`}>Chapter 7</a> writes the code with other controls,
          colours and an origin that may talk to the figure.
        </Trans>
      </p>
      {EMBED_FIGURES.map((name) => (
        <GalleryItem key={name} name={name} scenario={scenario} />
      ))}
    </div>
  );
}
