// The reader attacks: rounds of guesses, and their share of right ones beside the threshold's and what each guarantee allows.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { decimalText } from '../../../../base/language/numbers';
import { mechanismOf, type Scenario } from '../../../../scenario';
import type { SampleReply } from '../../../../work';
import { storesOf } from '../../../../work/client/stores';
import { FigureNumbers } from '../../../chart/FigureNumbers';
import { Below } from '../../../figure/below';
import { percentText } from '../../../notation/formatNumber';
import { symbols } from '../../../notation/SymbolText';
import { queriesOnce } from '../../../state/chapterWorkers';
import { useRested } from '../../../state/results';
import { DataTable } from '../../../ui/DataTable';
import { ownKeys } from '../../../ui/keys';
import { useSeen } from '../../../ui/window/visibility';
import { NotComputed } from '../../frame/NotComputed';
import { useRequest } from '../../frame/useRequest';
import { gameRequest } from '../requests';
import { type Allowed, GuessBars } from './GuessBars';
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

const DIAGNOSIS_NAMES: Record<Diagnosis, string> = { z: t`diabetes`, other: t`none` };

function answerWords({ truth }: Round, guess: Diagnosis): string {
  if (guess === truth) return truth === 'z' ? t`Right, it was diabetes.` : t`Right, it was none.`;
  return truth === 'z' ? t`Wrong, it was diabetes.` : t`Wrong, it was none.`;
}

function endWords({ reader, threshold }: Tally): string {
  if (reader > threshold) return t`You beat the threshold, by luck.`;
  return reader === threshold
    ? t`You did as well as the best threshold.`
    : t`The threshold did better than you.`;
}

/** Of all games: `expected` is how often the best threshold is right with unlimited draws, in [1/2, 1]. */
function alwaysWords(expected: number, rounds: number): string {
  const share = percentText(Number(expected.toPrecision(3)));
  const scatter = percentText(Number(Math.sqrt((expected * (1 - expected)) / rounds).toPrecision(1)));
  return t`Over many games the best threshold is right ${share} of the time, and a single game scatters around that by about ${scatter}. Nobody who sees this number alone can be right more often.`;
}

/** Stores of the game's own, since the score figure beside it asks for other draws. */
const useOwnQueries = queriesOnce(({ team }) => storesOf(team, 'chapters'));

/** Milliseconds of rest before a game is dealt anew. */
const DEAL_DELAY = 250;

/** Both diagnoses are equally likely. Add/remove covers no guess between them: its bound is what it would allow if it did. */
const EVEN_ODDS = [
  { adjacency: 'add-remove', prior: 0.5 },
  { adjacency: 'substitute', prior: 0.5 },
] as const;

interface GuessFigureProps {
  scenario: Scenario;
  deal?: Deal;
  /** Px of the plot; as high as its place allows by default. */
  height?: number;
  /** What is said once all rounds are guessed, and always beneath the bars; chapter 3's words by default. */
  words?: (tally: Tally, over: boolean) => ReactNode;
}

export function GuessFigure({ scenario, deal = LONG, height, words }: GuessFigureProps) {
  const queries = useOwnQueries();
  const [seenRef, seen] = useSeen();
  const rested = useRested(scenario, DEAL_DELAY);
  const { seed } = rested;
  const mechanism = mechanismOf(rested);
  const [game, setGame] = useState(deal.first);
  /** The game whose buttons take the focus, since the one that asked for it has gone. */
  const asked = useRef<string | null>(null);
  const dealt = useRequest(queries.sample, seen ? gameRequest(rested, drawsOf(game), deal.rounds) : null);
  const bounds = useRequest(queries.guess, seen ? { mechanism, guesses: EVEN_ODDS } : null);
  const [addRemove = null, substitute = null] = (bounds.current && bounds.reply) || [];
  const allowed = { addRemove: addRemove?.upper ?? null, substitute: substitute?.upper ?? null };
  const sample = dealt.current ? dealt.reply : null;
  const idOf = (number: number) => JSON.stringify([mechanism, seed, number]);
  return (
    <figure className={`chapter-figure ${styles.figure}`} ref={seenRef} aria-label={t`Guess Ana’s diagnosis`}>
      <NotComputed error={dealt.error} of={queries.sample} />
      {sample ? (
        <Game
          // another setting or another game is dealt anew
          key={idOf(game)}
          id={idOf(game)}
          sample={sample}
          seed={seed}
          deal={deal}
          game={game}
          allowed={allowed}
          words={words}
          height={height}
          asked={asked}
          onAgain={() => {
            asked.current = idOf(game + 1);
            setGame(game + 1);
          }}
        />
      ) : (
        dealt.error === null && <p className="part-caption figure-wait">{t`Drawing.`}</p>
      )}
    </figure>
  );
}

