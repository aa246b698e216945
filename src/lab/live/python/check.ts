// Python that recomputes the page's numbers with other people's accountants. Names and arguments follow their sources.
// For dp-accounting these are dp_accounting/__init__.py, dp_event.py and pld/pld_privacy_accountant.py of
// github.com/google/differential-privacy (REPLACE_ONE sets N(-1, sigma^2) against N(+1, sigma^2), so sigma stays
// over C), and for prv-accountant accountant.py and tests/test_readme.py of github.com/microsoft/prv_accountant. The
// shortcut for DP-SGD in that README passes `delta` and `max_compositions`, which its class no longer takes, so the
// general accountant is used.

import { drawnRun, hasAddRemove } from '../../../scenario';
import { DRAWN, head, type OurNumbers, type PrivateTraining, parameters, python, type Write } from './script';

/** Largest epsilon for which prv-accountant is asked. Above it the accountant took minutes and gigabytes. */
const MOST_FOR_PRV = 60;

function askOwn(training: PrivateTraining, ours: OurNumbers): string {
  const { samplingRate, noiseMultiplier, steps, delta, sampling } = training;
  const drawn = drawnRun({ samplingRate, noiseMultiplier, steps }, sampling);
  const adjacencies = hasAddRemove(sampling)
    ? (['add-remove', 'substitute'] as const)
    : (['substitute'] as const);
  const asked = adjacencies.map((adjacency) => {
    const query = JSON.stringify({ query: 'epsilon', adjacency, ...drawn, delta });
    return `    ('${query}', ${python(adjacency === 'substitute' ? ours.substitute : ours.addRemove)}),`;
  });
  return `import json
import subprocess

asked = [
${asked.join('\n')}
]
for query, ours in asked:
    reply = subprocess.run(
        ["npx", "adjacency-lab", "compute"], input=query + "\\n", capture_output=True, text=True, check=True)
    print(reply.stdout.strip(), "Adjacency Lab's page: at most", ours)
    if ours is not None and json.loads(reply.stdout)["upper"] > 1.001 * ours:
        raise SystemExit("The package and the page do not agree: are they of one version?")
`;
}

const askDpAccounting = (ours: OurNumbers): string => `import dp_accounting

step = dp_accounting.PoissonSampledDpEvent(
    sampling_rate, dp_accounting.GaussianDpEvent(noise_multiplier))
training = dp_accounting.SelfComposedDpEvent(step, steps)
relations = dp_accounting.NeighboringRelation


def epsilon_of(relation, expected):
    interval = 1e-4 if expected is None else min(1e-4, max(expected, 1e-3) / 20000)
    best = float("inf")
    for _ in range(4):
        accountant = dp_accounting.pld.PLDAccountant(
            neighboring_relation=relation, value_discretization_interval=interval)
        epsilon = accountant.compose(training).get_epsilon(target_delta=delta)
        agree = abs(epsilon - best) <= 0.01 * max(epsilon, 1e-3)
        best = min(best, epsilon)
        if agree:
            return best, ""
        interval /= 3
    return best, " (no two intervals agreed: only an upper bound)"


for name, relation, ours in [
    ("add/remove", relations.ADD_OR_REMOVE_ONE, ${python(ours.addRemove)}),
    ("substitute", relations.REPLACE_ONE, ${python(ours.substitute)}),
]:
    epsilon, caveat = epsilon_of(relation, ours)
    print(f"{name}: epsilon = {epsilon:.6g}{caveat}, Adjacency Lab: {ours}")
    if ours is not None and not caveat and epsilon > 1.03 * ours + 1e-3:
        raise SystemExit(f"{name}: the two do not agree")
`;

/** Command that installs the accountant that {@link askedFor} asks. */
const INSTALL = 'pip install dp-accounting==0.6.0';

/** Code that asks an accountant for both ε and stops with an error if one is larger than the page's, and the command that installs it. */
export const askedFor = (training: PrivateTraining, ours: OurNumbers): { needs: string; lines: string } =>
  training.sampling === 'poisson'
    ? { needs: INSTALL, lines: askDpAccounting(ours) }
    : { needs: 'npm install adjacency-lab', lines: askOwn(training, ours) };

const ownCheck: Write = (training, ours, provenance) =>
  `${head(provenance, [
    `Of ${DRAWN[training.sampling]}. The numbers of dp-accounting 0.6.0 and`,
    'prv-accountant 0.2.0 would be of Poisson batches, so that Adjacency Lab itself is asked, on your machine: Node 20 or later,',
    'and its package installed, as docs/compute.md has it.',
  ])}
${askOwn(training, ours)}`;

const dpAccounting: Write = (training, ours, provenance) =>
  `${head(provenance, [
    INSTALL,
    'Privacy-loss distributions, rounded up: each result is an upper bound, and slightly more than this page says. How much',
    'more depends on the interval between losses, too coarse where a step loses little and too fine where tails are long:',
    'it is made smaller until two results agree, and the smallest of them stands.',
  ])}
${parameters(training)}

${askDpAccounting(ours)}`;

const prvAccountant: Write = (training, { addRemove }, provenance) => {
  if (addRemove !== null && addRemove > MOST_FOR_PRV) {
    return `${head(provenance, [
      `An epsilon of ${Math.round(addRemove)} takes prv-accountant many minutes and gigabytes: dp-accounting can check it.`,
    ])}
raise SystemExit("prv-accountant is not asked above epsilon = ${MOST_FOR_PRV}; check with dp-accounting")
`;
  }
  const [mechanism, made] =
    training.samplingRate === 1
      ? ['GaussianMechanism', 'GaussianMechanism(noise_multiplier=noise_multiplier)']
      : [
          'PoissonSubsampledGaussianMechanism',
          `PoissonSubsampledGaussianMechanism(
    noise_multiplier=noise_multiplier, sampling_probability=sampling_rate)`,
        ];
  return `${head(provenance, [
    'pip install prv-accountant==0.2.0',
    'Add/remove only: this accountant knows no other adjacency.',
  ])}
from prv_accountant import ${mechanism}, PRVAccountant

${parameters(training)}
ours = ${python(addRemove)}

step = ${made}
# an error of a hundredth of epsilon; finer asks for more memory
eps_error = 0.01 if ours is None else min(0.1, max(1e-4, ours / 100))
try:
    accountant = PRVAccountant(
        prvs=[step], max_self_compositions=[steps], eps_error=eps_error, delta_error=delta / 1000)
    lower, estimate, upper = accountant.compute_epsilon(delta=delta, num_self_compositions=[steps])
except (RuntimeError, ValueError, MemoryError) as error:
    # "Discrete mean differs ...": a fault of 0.2.0, mended in its repository (pull request 38) and in no release
    raise SystemExit(f"prv-accountant gives up on these numbers ({error}); check with dp-accounting")
print(f"add/remove: epsilon in [{lower:.6g}, {upper:.6g}], Adjacency Lab: {ours}")
`;
};

const CHECKS = { 'dp-accounting': dpAccounting, 'prv-accountant': prvAccountant } as const;

export type CheckId = keyof typeof CHECKS;

export const checkScript = (id: CheckId, ...of: Parameters<Write>): string =>
  (of[0].sampling === 'poisson' ? CHECKS[id] : ownCheck)(...of);
