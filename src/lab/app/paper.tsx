// Code that no reader needs at first, loaded once the page is at rest. For print it makes a head that says where the page comes from, fits
// figures to the paper, and handles the keys of the print command. On the screen it shows the sign that the page opens without a network.
import { t } from '@lingui/core/macro';
import { createRoot } from 'react-dom/client';
import { mechanismOf } from '../../scenario';
import { QrPicture } from '../export/qr/QrPicture';
import { settingText } from '../export/settingText';
import { showsSettings } from '../pages/sidePages';
import { flushAddress, readAddress } from '../state/address';
import { printWhenDrawn } from '../ui/window/printWhenDrawn';
import { usePrinting } from '../ui/window/usePrinting';
import { OfflineSign } from './OfflineSign';
import { offeredServiceWorker } from './offeredServiceWorker';
import styles from './paper.module.css';

/** Width in px of a line on A4 and on US Letter, within the margins of the style sheet. */
const LINE = 660;
/** The largest zoom on paper, so that a narrow figure is not enlarged. */
const LARGEST = 1;

/** Sets the zoom at which each figure fits the paper (styles/print.css). A drawing stays as it is on the screen and shrinks as a whole. */
function fitFigures(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('.figure-box, .plain-figure')) {
    // drawings side by side share the width of their figure, which may be wider than the column that it stands in
    const column = figure.closest<HTMLElement>('figure, [data-sight], main')?.clientWidth ?? 0;
    const line = Math.max(column, figure.clientWidth);
    if (line > 0) figure.style.setProperty('--paper-zoom', String(Math.min(LARGEST, LINE / line)));
  }
}

function PaperHead() {
  const printing = usePrinting();
  if (!printing) return null;
  flushAddress();
  const { scenario, view } = readAddress();
  const link = window.location.href;
  return (
    <header className={`only-on-paper ${styles.head}`} data-testid="paper-head">
      <QrPicture link={link} label={t`QR code of the link to this page`} className={styles.code} />
      <div>
        <p className={styles.name}>{document.title}</p>
        {showsSettings(view.page) && <p>{settingText(mechanismOf(scenario))}</p>}
        <p className={styles.link}>{link}</p>
      </div>
    </header>
  );
}

const place = document.createElement('div');
document.body.prepend(place);
createRoot(place).render(<PaperHead />);

/** Shows the sign that the page works offline. */
function showOfflineSign(): void {
  const foot = document.createElement('div');
  document.body.append(foot);
  createRoot(foot).render(<OfflineSign />);
}

// a service worker becomes active only when it has filled its copy (workers/offline.worker.ts)
void offeredServiceWorker()?.ready.then(showOfflineSign);

// figures are measured while the page is still laid out for the screen
window.addEventListener('beforeprint', fitFigures);
window.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key.toLowerCase() !== 'p' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
  event.preventDefault();
  void printWhenDrawn();
});
