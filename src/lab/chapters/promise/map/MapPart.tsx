// The map of the ratio ε_S/ε_AR over q and σ, with its legend and a sentence about the page's own point.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { withDecimalMark } from '../../../../base/language/numbers';
import type { Scenario } from '../../../../scenario';
import { Below } from '../../../figure/below';
import { useFigureHeight } from '../../../figure/useTextScale';
import { useWidth } from '../../../figure/useWidth';
import { countText, ratioText } from '../../../notation/formatNumber';
import { Delta, EpsilonSymbol, Parameter, Sym } from '../../../notation/Num';
import { SymbolText } from '../../../notation/SymbolText';
import { areComing } from '../../../state/knownValues';
import { useRested } from '../../../state/results';
import type { ScenarioState } from '../../../state/useScenario';
import { NotComputed } from '../../frame/NotComputed';
import { useQueries, useRequest } from '../../frame/useRequest';
import { CURVES_DELAY, ownPoint, type PartProps } from '../parts';
import styles from './MapPart.module.css';
import { BANDS, CONTOURS, colourOf } from './mapField';
import { mapRequest, NODES } from './mapGrid';
import { RatioMapFigure } from './RatioMapFigure';

const TICKS = [1, ...CONTOURS] as const;
/** The largest ratio of the legend's scale. */
const END = 3.2;
const at = (ratio: number): number => (100 * (ratio - 1)) / (END - 1);

function RatioLegend() {
  return (
    <div className={styles.legend}>
      <div className={styles.scale}>
        <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none">
          <rect width="100" height="10" fill="var(--ratio-0)" />
          {BANDS.map((ratio) => {
            const { from, to, share } = colourOf(ratio);
            const box = { x: at(ratio), width: 100 - at(ratio), height: 10 };
            return (
              <g key={ratio}>
                <rect {...box} fill={`var(--ratio-${from})`} />
                <rect {...box} fill={`var(--ratio-${to})`} fillOpacity={share} />
              </g>
            );
          })}
        </svg>
        {TICKS.map((ratio) => (
          <span
            key={ratio}
            className={ratio === 2 ? styles.twice : undefined}
            style={{ left: `${at(ratio)}%` }}
          >
            {withDecimalMark(String(ratio))}
          </span>
        ))}
      </div>
      <span className={styles.key}>
        <svg aria-hidden="true" viewBox="0 0 14 14">
          <rect fill="url(#unverified-hatch)" width="14" height="14" />
        </svg>
        <Trans>not verified</Trans>
      </span>
      <span className={styles.key}>
        <svg aria-hidden="true" viewBox="0 0 14 14">
          <path className={styles.known} d="M7 1L13 7L7 13L1 7Z" />
        </svg>
        <Trans>known training run</Trans>
      </span>
    </div>
  );
}

const MAP_HEIGHT = 335;

export function MapPart({ scenario, snapshot, seen, change }: PartProps & Pick<ScenarioState, 'change'>) {
  const queries = useQueries();
  const [box, width] = useWidth();
  const height = useFigureHeight(MAP_HEIGHT, width);
  const rested = useRested(scenario, CURVES_DELAY);
  const grid = useMemo(() => mapRequest(rested), [rested]);
  const map = useRequest(queries.map, seen ? grid : null);
  const { ratio, words } = ownPoint(snapshot, scenario);
  const times = ratio === null ? undefined : ratioText(ratio);
  const spoken = useRested(words, 1200);
  const choose = useCallback((known: Partial<Scenario>) => change(known, 'push'), [change]);
  return (
    <>
      <Below>
        <div className={styles.head}>
          <h3>
            <Trans>
              <EpsilonSymbol adjacency="S" /> over <EpsilonSymbol adjacency="AR" /> at <Sym>T</Sym> ={' '}
              <Parameter value={grid.steps} /> and <Sym>δ</Sym> = <Delta value={grid.delta} />
            </Trans>
          </h3>
          <RatioLegend />
        </div>
      </Below>
      <div
        className={`plain-figure map-box ${styles.box}`}
        ref={box}
        style={{ height }}
        aria-busy={map.status === 'running'}
      >
        {width > 0 && map.reply && map.request && (
          <RatioMapFigure
            width={width}
            height={height}
            map={map.reply}
            request={map.request}
            ratioText={times === undefined ? t`no verified ratio` : t`ratio ${times}`}
            onMove={change}
            onChoose={choose}
          />
        )}
        {map.error === null && (map.reply === null || map.status === 'running') && (
          <p className={`part-caption ${styles.wait}`}>
            <span className="late">{t`The map is being computed.`}</span>
          </p>
        )}
      </div>
      <Below>
        <p className={`part-caption map-axis-words ${styles.hint}`}>
          <span className="only-on-screen">
            <Trans>Drag the point, click, or use the arrow keys.</Trans>{' '}
          </span>
          <Trans>
            Contours run between {countText(NODES)} computed settings. A known training run also sets its own{' '}
            <Sym>T</Sym> and <Sym>δ</Sym>.
          </Trans>
        </p>
        <p className={`figure-sentence ${styles.words}`} data-testid="map-words">
          <SymbolText>{words || (areComing(snapshot) ? '…' : '–')}</SymbolText>
        </p>
        <NotComputed error={map.error} of={queries.map} />
        <p className="visually-hidden" aria-live="polite">
          {spoken}
        </p>
      </Below>
    </>
  );
}
