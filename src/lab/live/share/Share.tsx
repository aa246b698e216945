// The button that opens the share dialog, and a button beside it that copies the link at once.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, useRef, useState } from 'react';
import type { ScenarioProblem } from '../../../scenario';
import { copyText } from '../../export/copyText';
import { provenanceOf } from '../../export/provenance';
import { flushAddress } from '../../state/address';
import { articleAddress } from '../../state/articleAddress';
import { useResultsStore } from '../../state/results';
import type { ScenarioState } from '../../state/useScenario';
import { CardDialog } from '../../ui/CardDialog';
import { Late } from '../../ui/Late';
import { later } from '../../ui/later';
import styles from './Share.module.css';

const ShareContent = later(() => import('./ShareContent'), 'ShareContent');

interface ShareProps {
  replace: ScenarioState['replace'];
  onProblems: (problems: readonly ScenarioProblem[]) => void;
}

/** The two buttons and the dialog. They read the page's state only on a click, so that a moving value redraws nothing here. */
export const Share = memo(function Share({ replace, onProblems }: ShareProps) {
  const store = useResultsStore();
  const [isOpen, setIsOpen] = useState(false);
  const [said, setSaid] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const say = (text: string) => {
    clearTimeout(timer.current);
    setSaid(text);
    timer.current = setTimeout(() => setSaid(''), 4000);
  };
  const copyLink = async () => {
    const { scenario } = store.getSnapshot();
    if (scenario === null) return;
    flushAddress();
    const copied = await copyText(provenanceOf(scenario, articleAddress()).link);
    say(copied ? t`Link copied.` : t`The browser did not allow copying, but the link is in the address bar.`);
  };
  return (
    <div className={`${styles.share} needs-scripts`}>
      <CardDialog
        look="text"
        title={t`Save or share this point`}
        button={<Trans>save or share</Trans>}
        onOpen={flushAddress}
        onOpened={setIsOpen}
      >
        {() => (
          <>
            <Late
              what={t`What can be shared`}
              remedy={t`The link can be copied beside it.`}
              wait={<p className="still-to-come" data-testid="still-to-come" />}
            >
              <ShareContent replace={replace} onProblems={onProblems} onSaid={say} />
            </Late>
            <Said text={said} />
          </>
        )}
      </CardDialog>
      <button type="button" className="text-button" onClick={copyLink}>{t`copy link`}</button>
      {!isOpen && <Said text={said} />}
    </div>
  );
});

const Said = ({ text }: { text: string }) => (
  <span className={styles.said} role="status">
    {text}
  </span>
);
