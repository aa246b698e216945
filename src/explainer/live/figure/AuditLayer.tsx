// The audits in the live figure, whose scales recharts knows.
import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';
import { AuditMarks } from './AuditMarks';
import { useScene } from './scene';

export function AuditLayer() {
  const { audits, epsilonDomain, own } = useScene();
  const xScale = useXAxisScale();
  const yScale = useYAxisScale();
  const plot = usePlotArea();
  if (!xScale || !yScale || !plot) return null;
  return (
    <AuditMarks
      audits={audits}
      estimator={own.estimator}
      epsilonDomain={epsilonDomain}
      xScale={xScale}
      yScale={yScale}
    />
  );
}
