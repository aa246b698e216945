// Be the attacker: a released model is drawn, the reader says which world it is from, and both are counted.
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { WorldsReply } from '../../../jobs/worlds';
import type { ChangeKind } from './twoWorlds';
import { type Attacker, attackerSays } from './useAttacker';
import styles from './WorldsFigure.module.css';
import { worldName } from './worldsWords';

interface AttackerGameProps {
  attacker: Attacker;
  reply: WorldsReply | null;
  kind: ChangeKind;
}

export function AttackerGame({ attacker, reply, kind }: AttackerGameProps) {
  const { suspect, said, told } = attacker;
  const { models, right, attacker: machine } = told;
  if (reply === null) return null;
  const names = [worldName('own'), worldName(kind)] as const;
  return (
    <>
      <div className={styles.tools}>
        <button type="button" className={styles.button} onClick={() => attacker.draw(reply.worlds[0].models)}>
          {suspect === null ? t`Release a model` : t`Release another`}
        </button>
        {suspect !== null &&
          ([0, 1] as const).map((world) => (
            <button
              key={world}
              type="button"
              className={styles.button}
              aria-disabled={said !== null}
              onClick={() => attacker.say(world, reply)}
            >
              {names[world]}
            </button>
          ))}
        {suspect !== null && (
          <button type="button" className="text-button" onClick={attacker.end}>
            <Trans>Put it away</Trans>
          </button>
        )}
      </div>
      <p className={styles.verdict} role="status">
        {suspect === null && t`You see one model, and not its data. From which world is it?`}
        {suspect !== null &&
          said === null &&
          t`The thick line is its boundary, and the triangle is its score. From which world is it?`}
        {suspect !== null && said !== null && (
          <>
            <b>{said === suspect.world ? t`Right.` : t`Wrong.`} </b>
            {attackerSays(reply, suspect) === suspect.world
              ? t`The attacker’s threshold is right about it.`
              : t`The attacker’s threshold is wrong about it.`}{' '}
            {t`Of ${models} models you were right about ${right}, and the threshold about ${machine}.`}
          </>
        )}
      </p>
      <p className="part-caption">
        {plural(reply.test.positives, {
          other:
            'Half of the models chose the threshold. Its errors are counted on the other half, # of each world.',
        })}
      </p>
    </>
  );
}