interface GameProps {
  id: string;
  sample: SampleReply;
  seed: number;
  deal: Deal;
  game: number;
  allowed: Allowed;
  words: GuessFigureProps['words'];
  height: number | undefined;
  asked: RefObject<string | null>;
  onAgain: () => void;
}

const KEYS: Record<string, Diagnosis> = { ArrowLeft: 'other', ArrowRight: 'z' };

function Game({ id, sample, seed, deal, game, allowed, words, height, asked, onAgain }: GameProps) {
  const count = deal.rounds;
  const rounds = useMemo(() => roundsOf(sample, seed, game), [sample, seed, game]);
  const [guesses, setGuesses] = useState<readonly Diagnosis[]>([]);
  const [hint, setHint] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // another setting has dealt another game, which nobody has asked for
    if (asked.current !== id) asked.current = null;
    else first.current?.focus({ preventScroll: true });
  }, [asked, id]);
  const tally = gameTally(rounds, guesses);
  const { guessed } = tally;
  const over = guessed === count;
  useEffect(() => {
    // the buttons that were pressed are gone
    if (over) again.current?.focus({ preventScroll: true });
  }, [over]);
  const expected = 0.5 * (1 + sample.totalVariation);
  const guess = (diagnosis: Diagnosis) => {
    asked.current = null;
    if (!over) setGuesses([...guesses, diagnosis]);
  };
  const press = ({ key }: KeyboardEvent) => {
    const diagnosis = KEYS[key];
    if (diagnosis) guess(diagnosis);
    return diagnosis !== undefined;
  };
  const last = guesses.at(-1);
  const answer = last === undefined ? '' : answerWords(rounds[guessed - 1], last);
  const round = guessed + 1;
  const number = game - deal.first + 1;
  return (
    <>
      <GuessPlot
        sample={sample}
        rounds={rounds}
        guesses={guesses}
        hint={hint || over}
        low={height}
        label={
          over
            ? t`These are the ${count} scores, with the densities of both worlds.`
            : t`The new score is ${decimalText(rounds[guessed].score, 2)} C. You have guessed ${guessed} of ${count} so far.`
        }
      />
      <Below>
        <div className={styles.below}>
          {over ? (
            <button ref={again} type="button" className={styles.button} onClick={onAgain}>
              <Trans>Play again</Trans>
            </button>
          ) : (
            // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do what its buttons do
            <div className={styles.ask} data-takes-arrows onKeyDown={ownKeys(press)}>
              <p>
                <Trans>
                  Round {round} of {count}. Diabetes or none?
                </Trans>
              </p>
              <div className={`only-on-screen wraps ${styles.buttons}`}>
                <button ref={first} type="button" className={styles.button} onClick={() => guess('other')}>
                  <Trans>None</Trans>{' '}
                  <span aria-hidden="true" className={styles.key}>
                    ←
                  </span>
                </button>
                <button type="button" className={styles.button} onClick={() => guess('z')}>
                  <Trans>Diabetes</Trans>{' '}
                  <span aria-hidden="true" className={styles.key}>
                    →
                  </span>
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
            </div>
          )}
          <p className={styles.said} role="status">
            {symbols(answer)} {over && endWords(tally)} {over && !words && alwaysWords(expected, count)}
          </p>
          <GuessBars tally={tally} allowed={allowed} />
          {words?.(tally, over)}
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
