// The picture of a watched run: its canaries, their margins, the guesses by rank.

import { select, t } from '@lingui/core/macro';
import { memo } from 'react';
import type { RankedMoment } from '../../../../work';
import { percentTick } from '../../../chart/percentTick';
import { BottomAxis, LeftAxis } from '../../../figure/PlainAxes';
import { rangeTicks } from '../../../figure/ticks';
import { countText } from '../../../notation/formatNumber';
import type { DrawnRun } from './drawnRun';
import { NUMBERS, PANEL_SIDE, type PanelBox, type RunLayout } from './layout';
import { secretOf } from './plan';
import styles from './RunPicture.module.css';
import {
  linePath,
  MARGIN_BINS,
  MARGIN_LEVELS,
  marginBins,
  marginCells,
  sharesByRank,
  strongMargin,
} from './shapes';

interface RunPictureProps extends Pick<DrawnRun, 'moment' | 'design'> {
  layout: RunLayout;
  label: string;
}

const opacityOf = (level: number): number => 0.2 + (0.8 * (level + 1)) / MARGIN_LEVELS;

/** Width of a letter in the picture, in px, at the usual size of text. */
const LETTER = 7.2;
/** Px between a line and the words beside it. */
const BESIDE_LINE = 7;

const Name = ({ box, scale, children }: { box: PanelBox; scale: number; children: string }) => (
  <text className={styles.name} x={box.x} y={box.y - 13 * scale}>
    {children}
  </text>
);

/** The grid of canaries, one cell for each, filled by its guess. */
function Grid({ moment, strong, layout }: { moment: RankedMoment; strong: number; layout: RunLayout }) {
  const { grid, scale } = layout;
  const cells = marginCells(moment, strong, grid);
  const count = countText(moment.guesses.margins.length);
  return (
    <g>
      <Name box={{ ...grid, x: 0 }} scale={scale}>
        {t`${count} canaries`}
      </Name>
      <path className={styles.open} data-testid="open-cells" d={cells.open} />
      {(['right', 'wrong'] as const).map((of) =>
        cells[of].map((d, level) => (
          <path key={opacityOf(level)} className={styles[of]} d={d} opacity={opacityOf(level)} />
        )),
      )}
    </g>
  );
}

/** The histogram of the guesses' margins. */
function Margins(props: Omit<RunPictureProps, 'label'> & { strong: number; box: PanelBox }) {
  const { moment, design, strong, box } = props;
  const { scale } = props.layout;
  const { edges, right, wrong } = marginBins(moment, strong);
  const [low, high] = [edges[0], edges[MARGIN_BINS]];
  const most = 1.1 * Math.max(1, ...right, ...wrong);
  const x = (margin: number) => box.x + ((margin - low) / (high - low)) * box.width;
  const floor = box.y + box.height;
  const bars = (counts: Uint32Array) =>
    Array.from(counts, (count, bin) => {
      if (count === 0) return '';
      const [from, to] = [x(edges[bin]) + 0.5, x(edges[bin + 1]) - 0.5];
      const top = floor - (count / most) * box.height;
      return `M${from.toFixed(1)} ${floor}V${top.toFixed(1)}H${to.toFixed(1)}V${floor}z`;
    }).join('');
  const secret = secretOf(design.canary);
  const name = design.selfComparison
    ? t`Margins, other ${select(secret, { label: 'label', tag: 'tag', other: 'word' })} less own`
    : t`Margins from the middle score`;
  return (
    <g>
      <Name box={box} scale={scale}>
        {name}
      </Name>
      <path className={styles.wrong} d={bars(wrong)} opacity={0.7} />
      <path className={styles.right} d={bars(right)} opacity={0.7} />
      <line className="threshold-line" x1={x(0)} x2={x(0)} y1={box.y} y2={floor} />
      <text className="plane-word" x={x(0) - 8} y={box.y + 13 * scale} textAnchor="end">{t`wrong`}</text>
      <text className={`plane-word ${styles.sideRight}`} x={x(0) + 8} y={box.y + 13 * scale}>{t`right`}</text>
      <BottomAxis
        title={t`margin, in nats`}
        ticks={rangeTicks(low, high, box.width < 400 ? 4 : 7)}
        place={x}
        from={box.x}
        to={box.x + box.width}
        y={floor}
        edges={[box.x - PANEL_SIDE, box.x + box.width + PANEL_SIDE]}
        scale={scale}
      />
    </g>
  );
}

