// Before a chapter's figure, closed at first: what may be predicted, loaded once someone opens it.
import { t } from '@lingui/core/macro';
import { later } from '../../../ui/later';
import { Unfold } from '../../../ui/Unfold';
import type { PredictionsProps } from './lessonFacts';
import styles from './PredictPlace.module.css';

const Predictions = later(() => import('./Predictions'), 'Predictions');

export const PredictPlace = (props: PredictionsProps) => (
  <Unfold
    className={styles.place}
    testId="predictions"
    summary={t`Predict, then see. Two questions before you look`}
  >
    <Predictions {...props} />
  </Unfold>
);
