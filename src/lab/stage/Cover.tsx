// The cover over a figure that would give away the answer to its chapter's first question. It lies there until the reader has
// answered or skipped the question.
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
  /** Asks again for a figure that could not be drawn, or for its numbers; null while nothing has failed. */
  retry: (() => void) | null;
  onSkip: () => void;
}

export const Cover = ({ chapter, retry, onSkip }: CoverProps) => (
  <section className={styles.cover} aria-label={t`Your guess first`} data-testid="cover">
    <p>
      <b>
        <Trans>Your guess first</Trans>
      </b>{' '}
      <Trans>This figure shows the answer to the chapter’s first question.</Trans>
    </p>
    {retry && (
      <p role="alert">
        <Trans>Something went wrong with the figure below this cover.</Trans>{' '}
        <Button look="text" onClick={retry}>{t`Try again`}</Button>
      </p>
    )}
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
