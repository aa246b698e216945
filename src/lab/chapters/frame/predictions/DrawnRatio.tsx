// "Draw the curve you expect": seven handles along the axis of the figure at the top, dragged or moved by keys; then the
// computed curve over them, the difference in words, and both as a table.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import {
  compare,
  differenceWords,
  handlePlaces,
  ratioCurve,
} from '../../../../addons/lesson/predictions/drawnRatio';
import type { CurvePrediction, PredictionFacts } from '../../../../addons/lesson/predictions/prediction';
import { decimalText } from '../../../../base/language/numbers';
import { FigureNumbers } from '../../../chart/FigureNumbers';
import { fieldNoun } from '../../../notation/fieldWords';
import { parameterText } from '../../../notation/formatNumber';
import { Sym } from '../../../notation/Num';
import { SymbolText } from '../../../notation/SymbolText';
import { FIELDS } from '../../../scenario';
import { DataTable } from '../../../ui/DataTable';
import frame from '../Prediction.module.css';
import { DrawnChart } from './DrawnChart';

/** What everybody thinks first. */
const TWICE = 2;

export function DrawnRatio({ prediction, facts }: { prediction: CurvePrediction; facts: PredictionFacts }) {
  const { id, question, caption } = prediction;
  const [drawn, setDrawn] = useState<readonly number[]>([]);
  const [asked, setAsked] = useState<'compared' | 'shown' | null>(null);
  const ratio = ratioCurve(facts);
  const titled = `predict-${id}`;
  const title = (
    <h3 id={titled}>
      <SymbolText>{question}</SymbolText>
    </h3>
  );
  if (ratio === null) {
    return (
      <section className={frame.prediction} aria-labelledby={titled} aria-busy="true">
        {title}
        <p role="status">{t`The page is computing the curves of the figure at the top.`}</p>
      </section>
    );
  }
  const { axis } = ratio;
  const { symbol } = FIELDS[axis];
  const places = handlePlaces(ratio);
  const heights = places.map((_, i) => drawn[i] ?? TWICE);
  const compared = compare(places, heights, ratio);
  return (
    <section className={frame.prediction} aria-labelledby={titled}>
      {title}
      <DrawnChart
        places={places}
        heights={heights}
        ratio={asked === null ? null : ratio}
        low={ratio.x[0]}
        high={ratio.x[ratio.x.length - 1]}
        symbol={symbol}
        label={fieldNoun(axis)}
        onHeight={(at, height) => setDrawn(heights.map((one, i) => (i === at ? height : one)))}
      />
      <div className={`run-line-work ${frame.work}`}>
        {asked === null ? (
          <>
            <button type="button" className="run-button" onClick={() => setAsked('compared')}>
              <Trans>Compare</Trans>
            </button>
            <button type="button" className="small-button" onClick={() => setAsked('shown')}>
              <Trans>Just show me</Trans>
            </button>
          </>
        ) : (
          <button
            type="button"
            className="small-button"
            onClick={() => {
              setAsked(null);
              setDrawn([]);
            }}
          >
            <Trans>Draw again</Trans>
          </button>
        )}
      </div>
      <p className="part-caption">
        <SymbolText>{caption}</SymbolText>
      </p>
      <p className={`figure-sentence ${frame.answer}`} role="status">
        {asked === 'compared' && <SymbolText>{differenceWords(compared, symbol)}</SymbolText>}
        {asked === 'shown' && t`The solid line is computed.`}
      </p>
      {asked !== null && (
        <FigureNumbers title={t`Both curves in numbers`}>
          <DataTable
            label={t`The drawn and the computed ratio: table`}
            caption={
              <Trans>
                Substitute ε over add/remove ε, both upper bounds at the page’s other settings. Computed
                values above 4 lie beyond the drawing.
              </Trans>
            }
            columns={[<Sym key="axis">{symbol}</Sym>, t`drawn`, t`computed`]}
            rows={compared.map(({ at, drawn: own, computed }) => [
              parameterText(at),
              decimalText(own, 2),
              decimalText(computed, 2),
            ])}
          />
        </FigureNumbers>
      )}
    </section>
  );
}
