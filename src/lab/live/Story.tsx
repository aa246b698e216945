// What it is about, for who reads from the beginning: a person, her secret, and the two data sets that a promise may compare hers
// with. The line above it, that everyone knows Ana is in the study, stands on the stage.
import { Trans } from '@lingui/react/macro';
import { Term } from '../notation/Term';
import styles from './Story.module.css';
import { StoryPicture } from './StoryPicture';

export const Story = () => (
  <>
    <p>
      <Trans>
        A model is trained on the study’s records, including Ana’s, and then published.{' '}
        <Term name="differential privacy">Differential privacy</Term> promises that the published model would
        have been almost as likely if one record in the data had been different or missing. <Term name="ε" />{' '}
        measures how close “almost” is. <Term name="δ" /> is a small extra allowance on top.
      </Trans>
    </p>
    <StoryPicture />
    <p>
      <Trans>
        If the neighbour is the study without Ana, the promise hides <em>whether</em> she took part. This is{' '}
        <b className={styles.addRemove}>add/remove</b> adjacency, and it is what most libraries count. If the
        neighbour is the study with a different diagnosis for Ana, the promise hides <em>what</em> her record
        says. This is <b className={styles.substitute}>substitute</b> adjacency. Add/remove is not wrong. It
        answers the first of these two questions.
      </Trans>
    </p>
  </>
);
