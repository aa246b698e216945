// Chapter 1's figure in motion: one step of DP-SGD, and the effect of Ana's record on its sum. The step can be played, paused, or walked
// through stop by stop.
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { decimalText } from '../../../../base/language/numbers';
import { FigureNumbers } from '../../../chart/FigureNumbers';
import { Below } from '../../../figure/below';
import { PlayBar } from '../../../figure/PlayBar';
import { useFigureHeight, useTextScale } from '../../../figure/useTextScale';
import { useWidth } from '../../../figure/useWidth';
import { parameterText } from '../../../notation/formatNumber';
import { SymbolText } from '../../../notation/SymbolText';
import { useRested } from '../../../state/results';
import { useScenarioNow } from '../../../state/scenarioNow';
import { useHash } from '../../../state/useHash';
import { Button } from '../../../ui/Button';
import { DataTable } from '../../../ui/DataTable';
import { Choices } from '../../../ui/inputs/Choices';
import { ARROWS, ownKeys } from '../../../ui/keys';
import { later } from '../../../ui/later';
import { prefersStill } from '../../../ui/window/prefersStill';
import { useSeen } from '../../../ui/window/visibility';
import { length, type Vector } from '../oneStep';
import { STEPS } from '../steps';
import styles from './ClippingFigure.module.css';
import { type AnaRecord, type DrawnStep, drawnStep } from './drawnStep';
import { StepPlane } from './StepPlane';
import { LAST, nextStop, type Stop, stopBefore } from './timeline';

const SaveStep = later(() => import('./SaveStep'), 'SaveStep');

/** Milliseconds between two stops. */
const BETWEEN = 1500;

/** Address of the step in the chapter's text that plays this figure. */
const IN_MOTION = `which-neighbour/${STEPS.clipped.id}`;

/** Whether the figure has already played by itself in this visit, which it does only once. */
let hasPlayed = false;

/**
 * The moment of the step that is drawn, and functions that change it. The figure begins at the first frame and plays by
 * itself once in a visit, when it is first seen. After that, it begins at the end, which shows the whole picture. It plays
 * again whenever the link of the text to it is followed. If `alone`, only that link and the button play it. A reader who asks for less
 * motion sees the end at once.
 */
function usePlayed(seen: boolean, alone: boolean) {
  const [begins] = useState(() => !alone && !hasPlayed && !prefersStill());
  /** Present time, in stops from 0 to LAST. */
  const [t, setT] = useState<number>(begins ? 0 : LAST);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing) return;
    let last: number | null = null;
    let frame = requestAnimationFrame(function run(now) {
      const passed = last === null ? 0 : (now - last) / BETWEEN;
      last = now;
      setT((at) => Math.min(LAST, at + passed));
      frame = requestAnimationFrame(run);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing]);
  useEffect(() => {
    if (t >= LAST) setPlaying(false);
  }, [t]);
  useEffect(() => {
    if (!begins || !seen || hasPlayed) return;
    hasPlayed = true;
    setPlaying(true);
  }, [begins, seen]);
  const visit = useHash();
  useEffect(() => {
    if (visit.hash !== IN_MOTION || visit.way === 'back' || prefersStill()) return;
    setT(0);
    setPlaying(true);
  }, [visit]);
  const put = (to: number) => {
    setPlaying(false);
    setT(Math.min(LAST, Math.max(0, to)));
  };
  return {
    t,
    playing,
    play: () => {
      if (t >= LAST) setT(0);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
    put,
    step: (by: number) => put(by > 0 ? (t >= LAST ? 0 : nextStop(t)) : stopBefore(t)),
  };
}

const at = ({ x, y }: Vector): string => `${decimalText(x, 3)}; ${decimalText(y, 3)}`;
const long = (vector: Vector): string => decimalText(length(vector), 3);

const CHOICES = [
  { value: 'own', label: t`as it is` },
  { value: 'left-out', label: t`left out` },
  { value: 'other', label: t`another diagnosis` },
] as const;

const STOPS = [t`batch`, t`gradients`, t`clipped`, t`added up`, t`released`] as const;
/** Usual height of the drawing, in px. */
const HEIGHT = 300;
/** Number of the first batch shown. At the default settings it has three other records, so that there is something to see. */
const FIRST = 22;

interface ClippingFigureProps {
  /** Whether the figure plays by itself when it is first seen, once in a visit. */
  plays?: boolean;
  /** Whether files can be saved, which the frame around an embedded figure may forbid. */
  saves?: boolean;
}

