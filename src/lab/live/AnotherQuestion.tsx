// A note under the opening sentence: add/remove is not wrong, it answers another question.
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { Term } from '../notation/Term';
import styles from './AnotherQuestion.module.css';

export const AnotherQuestion = memo(function AnotherQuestion() {
  return (
    <p className={styles.question}>
      <Trans>
        The third number may exceed the first. The first bounds what an attacker learns about <em>whether</em>{' '}
        a record was there, while the other two are about telling two values of it apart. Which question an ε
        answers depends on which data sets count as neighbours. That choice is its{' '}
        <Term name="adjacency" after=".">
          adjacency
        </Term>{' '}
        <a href="#meaning">Chapter 6</a> shows which of the two says more about a secret, and when.
      </Trans>
    </p>
  );
});
