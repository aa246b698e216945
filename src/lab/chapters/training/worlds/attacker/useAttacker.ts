// The reader in the attacker's place: a released model is drawn, and the reader says from which world it comes.
import { useState } from 'react';
import type { World, WorldsReply } from '../../../../jobs/worlds';
import type { OneOf } from '../plane/shownMoment';

interface Game {
  suspect: OneOf | null;
  /** What the reader has said of it; null before. */
  said: World | null;
  /** Models that were told, and of how many the reader and the score were right. */
  models: number;
  right: number;
  scored: number;
}

export interface Attacker extends Game {
  draw: (models: number) => void;
  say: (world: World, reply: WorldsReply) => void;
  end: () => void;
}

/** Two numbers that look drawn by chance, from a count: Weyl's sequence along the golden ratio, and along the root of 2. */
const shareOf = (count: number, by: number): number => (count * by) % 1;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** One of the models that had no part in fitting the scores. */
export const suspectOf = (count: number, models: number): OneOf => ({
  world: shareOf(count, Math.SQRT2) < 0.5 ? 0 : 1,
  number: Math.floor((models / 2) * (1 + shareOf(count, GOLDEN))),
});

/** The world that a model's score at the last kept step makes the likelier one. */
export function likelierWorld({ scores, worlds }: WorldsReply, { world, number }: OneOf): World {
  const own = scores[world];
  return own[own.length - worlds[world].models + number] > 0 ? 0 : 1;
}

const OPENING: Game = { suspect: null, said: null, models: 0, right: 0, scored: 0 };

/** @param key of what is trained: of anything else no model has been released */
export function useAttacker(key: string): Attacker {
  const [kept, keep] = useState({ ...OPENING, count: 0, key });
  const game = kept.key === key ? kept : { ...OPENING, count: kept.count, key };
  const { suspect, said } = game;
  return {
    ...game,
    draw: (models) => {
      const count = game.count + 1;
      keep({ ...game, count, suspect: suspectOf(count, models), said: null });
    },
    say: (world, reply) => {
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
