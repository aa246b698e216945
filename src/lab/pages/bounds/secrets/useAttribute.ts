// Which label or column of which data is the secret: of a set that the project ships, or of the file that the reader has opened
// in chapter 4. What is known of it beforehand are its frequencies there.
import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { DATASETS } from '../../../../audit/datasets/registry';
import { useRequest } from '../../../chapters/frame/useRequest';
import { useRisk } from '../../../chapters/frame/useRisk';
import type { ResultsSnapshot, ValueCounts } from '../../../jobs';
import { countedSecret, type SecretKind } from './secretKinds';

/** The id of the reader's own file, as in the scenario. */
const OWN = 'own';

export interface Attribute {
  datasets: readonly { value: string; label: string }[];
  dataset: string;
  setDataset: (id: string) => void;
  /** Of the data set; empty while they are not known. */
  columns: readonly ValueCounts[];
  /** The chosen one; null while it is not known. */
  chosen: ValueCounts | null;
  /** By name; null is the label. */
  setColumn: (name: string | null) => void;
  secret: SecretKind | null;
  error: ReturnType<typeof useRequest>['error'];
}

export function useAttribute({ ownFile }: Pick<ResultsSnapshot, 'ownFile'>, seen: boolean): Attribute {
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
  const datasets = DATASETS.map(({ id, title }) => ({ value: id as string, label: title }));
  return {
    datasets: own === null ? datasets : [...datasets, { value: OWN, label: ownFile.name ?? t`Your file` }],
    dataset,
    setDataset: setWanted,
    columns,
    chosen,
    setColumn,
    secret,
    error: dataset === OWN ? null : shipped.error,
  };
}

const NONE: readonly ValueCounts[] = [];
