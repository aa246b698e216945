// What stands beside the watched run: what may not be claimed of it, what thousands of runs would show, and two questions.
import { t } from '@lingui/core/macro';
import type { Scenario } from '../../../../scenario';
import { Gallery } from '../gallery/Gallery';
import { BestOfMany } from './BestOfMany';
import { Predictions } from './Predictions';
import { Thousands } from './Thousands';

export const Beside = ({ scenario }: { scenario: Scenario }) => (
  <>
    <figure className="chapter-figure" aria-label={t`Beside one run`}>
      <BestOfMany scenario={scenario} />
      <Thousands scenario={scenario} />
      <Predictions scenario={scenario} />
    </figure>
    <Gallery />
  </>
);
