// Noisy marginals of a table, attacked: how many records' unknown columns can be right, and how many an attack gets right. Recorded; the
// reader chooses the game and how often a bound may fail.
import { useMemo, useState } from 'react';
import { epsilonText } from '../../../notation/formatNumber';
import { EpsilonSymbol } from '../../../notation/Num';
import { Choices } from '../../../ui/Choices';
import { later } from '../../../ui/later';
import { FigureNumbers } from '../../frame/FigureNumbers';
import { ChartTable } from '../chart/ChartTable';
import { CurveChart } from '../chart/CurveChart';
import { FailureChoice } from '../measured/FailureChoice';
import { Provenance } from '../measured/Provenance';
import { countAt, type MarginalsReply } from '../measured/recorded';
import { EPSILONS, FAILURES, MARGINALS, MARGINALS_GAMES } from '../measured/recordings';
import { useRecording } from '../measured/useRecording';
import type { PartProps } from '../parts';
import { LiveMarginals } from './LiveMarginals';
import styles from './Marginals.module.css';
import { MARGINALS_TITLE, marginalsData, repliesOf } from './marginalsData';

const SaveMarginals = later(() => import('./SaveMarginals').then((module) => module.SaveMarginals));

/** The release that the sentence is about. */
const SPOKEN = EPSILONS.indexOf(8);

const GAMES = [
  { value: '0', label: 'the texture, exactly' },
  { value: '1', label: 'the texture, within one bin' },
  { value: '2', label: 'texture and smoothness, exactly' },
  { value: '3', label: 'both within one bin' },
] as const;

function Sentence({ reply, failure }: { reply: MarginalsReply; failure: number }) {
  return (
    <>
      At <EpsilonSymbol adjacency="S" /> = 8 no attack gets more than <b>{countAt(reply.bounds, failure)}</b>{' '}
      of 100 records right, but in {100 * failure} % of releases. This one exceeded{' '}
      <b>{countAt(reply.reached, failure)}</b> as seldom.
    </>
  );
}

function Readings({ reply }: { reply: MarginalsReply }) {
  const { epsilons, toldTheRestMean, expectedAtMost, prior } = reply;
  return (
    <>
      On average the prior alone is right {prior.expected.toFixed(1)} times, and attempts that are told all
      other records {toldTheRestMean.toFixed(1)} times. No attack on this release passes those on average, so
      what lies between them and the dashed bound, {expectedAtMost.toFixed(1)}, is slack of the bound. The
      same noise is worth <EpsilonSymbol adjacency="AR" /> = {epsilonText(epsilons.addRemove)} when a record
      is removed. Where only the unknown columns are replaced, fewer numbers move: ε is{' '}
      {epsilonText(epsilons.unknownColumns)}, substitute, and the bounds are made from that.
    </>
  );
}

export function Marginals({ scenario, seen, saves }: PartProps) {
  const [gameAt, setGame] = useState<(typeof GAMES)[number]['value']>('0');
  const [level, setLevel] = useState(String(FAILURES[0]));
  const loaded = useRecording<MarginalsReply>(MARGINALS, seen);
  const failure = Number(level);
  const game = MARGINALS_GAMES[Number(gameAt)];
  const recorded = loaded === 'missing' ? null : loaded;
  const data = useMemo(
    () => (recorded && game ? marginalsData(recorded, game, failure) : null),
    [recorded, game, failure],
  );
  const reply = recorded && game ? repliesOf(recorded, game)[SPOKEN] : undefined;
  const words = reply
    ? `At a substitute ε of 8 at most ${countAt(reply.bounds, failure)} of 100 are right, but in ${100 * failure} % of releases; the attack reached ${countAt(reply.reached, failure)}.`
    : '';
  return (
    <section aria-labelledby="marginals-title" aria-busy={loaded === null}>
      <h3 id="marginals-title">{MARGINALS_TITLE}</h3>
      <p className="part-caption">
        A table of 285 shipped records, its measurements in six bins; for every three of eight columns it is
        released how often each combination occurs, with Gaussian noise on each number. Of 100 records a part
        is unknown. How likely its values are beforehand, a Chow-Liu tree of other records says.
      </p>
      <div className={styles.choices}>
        <Choices
          legend="Unknown of each, and right when guessed"
          look="words"
          className={styles.games}
          choices={GAMES}
          value={gameAt}
          onChoice={setGame}
        />
        <FailureChoice of="releases" value={level} onChoice={setLevel} />
      </div>
      <p className={styles.sentence} aria-live="polite">
        {reply ? <Sentence reply={reply} failure={failure} /> : '…'}
      </p>
      {data && (
        <CurveChart
          data={data}
          label={`Records right over ε: bounds, an attack, and the prior. ${words}`}
          className="marginals-box"
        />
      )}
      <p className="part-caption">{reply && <Readings reply={reply} />}</p>
      <p className="part-caption">
        After Figures 4 to 7 of “A Unified Framework for Adversary-Aware Differential Privacy Bounds”, on
        other data. The attack moves a law for each record until the expected counts fit the released ones
        (relaxed projection). Unknown values are drawn anew from the prior in each release, so that it is the
        true one; all other columns and records are known to the attacker.
      </p>
      {game && <LiveMarginals game={game} scenario={scenario} expected={reply?.prior.expected ?? null} />}
      <Provenance recording={MARGINALS} loaded={loaded} what="Releases and attacks" />
      {data && (
        <FigureNumbers
          title="Bounds and attack in numbers"
          saves={saves ? <SaveMarginals scenario={scenario} data={data} words={words} /> : null}
        >
          <ChartTable data={data} title={MARGINALS_TITLE} />
        </FigureNumbers>
      )}
    </section>
  );
}
