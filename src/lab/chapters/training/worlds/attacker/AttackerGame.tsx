// Be the attacker: a released model is drawn, the reader says which world it is from, and both are counted.
import { plural, t } from '@lingui/core/macro';
import type { WorldsReply } from '../../../../jobs/worlds';
import type { ChangeKind } from '../twoWorlds';
import styles from '../WorldsFigure.module.css';
import { WORLD_NAMES } from '../worldsWords';
import { type Attacker, likelierWorld } from './useAttacker';

interface AttackerGameProps {
  attacker: Attacker;
  reply: WorldsReply;
  kind: ChangeKind;
}

export function AttackerGame({ attacker, reply, kind }: AttackerGameProps) {
  const { suspect, said, models, right, scored } = attacker;
  const names = [WORLD_NAMES.own, WORLD_NAMES[kind]];
  return (
    <>
      <div className={styles.tools}>
        <button type="button" className="tool-button" onClick={() => attacker.draw(reply.worlds[0].models)}>
          {suspect === null ? t`Release a model` : t`Release another`}
        </button>
        {suspect !== null && (
          <>
            {([0, 1] as const).map((world) => (
              <button
                key={world}
                type="button"
                className="tool-button"
                aria-disabled={said !== null}
                onClick={() => attacker.say(world, reply)}
              >
                {names[world]}
              </button>
            ))}
            <button type="button" className="text-button" onClick={attacker.end}>{t`Put it away`}</button>
          </>
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
            {likelierWorld(reply, suspect) === suspect.world
              ? t`By its score this world is the likelier one.`
              : t`By its score the other world is the likelier one.`}{' '}
            {t`Of ${models} models you were right about ${right}, and whoever says the likelier world about ${scored}.`}
          </>
        )}
      </p>
      <p className="part-caption">
        {plural(reply.test.positives, {
          other:
            'A score above 0 makes the world with Ana as she is the likelier one. Half of the models chose scores and threshold. Errors are counted on the other half, # of each world.',
        })}
      </p>
    </>
  );
}
