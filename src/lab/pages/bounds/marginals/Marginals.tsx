// Recorded attacks on noisy marginals of a table. The reader chooses what is guessed and how often a bound may fail.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import type { SecretsFrom } from '../../../../risk/marginals/unknownValues';
import { useRecorded } from '../../../chapters/frame/useRecorded';
import { FailureChoice } from '../../../chapters/meaning/many/FailureChoice';
import type { PartProps } from '../../../chapters/meaning/parts';
import { Chart } from '../../../chart/Chart';
import { ChartNumbers } from '../../../chart/ChartNumbers';
import { Choices } from '../../../ui/inputs/Choices';
import { RecordingProvenance } from '../../recorded/Provenance';
import { type MarginalsReply, parseAttacks } from '../measured/recorded';
import { MARGINALS_GAMES, RECORD_EPSILONS, RECORDED_FAILURES, recordingOf } from '../measured/recordings';
import { LiveMarginals } from './LiveMarginals';
import styles from './Marginals.module.css';
import { MARGINALS_TITLE, marginalsData, marginalsToSave, repliesOf } from './marginalsData';
import { MarginalsSentence, Readings, words as wordsOf } from './Readings';

/** Place of the release that the sentence is about: the one with ε = 8. */
const SPOKEN = RECORD_EPSILONS.indexOf(8);

const GAMES = [
  { value: '0', label: t`the texture, exactly` },
  { value: '1', label: t`the texture, within one bin` },
  { value: '2', label: t`texture and smoothness, exactly` },
  { value: '3', label: t`both within one bin` },
  { value: '4', label: t`texture, smoothness and symmetry, exactly` },
  { value: '5', label: t`all three within one bin` },
  { value: '6', label: t`all three within two bins` },
  { value: '7', label: t`all four with fractal dimension, exactly` },
  { value: '8', label: t`all four within one bin` },
] as const;

const FROM = [
  { value: 'prior', label: t`drawn from the prior, anew in each release` },
  { value: 'records', label: t`the records’ own` },
] as const;

export function Marginals({ scenario, seen, saves }: PartProps) {
  const [gameAt, setGame] = useState<(typeof GAMES)[number]['value']>('0');
  const [from, setFrom] = useState<SecretsFrom>('prior');
  const [level, setLevel] = useState(String(RECORDED_FAILURES[0]));
  const game = MARGINALS_GAMES[Number(gameAt)];
  const recording = recordingOf(game, from);
  const loaded = useRecorded(recording, parseAttacks<MarginalsReply>, seen);
  const failure = Number(level);
  const recorded = loaded === 'missing' ? null : loaded;
  const data = useMemo(
    () => (recorded ? marginalsData(recorded, game, from, failure) : null),
    [recorded, game, from, failure],
  );
  const reply = recorded ? repliesOf(recorded, game)[SPOKEN] : undefined;
  const words = reply ? wordsOf(reply, from, failure) : '';
  return (
    <section aria-labelledby="marginals-title" aria-busy={loaded === null}>
      <h3 id="marginals-title">{MARGINALS_TITLE}</h3>
      <p className="part-caption">
        <Trans>
          A table has 285 shipped records, with measurements in six bins. For every three of eight columns the
          release says how often each combination occurs, with Gaussian noise on each number. A part of 100
          records is unknown. The prior of its values is learnt from 284 other records, by a model in which
          each column depends on one other (a Chow-Liu tree).
        </Trans>
      </p>
      <div className={styles.choices}>
        <Choices
          legend={t`Unknown of each, and right when guessed`}
          look="words"
          className={styles.games}
          choices={GAMES}
          value={gameAt}
          onChoice={setGame}
        />
        <Choices
          legend={t`Their values are`}
          look="words"
          className={styles.games}
          choices={FROM}
          value={from}
          onChoice={setFrom}
        />
        <FailureChoice of="releases" value={level} onChoice={setLevel} />
      </div>
      <p className={styles.sentence} aria-live="polite">
        {reply ? <MarginalsSentence reply={reply} from={from} failure={failure} /> : '…'}
      </p>
      {data && (
        <Chart
          data={data}
          label={t`Records right over ε, by bounds, an attack and the prior. ${words}`}
          className="marginals-box"
        />
      )}
      <p className="part-caption">{reply && <Readings reply={reply} from={from} />}</p>
      <p className="part-caption">
        <Trans>
          The figure follows Figures 4 to 7 of “A Unified Framework for Adversary-Aware Differential Privacy
          Bounds”, on other data. The attack moves a law for each record until the expected counts fit the
          released ones (relaxed projection). Values that are drawn follow the prior. The attacker knows all
          other columns and records.
        </Trans>
      </p>
      <LiveMarginals
        game={game}
        from={from}
        scenario={scenario}
        expected={reply ? reply.prior[from === 'prior' ? 'expected' : 'ownRight'] : null}
      />
      <RecordingProvenance id={recording.id} loaded={loaded} />
      {data && (
        <ChartNumbers
          title={t`Bounds and attack in numbers`}
          charts={[marginalsToSave(data, words, game, from)]}
          scenario={scenario}
          saves={saves}
        />
      )}
    </section>
  );
}
