// What choosing afterwards does to a confidence: the best threshold, the best moment. Each runs when it is seen.
import type { Scenario } from '../../../scenario';
import { StoppingChoice } from './StoppingChoice';
import { ThresholdChoice } from './ThresholdChoice';

export const Experiments = ({ scenario }: { scenario: Scenario }) => (
  <div className="chapter-figure">
    <ThresholdChoice scenario={scenario} />
    <StoppingChoice scenario={scenario} />
  </div>
);
