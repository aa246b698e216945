// The game at the page's start: ten rounds beside the live figure, with words on their result.
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isRecorded, pageAudit, type ResultsSnapshot } from '../../../../work';
import { useHeld } from '../../../figure/held';
import { PoissonNote } from '../../../live/PoissonNote';
import { countText, percentText } from '../../../notation/formatNumber';
import { usePoissonOnly } from '../../../state/poissonOnly';
import { scenarioOf, useSnapshotWhile } from '../../../state/results';
import { PAGE } from '../../../state/useScenario';
import { Late } from '../../../ui/Late';
import { later } from '../../../ui/later';
import { type GameEnd, GuessFigure } from './GuessFigure';
import { SHORT } from './game';
import styles from './StartRounds.module.css';

const ShareGame = later(() => import('./ShareGame'), 'ShareGame');

interface Played {
  /** Number of rounds, each with one draw of either world. */
  rounds: number;
  /** Share of the rounds that was guessed right. */
  right: number;
  /** Whether an upper bound on the attack's errors, with its stated confidence, contradicts the add/remove curve's limit. */
  aboveAddRemove: boolean;
  recorded: boolean;
}

/** The attack of the live figure as a game; null if none has been run at these settings. */
function playedBy(snapshot: ResultsSnapshot): Played | null {
  const entry = pageAudit(snapshot);
  const reply = entry?.reply ?? null;
  if (reply === null) return null;
  const { runs, repeats, atZero, curveTest } = reply;
  return {
    rounds: 2 * runs * repeats,
    right: 1 - atZero.error.point,
    aboveAddRemove: curveTest?.contradicts ?? false,
    recorded: isRecorded(entry, snapshot),
  };
}

function Prove({ played }: { played: Played | null }) {
  if (played === null) return <Trans>Ten rounds prove little.</Trans>;
  const rounds = countText(played.rounds);
  const right = percentText(Number(played.right.toPrecision(3)));
  return (
    <>
      {played.recorded ? (
        <Trans>
          Ten rounds prove little, so a recorded attack played {rounds} rounds and was right in about {right}.
        </Trans>
      ) : (
        <Trans>
          Ten rounds prove little, so this page played {rounds} rounds and was right in about {right}.
        </Trans>
      )}
      {played.aboveAddRemove && <> {t`That is more than add/remove would allow.`}</>}
    </>
  );
}

function End({ end, snapshot }: { end: GameEnd; snapshot: ResultsSnapshot }) {
  return (
    <div className={styles.end}>
      <p>
        <Trans>
          Each ε limits how well anyone can answer its question: add/remove <em>was Ana’s record there?</em>,
          substitute <em>what does it say?</em> Here the second counts, for Ana is known to be there. For each
          question, smaller is safer.
        </Trans>
      </p>
      <p className={styles.prove}>
        {/* beside the limits of another setting, the attack's share could seem to exceed them */}
        <Prove played={end.left ? null : playedBy(snapshot)} />{' '}
        {end.over && (
          <Trans>
            A limit is about the average of many games, so a single game can end above it. A library’s ε
            covers whether Ana took part, not what her record says.
          </Trans>
        )}
      </p>
      {end.over && (
        <div className={styles.ways}>
          <a href="#lab">{t`See it on the curve`}</a>
          <Late what={t`What can be shared`}>
            <ShareGame {...end} />
          </Late>
        </div>
      )}
    </div>
  );
}

/** Height of the plot in px, which leaves room for bars and words in a window 720 px high. */
const PLOT = 112;

export function StartRounds() {
  // While a slider is held, the game need not be drawn again, because it is dealt anew only after a pause. Its limits follow
  // the slider by themselves.
  const newest = useSnapshotWhile(!useHeld());
  const { sampling } = scenarioOf(newest);
  const { scenario, snapshot } = usePoissonOnly({ scenario: scenarioOf(newest), snapshot: newest });
  return (
    <>
      <p className={styles.how}>
        <Trans>High numbers suggest diabetes, low ones none. Noise blurs them.</Trans>
      </p>
      <PoissonNote sampling={sampling} what="figure" change={PAGE.change} />
      <GuessFigure
        scenario={scenario}
        deal={SHORT}
        height={PLOT}
        atStart
        words={(end) => <End end={end} snapshot={snapshot} />}
      />
    </>
  );
}
