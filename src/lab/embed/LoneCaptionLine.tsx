// The caption of a figure that stands alone. It says the adjacency, δ and kind of the numbers, because the page around the figure may not.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isBound } from '../../audit/estimators/lookup';
import { drawsMu, type Scenario } from '../../scenario';
import { figureCurves } from '../../work';
import type { LoneCaption, PlacedFigure } from '../chapters/frame/chapter';
import { percentText } from '../notation/formatNumber';
import { Delta, Sym } from '../notation/Num';
import { QuantityName, Swatch } from '../notation/QuantityName';
import type { QuantityId } from '../notation/quantities';
import { SAMPLING_WORDS } from '../notation/samplingWords';
import styles from './LoneCaptionLine.module.css';

/** Whether a quantity is a substitute guarantee although its name does not say so. */
const deduced = (id: QuantityId): boolean => id === 'group' || id === 'implied';

function kindOf(id: QuantityId, ofErrors: boolean, confidence: number): string {
  // such a figure draws error rates that no attack can go below
  if (ofErrors) return deduced(id) ? t`guarantee, substitute` : t`guarantee`;
  if (id === 'audit') return t`lower bound, substitute, ${{ percent: percentText(confidence) }} confidence`;
  if (id === 'hiddenState')
    return t`the most this attack can show with unlimited runs, substitute, no guarantee`;
  return deduced(id) ? t`upper bound, substitute` : t`upper bound`;
}

interface ConditionsProps {
  caption: LoneCaption;
  scenario: Scenario;
  ofMu: boolean;
  live: boolean;
}

/** The conditions of the numbers: at which δ and for which sampling they hold, and what the marks are. */
function Conditions({ caption, scenario, ofMu, live }: ConditionsProps) {
  const batches = live && scenario.sampling !== 'poisson' ? SAMPLING_WORDS[scenario.sampling] : null;
  const { delta, confidence, estimator } = scenario;
  const percent = percentText(confidence);
  const attacked = caption.marks || caption.quantities.includes('audit');
  return (
    <>
      {ofMu && `${t`μ is that of Gaussian DP, and needs no δ.`} `}
      {!caption.ofErrors && !ofMu && (
        <>
          <Trans>
            ε at <Sym>δ</Sym> = <Delta value={delta} />.
          </Trans>{' '}
        </>
      )}
      {caption.marks && `${t`Marks are lower bounds by attacks, substitute, with ${percent} confidence.`} `}
      {!isBound(estimator) &&
        attacked &&
        `${t`The published estimator picks the best threshold, and its confidence does not hold.`} `}
      {batches === null ? (
        <Trans>
          This holds for Poisson sampling and noise of standard deviation <Sym>σ</Sym>
          <Sym>C</Sym>, not for shuffled or fixed-size batches.
        </Trans>
      ) : (
        <Trans>
          This holds for {batches} and noise of standard deviation <Sym>σ</Sym>
          <Sym>C</Sym>, not for Poisson batches. The larger end for substitute holds for all data, and some
          data attain the smaller one.
        </Trans>
      )}
    </>
  );
}

export function LoneCaptionLine({ of, scenario }: { of: PlacedFigure; scenario: Scenario }) {
  const { caption, anchor } = of;
  if (!caption) return null;
  const { more = [], ofErrors = false, Note } = caption;
  const ofMu = caption.measures === true && drawsMu(scenario);
  // all other figures show Poisson batches, whichever sampling is chosen
  const live = anchor === 'lab';
  const drawn: readonly QuantityId[] = live ? [...figureCurves(scenario), 'audit'] : caption.quantities;
  const quantities = caption.quantities.filter(
    (id) =>
      drawn.includes(id) &&
      (scenario.moreBounds === 'on' || !more.includes(id)) &&
      !(ofMu && id === 'hiddenState'),
  );
  return (
    <div className={styles.caption}>
      {quantities.length > 0 && (
        <ul className={styles.key}>
          {quantities.map((id) => (
            <li key={id}>
              <Swatch id={id} /> <QuantityName id={id} measure={ofMu ? 'mu' : 'epsilon'} />:{' '}
              {kindOf(id, ofErrors, scenario.confidence)}
            </li>
          ))}
        </ul>
      )}
      <p>
        {Note ? (
          <Note scenario={scenario} />
        ) : (
          <Conditions caption={caption} scenario={scenario} ofMu={ofMu} live={live} />
        )}
      </p>
    </div>
  );
}
