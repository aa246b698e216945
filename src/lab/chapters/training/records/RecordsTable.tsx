// The records of all attacks, feature by feature, in the units of their source.
import { t } from '@lingui/core/macro';
import { CANARY_KINDS } from '../../../../audit/canaries/registry';
import { FigureNumbers } from '../../../chart/FigureNumbers';
import type { ShownRecord, TrainingAuditReply } from '../../../jobs';
import { toText, typesetSignificant } from '../../../notation/formatNumber';
import { DataTable } from '../../../ui/DataTable';

const cell = (value: number): string => toText(typesetSignificant(value, 3));

export function RecordsTable({ reply }: { reply: TrainingAuditReply }) {
  const { crafted, data } = reply;
  const { target } = crafted;
  const columns: { title: string; record: ShownRecord }[] = [
    { title: 'z', record: target.record },
    ...CANARY_KINDS.flatMap((kind) => {
      const shown = crafted[kind];
      return shown && 'record' in shown ? [{ title: t`z′ of ${kind}`, record: shown.record }] : [];
    }),
  ];
  return (
    <FigureNumbers title={t`The records in numbers`}>
      <DataTable
        label={t`The records, feature by feature`}
        caption={t`Features in the units of the data, and labels.`}
        columns={[t`feature`, ...columns.map(({ title }) => title)]}
        rows={[
          [t`label`, ...columns.map(({ record }) => data.classNames[record.label] ?? record.label)],
          ...Array.from(target.record.features, (_, j) => [
            data.columnNames?.[j] ?? t`feature ${j}`,
            ...columns.map(({ record }) => cell(record.features[j])),
          ]),
        ]}
      />
    </FigureNumbers>
  );
}
