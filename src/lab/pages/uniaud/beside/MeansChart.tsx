// A small chart of means over a number on a logarithmic axis.
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { Scenario } from '../../../../scenario';
import { Chart } from '../../../chart/Chart';
import { ChartNumbers } from '../../../chart/ChartNumbers';
import { MEANS } from '../../../chart/place';
import type { ChartToSave } from '../../../chart/savedChart';
import styles from './beside.module.css';
import { type Means, meansData } from './meansData';

interface MeansChartProps extends Means {
  /** Name of the chart's files, such as 'toy-gap'. */
  name: string;
  title: string;
  scenario: Scenario;
  /** The origin of the numbers if they were recorded before; by default they are computed in this tab. */
  by?: ChartToSave['by'];
  children?: ReactNode;
}

export function MeansChart({ name, title, scenario, by, children, ...means }: MeansChartProps) {
  const data = meansData(means);
  const box = `means-${name}`;
  const errors = data.lines.some(({ ranges }) => ranges?.some((range) => range !== null));
  const note = errors ? t`Bars reach two standard errors each way, where there are several runs.` : null;
  return (
    <div className={styles.chart}>
      <Chart
        data={data}
        className={box}
        label={t`${title}. Its numbers stand below.`}
        room={MEANS}
        height={230}
      />
      {children}
      {data.xs.length > 0 && (
        <ChartNumbers
          title={t`${title} in numbers`}
          charts={[
            {
              name,
              title,
              what: title,
              box,
              words: note === null ? title : `${title}. ${note}`,
              notes: note === null ? [] : [note],
              ...(by && { recorded: true, by }),
              data,
            },
          ]}
          scenario={scenario}
          saves
        >
          {note && <p className="part-caption">{note}</p>}
        </ChartNumbers>
      )}
    </div>
  );
}
