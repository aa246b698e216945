// What the marks of the figure of real training are.
import type { Scenario } from '../../scenario';
import { percentText } from '../numbers/formatNumber';
import type { Picture } from './picture';

export function FigureCaption({
  picture,
  estimator,
}: {
  picture: Picture | null;
  estimator: Scenario['estimator'];
}) {
  if (!picture) {
    return <p className="caption">The guarantees alone: no model has been trained at these settings yet.</p>;
  }
  if (estimator === 'paper') {
    return (
      <p className="caption">
        Each mark is the published estimate, the best over all thresholds; choosing the best breaks its stated
        confidence. With repeats it is their mean, within two standard errors.
      </p>
    );
  }
  return (
    <p className="caption">
      Each mark is what an attack proves with {percentText(picture.request.confidence)} confidence, at this
      step by itself; the whisker reaches to the other end of its interval. Hollow marks still wait for
      models.
    </p>
  );
}
