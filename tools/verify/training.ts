// npm run verify:training: compares real training with every reference run, at the reference's number of models. Prints each canary's last
// checkpoint and how many comparisons lie outside three standard errors. It takes most of an hour on two cores.
//   npm run verify:training                       all rows
//   npm run verify:training -- breast             rows whose id holds this text
//   npm run verify:training -- breast --models 100 --seed 5
import { createNodeEnvironment } from '../../src/audit/training/node/environment';
import { auditRow, type Comparison, ROWS } from '../../test/reference/trainingRows';

const options = process.argv.slice(2);
function option(name: string): number | undefined {
  const at = options.indexOf(name);
  return at < 0 ? undefined : Number(options.splice(at, 2)[1]);
}
const runsPerWorld = option('--models');
const seed = option('--seed') ?? 1;
const rows = ROWS.filter(({ id }) => options.every((text) => id.includes(text)));

const outside = (deviations: readonly number[]) => deviations.filter((value) => Math.abs(value) > 3).length;
const share = (count: number, of: number) => `${count} of ${of} (${((100 * count) / of).toFixed(2)}%)`;

const environment = createNodeEnvironment();
const all: Comparison[] = [];
for (const row of rows) {
  const { reply, comparisons } = await auditRow(row, environment, {
    seed,
    ...(runsPerWorld === undefined ? {} : { runsPerWorld }),
  });
  all.push(...comparisons);
  const accuracies = row.accuracies.map((accuracy) =>
    Math.abs((reply.accuracyWithout?.mean ?? 0) - accuracy),
  );
  const accuracy = accuracies.length > 0 ? `, accuracy within ${Math.max(...accuracies).toFixed(4)}` : '';
  const target = reply.crafted.target.index === row.target ? '' : ', ANOTHER TARGET';
  console.log(`${row.id}: ${(reply.elapsed / 1000).toFixed(0)} s${accuracy}${target}`);
  for (const { kind } of reply.audits) {
    const own = comparisons.filter((comparison) => comparison.kind === kind);
    const last = own[own.length - 1];
    const epsilon = last.expectedEpsilon === null ? '' : ` (${last.expectedEpsilon.toFixed(2)})`;
    console.log(
      `  ${kind}  d' ${last.dPrime.toFixed(3)} (${last.expected.toFixed(3)})  eps(Audit) ${last.epsilon.toFixed(2)}${epsilon}` +
        `  outside 3 s.e.: ${outside(own.map(({ deviation }) => deviation))} of ${own.length}`,
    );
  }
}
environment.close();

const deviations = all.map(({ deviation }) => deviation);
const epsilons = all.flatMap(({ epsilonDeviation }) => (epsilonDeviation === null ? [] : [epsilonDeviation]));
const rms = Math.sqrt(deviations.reduce((sum, value) => sum + value ** 2, 0) / deviations.length);
console.log(
  `\nd' outside three standard errors: ${share(outside(deviations), deviations.length)}; expected 0.27%`,
);
console.log(`root mean square of the deviations: ${rms.toFixed(2)}; expected 1`);
if (epsilons.length > 0) {
  console.log(`eps(Audit) outside three: ${share(outside(epsilons), epsilons.length)}`);
}
