// The figure from prior to posterior: how often a guess is right without the model, and how often at most with it.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type CSSProperties, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import type { RiskProfiles } from '../../../../work';
import { Chart } from '../../../chart/Chart';
import { ChartNumbers } from '../../../chart/ChartNumbers';
import { Below } from '../../../figure/below';
import { SpareHeight } from '../../../figure/spareHeight';
import { useWidth } from '../../../figure/useWidth';
import { countText, percentText } from '../../../notation/formatNumber';
import { changeSecret, useSecretNow } from '../../../state/secretNow';
import { chanceDenominator, chanceText, timesAmong, timesText } from '../../frame/chanceText';
import { NotComputed } from '../../frame/NotComputed';
import { PriorControl } from '../../frame/PriorControl';
import { useProfiles } from '../../frame/useRisk';
import { guessText, wholeText } from '../guessText';
import type { PartProps } from '../parts';
import { type BarePair, type BoundsAtPrior, boundsAtPrior, useBarePair } from './boundsAtPrior';
import { markPlan, markShapes } from './marks';
import styles from './Posterior.module.css';
import { POSTERIOR_TITLE, posteriorData, posteriorToSave } from './posteriorData';
import { SmallerBound } from './SmallerBound';

/** Least and usual height of a row of squares, in px, if the squares do not come first. Only a low slide takes some of the usual height. */
const TALL = { least: 20, usual: 44 };
/** Greatest width of a row of squares, in px, if the squares do not come first. */
const WIDEST = 460;
/** Least and greatest height, in px, of a row of ten squares if the squares come first. */
const LEADING = { least: 14, most: 80 };
const CHANCES = [
  { by: 'prior', name: t`without the model`, note: '', colour: 'var(--soft)', tone: '' },
  {
    by: 'exchange',
    name: t`by exchange`,
    note: t`substitute, whole curve`,
    colour: 'var(--substitute)',
    tone: 'substitute',
  },
  {
    by: 'removal',
    name: t`by removal`,
    note: t`add/remove, whole curve`,
    colour: 'var(--add-remove)',
    tone: 'add-remove',
  },
  {
    by: 'bare',
    name: t`from a single pair`,
    note: t`substitute, one point`,
    colour: 'var(--hidden-state)',
    tone: 'soft',
  },
] as const;

/** A note that may break after its stroke in a narrow row. */
const breakable = (note: string): string => note.replaceAll('/', '/\u200B');

interface ChancesProps {
  prior: number;
  bounds: BoundsAtPrior | null;
  width: number;
  tall: number;
}

const Chances = ({ prior, bounds, width, tall }: ChancesProps) =>
  CHANCES.map(({ by, name, note, colour, tone }) => {
    const chance = by === 'prior' ? prior : (bounds?.[by] ?? null);
    const plan = markPlan(bounds ? bounds.least : 0.1);
    const { all, full, part, height } = markShapes(plan, chance ?? 0, width, tall);
    const most = chance === null ? '…' : wholeText(chance);
    return (
      <div key={by} className={styles.row} data-testid="posterior-row">
        <dt>
          {name} {note !== '' && <span className="soft">{breakable(note)}</span>}
        </dt>
        <dd>
          <span className={styles.marks}>
            {width > 0 && (
              <svg
                className={styles.pictograph}
                width={width}
                height={Math.max(1, height)}
                aria-hidden="true"
              >
                <path className={styles.empty} d={all} />
                <path d={full} fill={colour} />
                <path d={part} fill={colour} />
              </svg>
            )}
          </span>
          <b className={tone}>
            {chance === null
              ? '…'
              : by === 'prior'
                ? percentText(Number(chance.toPrecision(3)))
                : t`at most ${most}`}
          </b>
        </dd>
      </div>
    );
  });

function Sentence({ bounds, prior }: { bounds: BoundsAtPrior; prior: number }) {
  const among = chanceDenominator(bounds.least);
  const times = timesAmong(prior, among);
  const of = countText(among);
  const without = prior * among >= 0.1 ? t`${times} in ${of}` : chanceText(prior);
  const most = timesText(bounds.least, among);
  return (
    <Trans>
      Right <b>{without}</b> without the model, <b>at most {most}</b> with it.
    </Trans>
  );
}

