// Chapter 2's figure: the map of ratios, the privacy profile and the trade-off curve. Each part can stand alone.
import { t } from '@lingui/core/macro';
import { FigureNumbers } from '../../chart/FigureNumbers';
import { Below } from '../../figure/below';
import type { ResultsSnapshot } from '../../jobs';
import { QuantityName, Swatch } from '../../notation/QuantityName';
import type { QuantityId } from '../../notation/quantities';
import type { Scenario } from '../../scenario';
import type { ScenarioState } from '../../state/useScenario';
import { later } from '../../ui/later';
import { useSeen } from '../../ui/visibility';
import { useQueries, useRequest } from '../frame/useRequest';
import { CurveTables, MapTable } from './CurveTables';
import { MapPart } from './map/MapPart';
import { ProfilePart } from './ProfilePart';
import styles from './PromiseFigure.module.css';
import type { PromisePart } from './parts';
import { TradeoffPart } from './TradeoffPart';

const SavePromise = later(() => import('./SavePromise').then((module) => module.SavePromise));

interface PromiseProps {
  scenario: Scenario;
  snapshot: ResultsSnapshot;
  change: ScenarioState['change'];
}

export interface PromiseCurvesProps extends Pick<PromiseProps, 'scenario' | 'snapshot'> {
  saves?: boolean;
}

const CURVES = ['profile', 'tradeoff'] as const;
const KEY = ['addRemove', 'substitute', 'implied', 'group'] as const;
const OF_PROFILE = ['addRemove', 'substitute', 'implied'] as const;

const Key = ({ of }: { of: readonly QuantityId[] }) => (
  <ul className={styles.key}>
    {of.map((id) => (
      <li key={id}>
        <Swatch id={id} /> <QuantityName id={id} />
      </li>
    ))}
  </ul>
);

/** The profile and the trade-off curve of the page's own point, under one key. */
function Curves({ scenario, snapshot, seen, saves }: PromiseCurvesProps & { seen: boolean }) {
  const queries = useQueries();
  const { reply: profile } = useRequest(queries.profile, null);
  const { reply: tradeoff } = useRequest(queries.tradeoff, null);
  return (
    <>
      <Key of={KEY} />
      <div className={styles.parts}>
        <ProfilePart scenario={scenario} snapshot={snapshot} seen={seen} />
        <TradeoffPart scenario={scenario} seen={seen} />
      </div>
      <FigureNumbers
        title={t`Both curves in numbers`}
        saves={saves ? <SavePromise scenario={scenario} snapshot={snapshot} parts={CURVES} /> : null}
      >
        <CurveTables profile={profile} tradeoff={tradeoff} />
      </FigureNumbers>
    </>
  );
}

export function PromiseCurvesFigure({ scenario, snapshot, saves = false }: PromiseCurvesProps) {
  const [seenRef, seen] = useSeen();
  return (
    <figure
      className="chapter-figure over-pages"
      ref={seenRef}
      aria-label={t`The privacy profile and the trade-off curve`}
    >
      <Curves scenario={scenario} snapshot={snapshot} seen={seen} saves={saves} />
    </figure>
  );
}

/** Map and curves in one figure, for a frame. */
export function PromiseFigure({ scenario, snapshot, change }: PromiseProps) {
  const [seenRef, seen] = useSeen();
  return (
    <figure className="chapter-figure over-pages" ref={seenRef} aria-label={t`What an accountant promises`}>
      <MapPart scenario={scenario} snapshot={snapshot} seen={seen} change={change} />
      <Curves scenario={scenario} snapshot={snapshot} seen={seen} />
    </figure>
  );
}

export interface PromisePartFigureProps extends PromiseProps {
  part: PromisePart;
  /** On the page: with a key, which a frame has under it, and with buttons that save the picture and its data. */
  saves?: boolean;
}

export function PromisePartFigure(props: PromisePartFigureProps) {
  const { part, scenario, snapshot, change, saves = false } = props;
  const queries = useQueries();
  const [seenRef, seen] = useSeen();
  const { reply: profile } = useRequest(queries.profile, null);
  const { reply: tradeoff } = useRequest(queries.tradeoff, null);
  const map = useRequest(queries.map, null);
  return (
    <figure
      className={`chapter-figure over-pages ${styles.alone} ${saves ? styles.staged : ''}`}
      ref={seenRef}
      aria-label={t`What an accountant promises`}
    >
      {saves && part !== 'map' && (
        <Below>
          <Key of={part === 'profile' ? OF_PROFILE : KEY} />
        </Below>
      )}
      {part === 'map' && <MapPart scenario={scenario} snapshot={snapshot} seen={seen} change={change} />}
      {part === 'profile' && <ProfilePart scenario={scenario} snapshot={snapshot} seen={seen} />}
      {part === 'tradeoff' && <TradeoffPart scenario={scenario} seen={seen} alone />}
      <Below>
        <FigureNumbers
          title={part === 'map' ? t`The map in numbers` : t`The curve in numbers`}
          saves={saves ? <SavePromise scenario={scenario} snapshot={snapshot} parts={[part]} /> : null}
        >
          {part === 'map' ? (
            <MapTable map={map.reply} request={map.request} />
          ) : (
            <CurveTables
              profile={part === 'profile' ? profile : null}
              tradeoff={part === 'tradeoff' ? tradeoff : null}
            />
          )}
        </FigureNumbers>
      </Below>
    </figure>
  );
}
