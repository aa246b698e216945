// The game in which the reader attacks: rounds of guesses, and the reader's share of right ones beside the threshold's and
// those that each guarantee allows. The rounds are drawn on the page itself, so that the game works without workers.
// Workers compute both curves, and the limits that are not known yet.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { drawScores, type ScoreDraws } from '../../../../audit/canaries/S1/scoreDraws';
import { decimalText } from '../../../../base/language/numbers';
import { mechanismOf, type Scenario, sameMechanism } from '../../../../scenario';
import { keyOfData } from '../../../../work';
import { FigureNumbers } from '../../../chart/FigureNumbers';
import { Below } from '../../../figure/below';
import { percentText } from '../../../notation/formatNumber';
import { symbols } from '../../../notation/SymbolText';
import { useRested } from '../../../state/results';
import { DataTable } from '../../../ui/DataTable';
import { ownKeys } from '../../../ui/keys';
import { later } from '../../../ui/later';
import { useSeen } from '../../../ui/window/visibility';
import { NotComputed } from '../../frame/NotComputed';
import { useRequest } from '../../frame/useRequest';
import { gameRequest } from '../requests';
import { type GameToShow, GuessBars } from './GuessBars';
import styles from './GuessFigure.module.css';
import { GuessPlot } from './GuessPlot';
import {
  byThreshold,
  type Deal,
  type Diagnosis,
  drawsOf,
  gameTally,
  LONG,
  type Round,
  roundsOf,
  type Tally,
} from './game';
import { type Limits, UNKNOWN } from './limits';
import { useLimits, useOwnQueries } from './useLimits';

const SaveGame = later(() => import('./SaveGame'), 'SaveGame');

const DIAGNOSIS_NAMES: Record<Diagnosis, string> = { z: t`diabetes`, other: t`no diabetes` };

function answerWords({ truth }: Round, guess: Diagnosis): string {
  if (guess === truth) return truth === 'z' ? t`Right, it was diabetes.` : t`Right, it was none.`;
  return truth === 'z' ? t`Wrong, it was diabetes.` : t`Wrong, it was none.`;
}

/**
 * Words at the end of a game. In a narrow column they are no longer than the answer to a round, because a second line
 * would move the bars.
 */
function endWords({ reader, threshold }: Tally): string {
  if (reader > threshold) return t`You beat the best attacker, by luck.`;
  return reader === threshold ? t`You tied with the best attacker.` : t`The best attacker did better.`;
}

/** Words on the last round, which must not be taken for the result of the game that follows them. */
const lastText = (right: boolean): string => (right ? t`Last: right.` : t`Last: wrong.`);

/** Name of the axis at the start, with the round that is played until the game is over. */
const axisWords = (round: number, rounds: number, over: boolean): string =>
  over ? t`released numbers` : t`released number, round ${round} of ${rounds}`;

/** Words on many games. `expected` is the best threshold's share of right guesses with unlimited draws, in [1/2, 1]. */
function alwaysWords(expected: number, rounds: number): string {
  const share = percentText(Number(expected.toPrecision(3)));
  const scatter = percentText(Number(Math.sqrt((expected * (1 - expected)) / rounds).toPrecision(1)));
  return t`Over many games the best threshold is right ${share} of the time, and a single game scatters around that by about ${scatter}. Nobody who sees this number alone can be right more often.`;
}

/** Milliseconds without a change after which a game is dealt for another setting. */
const DEAL_DELAY = 250;

interface GuessFigureProps {
  scenario: Scenario;
  deal?: Deal;
  /** Height of the plot in px; by default as high as its place allows. */
  height?: number;
  /**
   * Whether the game stands at the page's start. There it uses neither letters nor units, which a reader has not met yet,
   * and listens to the arrow keys while nothing on the page has the focus.
   */
  atStart?: boolean;
  /** Whether files can be saved, which the frame around an embedded figure may forbid. */
  saves?: boolean;
  /** The words below the bars, during and after a game. */
  words?: (end: GameEnd) => ReactNode;
}

/** The state of a game, during and after it. */
export interface GameEnd extends GameToShow {
  over: boolean;
  /** The scenario that is played. */
  scenario: Scenario;
  /** Whether the reader has moved on to another setting, whose game is not dealt yet. */
  left: boolean;
}

export function GuessFigure(props: GuessFigureProps) {
  const { scenario, deal = LONG, height, atStart = false, saves = false, words } = props;
  const [seenRef, seen] = useSeen();
  const rested = useRested(scenario, DEAL_DELAY);
  const { seed } = rested;
  const mechanism = mechanismOf(rested);
  const [game, setGame] = useState(deal.first);
  /** Whether both curves are shown before a game is over. A reader who has asked for them sees those of the next setting too. */
  const [hint, setHint] = useState(false);
  /** Whether somebody has begun a game and not ended it. */
  const begun = useRef(false);
  /** The game whose question takes the focus, because the button that asked for that game is gone; null for none. */
  const asked = useRef<string | null>(null);
  const id = JSON.stringify([mechanism, seed, game]);
  return (
    <figure
      className={`chapter-figure ${styles.figure} ${atStart ? styles.opening : ''}`}
      ref={seenRef}
      aria-label={t`Guess Ana’s diagnosis`}
    >
      <Game
        // another setting or another game starts with an empty state
        key={id}
        id={id}
        scenario={rested}
        deal={deal}
        game={game}
        seen={seen}
        atStart={atStart}
        saves={saves}
        words={words}
        height={height}
        asked={asked}
        hint={hint}
        onHint={setHint}
        begun={begun}
        onAgain={() => {
          asked.current = JSON.stringify([mechanism, seed, game + 1]);
          setGame(game + 1);
        }}
      />
    </figure>
  );
}

