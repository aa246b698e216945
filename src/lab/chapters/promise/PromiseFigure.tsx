// Chapter 2's figure: the map of ratios, the privacy profile and the trade-off curve. Each part can stand alone.
import { t } from '@lingui/core/macro';
import { FigureNumbers } from '../../chart/FigureNumbers';
import { Below } from '../../figure/below';
import { QuantityName, Swatch } from '../../notation/QuantityName';
import type { QuantityId } from '../../notation/quantities';
import { later } from '../../ui/later';
import { useSeen } from '../../ui/window/visibility';
import type { LoneFigureProps } from '../frame/chapter';
import { useQueries, useRequest } from '../frame/useRequest';
import { CurveTables, MapTable } from './CurveTables';
import { MapPart } from './map/MapPart';
import { ProfilePart } from './ProfilePart';
import styles from './PromiseFigure.module.css';
import type { PromisePart } from './parts';
import { TradeoffPart } from './TradeoffPart';

const SavePromise = later(() => import('./SavePromise'), 'SavePromise');

export interface PromiseFigureProps extends Pick<LoneFigureProps, 'scenario' | 'snapshot' | 'change'> {
  parts: readonly PromisePart[];
  /**
   * Whether the figure stands on the page itself. It then has a button that saves it, and a key even if it shows one curve alone. The frame
   * of an embedded figure has a key of its own.
   */
  saves?: boolean;
}

const KEY = ['addRemove', 'substitute', 'implied', 'group'] as const;
/** Names of the parts, which follow “Save”. */
const PART_NAMES: Readonly<Record<PromisePart, string>> = {
  map: t`the ratio map`,
  profile: t`the privacy profile`,
  tradeoff: t`the trade-off curve`,
};
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

export function PromiseFigure({ parts, scenario, snapshot, change, saves = false }: PromiseFigureProps) {
  const queries = useQueries();
  const [seenRef, seen] = useSeen();
  const { reply: profile } = useRequest(queries.profile, null);
  const { reply: tradeoff } = useRequest(queries.tradeoff, null);
  const map = useRequest(queries.map, null);
  const own = { scenario, snapshot, seen };
  const has = (part: PromisePart) => parts.includes(part);
  const alone = parts.length === 1;
  const onlyMap = alone && has('map');
  const curves = (
    <>
      {has('profile') && <ProfilePart {...own} />}
      {has('tradeoff') && <TradeoffPart scenario={scenario} seen={seen} alone={alone} />}
    </>
  );
  return (
    <figure
      className={`chapter-figure over-pages ${alone ? styles.alone : ''} ${alone && saves ? styles.staged : ''}`}
      ref={seenRef}
      aria-label={
        alone || has('map') ? t`What an accountant promises` : t`The privacy profile and the trade-off curve`
      }
    >
      {has('map') && <MapPart {...own} change={change} />}
      {!onlyMap && (saves || !alone) && (
        <Below>
          <Key of={alone && has('profile') ? OF_PROFILE : KEY} />
        </Below>
      )}
      {alone ? curves : <div className={styles.parts}>{curves}</div>}
      <Below>
        <FigureNumbers
          title={
            onlyMap ? t`The map in numbers` : alone ? t`The curve in numbers` : t`Both curves in numbers`
          }
          saves={
            saves
              ? {
                  of: alone ? PART_NAMES[parts[0]] : t`the figures of the promise`,
                  rows: <SavePromise scenario={scenario} snapshot={snapshot} parts={parts} />,
                }
              : null
          }
        >
          {onlyMap ? (
            <MapTable map={map.reply} request={map.request} />
          ) : (
            <CurveTables
              profile={has('profile') ? profile : null}
              tradeoff={has('tradeoff') ? tradeoff : null}
            />
          )}
        </FigureNumbers>
      </Below>
    </figure>
  );
}