/** The share of right guesses among the surest ones, over their number. */
function Ranks({ moment, design, layout }: Omit<RunPictureProps, 'label'>) {
  const { ranks: box, scale } = layout;
  const { order, right } = moment.guesses;
  const shares = sharesByRank(moment.guesses);
  const count = order.length;
  const counted = Math.min(design.guesses[0], count);
  const strip = 14 * scale;
  const floor = box.y + box.height;
  const low = Math.min(0.5, ...shares.subarray(Math.min(9, count - 1)));
  const bottom = floor - strip - 6;
  const y = (share: number) => bottom - ((Math.max(low, share) - low) / (1 - low)) * (bottom - box.y);
  const x = (rank: number) => box.x + (rank / Math.max(1, count)) * box.width;
  let wrong = '';
  order.forEach((i, place) => {
    if (right[i] === 0) wrong += `M${x(place + 0.5).toFixed(1)} ${floor - strip}v${strip}`;
  });
  const at = x(counted);
  const guesses = countText(counted);
  const v = countText(Math.round((shares[counted - 1] ?? 0) * counted));
  const edge = box.x + box.width;
  const isFree = (words: string, side: 'right' | 'left') => {
    const wide = LETTER * scale * words.length + BESIDE_LINE;
    return side === 'right' ? at + wide <= edge : at - wide >= box.x;
  };
  // The words stand beside the line on the side that has room. If neither side has, fewer words are used, and if these do not fit either,
  // they stand at the right end.
  const long = t`r = ${guesses}: ${v} right`;
  const words = isFree(long, 'right') || isFree(long, 'left') ? long : t`${v} of ${guesses}`;
  const side = isFree(words, 'right') ? 'right' : isFree(words, 'left') ? 'left' : 'end';
  return (
    <g>
      <Name box={{ ...box, x: box.x - NUMBERS * scale }} scale={scale}>
        {box.width < 180 * scale
          ? t`Share right`
          : box.width < 400 * scale
            ? t`Share right, surest first`
            : t`Share of right guesses among the surest`}
      </Name>
      <LeftAxis
        ticks={[0.5, 0.75, 1].filter((tick) => tick >= low)}
        place={y}
        x={box.x}
        to={box.x + box.width}
        write={percentTick}
        scale={scale}
      />
      <rect className={styles.counted} x={box.x} y={box.y} width={at - box.x} height={floor - box.y} />
      <path className={styles.missed} d={wrong} strokeWidth={Math.max(0.8, Math.min(2, box.width / count))} />
      <path className={styles.share} d={linePath(shares, (i, share) => [x(i + 1), y(share)], 400)} />
      <line className="threshold-line" x1={at} x2={at} y1={box.y} y2={floor} />
      <text
        className={`plane-word ${styles.strong}`}
        x={side === 'end' ? edge : at + (side === 'left' ? -BESIDE_LINE : BESIDE_LINE)}
        y={bottom - 7 * scale}
        textAnchor={side === 'right' ? 'start' : 'end'}
      >
        {words}
      </text>
      <BottomAxis
        title={
          box.width < 180 * scale
            ? t`surest first`
            : box.width < 400
              ? t`guesses, the surest first`
              : t`guesses, the surest first, with ticks above the wrong ones`
        }
        ticks={rangeTicks(0, count, box.width < 400 ? 4 : 8)}
        place={x}
        from={box.x}
        to={box.x + box.width}
        y={floor}
        edges={[box.x - PANEL_SIDE, layout.width]}
        scale={scale}
      />
    </g>
  );
}

export const RunPicture = memo(function RunPicture(props: RunPictureProps) {
  const { moment, layout, label } = props;
  const strong = strongMargin(moment);
  return (
    <svg className={styles.picture} width={layout.width} height={layout.height} role="img" aria-label={label}>
      <Grid moment={moment} strong={strong} layout={layout} />
      {layout.margins && <Margins {...props} box={layout.margins} strong={strong} />}
      <Ranks {...props} />
    </svg>
  );
});