function inWords({ prior, exchange, removal, bare }: BoundsAtPrior): string {
  const before = chanceText(prior);
  const exchanged = wholeText(exchange);
  const removed = wholeText(removal);
  if (bare === null) {
    return t`At a prior of ${before}, a guess is right at most ${exchanged} of the time by the whole substitute curve, and at most ${removed} by removal and the whole add/remove curve.`;
  }
  const paired = guessText(bare);
  return t`At a prior of ${before}, a guess is right at most ${exchanged} of the time by the whole substitute curve, and at most ${removed} by removal and the whole add/remove curve. The bare substitute pair says at most ${paired}.`;
}

export function Posterior({ scenario, snapshot, seen, saves, squaresLead = false }: PartProps) {
  const { prior } = useSecretNow();
  const [box, width] = useWidth();
  const spare = use(SpareHeight);
  const { reply, current, error, store, status } = useProfiles(scenario, seen);
  const pair = useBarePair(snapshot);
  const bounds = useMemo(() => (reply ? boundsAtPrior(reply, prior, pair) : null), [reply, prior, pair]);
  const words = bounds ? inWords(bounds) : '';
  const each = Math.round(spare / CHANCES.length);
  const tall = squaresLead
    ? Math.min(LEADING.most, Math.max(LEADING.least, LEADING.least + each))
    : Math.min(TALL.usual, Math.max(TALL.least, TALL.usual + each));
  const asked = (
    <>
      <h3 id="posterior-title" className="visually-hidden">
        {POSTERIOR_TITLE}
      </h3>
      <PriorControl />
      <p className={styles.sentence}>{bounds ? <Sentence bounds={bounds} prior={prior} /> : '…'}</p>
    </>
  );
  const rows = (
    <>
      <div ref={box} />
      <dl
        className={current ? styles.rows : `${styles.rows} ${styles.stale}`}
        style={{ '--tall': `${tall}px` } as CSSProperties}
      >
        <Chances
          prior={prior}
          bounds={bounds}
          width={Math.min(squaresLead ? 10 * tall : WIDEST, width)}
          tall={tall}
        />
      </dl>
    </>
  );
  const plot = reply && <EveryPrior {...{ scenario, saves, profiles: reply, pair, prior, words }} />;
  return (
    <section
      className={squaresLead ? styles.squares : styles.parts}
      aria-labelledby="posterior-title"
      aria-busy={status === 'running' || (!current && error === null)}
    >
      {squaresLead ? (
        <>
          <Below>{asked}</Below>
          {rows}
          <Below>
            <p className="figure-sentence">{bounds && <SmallerBound by={bounds.by} />}</p>
            <NotComputed error={error} of={store} />
            <Folded summary={t`The bounds at every prior`}>{plot}</Folded>
          </Below>
        </>
      ) : (
        <>
          <Below>
            <div>
              {asked}
              {rows}
              <NotComputed error={error} of={store} />
            </div>
          </Below>
          <div>{plot}</div>
        </>
      )}
    </section>
  );
}

/**
 * A fold whose content is drawn once it is open. It is then scrolled into view, because the stage may have no room for it below
 * the squares.
 */
function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  const place = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (open) place.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <details
      ref={place}
      className={`unfolds needs-scripts ${styles.every}`}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{summary}</summary>
      <SpareHeight value={0}>{open && children}</SpareHeight>
    </details>
  );
}

interface EveryPriorProps extends Pick<PartProps, 'scenario' | 'saves'> {
  profiles: RiskProfiles;
  pair: BarePair | null;
  prior: number;
  /** The bounds at this prior in words. */
  words: string;
}

function EveryPrior({ scenario, saves, profiles, pair, prior, words }: EveryPriorProps) {
  const data = useMemo(() => posteriorData(profiles, pair), [profiles, pair]);
  return (
    data && (
      <>
        <Chart
          data={data}
          label={t`The largest chance of a right guess by the prior, both on a scale of odds. ${words}`}
          className="posterior-box"
          height={300}
          at={prior}
          onAt={(value) => changeSecret({ prior: value })}
        />
        <Below>
          <ChartNumbers
            title={t`Prior and posterior in numbers`}
            charts={[posteriorToSave(data, words, pair)]}
            scenario={scenario}
            saves={saves}
          />
        </Below>
      </>
    )
  );
}
