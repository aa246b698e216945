// The choice of how batches are drawn in the live figure, with a small still picture for each of three ways: a coin for Poisson sampling, a
// hat for batches of a fixed size, bins for random allocation.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { memo, type ReactNode, useId } from 'react';
import { changeScenario, type Sampling } from '../../../../scenario';
import { SaveButton } from '../../../export/SaveButton';
import { Term } from '../../../notation/Term';
import { putAddress, readAddress } from '../../../state/address';
import { useScenarioNow } from '../../../state/scenarioNow';
import type { ScenarioState } from '../../../state/useScenario';
import { DataTable } from '../../../ui/DataTable';
import { later } from '../../../ui/later';
import { BatchDots, DRAWN_BATCHES, LIKE } from './BatchDots';
import styles from './BatchesFigure.module.css';

const SaveBatches = later(() => import('./SaveBatches'), 'SaveBatches');

const WAYS: readonly { value: Sampling; icon: ReactNode; words: ReactNode }[] = [
  {
    value: 'poisson',
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
    icon: <path d="M3 19h18M7 19V6h10v13M7 14h10" />,
    words: (
      <Trans>
        <Term name="fixed-size batches">Fixed-size batches</Term>: as many from one hat in every step.
      </Trans>
    ),
  },
  {
    value: 'random-allocation',
    icon: <path d="M1 9l1 10h4l1-10M9 9l1 10h4l1-10M17 9l1 10h4l1-10" />,
    words: (
      <Trans>
        <Term name="random allocation">Random allocation</Term>: an epoch drops each record into one step.
      </Trans>
    ),
  },
];

export const BatchesFigure = memo(function BatchesFigure({ replace }: Pick<ScenarioState, 'replace'>) {
  const scenario = useScenarioNow();
  const { sampling } = scenario;
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
        {WAYS.map(({ value, icon }) => (
          <div key={value} className={styles.way} data-chosen={value === sampling ? '' : undefined}>
            <label className={styles.label}>
              <input type="radio" name={name} checked={value === sampling} onChange={() => choose(value)} />
              <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
                {icon}
              </svg>
              {LIKE[value]}
            </label>
            <BatchDots of={value} />
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
          columns={[t`Step`, ...WAYS.map(({ value }) => LIKE[value])]}
          rows={DRAWN_BATCHES.poisson.map((_, step) => [
            step + 1,
            ...WAYS.map(({ value }) => {
              const batch = DRAWN_BATCHES[value][step] ?? [];
              return batch.length === 0 ? t`nobody` : batch.map((record) => record + 1).join(', ');
            }),
          ])}
        />
      </details>
      <SaveButton of={t`the batches`}>
        <SaveBatches scenario={scenario} />
      </SaveButton>
    </figure>
  );
});
