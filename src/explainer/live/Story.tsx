// Before any number: a person, her secret, and the two data sets that a promise may compare hers with. Whoever opens a link to
// a setting has come for that, and finds one line instead.
import { Trans } from '@lingui/react/macro';
import { memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Term } from '../notation/Term';
import { plainClick } from '../ui/plainClick';
import styles from './Story.module.css';
import { StoryPicture } from './StoryPicture';

/** The markup is the page at its start. */
const atStart = () => typeof window === 'undefined' || window.location.search.length <= 1;

interface StoryProps {
  /** Id of what comes after it. */
  next: string;
}

export const Story = memo(function Story({ next }: StoryProps) {
  const [told, setTold] = useState(atStart);
  const place = useRef<HTMLElement>(null);
  const skip = () => {
    const after = document.getElementById(next);
    after?.scrollIntoView();
    after?.focus({ preventScroll: true });
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const below = place.current?.getBoundingClientRect().bottom ?? 0;
    const taken = event.defaultPrevented || document.querySelector('[role="tooltip"], dialog[open]') !== null;
    if (event.key === 'Escape' && told && below > 0 && !taken) skip();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    // before what the key closes has closed
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
  if (!told) {
    return (
      <p className={styles.untold}>
        <Trans>
          New here?{' '}
          <button type="button" className="text-button" onClick={() => setTold(true)}>
            The question in a minute
          </button>
        </Trans>
      </p>
    );
  }
  return (
    <section className={`${styles.story} story`} aria-labelledby="story-title" ref={place}>
      <div className={styles.words}>
        <p className={styles.title} id="story-title">
          <Trans>Everyone knows Ana is in the study. No one should learn her diagnosis.</Trans>
        </p>
        <p>
          <Trans>
            A model is trained on the study’s records, including hers, and then published.{' '}
            <Term name="differential privacy">Differential privacy</Term> promises that the published model
            would have been almost as likely if one record in the data had been different or missing.{' '}
            <Term name="ε" /> measures how close “almost” is. <Term name="δ" /> is a small extra allowance on
            top. <Term name="DP-SGD" /> keeps this promise by limiting how much any one record can contribute
            to a training step, and then adding noise to the total.
          </Trans>
        </p>
        <p>
          <Trans>
            If the neighbour is the study without Ana, the promise hides <em>whether</em> she took part. This
            is <b className={styles.addRemove}>add/remove</b> adjacency, and it is what most libraries count.
            If the neighbour is the study with a different diagnosis for Ana, the promise hides <em>what</em>{' '}
            her record says. This is <b className={styles.substitute}>substitute</b> adjacency. Add/remove is
            not wrong; it answers the other question.
          </Trans>
        </p>
        <p className={`${styles.skip} needs-scripts`}>
          <a href={`#${next}`} onClick={(event) => plainClick(event, skip)}>
            <Trans>Skip to the numbers</Trans>
          </a>{' '}
          <kbd>Esc</kbd>
        </p>
      </div>
      <StoryPicture />
    </section>
  );
});
