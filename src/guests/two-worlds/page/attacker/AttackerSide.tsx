// Beside the plane: the bound as a bar up to the guarantee, and the scores of both worlds as histograms.
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { scoreHistogram } from '../../../../audit/estimation/scores/scoreHistogram';
import { epsilonText, percentText } from '../../../../lab/notation/formatNumber';
import { type OneOf, scoresAt } from '../plane/shownMoment';
import type { ChangeKind } from '../twoWorlds';
import styles from '../WorldsFigure.module.css';
import { type Answered, isWhole } from '../worldsRequest';
import { boundText } from '../worldsWords';

export interface AttackerSideProps {
  shown: Answered;
  moment: number;
  /** The page's ε of the audit's adjacency; null until it is known. */
  guarantee: number | null;
  suspect: OneOf | null;
  /** Px, and px down to the axis. */
  width: number;
  floor: number;
  textScale: number;
}

function AuditLine({ shown, guarantee, width, textScale }: AttackerSideProps) {
  const { audit } = shown.reply;
  const { adjacency, epsilon } = audit;
  const bound = boundText(audit);
  const confidence = percentText(audit.confidence);
  const provisional = !isWhole(shown);
  const scale = guarantee ? width / Math.max(guarantee, epsilon) : 0;
  const end = scale * (guarantee ?? 0);
  return (
    <g>
      <text className={styles.bound} data-testid="worlds-bound" y={15} fontSize={15 * textScale}>
        {`ε(Audit) ≥ ${bound}`}
      </text>
      <rect y={22} width={width} height={7} fill="var(--raised)" stroke="var(--hairline)" />
      <rect y={22} width={scale * epsilon} height={7} fill="var(--audit)" />
      {scale > 0 && <path d={`M${end} 19V32`} stroke="var(--tone)" strokeWidth={2.5} />}
      {(provisional || width > 200 * textScale) && (
        <text className="tick" y={44}>
          {provisional ? t`provisional` : t`${confidence} confidence`}
        </text>
      )}
      {guarantee !== null && (
        <text
          className={`tick ${styles.otherName}`}
          data-testid="worlds-other-name"
          x={width}
          y={44}
          textAnchor="end"
        >
          ε
          <tspan fontSize="0.75em" baselineShift="sub">
            {adjacency === 'add-remove' ? 'AR' : 'S'}
          </tspan>{' '}
          = {epsilonText(guarantee, 'up')}
        </text>
      )}
    </g>
  );
}

const NAMES: Readonly<Record<ChangeKind, string>> = {
  remove: t`without`,
  flip: t`flipped`,
  move: t`moved`,
};

const BINS = 24;
/** Px down to the scores, under what the bound takes. */
const TOP = 56;

export function AttackerSide(props: AttackerSideProps) {
  const { shown, moment, suspect, width, floor } = props;
  const { reply, request } = shown;
  const { keptSteps, change } = request;
  const scores = useMemo(() => scoresAt(reply, moment), [reply, moment]);
  const { edges, original, substituted } = useMemo(() => scoreHistogram(...scores, BINS), [scores]);
  const threshold = moment === keptSteps.length - 1 ? reply.test.threshold : null;
  const [low, high] = [edges[0], edges[edges.length - 1]];
  const most = Math.max(1, ...original, ...substituted);
  const x = (score: number) => ((score - low) / (high - low)) * width;
  const y = (count: number) => floor - (count / most) * (floor - TOP - 6);
  const outline = (world: Uint32Array) => {
    const bars = Array.from(world, (count, i) => `V${y(count).toFixed(1)}H${x(edges[i + 1]).toFixed(1)}`);
    return `M0 ${floor}${bars.join('')}V${floor}`;
  };
  const marked = suspect && Math.min(high, Math.max(low, scores[suspect.world][suspect.number]));
  return (
    <>
      <AuditLine {...props} />
      <path d={outline(original)} fill="var(--ink)" fillOpacity={0.28} />
      <path d={outline(substituted)} fill="none" stroke="var(--tone)" strokeWidth={1.75} />
      <path d={`M0 ${floor}H${width}`} stroke="var(--edge)" />
      {threshold !== null && threshold >= low && threshold <= high && (
        <line className="threshold-line" x1={x(threshold)} x2={x(threshold)} y1={TOP - 2} y2={floor} />
      )}
      {marked !== null && <path fill="var(--ink)" d={`M${x(marked)} ${floor}l-5 -10h10z`} />}
      <text className={`tick ${styles.otherName}`} data-testid="worlds-other-name" y={floor + 14}>
        {`← ${NAMES[change.kind]}`}
      </text>
      <text className="tick" x={width} y={floor + 14} textAnchor="end">
        {t`with Ana →`}
      </text>
    </>
  );
}
