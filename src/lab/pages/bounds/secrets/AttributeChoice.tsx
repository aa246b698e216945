// The label or column of a data set that is the secret; and where a reader's own file comes in.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { DATASETS } from '../../../../audit/datasets/registry';
import { say } from '../../../../base/language/say';
import type { ResultsSnapshot, ValueCounts } from '../../../../work';
import { NotComputed } from '../../../chapters/frame/NotComputed';
import { useRequest } from '../../../chapters/frame/useRequest';
import { useRisk } from '../../../chapters/frame/useRisk';
import { SelectControl } from '../../../ui/inputs/SelectControl';
import styles from './Secrets.module.css';
import { countedSecret } from './secretKinds';

/** The id of the reader's own file, as in the scenario. */
const OWN = 'own';

export function useAttribute({ ownFile }: Pick<ResultsSnapshot, 'ownFile'>, seen: boolean) {
  const [wanted, setWanted] = useState<string>('breast');
  const [column, setColumn] = useState<string | null>(null);
  const own = ownFile.prepared?.frequencies ?? null;
  // a file that was taken away leaves its place to the set that the page starts with
  const dataset = wanted === OWN && own === null ? 'breast' : wanted;
  const shipped = useRequest(useRisk().frequencies, seen && dataset !== OWN ? { dataset } : null);
  const columns = (dataset === OWN ? own : shipped.reply) ?? NONE;
  // another set need not have a column of this name
  const chosen = columns.find((known) => known.column === column) ?? columns[0] ?? null;
  const secret = useMemo(() => chosen && countedSecret(chosen.counts), [chosen]);
  const datasets = DATASETS.map(({ id, title }) => ({ value: id as string, label: say(title) }));
  return {
    datasets: own === null ? datasets : [...datasets, { value: OWN, label: ownFile.name ?? t`Your file` }],
    dataset,
    setDataset: setWanted,
    /** Empty while they are not known. */
    columns,
    /** Null while it is not known. */
    chosen,
    /** By name; null is the label. */
    setColumn,
    secret,
    error: dataset === OWN ? null : shipped.error,
  };
}

const NONE: readonly ValueCounts[] = [];

/** No column's name. */
const LABEL = '';

interface AttributeChoiceProps {
  attribute: ReturnType<typeof useAttribute>;
  /** The address of the article, at the page’s scenario. */
  article: string;
}

export function AttributeChoice({ attribute, article }: AttributeChoiceProps) {
  const { datasets, dataset, setDataset, columns, chosen, setColumn, error } = attribute;
  const choices = columns.map(({ column }) => ({ value: column ?? LABEL, label: column ?? t`the label` }));
  return (
    <>
      <div className={styles.pair}>
        <SelectControl
          label={t`As frequent as in`}
          choices={datasets}
          value={dataset}
          onChoice={setDataset}
        />
        <SelectControl
          label={t`The secret`}
          choices={choices.length > 0 ? choices : [{ value: LABEL, label: t`the label` }]}
          value={chosen?.column ?? LABEL}
          onChoice={(value) => setColumn(value === LABEL ? null : value)}
        />
      </div>
      <p className={styles.about}>
        {chosen?.ranges ? (
          t`The measurement is cut into ranges of equal width, and the range is guessed.`
        ) : (
          <Trans>
            A file that you open in <a href={`${article}#training`}>chapter 4</a> stands here too.
          </Trans>
        )}
      </p>
      <NotComputed error={error} of={useRisk().frequencies} />
    </>
  );
}
