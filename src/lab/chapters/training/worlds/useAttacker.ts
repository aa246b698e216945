// The reader in the attacker's place: a released model is drawn, and the reader says from which world it comes.
import { useState } from 'react';
import type { World, WorldsReply } from '../../../jobs/worlds';

/** A model by its world and its number there. */
export interface Suspect {
  world: World;
  number: number;
}

interface Told {
  models: number;
  right: number;
  /** Of the attacker with its threshold. */
  attacker: number;
}

export interface Attacker {
  suspect: Suspect | null;
  /** What the reader has said of it; null before. */
  said: World | null;
  told: Told;
  draw: (models: number) => void;
  say: (world: World, reply: WorldsReply) => void;
  end: () => void;
}

/** Two numbers that look drawn by chance, from a count: Weyl's sequence along the golden ratio, and along the root of 2. */
const shareOf = (count: number, by: number): number => (count * by) % 1;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** One of the models that had no part in choosing the threshold. */
export const suspectOf = (count: number, models: number): Suspect => ({
  world: shareOf(count, Math.SQRT2) < 0.5 ? 0 : 1,
  number: Math.floor((models / 2) * (1 + shareOf(count, GOLDEN))),
});

/** What the attacker says of a model at the last kept step. */
export function attackerSays({ scores, test, worlds }: WorldsReply, { world, number }: Suspect): World {
  const { models } = worlds[world];
  const score = scores[world][scores[world].length - models + number];
  return score > test.threshold === test.originalAbove ? 0 : 1;
}

const NOBODY: Told = { models: 0, right: 0, attacker: 0 };

/** @param key of what is trained: of anything else no model has been released */
export function useAttacker(key: string): Attacker {
  const [count, setCount] = useState(0);
  const [suspect, setSuspect] = useState<Suspect | null>(null);
  const [said, setSaid] = useState<World | null>(null);
  const [told, setTold] = useState(NOBODY);
  const [from, setFrom] = useState(key);
  const end = () => {
    setSuspect(null);
    setSaid(null);
  };
  if (from !== key) {
    setFrom(key);
    setTold(NOBODY);
    end();
  }
  return {
    suspect,
    said,
    told,
    draw: (models) => {
      setCount(count + 1);
      setSuspect(suspectOf(count + 1, models));
      setSaid(null);
    },
    say: (world, reply) => {
      if (suspect === null || said !== null) return;
      setSaid(world);
      setTold({
        models: told.models + 1,
        right: told.right + (world === suspect.world ? 1 : 0),
        attacker: told.attacker + (attackerSays(reply, suspect) === suspect.world ? 1 : 0),
      });
    },
    end,
  };
}
