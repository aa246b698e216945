// The prediction "Draw the curve that you expect": seven handles, and then the computed curve over them, the difference in words, and a
// table.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import { decimalText } from '../../../../base/language/numbers';
import { FIELDS } from '../../../../scenario';
import { axisScale } from '../../../chart/axisScale';
import { Chart } from '../../../chart/Chart';
import { FigureNumbers } from '../../../chart/FigureNumbers';
import { CURVES_ROOM, type PlotPlace } from '../../../chart/place';
import { Grip } from '../../../figure/Grip';
import {
  compare,
  differenceWords,
  handlePlaces,
  LEAST_RATIO,
  MOST_RATIO,
  ratioCurve,
} from '../../../lesson/course/predictions/drawnRatio';
import type {
  CurvePrediction,
  FactCurve,
  PredictionFacts,
} from '../../../lesson/course/predictions/prediction';
import { fieldNoun } from '../../../notation/fieldWords';
import { parameterText } from '../../../notation/formatNumber';
import { Sym } from '../../../notation/Num';
import { SymbolText } from '../../../notation/SymbolText';
import { DataTable } from '../../../ui/DataTable';
import { keyTarget } from '../../../ui/keys';
import { AskButtons } from './AskButtons';
import styles from './DrawnChart.module.css';
import frame from './Prediction.module.css';

interface DrawnChartProps {
  /** Places of the handles along the axis, ascending. */
  places: readonly number[];
  /** Ratio that the reader has drawn at each handle. */
  heights: readonly number[];
  ratio: FactCurve;
  shown: boolean;
  onHeight: (handle: number, height: number) => void;
}

const HEIGHT = 260;
const ROOM = { ...CURVES_ROOM, left: 30, right: 12, bottom: 46, ticks: 4, tickRoom: 80 };
const RATIOS = axisScale('linear', LEAST_RATIO, MOST_RATIO);
const KEYS = { low: LEAST_RATIO, high: MOST_RATIO, small: 0.05, large: 0.25 };

const expectedAt = (symbol: string, value: string): string => t`Expected ratio at ${symbol} = ${value}`;
const timesText = (ratio: string): string => t`${ratio} times`;

const within = (height: number): number =>
  Number(Math.min(MOST_RATIO, Math.max(LEAST_RATIO, height)).toFixed(2));

function DrawnChart({ places, heights, ratio, shown, onHeight }: DrawnChartProps) {
  const { symbol } = FIELDS[ratio.axis];
  const heightAt = (px: number, { floor, top }: PlotPlace) =>
    within(LEAST_RATIO + ((MOST_RATIO - LEAST_RATIO) * (floor - px)) / (floor - top));
  const press = ({ key }: KeyboardEvent, handle: number) => {
    const to = keyTarget(key, heights[handle], KEYS);
    if (to !== undefined) onHeight(handle, within(to));
    return to !== undefined;
  };
  const data = {
    xTitle: `${fieldNoun(ratio.axis)}, ${symbol}`,
    yTitle: t`substitute ε over add/remove ε`,
    x: axisScale('log', ratio.x[0], ratio.x[ratio.x.length - 1]),
    y: RATIOS,
    xs: places,
    lines: [],
  };
  const computed = ratio.x.flatMap((at, i) =>
    shown && Number.isFinite(ratio.y[i]) ? [[at, ratio.y[i]] as const] : [],
  );
  const drawing = (place: PlotPlace) => {
    const { x, y } = place;
    const path = (points: readonly (readonly [number, number])[]) =>
      `M${points.map(([a, b]) => `${x(a).toFixed(1)} ${y(b).toFixed(1)}`).join('L')}`;
    return (
      <>
        <path className={styles.drawn} d={path(places.map((at, i) => [at, heights[i]] as const))} />
        {computed.length > 1 && (
          <path className={styles.computed} data-testid="computed-line" d={path(computed)} />
        )}
        {places.map((at, i) => (
          <Grip
            key={at}
            at={{ x: x(at), y: y(heights[i]) }}
            onMoved={(to) => onHeight(i, heightAt(to.y, place))}
            onPressed={(event) => press(event, i)}
            aria-label={expectedAt(symbol, parameterText(at))}
            aria-orientation="vertical"
            aria-valuemin={LEAST_RATIO}
            aria-valuemax={MOST_RATIO}
            aria-valuenow={heights[i]}
            aria-valuetext={timesText(decimalText(heights[i], 2))}
          />
        ))}
      </>
    );
  };
  return (
    <div className={styles.chart}>
      <Chart data={data} room={ROOM} height={HEIGHT} keyed={false}>
        {drawing}
      </Chart>
    </div>
  );
}

/** The ratio at which all handles start, as if a replacement cost exactly what a removal and an addition cost together. */
const TWICE = 2;

interface DrawnRatioProps {
  prediction: CurvePrediction;
  facts: PredictionFacts;
  /** Called once the computed curve is asked for. */
  onShown: () => void;
}

export function DrawnRatio({ prediction, facts, onShown }: DrawnRatioProps) {
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
  const { symbol } = FIELDS[ratio.axis];
  const places = handlePlaces(ratio);
  const heights = places.map((_, i) => drawn[i] ?? TWICE);
  const compared = compare(places, heights, ratio);
  return (
    <section className={frame.prediction} aria-labelledby={titled}>
      {title}
      <DrawnChart
        places={places}
        heights={heights}
        ratio={ratio}
        shown={asked !== null}
        onHeight={(at, height) => setDrawn(heights.map((one, i) => (i === at ? height : one)))}
      />
      <AskButtons
        shown={asked !== null}
        onShow={(compared) => {
          setAsked(compared ? 'compared' : 'shown');
          onShown();
        }}
        again={t`Draw again`}
        onAgain={() => {
          setAsked(null);
          setDrawn([]);
        }}
      />
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
