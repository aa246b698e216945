// The drawing: the plane with both clouds and its records, beside it what the attacker makes of them.
import { useMemo } from 'react';
import { scoreHistogram } from '../../../../../audit/estimation/scores/scoreHistogram';
import { AUDIT_LINE, AuditLine, ScoreBars } from '../attacker/ScoreBars';
import { GradientArrows, type OneStep } from '../oneModel/OneModelTools';
import { adjacencyOf } from '../twoWorlds';
import styles from '../WorldsFigure.module.css';
import { type Answered, isWhole } from '../worldsRequest';
import { CloudCanvas } from './CloudCanvas';
import { PlaneRecords } from './PlaneRecords';
import { MARGIN, planeView } from './planeView';
import { bandsAt, middlesAt, modelPath, type OneOf, scoresAt } from './shownMoment';
import type { PlaneDraft } from './usePlaneDraft';
import { usePlaneHand } from './usePlaneHand';

interface PlanePictureProps {
  draft: PlaneDraft;
  shown: Answered | null;
  moment: number;
  /** Of the audit's adjacency. */
  guarantee: number | null;
  /** Models that are drawn by themselves, in place of the clouds. */
  single: readonly OneOf[] | null;
  suspect: OneOf | null;
  step: OneStep | null;
  /** Px. */
  width: number;
  height: number;
  /** Px at the lower right that something else stands in. */
  taken: number;
  textScale: number;
}

const GAP = 16;
const BINS = 24;
/** Px across below which nothing is read. */
const NARROW = 60;

/** Px of the plane's square, where the height allows it. */
export const sideOf = (width: number): number => Math.round(0.54 * width);

export function PlanePicture({
  draft,
  shown,
  moment,
  guarantee,
  single,
  suspect,
  ...rest
}: PlanePictureProps) {
  const { step, width, height, taken, textScale } = rest;
  const { worlds } = draft;
  const side = Math.min(height, sideOf(width));
  const inner = side - 2 * MARGIN;
  const view = useMemo(() => planeView(side), [side]);
  const hand = usePlaneHand(draft, view, side);
  const { kind } = (shown?.request ?? worlds).change;
  const adjacency = adjacencyOf(kind);
  const provisional = shown !== null && !isWhole(shown);
  // what the models have drawn stays while a hand moves a record, until newer ones have answered
  const bands = useMemo(() => shown && bandsAt(shown, moment, inner), [shown, moment, inner]);
  const middles = useMemo(() => shown && middlesAt(shown, moment, view), [shown, moment, view]);
  const histogram = useMemo(
    () => shown && scoreHistogram(...scoresAt(shown.reply, moment), BINS),
    [shown, moment],
  );
  const lines = shown && single ? single.map((one) => modelPath(shown, moment, one, view)) : middles;
  const across = width - side - GAP - 2;
  return (
    <>
      {single === null && (
        <CloudCanvas bands={bands} side={inner} adjacency={adjacency} provisional={provisional} />
      )}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its records name themselves, and a title would pop up under the pointer */}
      <svg width={width} height={height} className={`${styles.picture} ${adjacency}`} {...hand.pointer}>
        <rect className={styles.plane} x={MARGIN} y={MARGIN} width={inner} height={inner} />
        {lines?.map((d, world) => (
          // the two worlds, in order
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always two
          <g key={world} className={world === 1 ? styles.other : undefined}>
            <path className={styles.halo} d={d} />
            <path className={styles.model} d={d} />
          </g>
        ))}
        {shown && suspect && <path className={styles.suspect} d={modelPath(shown, moment, suspect, view)} />}
        {step && <GradientArrows step={step} view={view} />}
        <PlaneRecords draft={draft} view={view} focus={hand.focus} onKey={hand.onKey} />
        {shown && histogram && across > NARROW && (
          <g transform={`translate(${side + GAP} 0)`}>
            <AuditLine
              audit={shown.reply.audit}
              guarantee={guarantee}
              provisional={provisional}
              width={across}
              textScale={textScale}
            />
            <ScoreBars
              histogram={histogram}
              threshold={moment === shown.request.keptSteps.length - 1 ? shown.reply.test.threshold : null}
              marked={suspect && scoresAt(shown.reply, moment)[suspect.world][suspect.number]}
              kind={kind}
              top={AUDIT_LINE + 6}
              width={across}
              floor={height - taken - 18}
            />
          </g>
        )}
      </svg>
    </>
  );
}
