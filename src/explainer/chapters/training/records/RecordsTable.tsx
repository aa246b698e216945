// The records of all attacks, feature by feature, in the units of their source.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CANARY_KINDS } from '../../../../canaries/registry';
import type { ShownRecord, TrainingAuditReply } from '../../../../jobs';
import { toText, typesetSignificant } from '../../../notation/formatNumber';
import { ScrollRegion } from '../../../ui/ScrollRegion';

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
    <details className="figure-words">
      <summary>
        <Trans>The records in numbers</Trans>
      </summary>
      <ScrollRegion label={t`The records, feature by feature`}>
        <table>
          <caption>
            <Trans>Features in the units of the data, and labels.</Trans>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Trans>feature</Trans>
              </th>
              {columns.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                <Trans>label</Trans>
              </th>
              {columns.map(({ title, record }) => (
                <td key={title}>{data.classNames[record.label] ?? record.label}</td>
              ))}
            </tr>
            {Array.from(target.record.features, (_, j) => {
              const name = data.columnNames?.[j] ?? t`feature ${j}`;
              return (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {columns.map(({ title, record }) => (
                    <td key={title}>{cell(record.features[j])}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}
