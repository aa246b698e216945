// npm run verify:risk: the smallest distance between a bound and the best attack on thousands of small mechanisms written out
// in full, whose privacy and best attack are both exact. Ends with status 1 where an attack passes its bound.
import { fillUniform, STREAM } from '../../src/numerics/randomStreams';
import { countTail } from '../../src/risk/manyTargets';
import { weightedPrior } from '../../src/risk/priors/prior';
import { anyOfGuesses } from '../../src/risk/secret';
import { bestAttack, channelDelta, channelOf } from '../../src/risk/testing/channels';

const CASES = 5000;
const OUTPUTS = 4;
const ROUNDING = 1e-12;
const SHAPES = [
  { n: 1, k: 2, guesses: 1 },
  { n: 1, k: 5, guesses: 4 },
  { n: 2, k: 2, guesses: 1 },
  { n: 2, k: 3, guesses: 2 },
  { n: 3, k: 2, guesses: 1 },
];

let smallest = Number.POSITIVE_INFINITY;
let passed = 0;
let compared = 0;
const draws = new Float64Array(256);
for (let i = 0; i < CASES; i++) {
  fillUniform({ seed: 12, stream: STREAM.oneHotSecret, model: i, step: 1 }, 0, draws, 0, draws.length);
  const { n, k, guesses } = SHAPES[i % SHAPES.length];
  const epsilon = 3 * draws[0];
  const weights = Array.from(draws.subarray(20, 20 + k ** n * OUTPUTS));
  const channel = channelOf(n, k, OUTPUTS, weights, 0.1 + 3 * draws[1]);
  const delta = Math.min(0.999999, channelDelta(channel, epsilon));
  const laws = Array.from({ length: n }, (_, target) => {
    const raw = Array.from(draws.subarray(2 + target * k, 2 + (target + 1) * k));
    const total = raw.reduce((sum, x) => sum + x, 0);
    return raw.map((x) => x / total);
  });
  const secrets = laws.map((law) => anyOfGuesses(weightedPrior(law), guesses));
  for (let v = 1; v <= n; v++) {
    const { bound } = countTail(secrets, { epsilon, delta, adjacency: 'substitute' }, v);
    const margin = bound - bestAttack(channel, laws, guesses, v);
    smallest = Math.min(smallest, margin);
    if (margin < -ROUNDING) passed++;
    compared++;
  }
}
console.log(
  `${compared} bounds on ${CASES} mechanisms (substitute): smallest margin ${smallest}, passed by ${passed} attacks`,
);
process.exitCode = passed > 0 ? 1 : 0;
