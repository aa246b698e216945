// Python that recomputes the page's numbers with other people's accountants. Names and arguments as in their sources:
// dp-accounting, dp_accounting/__init__.py, dp_event.py and pld/pld_privacy_accountant.py of
// github.com/google/differential-privacy (REPLACE_ONE sets N(-1, sigma^2) against N(+1, sigma^2), so sigma stays over C);
// prv-accountant, accountant.py and tests/test_readme.py of github.com/microsoft/prv_accountant. The README's shortcut
// for DP-SGD passes `delta` and `max_compositions`, which its class no longer takes: the general accountant is used.
import type { Scenario } from '../../scenario';
import { type Provenance, provenanceLines } from '../export/provenance';

export type SnippetId = 'dp-accounting' | 'prv-accountant';

/** What this page says, to print beside; null where it is not known yet. */
export interface OurNumbers {
  addRemove: number | null;
  substitute: number | null;
}

type Mechanism = Pick<Scenario, 'samplingRate' | 'noiseMultiplier' | 'steps' | 'delta'>;

const python = (value: number | null): string => (value === null ? 'None' : String(value).replace('e+', 'e'));

const comments = (lines: readonly string[]): string => lines.map((line) => `# ${line}`).join('\n');

const parameters = ({ samplingRate, noiseMultiplier, steps, delta }: Mechanism): string =>
  [
    `sampling_rate = ${python(samplingRate)}`,
    `noise_multiplier = ${python(noiseMultiplier)}  # over the clipping norm C, also for substitution`,
    `steps = ${steps}`,
    `delta = ${python(delta)}`,
  ].join('\n');

function dpAccounting(mechanism: Mechanism, ours: OurNumbers, provenance: Provenance): string {
  return `${comments([
    ...provenanceLines(provenance),
    'pip install dp-accounting==0.6.0',
    'Privacy-loss distributions, rounded up: expect slightly more than this page says. Where a step loses little',
    '(small q, large sigma) take a smaller value_discretization_interval.',
  ])}
import dp_accounting

${parameters(mechanism)}

step = dp_accounting.PoissonSampledDpEvent(
    sampling_rate, dp_accounting.GaussianDpEvent(noise_multiplier))
training = dp_accounting.SelfComposedDpEvent(step, steps)
relations = dp_accounting.NeighboringRelation
for name, relation, ours in [
    ("add/remove", relations.ADD_OR_REMOVE_ONE, ${python(ours.addRemove)}),
    ("substitute", relations.REPLACE_ONE, ${python(ours.substitute)}),
]:
    accountant = dp_accounting.pld.PLDAccountant(
        neighboring_relation=relation, value_discretization_interval=1e-4)
    epsilon = accountant.compose(training).get_epsilon(target_delta=delta)
    print(f"{name}: epsilon = {epsilon:.4f}, Adjacency Lab: {ours}")
`;
}

function prvAccountant(mechanism: Mechanism, ours: OurNumbers, provenance: Provenance): string {
  return `${comments([
    ...provenanceLines(provenance),
    'pip install prv-accountant==0.2.0',
    'Add/remove only: this accountant knows no other adjacency.',
  ])}
from prv_accountant import PoissonSubsampledGaussianMechanism, PRVAccountant

${parameters(mechanism)}

step = PoissonSubsampledGaussianMechanism(
    noise_multiplier=noise_multiplier, sampling_probability=sampling_rate)
accountant = PRVAccountant(
    prvs=[step], max_self_compositions=[steps], eps_error=0.01, delta_error=delta / 1000)
lower, estimate, upper = accountant.compute_epsilon(delta=delta, num_self_compositions=[steps])
print(f"add/remove: epsilon in [{lower:.4f}, {upper:.4f}], Adjacency Lab: ${python(ours.addRemove)}")
`;
}

export function pythonSnippet(
  id: SnippetId,
  mechanism: Mechanism,
  ours: OurNumbers,
  provenance: Provenance,
): string {
  return id === 'dp-accounting'
    ? dpAccounting(mechanism, ours, provenance)
    : prvAccountant(mechanism, ours, provenance);
}
