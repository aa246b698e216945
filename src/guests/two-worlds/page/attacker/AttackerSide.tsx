// The part of the picture beside the plane: a bar for the bound of each of two changes, with a mark at its guarantee, and histograms of
// the scores in both worlds.
import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { scoreHistogram } from '../../../../audit/estimation/scores/scoreHistogram';
import { epsilonText, percentText } from '../../../../lab/notation/formatNumber';
import { type OneOf, scoresAt } from '../plane/shownMoment';
import { adjacencyOf, type ChangeKind } from '../twoWorlds';
import styles from '../WorldsFigure.module.css';
import { type Answered, isWhole } from '../worldsRequest';
import { boundText } from '../worldsWords';
import type { Audits } from './ChangeChoice';

type Adjacency = ReturnType<typeof adjacencyOf>;

const NAMES: Readonly<Record<ChangeKind, string>> = {
  remove: t`without`,
  flip: t`flipped`,
  move: t`moved`,
};

export interface AttackerSideProps {
  shown: Answered;
  moment: number;
  /** The audit of each change, once all of its models have been trained. */
  audits: Audits;
  /** The page's ε of each adjacency; null until it is known. */
  guarantees: Readonly<Record<Adjacency, number | null>>;
  suspect: OneOf | null;
  /** Width in px, and height in px down to the axis. */
  width: number;
  floor: number;
  textScale: number;
}

interface AuditBarProps extends Pick<AttackerSideProps, 'width' | 'textScale'> {
  kind: ChangeKind;
  epsilon: number | null;
  guarantee: number | null;
  /** Length of one unit of ε, in px. */
  scale: number;
  /** Whether the change is the one that the picture shows. */
  chosen: boolean;
  provisional: boolean;
}

/** Widths in px, from which there is room for the guarantee beside the name, and below which the heading is a name alone. */
const ROOMY = 230;
const NARROW = 190;

/** A bar for the bound that the attack shows of one change, with a mark at the guarantee of its adjacency. */
function AuditBar(props: AuditBarProps) {
  const { kind, epsilon, guarantee, scale, chosen, provisional, width, textScale } = props;
  const adjacency = adjacencyOf(kind);
  const end = scale * (guarantee ?? 0);
  return (
    <g className={adjacency}>
      <text y={11} fontSize={13 * textScale}>
        {NAMES[kind]}{' '}
        {epsilon !== null && (
          <tspan
            className={styles.bound}
            data-audit={kind}
            data-testid="worlds-bound"
            data-chosen={chosen || undefined}
            opacity={provisional ? 0.6 : undefined}
          >
            {`ε ≥ ${boundText({ epsilon })}`}
          </tspan>
        )}
      </text>
      <rect y={16} width={width} height={7} fill="var(--raised)" stroke="var(--hairline)" />
      {epsilon !== null && (
        <rect y={16} width={scale * epsilon} height={7} fill="var(--audit)" opacity={chosen ? 1 : 0.55} />
      )}
      {scale > 0 && end > 0 && <path d={`M${end} 13V26`} stroke="var(--tone)" strokeWidth={2.5} />}
      {guarantee !== null && width > ROOMY * textScale && (
        <text
          className={`tick ${styles.otherName}`}
          data-testid={chosen ? 'worlds-other-name' : undefined}
          x={width}
          y={9}
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

/** Heights in px: of the heading, of a bar with its name, of a bar where room is short, and of the gap below the bars. */
const BARS = { heading: 20, row: 34, tight: 28, below: 8 };
/** Height in px down to the axis under which the bars stand close. */
const LOW = 190;

const topOf = (floor: number): number =>
  BARS.heading + 2 * (floor < LOW ? BARS.tight : BARS.row) + BARS.below;

/** Two bars: for a removal of Ana's record, and for the change that is drawn, or for a flip if that is the removal. */
function AuditPair({ shown, audits, guarantees, width, floor, textScale }: AttackerSideProps) {
  const { kind } = shown.request.change;
  const provisional = !isWhole(shown);
  const { audit } = shown.reply;
  const rows = (['remove', kind === 'remove' ? 'flip' : kind] as const).map((one) => ({
    kind: one,
    chosen: one === kind,
    epsilon: (one === kind ? audit : audits[one])?.epsilon ?? null,
    guarantee: guarantees[adjacencyOf(one)],
  }));
  const most = Math.max(...rows.map(({ epsilon, guarantee }) => Math.max(epsilon ?? 0, guarantee ?? 0)));
  const confidence = percentText(audit.confidence);
  return (
    <g>
      <text className={styles.bound} y={13} fontSize={13 * textScale}>
        {width < NARROW * textScale
          ? 'ε(Audit)'
          : provisional
            ? t`ε(Audit), provisional`
            : t`ε(Audit), ${confidence} confidence`}
      </text>
      {rows.map((row, i) => (
        <g
          key={row.kind}
          transform={`translate(0 ${BARS.heading + i * (floor < LOW ? BARS.tight : BARS.row)})`}
        >
          <AuditBar
            {...row}
            scale={most > 0 ? (width - 2) / most : 0}
            provisional={provisional && row.chosen}
            width={width}
            textScale={textScale}
          />
        </g>
      ))}
    </g>
  );
}

/** Bins of a histogram. */
const BINS = 24;

export function AttackerSide(props: AttackerSideProps) {
  const { shown, moment, suspect, width, floor } = props;
  const { reply, request } = shown;
  const { keptSteps, change } = request;
  const scores = useMemo(() => scoresAt(reply, moment), [reply, moment]);
  const { edges, original, substituted } = useMemo(() => scoreHistogram(...scores, BINS), [scores]);
  const threshold = moment === keptSteps.length - 1 ? reply.test.threshold : null;
  const [low, high] = [edges[0], edges[edges.length - 1]];
  const most = Math.max(1, ...original, ...substituted);
  const top = topOf(floor);
  const x = (score: number) => ((score - low) / (high - low)) * width;
  const y = (count: number) => floor - (count / most) * (floor - top - 6);
  const outline = (world: Uint32Array) => {
    const bars = Array.from(world, (count, i) => `V${y(count).toFixed(1)}H${x(edges[i + 1]).toFixed(1)}`);
    return `M0 ${floor}${bars.join('')}V${floor}`;
  };
  const marked = suspect && Math.min(high, Math.max(low, scores[suspect.world][suspect.number]));
  return (
    <>
      <AuditPair {...props} />
      <path d={outline(original)} fill="var(--ink)" fillOpacity={0.28} />
      <path d={outline(substituted)} fill="none" stroke="var(--tone)" strokeWidth={1.75} />
      <path d={`M0 ${floor}H${width}`} stroke="var(--edge)" />
      {threshold !== null && threshold >= low && threshold <= high && (
        <line className="threshold-line" x1={x(threshold)} x2={x(threshold)} y1={top - 2} y2={floor} />
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
