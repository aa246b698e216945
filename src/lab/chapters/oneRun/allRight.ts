// The lower bound that one run shows if all its guesses are right, for a few numbers of coins. Pure.
import { oneRunCeiling } from '../../../oneRun/estimation/ceiling';
import type { Scenario } from '../../../scenario';

const COINS = [100, 1000, 10_000] as const;

export const boundsIfAllRight = ({ confidence, delta }: Pick<Scenario, 'confidence' | 'delta'>) =>
  COINS.map((coins) => ({ coins, epsilon: oneRunCeiling(coins, 1 - confidence, delta) }));
