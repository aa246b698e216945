// The line under an embedded figure that says of its numbers what a page around it may not: adjacency, δ, kind.
import type { EmbedFigure, Scenario } from '../../scenario';
import { percentText } from '../notation/formatNumber';
import { Delta, Sym } from '../notation/Num';
import { QuantityName, Swatch } from '../notation/QuantityName';
import type { QuantityId } from '../notation/quantities';

const DRAWN: Readonly<Record<EmbedFigure, readonly QuantityId[]>> = {
  lab: ['addRemove', 'substitute', 'implied', 'group', 'hiddenState', 'audit'],
  neighbour: [],
  promise: ['addRemove', 'substitute', 'implied', 'group'],
  map: ['addRemove', 'substitute'],
  profile: ['addRemove', 'substitute', 'implied'],
  tradeoff: ['addRemove', 'substitute', 'implied', 'group'],
  'worst-case': [],
  training: ['addRemove', 'substitute', 'hiddenState'],
};

/** A substitute guarantee whose name does not say so. */
const deduced = (id: QuantityId): boolean => id === 'group' || id === 'implied';

/** What kind of number it is; its adjacency where the name does not say it. */
function kindOf(id: QuantityId, figure: EmbedFigure, confidence: number): string {
  // curves of errors, not of ε: no attack errs less
  if (figure === 'tradeoff') return deduced(id) ? 'guarantee, substitute' : 'guarantee';
  if (id === 'audit') return `lower bound, substitute, ${percentText(confidence)} confidence`;
  if (id === 'hiddenState')
    return 'the most this attack can show with unlimited runs, substitute; no guarantee';
  return deduced(id) ? 'upper bound, substitute' : 'upper bound';
}

/** What the figure says besides, or instead. */
function Note({
  figure,
  scenario: { delta, confidence, estimator },
}: {
  figure: EmbedFigure;
  scenario: Scenario;
}) {
  if (figure === 'neighbour') {
    return (
      <>
        One step of DP-SGD by itself; distances in units of the clipping norm <Sym>C</Sym>.
      </>
    );
  }
  if (figure === 'worst-case') {
    return (
      <>
        What is read from the errors are lower bounds on the substitute ε at <Sym>δ</Sym> ={' '}
        <Delta value={delta} />, with {percentText(confidence)} confidence if the threshold was chosen without
        looking at the draws; the guarantees beside them are upper bounds.
      </>
    );
  }
  return (
    <>
      {figure !== 'tradeoff' && (
        <>
          ε at <Sym>δ</Sym> = <Delta value={delta} />.{' '}
        </>
      )}
      {figure === 'training' &&
        `Marks: lower bounds by attacks, substitute, ${percentText(confidence)} confidence. `}
      {estimator === 'paper' && (figure === 'lab' || figure === 'training')
        ? 'The published estimator picks the best threshold, and its confidence does not hold. '
        : ''}
      For Poisson sampling and noise of standard deviation <Sym>σ</Sym>
      <Sym>C</Sym>; not for shuffled or fixed-size batches.
    </>
  );
}

export function EmbedCaption({ figure, scenario }: { figure: EmbedFigure; scenario: Scenario }) {
  const drawn = DRAWN[figure];
  return (
    <div className="embed-caption">
      {drawn.length > 0 && (
        <ul className="embed-key">
          {drawn.map((id) => (
            <li key={id}>
              <Swatch id={id} /> <QuantityName id={id} />: {kindOf(id, figure, scenario.confidence)}
            </li>
          ))}
        </ul>
      )}
      <p>
        <Note figure={figure} scenario={scenario} />
      </p>
    </div>
  );
}
