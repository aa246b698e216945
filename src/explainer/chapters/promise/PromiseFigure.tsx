// Chapter 2's figure: the map of ratios, and for the page's own point the privacy profile and the trade-off curve.
import { useMemo } from 'react';
import type { LabSnapshot } from '../../../jobs';
import type { Scenario } from '../../../scenario';
import { QuantityName, Swatch } from '../../figure/QuantityName';
import { useWidth } from '../../figure/useWidth';
import { deltaText, epsilonText, parameterText, percentText } from '../../numbers/formatNumber';
import { Delta, EpsilonSymbol, Parameter, Sym } from '../../numbers/Num';
import { useRested } from '../../state/lab';
import { readings } from '../../state/readings';
import type { ScenarioState } from '../../state/useScenario';
import { lessons, useFollowed, useSeen } from '../useFollowed';
import { mapRequest } from './mapGrid';
import { ProfileFigure } from './ProfileFigure';
import { PromiseTable } from './PromiseTable';
import { RatioLegend } from './RatioLegend';
import { RatioMapFigure } from './RatioMapFigure';
import { TradeoffFigure } from './TradeoffFigure';

interface PromiseFigureProps {
  scenario: Scenario;
  snapshot: LabSnapshot;
  change: ScenarioState['change'];
}

const MAP_HEIGHT = 400;
const SMALL_HEIGHT = 320;
/** Milliseconds of rest before curves are composed anew. */
const REST = 200;
const PROFILE_POINTS = 49;
/** Denser where the curves are steep. */
const ALPHAS = Float64Array.from({ length: 49 }, (_, i) => (i / 48) ** 2);
/** Draws of the audit's own point. */
const MOST_RUNS = 25_000;

export function PromiseFigure({ scenario, snapshot, change }: PromiseFigureProps) {
  const [mapBox, mapWidth] = useWidth();
  const [profileBox, profileWidth] = useWidth();
  const [tradeoffBox, tradeoffWidth] = useWidth();
  const [seenRef, seen] = useSeen();
  const rested = useRested(scenario, REST);
  const { samplingRate, noiseMultiplier, steps, delta, seed, confidence } = rested;
  const mechanism = { samplingRate, noiseMultiplier, steps };
  const grid = useMemo(() => mapRequest(rested), [rested]);
  const map = useFollowed(lessons.map, seen ? grid : null);
  const profile = useFollowed(lessons.profile, seen ? { mechanism, delta, count: PROFILE_POINTS } : null);
  const tradeoff = useFollowed(lessons.tradeoff, seen ? { mechanism, alphas: ALPHAS } : null);
  const audit = useFollowed(
    lessons.auditPoint,
    seen
      ? { mechanism, seed, runs: Math.min(scenario.runs, MOST_RUNS), delta, confidence, threshold: 0 }
      : null,
  );

  const known = readings(snapshot);
  const addRemove = known?.at.addRemove.value ?? null;
  const substitute = known?.at.substitute.value ?? null;
  const ratio = addRemove !== null && substitute !== null && addRemove > 0 ? substitute / addRemove : null;
  const ratioText = ratio === null ? 'no verified ratio' : `ratio ${ratio.toFixed(2)}`;
  const words =
    ratio === null || addRemove === null || substitute === null
      ? ''
      : `At q ${parameterText(scenario.samplingRate)} and σ ${parameterText(scenario.noiseMultiplier)}, ε is ${epsilonText(addRemove)} for add/remove and ${epsilonText(substitute)} for substitution: ${ratio.toFixed(2)} times as large${ratio > 2 ? ', more than twice' : ''}.`;
  const spoken = useRested(words, 1200);
  const failed = map.error ?? profile.error ?? tradeoff.error;
  const auditWords = audit.reply
    ? `The attack misses ${percentText(Number((audit.reply.falseNegatives / audit.reply.runs).toPrecision(3)))} and gives ${percentText(Number((audit.reply.falsePositives / audit.reply.runs).toPrecision(3)))} false alarms.`
    : '';
  return (
    <figure className="chapter-figure promise-figure" ref={seenRef} aria-label="What an accountant promises">
      <h3>
        How much larger <EpsilonSymbol adjacency="S" /> is than <EpsilonSymbol adjacency="AR" />, at{' '}
        <Sym>T</Sym> = <Parameter value={grid.steps} /> and <Sym>δ</Sym> = <Delta value={grid.delta} />
      </h3>
      <RatioLegend />
      <div
        className="plain-figure"
        ref={mapBox}
        style={{ height: MAP_HEIGHT }}
        aria-busy={map.status === 'running'}
      >
        {mapWidth > 0 && map.reply && map.request && (
          <RatioMapFigure
            width={mapWidth}
            height={MAP_HEIGHT}
            map={map.reply}
            request={map.request}
            scenario={scenario}
            ratioText={ratioText}
            onMove={change}
          />
        )}
      </div>
      <p className="part-caption map-axis-words">
        Across: sampling rate <Sym>q</Sym>. Upward: noise multiplier <Sym>σ</Sym>. The line: where the ratio
        crosses 2. Click, drag or use the arrow keys to move the page’s own setting.
      </p>
      <p className="figure-sentence promise-words">{words || failed?.message || '…'}</p>
      <p className="visually-hidden" aria-live="polite">
        {spoken}
      </p>
      <ul className="small-key">
        <li>
          <Swatch id="addRemove" /> <QuantityName id="addRemove" />
        </li>
        <li>
          <Swatch id="substitute" /> <QuantityName id="substitute" />
        </li>
        <li>
          <Swatch id="group" /> <QuantityName id="group" />
        </li>
      </ul>
      <div className="promise-parts">
        <div>
          <h3>
            The privacy profile: <Sym>δ</Sym> at every ε
          </h3>
          <div className="plain-figure" ref={profileBox} style={{ height: SMALL_HEIGHT }}>
            {profileWidth > 0 && profile.reply && profile.request && (
              <ProfileFigure
                width={profileWidth}
                height={SMALL_HEIGHT}
                profile={profile.reply}
                delta={profile.request.delta}
                addRemove={known?.current && profile.current ? addRemove : null}
                substitute={known?.current && profile.current ? substitute : null}
                label={`Privacy profiles, delta over epsilon on a logarithmic scale. At delta ${deltaText(profile.request.delta)}: ${words}`}
              />
            )}
          </div>
          <p className="part-caption">
            Dotted: the <Sym>δ</Sym> of the page. A single (ε, <Sym>δ</Sym>) is one point of a curve;
            elsewhere the ratio is another.
          </p>
        </div>
        <div>
          <h3>The trade-off curve: misses over false alarms</h3>
          <div className="plain-figure" ref={tradeoffBox} style={{ height: SMALL_HEIGHT }}>
            {tradeoffWidth > 0 && tradeoff.reply && (
              <TradeoffFigure
                width={tradeoffWidth}
                height={SMALL_HEIGHT}
                tradeoff={tradeoff.reply}
                audit={tradeoff.current && audit.current ? audit.reply : null}
                label={`Trade-off curves: the least share of misses for every share of false alarms. ${auditWords}`}
              />
            )}
          </div>
          <p className="part-caption">
            Endless draws of any test lie on or above its curve. Green: the attack at threshold 0, with{' '}
            {percentText(scenario.confidence)} intervals. Below the blue line it does what the add/remove
            curve rules out for a removal.
          </p>
        </div>
      </div>
      <PromiseTable profile={profile.reply} tradeoff={tradeoff.reply} />
    </figure>
  );
}
