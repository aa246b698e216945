// What lies over a figure that would give away the answer to its chapter's first question, until the reader has
// answered or skipped it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ChapterId } from '../chapters/frame/names';
import { questionId } from '../chapters/frame/predictions/revealed';
import { Button } from '../ui/Button';
import styles from './Cover.module.css';

function toQuestion(chapter: ChapterId): void {
  const question = document.getElementById(questionId(chapter));
  question?.focus({ preventScroll: true });
  question?.scrollIntoView({ block: 'nearest' });
}

interface CoverProps {
  chapter: ChapterId;
  onSkip: () => void;
}

export const Cover = ({ chapter, onSkip }: CoverProps) => (
  <section className={styles.cover} aria-label={t`Your guess first`} data-testid="cover">
    <p>
      <b>
        <Trans>Your guess first</Trans>
      </b>{' '}
      <Trans>This figure shows the answer to the chapter’s first question.</Trans>
    </p>
    <div className={styles.ways}>
      <Button look="run" className="primary" onClick={() => toQuestion(chapter)}>
        <Trans>To the question</Trans>
      </Button>
      <Button look="small" data-testid="skip" onClick={onSkip}>
        <Trans>Skip</Trans>
      </Button>
    </div>
  </section>
);
