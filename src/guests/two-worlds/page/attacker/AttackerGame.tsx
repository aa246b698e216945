// A game in which the reader says which world a released model is from. It counts the reader's right answers and those of the score.
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button } from '../../../../lab/ui/Button';
import type { World, WorldsReply } from '../jobs';
import type { OneOf } from '../plane/shownMoment';
import type { ChangeKind } from '../twoWorlds';
import styles from '../WorldsFigure.module.css';
import { WORLD_NAMES } from '../worldsWords';

/** A number in [0, 1) for each count, which looks random: Weyl's sequence for the irrational number `by`. */
const shareOf = (count: number, by: number): number => (count * by) % 1;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The released model of a round, taken from the second half, which had no part in fitting the scores. */
export const suspectOf = (count: number, models: number): OneOf => ({
  world: shareOf(count, Math.SQRT2) < 0.5 ? 0 : 1,
  number: Math.floor((models / 2) * (1 + shareOf(count, GOLDEN))),
});

export function likelierWorld({ scores, worlds }: WorldsReply, { world, number }: OneOf): World {
  const own = scores[world];
  return own[own.length - worlds[world].models + number] > 0 ? 0 : 1;
}

const OPENING = {
  suspect: null as OneOf | null,
  said: null as World | null,
  /** Models that the reader has answered on, and the numbers that the reader and the score were right about. */
  models: 0,
  right: 0,
  scored: 0,
};

/** @param key stands for what is trained; with another key the game starts anew */
export function useAttacker(key: string) {
  const [kept, keep] = useState({ ...OPENING, count: 0, key });
  const game = kept.key === key ? kept : { ...OPENING, count: kept.count, key };
  const { suspect, said } = game;
  return {
    ...game,
    draw: (models: number) => {
      const count = game.count + 1;
      keep({ ...game, count, suspect: suspectOf(count, models), said: null });
    },
    say: (world: World, reply: WorldsReply) => {
      if (suspect === null || said !== null) return;
      const hit = (guess: World) => (guess === suspect.world ? 1 : 0);
      keep({
        ...game,
        said: world,
        models: game.models + 1,
        right: game.right + hit(world),
        scored: game.scored + hit(likelierWorld(reply, suspect)),
      });
    },
    end: () => keep({ ...game, suspect: null, said: null }),
  };
}

interface AttackerGameProps {
  attacker: ReturnType<typeof useAttacker>;
  reply: WorldsReply;
  kind: ChangeKind;
}

export function AttackerGame({ attacker, reply, kind }: AttackerGameProps) {
  const { suspect, said, models, right, scored } = attacker;
  return (
    <>
      <div className={styles.tools}>
        <Button look="tool" onClick={() => attacker.draw(reply.worlds[0].models)}>
          {suspect === null ? t`Release a model` : t`Release another`}
        </Button>
        {suspect !== null && (
          <>
            {([0, 1] as const).map((world) => (
              <Button
                key={world}
                look="tool"
                aria-disabled={said !== null}
                onClick={() => attacker.say(world, reply)}
              >
                {WORLD_NAMES[world === 0 ? 'own' : kind]}
              </Button>
            ))}
            <Button look="text" onClick={attacker.end}>{t`Put it away`}</Button>
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
