// The choice of how batches are drawn in the live figure, with a small still picture for each of three ways: a coin for Poisson sampling, a
// hat for batches of a fixed size, bins for random allocation.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, type ReactNode, useId } from 'react';
import { changeScenario, type Sampling } from '../../../../scenario';
import { Term } from '../../../notation/Term';
import { putAddress, readAddress } from '../../../state/address';
import { useScenarioNow } from '../../../state/scenarioNow';
import type { ScenarioState } from '../../../state/useScenario';
import { DataTable } from '../../../ui/DataTable';
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

const WAYS: readonly { value: Sampling; like: string; icon: ReactNode; words: ReactNode }[] = [
  {
    value: 'poisson',
    like: t`A coin`,
    icon: (
      <>
        <circle cx="12" cy="12" r="9" />
        <circle cx="12" cy="12" r="6" />
      </>
    ),
    words: (
      <Trans>
        <Term name="Poisson sampling">Poisson sampling</Term>: a coin for each record in each step.
      </Trans>
    ),
  },
  {
    value: 'fixed-size',
    like: t`A hat`,
    icon: <path d="M3 19h18M7 19V6h10v13M7 14h10" />,
    words: (
      <Trans>
        <Term name="fixed-size batches">Fixed-size batches</Term>: as many from one hat in every step.
      </Trans>
    ),
  },
  {
    value: 'random-allocation',
    like: t`Bins`,
    icon: <path d="M1 9l1 10h4l1-10M9 9l1 10h4l1-10M17 9l1 10h4l1-10" />,
    words: (
      <Trans>
        <Term name="random allocation">Random allocation</Term>: an epoch drops each record into one step.
      </Trans>
    ),
  },
];

/** Distance of rows, in units of the picture. */
const STEP = 14;
/** Distance of dots in a row, in units of the picture. */
const SPACE = 16;
/** A row for each step with a dot for each record, Ana's first. The dot is filled if the record is in the batch. */
const Draws = ({ of }: { of: Sampling }) => (
  <svg
    className={styles.draws}
    viewBox={`0 0 ${BATCHED_RECORDS * SPACE} ${DRAWN_BATCHES[of].length * STEP}`}
    aria-hidden="true"
  >
    {DRAWN_BATCHES[of].map((batch, step) =>
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
    )}
  </svg>
);

export const BatchesFigure = memo(function BatchesFigure({ replace }: Pick<ScenarioState, 'replace'>) {
  const { sampling } = useScenarioNow();
  const name = useId();
  const choose = (next: Sampling) => {
    replace((newest) => changeScenario(newest, { sampling: next }), 'push');
    // The chapter's own figures show Poisson batches only, so the live figure, which shows the chosen batches, is put on the stage.
    putAddress({ view: { ...readAddress().view, figure: 'lab' } }, 'push');
  };
  return (
    <figure className={styles.figure}>
      <fieldset className={styles.ways}>
        <legend className="visually-hidden">{t`How batches are drawn`}</legend>
        {WAYS.map(({ value, like, icon }) => (
          <div key={value} className={styles.way} data-chosen={value === sampling ? '' : undefined}>
            <label className={styles.label}>
              <input type="radio" name={name} checked={value === sampling} onChange={() => choose(value)} />
              <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
                {icon}
              </svg>
              {like}
            </label>
            <Draws of={value} />
          </div>
        ))}
      </fieldset>
      <p className={styles.words}>{WAYS.find(({ value }) => value === sampling)?.words}</p>
      <figcaption className="part-caption">
        <Trans>
          Four steps, one below another, and six records, Ana’s first. The filled ones are in the batch. Your
          choice counts in the lab, which then stands on the stage.
        </Trans>
      </figcaption>
      <details className="unfolds">
        <summary>{t`The pictures as a table`}</summary>
        <DataTable
          caption={t`Which of the records 1 to 6 are in the batch of each step, where 1 is Ana’s`}
          columns={[t`Step`, ...WAYS.map(({ like }) => like)]}
          rows={DRAWN_BATCHES.poisson.map((_, step) => [
            step + 1,
            ...WAYS.map(({ value }) => {
              const batch = DRAWN_BATCHES[value][step] ?? [];
              return batch.length === 0 ? t`nobody` : batch.map((record) => record + 1).join(', ');
            }),
          ])}
        />
      </details>
    </figure>
  );
});