export function ClippingFigure({ plays = false, saves = false }: ClippingFigureProps) {
  const [box, width] = useWidth();
  const [seenRef, seen] = useSeen();
  const height = useFigureHeight(HEIGHT, width);
  const textScale = useTextScale(width);
  const scenario = useScenarioNow();
  const { samplingRate, noiseMultiplier, clippingNorm } = scenario;
  const [ana, setAna] = useState<AnaRecord>('other');
  const [batch, setBatch] = useState(FIRST);
  const played = usePlayed(seen, !plays);
  const { t: moment, playing } = played;
  const step = drawnStep({ samplingRate, noiseMultiplier, clippingNorm, batch, ana });
  const stop = Math.floor(moment + 1e-9) as Stop;
  const [now, moved] = [stopWords(step, stop), movedWords(step)];
  const words = `${now} ${moved}`;
  const spoken = useRested(words, 1200);
  const press = ({ key }: KeyboardEvent) => {
    const [way] = ARROWS.get(key) ?? [0];
    if (way !== 0) played.step(way);
    return way !== 0;
  };
  return (
    <figure className={`chapter-figure ${styles.figure}`} aria-label={t`One step of DP-SGD`} ref={seenRef}>
      <Below>
        <Choices
          legend={t`Ana’s record`}
          look="chips"
          className={styles.choices}
          choices={CHOICES}
          value={ana}
          onChoice={setAna}
        />
      </Below>
      <div className={`plain-figure step-box ${styles.box}`} ref={box} style={{ height }}>
        {width > 0 && (
          <StepPlane
            width={width}
            height={height}
            textScale={textScale}
            step={step}
            t={moment}
            label={words}
          />
        )}
      </div>
      <Below>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do what the buttons inside do */}
        <div className={styles.controls} onKeyDown={ownKeys(press)}>
          <PlayBar
            played={played}
            at={moment}
            last={LAST}
            grain={prefersStill() ? 1 : 0.01}
            onStep={() => played.step(1)}
            label={t`Moment of the step`}
            where={STOPS[stop]}
          />
          <Button look="tool" onClick={() => setBatch(batch + 1)}>{t`Another batch`}</Button>
        </div>
        <p className={`figure-sentence ${styles.words}`}>
          <span className={stop === LAST ? styles.said : undefined}>
            <SymbolText>{now}</SymbolText>
          </span>{' '}
          <span className={stop === LAST ? undefined : styles.said}>
            <SymbolText>{moved}</SymbolText>
          </span>
        </p>
        <p className="visually-hidden" aria-live="polite">
          {playing ? '' : spoken}
        </p>
        <div className={styles.behind}>
          <FigureNumbers
            title={t`The step in numbers`}
            saves={
              saves
                ? {
                    of: t`the step`,
                    rows: <SaveStep step={step} words={words} scenario={scenario} />,
                  }
                : null
            }
          >
            <DataTable
              label={t`Table of the step`}
              caption={t`The gradients of the batch, right and up, with their lengths before and after clipping. Their sum and what is released stand below them.`}
              columns={[t`Record`, t`gradient`, t`length`, t`clipped`, t`length`]}
              rows={[
                ...step.records.map(({ id, gradient, clipped }) => [
                  id === 0 ? t`Ana` : t`Record ${id}`,
                  at(gradient),
                  long(gradient),
                  at(clipped),
                  long(clipped),
                ]),
                [t`Sum`, '', '', at(step.sum), long(step.sum)],
                [t`Released`, '', '', at(step.released), long(step.released)],
              ]}
            />
          </FigureNumbers>
          <p className={`part-caption ${styles.note}`}>
            <Trans>
              The model has two weights, and the 24 records are invented. Ana’s coin picks her, and others
              join with probability q.
            </Trans>
          </p>
        </div>
      </Below>
    </figure>
  );
}

/** A sentence on what the step does up to a stop. */
function stopWords({ records, clippingNorm, spread, ana }: DrawnStep, stop: Stop): string {
  const others = records.filter(({ id }) => id > 0).length;
  const norm = parameterText(clippingNorm);
  if (stop <= 1) {
    return ana === 'left-out'
      ? plural(others, {
          0: 'Ana is left out, and no other record joins this batch.',
          one: 'Ana is left out. # other record joins the batch, and its gradient is an arrow.',
          other: 'Ana is left out. # other records join the batch, and each gradient is an arrow.',
        })
      : plural(others, {
          0: 'Ana alone is in this batch, and her gradient is the arrow.',
          one: 'Ana and # other record are in this batch, and each gradient is an arrow.',
          other: 'Ana and # other records are in this batch, and each gradient is an arrow.',
        });
  }
  if (stop === 2) {
    const cut = records.filter(({ gradient }) => length(gradient) > clippingNorm).length;
    return plural(cut, {
      0: `No gradient is longer than C = ${norm}, so clipping changes none.`,
      one: `Clipping shortens # gradient to length C = ${norm}.`,
      other: `Clipping shortens # gradients to length C = ${norm}.`,
    });
  }
  if (stop === 3) return t`The clipped gradients are added tip to tail. The dot is their sum.`;
  const noise = parameterText(Number(spread.toPrecision(3)));
  return t`The noise has standard deviation σ times C, which is ${noise} here. It moves the sum to a random place nearby, and only that place is released.`;
}

/** A sentence on how far Ana's record moves the sum. */
function movedWords({ ana, moved }: DrawnStep): string {
  const far = decimalText(moved, 2);
  switch (ana) {
    case 'own':
      return t`Leave Ana out, or give her another diagnosis, and see how far the sum moves.`;
    case 'left-out':
      return t`Without Ana the sum moves by ${far} C. Leaving out a record can never move it by more than C.`;
    case 'other':
      return t`With another diagnosis for Ana the sum moves by ${far} C. Replacing a record can move it by up to 2 C.`;
  }
}
