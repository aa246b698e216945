// A small chart of means over a number on a logarithmic axis.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Chart } from '../../../chart/Chart';
import { ChartTable } from '../../../chart/ChartTable';
import { FigureNumbers } from '../../../chart/FigureNumbers';
import { MEANS } from '../../../chart/place';
import styles from './beside.module.css';
import { type Means, meansData } from './meansData';

interface MeansChartProps extends Means {
  title: string;
  children?: ReactNode;
}

export function MeansChart({ title, children, ...means }: MeansChartProps) {
  const data = meansData(means);
  return (
    <div className={styles.chart}>
      <Chart data={data} label={t`${title}. Its numbers stand below.`} room={MEANS} height={230} />
      {children}
      {data.xs.length > 0 && (
        <FigureNumbers title={t`${title} in numbers`}>
          <ChartTable
            data={data}
            title={title}
            caption={
              data.lines.some(({ ranges }) => ranges?.some((range) => range !== null)) ? (
                <Trans>{title}. Bars reach two standard errors each way, where there are several runs.</Trans>
              ) : (
                title
              )
            }
          />
        </FigureNumbers>
      )}
    </div>
  );
}
