// The reader attacks: rounds of guesses, and their share of right ones beside the threshold's and what each guarantee allows.
// The rounds are drawn on the page itself, so that one can play whatever has become of the workers. They bring the bars that
// are not known yet, and both curves.
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
import { useSeen } from '../../../ui/window/visibility';
import { NotComputed } from '../../frame/NotComputed';
import { useRequest } from '../../frame/useRequest';
import { gameRequest } from '../requests';
import { type BarsProps, GuessBars } from './GuessBars';
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

const DIAGNOSIS_NAMES: Record<Diagnosis, string> = { z: t`diabetes`, other: t`none` };

function answerWords({ truth }: Round, guess: Diagnosis): string {
  if (guess === truth) return truth === 'z' ? t`Right, it was diabetes.` : t`Right, it was none.`;
  return truth === 'z' ? t`Wrong, it was diabetes.` : t`Wrong, it was none.`;
}

/** Words at the end of a game, no longer than the answer to a round in a narrow column: a second line would move the bars. */
function endWords({ reader, threshold }: Tally): string {
  if (reader > threshold) return t`You beat the best attacker, by luck.`;
  return reader === threshold ? t`You tied with the best attacker.` : t`The best attacker did better.`;
}

const rightText = (right: boolean): string => (right ? t`Right.` : t`Wrong.`);

/** Words on all games: `expected` is how often the best threshold is right with unlimited draws, in [1/2, 1]. */
function alwaysWords(expected: number, rounds: number): string {
  const share = percentText(Number(expected.toPrecision(3)));
  const scatter = percentText(Number(Math.sqrt((expected * (1 - expected)) / rounds).toPrecision(1)));
  return t`Over many games the best threshold is right ${share} of the time, and a single game scatters around that by about ${scatter}. Nobody who sees this number alone can be right more often.`;
}

/** Milliseconds of rest before a game is dealt anew. */
const DEAL_DELAY = 250;

interface GuessFigureProps {
  scenario: Scenario;
  deal?: Deal;
  /** Px of the plot; as high as its place allows by default. */
  height?: number;
  /**
   * Whether the game stands at the start: who plays has met neither letters nor units yet, and has nothing else on the
   * page that listens to the arrow keys.
   */
  atStart?: boolean;
  /** What stands beneath the bars, before and after all rounds are guessed. */
  words?: (end: GameEnd) => ReactNode;
}

/** The state of a game: what it has come to so far. */
export interface GameEnd extends BarsProps {
  over: boolean;
  /** The scenario that was played, at rest. */
  scenario: Scenario;
  /** Whether a hand has moved on to another setting, whose game is dealt when it rests. */
  left: boolean;
}