interface GameProps {
  id: string;
  scenario: Scenario;
  deal: Deal;
  game: number;
  /** Whether the game has been in the window, so that its limits may be computed. */
  seen: boolean;
  atStart: boolean;
  saves: boolean;
  words: GuessFigureProps['words'];
  height: number | undefined;
  asked: RefObject<string | null>;
  /** Whether both curves are shown before the game is over. */
  hint: boolean;
  onHint: (shown: boolean) => void;
  /** Whether a game is under way, here or until another setting dealt this one. */
  begun: RefObject<boolean>;
  onAgain: () => void;
}

const KEYS: Record<string, Diagnosis> = { ArrowLeft: 'other', ArrowRight: 'z' };

/** Passes keys to the game while nothing on the page has the focus. */
function useKeys(press: (event: Pick<KeyboardEvent, 'key'>) => boolean, listens: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target === document.body && !event.defaultPrevented) ownKeys<KeyboardEvent>(press)(event);
  });
  useEffect(() => {
    if (!listens) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [listens]);
}

function Game(props: GameProps) {
  const { id, scenario, deal, game, seen, atStart, saves, words, height } = props;
  const { asked, hint, onHint, begun, onAgain } = props;
  const { seed } = scenario;
  const count = deal.rounds;
  const draws: ScoreDraws = useMemo(
    () => drawScores({ mechanism: mechanismOf(scenario), seed, fresh: drawsOf(game), runs: count }),
    [scenario, seed, game, count],
  );
  const rounds = useMemo(() => roundsOf(draws, seed, game), [draws, seed, game]);
  const [guesses, setGuesses] = useState<readonly Diagnosis[]>([]);
  /** Whether another setting has ended a game that somebody was playing. */
  const [endedByMove] = useState(begun.current);
  const ask = useRef<HTMLFieldSetElement>(null);
  const buttons = useRef<Partial<Record<Diagnosis, HTMLButtonElement | null>>>({});
  const again = useRef<HTMLButtonElement>(null);
  const questionId = useId();
  useEffect(() => {
    // a game that another setting has dealt was not asked for and takes no focus
    if (asked.current !== id) asked.current = null;
    else ask.current?.focus({ preventScroll: true });
  }, [asked, id]);
  const tally = gameTally(rounds, guesses);
  const { guessed } = tally;
  const over = guessed === count;
  useEffect(() => {
    // the buttons that were pressed are hidden
    if (over) again.current?.focus({ preventScroll: true });
  }, [over]);
  const queries = useOwnQueries();
  const wanted = hint || over ? gameRequest(scenario, drawsOf(game), count) : null;
  const curves = useRequest(queries.sample, wanted);
  const drawn = wanted !== null && curves.request !== null && keyOfData(curves.request) === keyOfData(wanted);
  const sample = drawn ? curves.reply : null;
  const guess = (diagnosis: Diagnosis) => {
    asked.current = null;
    begun.current = guessed + 1 < count;
    if (!over) setGuesses([...guesses, diagnosis]);
  };
  const press = ({ key }: Pick<KeyboardEvent, 'key'>) => {
    const diagnosis = KEYS[key];
    if (diagnosis) {
      // the focus is not left on the button of the other answer
      if (document.activeElement instanceof HTMLButtonElement)
        buttons.current[diagnosis]?.focus({ preventScroll: true });
      guess(diagnosis);
    }
    return diagnosis !== undefined;
  };
  useKeys(press, atStart && !over);
  const last = guesses.at(-1);
  const answer =
    last !== undefined
      ? answerWords(rounds[guessed - 1], last)
      : endedByMove
        ? t`New setting, new count.`
        : '';
  const round = Math.min(guessed + 1, count);
  const number = game - deal.first + 1;
  // nothing else is pressed first at the start
  const look = atStart ? `${styles.button} ${styles.first}` : styles.button;
  // at the start the buttons point to where the plot has their words
  const [left, right] = atStart ? ['← ', ' →'] : ['', ''];
  const newest = over ? '' : decimalText(rounds[guessed].score, atStart ? 0 : 2);
  return (
    <>
      <GuessPlot
        end={draws.end}
        curves={sample}
        rounds={rounds}
        guesses={guesses}
        title={atStart ? axisWords(round, count, over) : undefined}
        atStart={atStart}
        low={height}
        label={
          over
            ? t`These are the ${count} scores, with the densities of both worlds.`
            : atStart
              ? t`The released number is ${newest}. You have guessed ${guessed} of ${count} so far.`
              : t`The new score is ${newest} C. You have guessed ${guessed} of ${count} so far.`
        }
      />
      <Below>
        <div className={styles.below} data-unplayed={guessed === 0 ? '' : undefined}>
          <div className={styles.turn}>
            {over && (
              <button ref={again} type="button" className={styles.button} onClick={onAgain}>
                <Trans>Play again</Trans>
              </button>
            )}
            {/* The arrow keys do what the buttons of this fieldset do. The focus goes to the fieldset itself, because no button is
            chosen yet. When the game is over it is only hidden, so that the bars stay where they are. */}
            <fieldset
              ref={ask}
              className={styles.ask}
              disabled={over}
              data-takes-arrows={over ? undefined : ''}
              tabIndex={-1}
              aria-labelledby={questionId}
              onKeyDown={ownKeys(press)}
            >
              {/* at the start the axis has the round, and the answers say what is asked, so that one plays before one reads */}
              <p className={atStart ? 'visually-hidden' : styles.question}>
                <span id={questionId}>
                  <Trans>
                    Round {round} of {count}. Diabetes or none?
                  </Trans>
                </span>
                {!atStart && (
                  <span aria-hidden="true" className={styles.keys}>
                    <Trans>
                      or press <kbd>←</kbd> <kbd>→</kbd>
                    </Trans>
                  </span>
                )}
              </p>
              <div className={`only-on-screen wraps ${styles.buttons}`}>
                <button
                  ref={(button) => {
                    buttons.current.other = button;
                  }}
                  type="button"
                  className={look}
                  onClick={() => guess('other')}
                >
                  <span aria-hidden="true">{left}</span>
                  <Trans>None</Trans>
                </button>
                <button
                  ref={(button) => {
                    buttons.current.z = button;
                  }}
                  type="button"
                  className={look}
                  onClick={() => guess('z')}
                >
                  <Trans>Diabetes</Trans>
                  <span aria-hidden="true">{right}</span>
                </button>
                <label className={`tall ${styles.hint}`}>
                  <input
                    type="checkbox"
                    checked={hint}
                    onChange={({ currentTarget }) => onHint(currentTarget.checked)}
                  />
                  <Trans>show distributions</Trans>
                </label>
              </div>
            </fieldset>
          </div>
          <p className={styles.said} role="status">
            {over ? `${lastText(last === rounds[guessed - 1]?.truth)} ${endWords(tally)}` : symbols(answer)}
            {guessed > 0 && !over && (
              <span className="visually-hidden"> {t`The next number is ${newest}.`}</span>
            )}
          </p>
          <Outcome tally={tally} rounds={count} over={over} scenario={scenario} seen={seen} words={words}>
            {over && !atStart && sample && <p>{alwaysWords(0.5 * (1 + sample.totalVariation), count)}</p>}
            <NotComputed error={wanted === null ? null : curves.error} of={queries.sample} />
          </Outcome>
        </div>
        {/* at the start the table of a whole game takes no room from the game itself */}
        {(!atStart || over) && (
          <FigureNumbers
            title={t`In numbers`}
            saves={
              saves
                ? {
                    of: t`the guesses`,
                    rows: <SaveGame rounds={rounds} guesses={guesses} game={game} scenario={scenario} />,
                  }
                : null
            }
          >
            <DataTable
              label={t`Table of the guesses`}
              caption={t`Each round’s score in units of C, what you guessed, what the threshold at 0 guesses, and what it was. Seed ${seed}, game ${number}.`}
              columns={[t`Round`, t`score`, t`you`, t`threshold 0`, t`it was`]}
              rows={guesses.map((each, i) => [
                i + 1,
                decimalText(rounds[i].score, 2),
                DIAGNOSIS_NAMES[each],
                DIAGNOSIS_NAMES[byThreshold(rounds[i])],
                DIAGNOSIS_NAMES[rounds[i].truth],
              ])}
            />
          </FigureNumbers>
        )}
      </Below>
    </>
  );
}

interface OutcomeProps
  extends Omit<GameEnd, 'allowed' | 'printed' | 'left'>,
    Pick<GameProps, 'seen' | 'words'> {
  children: ReactNode;
}

/**
 * The bars and the words on the game. The bars' limits follow a slider while it is held, and those in the words belong
 * to the game's own setting.
 */
function Outcome({ tally, rounds, over, scenario, seen, words, children }: OutcomeProps) {
  const { mechanism, allowed, printed, stale, error, of } = useLimits(seen);
  const own = useRef<Pick<Limits, 'allowed' | 'printed'>>({ allowed: UNKNOWN, printed: null });
  const left = !sameMechanism(mechanism, scenario);
  if (!left) own.current = { allowed, printed };
  return (
    <>
      <GuessBars tally={tally} allowed={allowed} printed={printed} stale={stale} />
      <NotComputed error={error} of={of} />
      {children}
      {words?.({ tally, rounds, ...own.current, over, scenario, left })}
    </>
  );
}
