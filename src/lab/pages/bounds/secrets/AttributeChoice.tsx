// The choice of a data set, and of the label or column of it that is the secret. A reader's own file is among the data sets.

import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { offeredDatasets } from '../../../../audit/datasets/offered';
import { say } from '../../../../base/language/say';
import { isRecordSource } from '../../../../scenario';
import type { ResultsSnapshot, ValueCounts } from '../../../../work';
import { NotComputed } from '../../../chapters/frame/NotComputed';
import { WORDED_SOURCES } from '../../../chapters/frame/recordSources';
import { useRequest } from '../../../chapters/frame/useRequest';
import { useRisk } from '../../../chapters/frame/useRisk';
import { SelectControl } from '../../../ui/inputs/SelectControl';
import styles from './Secrets.module.css';
import { countedSecret } from './secretKinds';

export function useAttribute({ records }: Pick<ResultsSnapshot, 'records'>, seen: boolean) {
  const [wanted, setWanted] = useState<string>('breast');
  const [column, setColumn] = useState<string | null>(null);
  const read = isRecordSource(wanted) ? records.get(wanted) : undefined;
  // once a reader's records have been removed, the data set is the one that the page starts with
  const dataset = isRecordSource(wanted) && read === undefined ? 'breast' : wanted;
  const shipped = useRequest(useRisk().frequencies, seen && read === undefined ? { dataset } : null);
  const columns = (read === undefined ? shipped.reply : read.frequencies) ?? NONE;
  // a newly chosen data set may lack a column of this name
  const chosen = columns.find((known) => known.column === column) ?? columns[0] ?? null;
  const secret = useMemo(() => chosen && countedSecret(chosen.counts), [chosen]);
  const datasets = offeredDatasets(dataset).map(({ id, title }) => ({
    value: id as string,
    label: say(title),
  }));
  return {
    datasets: [...datasets, ...[...records].map(([id, { name }]) => ({ value: id, label: name }))],
    dataset,
    setDataset: setWanted,
    /** Columns of the records; empty while they are not known. */
    columns,
    /** The chosen column; null while it is not known. */
    chosen,
    /** Chooses a column by name; null is the label. */
    setColumn,
    secret,
    error: read === undefined ? shipped.error : null,
  };
}

const NONE: readonly ValueCounts[] = [];

/** The choice's value for the label. No column has an empty name. */
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
        {chosen?.ranges
          ? t`The measurement is cut into ranges of equal width, and the range is guessed.`
          : WORDED_SOURCES.map(({ id, Elsewhere }) => <Elsewhere key={id} chapter={`${article}#training`} />)}
      </p>
      <NotComputed error={error} of={useRisk().frequencies} />
    </>
  );
}