export function GuessFigure({ scenario, deal = LONG, height, atStart = false, words }: GuessFigureProps) {
  const [seenRef, seen] = useSeen();
  const rested = useRested(scenario, DEAL_DELAY);
  const { seed } = rested;
  const mechanism = mechanismOf(rested);
  const [game, setGame] = useState(deal.first);
  /** The game whose buttons take the focus, since the one that asked for it has gone. */
  const asked = useRef<string | null>(null);
  const id = JSON.stringify([mechanism, seed, game]);
  return (
    <figure className={`chapter-figure ${styles.figure}`} ref={seenRef} aria-label={t`Guess Ana’s diagnosis`}>
      <Game
        // another setting or another game is dealt anew
        key={id}
        id={id}
        scenario={rested}
        deal={deal}
        game={game}
        seen={seen}
        atStart={atStart}
        words={words}
        height={height}
        asked={asked}
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
  /** Whether the bars are in the window. */
  seen: boolean;
  atStart: boolean;
  words: GuessFigureProps['words'];
  height: number | undefined;
  asked: RefObject<string | null>;
  onAgain: () => void;
}

const KEYS: Record<string, Diagnosis> = { ArrowLeft: 'other', ArrowRight: 'z' };

/** Gives the game its keys, while nothing on the page has the focus. */
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
  const { id, scenario, deal, game, seen, atStart, words, height, asked, onAgain } = props;
  const { seed } = scenario;
  const count = deal.rounds;
  const draws: ScoreDraws = useMemo(
    () => drawScores({ mechanism: mechanismOf(scenario), seed, fresh: drawsOf(game), runs: count }),
    [scenario, seed, game, count],
  );
  const rounds = useMemo(() => roundsOf(draws, seed, game), [draws, seed, game]);
  const [guesses, setGuesses] = useState<readonly Diagnosis[]>([]);
  const [hint, setHint] = useState(false);
  const ask = useRef<HTMLFieldSetElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const questionId = useId();
  useEffect(() => {
    // another setting has dealt another game, which nobody has asked for
    if (asked.current !== id) asked.current = null;
    else ask.current?.focus({ preventScroll: true });
  }, [asked, id]);
  const tally = gameTally(rounds, guesses);
  const { guessed } = tally;
  const over = guessed === count;
  useEffect(() => {
    // the buttons that were pressed are gone
    if (over) again.current?.focus({ preventScroll: true });
  }, [over]);
  const queries = useOwnQueries();
  const wanted = hint || over ? gameRequest(scenario, drawsOf(game), count) : null;
  const curves = useRequest(queries.sample, wanted);
  const drawn = wanted !== null && curves.request !== null && keyOfData(curves.request) === keyOfData(wanted);
  const sample = drawn ? curves.reply : null;
  const guess = (diagnosis: Diagnosis) => {
    asked.current = null;
    if (!over) setGuesses([...guesses, diagnosis]);
  };
  const press = ({ key }: Pick<KeyboardEvent, 'key'>) => {
    const diagnosis = KEYS[key];
    if (diagnosis) guess(diagnosis);
    return diagnosis !== undefined;
  };
  useKeys(press, atStart && !over);
  const last = guesses.at(-1);
  const answer = last === undefined ? '' : answerWords(rounds[guessed - 1], last);
  const round = Math.min(guessed + 1, count);
  const number = game - deal.first + 1;
  const newest = over ? '' : decimalText(rounds[guessed].score, atStart ? 0 : 2);
  return (
    <>
      <GuessPlot
        end={draws.end}
        curves={sample}
        rounds={rounds}
        guesses={guesses}
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
            {/* The arrow keys do what its buttons do. Where it is to have the focus it has it itself, for no button is chosen yet. It
                keeps its place when the game is over, so that the bars stay where they are. */}
            <fieldset
              ref={ask}
              className={styles.ask}
              disabled={over}
              data-takes-arrows={over ? undefined : ''}
              tabIndex={-1}
              aria-labelledby={questionId}
              onKeyDown={ownKeys(press)}
            >
              <p className={styles.question}>
                <span id={questionId}>
                  <Trans>
                    Round {round} of {count}. Diabetes or none?
                  </Trans>
                </span>
                <span aria-hidden="true" className={styles.keys}>
                  <Trans>
                    or press <kbd>←</kbd> <kbd>→</kbd>
                  </Trans>
                </span>
              </p>
              <div className={`only-on-screen wraps ${styles.buttons}`}>
                <button type="button" className={styles.button} onClick={() => guess('other')}>
                  <Trans>None</Trans>
                </button>
                <button type="button" className={styles.button} onClick={() => guess('z')}>
                  <Trans>Diabetes</Trans>
                </button>
                <label className={`tall ${styles.hint}`}>
                  <input
                    type="checkbox"
                    checked={hint}
                    onChange={({ currentTarget }) => setHint(currentTarget.checked)}
                  />
                  <Trans>show both curves</Trans>
                </label>
              </div>
            </fieldset>
          </div>
          <p className={styles.said} role="status">
            {over ? `${rightText(last === rounds[guessed - 1]?.truth)} ${endWords(tally)}` : symbols(answer)}
            {guessed > 0 && !over && (
              <span className="visually-hidden"> {t`The next number is ${newest}.`}</span>
            )}
          </p>
          <Outcome tally={tally} rounds={count} over={over} scenario={scenario} seen={seen} words={words}>
            {over && !atStart && sample && <p>{alwaysWords(0.5 * (1 + sample.totalVariation), count)}</p>}
            <NotComputed error={wanted === null ? null : curves.error} of={queries.sample} />
          </Outcome>
        </div>
        <FigureNumbers title={t`In numbers`}>
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
      </Below>
    </>
  );
}

interface OutcomeProps
  extends Omit<GameEnd, 'allowed' | 'printed' | 'left'>,
    Pick<GameProps, 'seen' | 'words'> {
  children: ReactNode;
}

/** The bars, whose limits follow a hand that holds a slider, and what is said of the game, whose limits are those of its own setting. */
function Outcome({ tally, rounds, over, scenario, seen, words, children }: OutcomeProps) {
  const { mechanism, allowed, printed, stale, error, of } = useLimits(seen);
  const own = useRef<Pick<Limits, 'allowed' | 'printed'>>({ allowed: UNKNOWN, printed: null });
  const left = !sameMechanism(mechanism, scenario);
  if (!left) own.current = { allowed, printed };
  return (
    <>
      <GuessBars tally={tally} rounds={rounds} allowed={allowed} printed={printed} stale={stale} />
      <NotComputed error={error} of={of} />
      {children}
      {words?.({ tally, rounds, ...own.current, over, scenario, left })}
    </>
  );
}
