// Small still pictures of three ways to draw batches.
import { t } from '@lingui/core/macro';
import type { Sampling } from '../../../../scenario';
import styles from './BatchesFigure.module.css';

/** Number of records; record 0 is Ana's. */
export const BATCHED_RECORDS = 6;

/** An example of each way: the records in the batch of each of four steps. */
export const DRAWN_BATCHES: Readonly<Record<Sampling, readonly (readonly number[])[]>> = {
  // The coins decide how many records each batch has. Ana is in two batches.
  poisson: [[1, 4], [0, 2, 3, 5], [], [0, 4]],
  // Every batch has two records. Ana is in two batches.
  'fixed-size': [
    [2, 5],
    [0, 3],
    [3, 4],
    [0, 1],
  ],
  // Every record is in one batch of an epoch of four steps.
  'random-allocation': [[3], [1, 5], [0, 2], [4]],
};

/** The image of each way of drawing, in a word or two. */
export const LIKE: Readonly<Record<Sampling, string>> = {
  poisson: t`A coin`,
  'fixed-size': t`A hat`,
  'random-allocation': t`Bins`,
};

/** Distance of rows, in units of the picture. */
const STEP = 14;
/** Distance of dots in a row, in units of the picture. */
const SPACE = 16;
/** Size of a picture, in its units. */
export const DOTS_SIZE = { width: BATCHED_RECORDS * SPACE, height: 4 * STEP };

/** A row for each step with a dot for each record, Ana's first. The dot is filled if the record is in the batch. */
export const Dots = ({ of }: { of: Sampling }) =>
  DRAWN_BATCHES[of].map((batch, step) =>
    Array.from({ length: BATCHED_RECORDS }, (_, record) => (
      <circle
        // biome-ignore lint/suspicious/noArrayIndexKey: step and record are the dot's place in the picture
        key={`${step} ${record}`}
        className={batch.includes(record) ? (record === 0 ? styles.ana : styles.drawn) : styles.left}
        cx={(record + 0.5) * SPACE}
        cy={(step + 0.5) * STEP}
        r={4}
      />
    )),
  );

export const BatchDots = ({ of }: { of: Sampling }) => (
  <svg className={styles.draws} viewBox={`0 0 ${DOTS_SIZE.width} ${DOTS_SIZE.height}`} aria-hidden="true">
    <Dots of={of} />
  </svg>
);
