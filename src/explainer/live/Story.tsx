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
          <Trans>Everybody knows that Ana is in the study. Nobody is to learn her diagnosis.</Trans>
        </p>
        <p>
          <Trans>
            A model is trained on the study’s records, hers among them, and published.{' '}
            <Term name="differential privacy">Differential privacy</Term> is a promise about such a training:
            what it releases would be almost as likely from a neighbouring data set. <Term name="ε" /> says
            how nearly, <Term name="δ" /> how far even that may be missed. <Term name="DP-SGD" /> keeps the
            promise by limiting what each record adds to a step and covering the sum with noise.
          </Trans>
        </p>
        <p>
          <Trans>
            Which data set is the neighbour? Without Ana’s record, the promise is about <em>whether</em> she
            took part: <b className={styles.addRemove}>add/remove</b>, what most libraries report. With
            another diagnosis in it, the promise is about <em>what</em> her record says:{' '}
            <b className={styles.substitute}>substitute</b>. Add/remove is not broken; it answers the other
            question.
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
