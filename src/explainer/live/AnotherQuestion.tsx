// What the sentence at the top does not say: that add/remove is wrong. It is right, about something else.
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { Term } from '../notation/Term';
import styles from './AnotherQuestion.module.css';

export const AnotherQuestion = memo(function AnotherQuestion() {
  return (
    <p className={styles.question}>
      <Trans>
        A third number above the first is no contradiction, and add/remove is not broken: the first is about{' '}
        <em>whether</em> a record was there, the others about <em>what</em> it says. Which of these an ε
        answers is its{' '}
        <Term name="adjacency" after=".">
          adjacency
        </Term>{' '}
        What they mean for a person: <a href="#meaning">chapter 6</a>.
      </Trans>
    </p>
  );
});
