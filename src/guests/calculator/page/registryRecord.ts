// What a registry of deployments asks of a run, in the fields of the Differential Privacy Deployments Registry
// (registry.opendp.org; its records in YAML, github.com/opendp/deployments-registry-data, read in November 2026).
// What only those who deploy it know is left to them.

import { roundDigits } from '../../../base/numerics/safeSide';
import { type Provenance, provenanceLines } from '../../../lab/export/provenance';
import type { FormAdjacency, FormBound } from '../engine/form/bounds';
import type { WayReply } from '../worker/queries';

interface RecordOf {
  way: FormBound;
  reply: WayReply;
  delta: number;
  clippingNorm: number | null;
  unit: 'record' | 'client';
  provenance: Provenance;
}

const ASK = 'TODO';

/** Four digits: a promise is rounded up. */
function atMost(value: number): string {
  if (!Number.isFinite(value)) return 'not known to be finite';
  return String(roundDigits(value, 4, 'up'));
}

/** In the words of the registry, and what the distance means. */
const METRICS: Readonly<Record<FormAdjacency, readonly [string, string]>> = {
  'add-remove': ['symmetric distance (add/remove)', 'one UNIT more or less'],
  'zero-out': ['zero-out distance', 'the gradient of one UNIT set to zero, its place kept'],
  substitute: ['change-one distance (substitute)', 'one UNIT replaced by another'],
};

const SAMPLING: Readonly<Record<FormBound['id'], string>> = {
  poisson: 'Poisson batches: each UNIT joins each batch independently',
  'fixed-size': 'batches of one size, drawn anew without replacement',
  'random-allocation': 'each UNIT in one step of every epoch, drawn at random',
  'any-order': 'each UNIT in one batch of every epoch, in any order',
};

/** Quoted: a colon or a number in a text means something to YAML. */
const text = (value: string): string => JSON.stringify(value);

/** Its `privacy_parameters` are those of substitution where that is known, since it limits what a record says. */
export function registryRecord({ way, reply, delta, clippingNorm, unit, provenance }: RecordOf): string {
  const named = (words: string) => words.replaceAll('UNIT', unit);
  const points = reply.points as (WayReply['points'][number] & { adjacency: FormAdjacency })[];
  const main = points.find(({ adjacency }) => adjacency === 'substitute') ?? points[0];
  const [metric, distance] = METRICS[main?.adjacency ?? 'substitute'];
  const guarantees = points.map(({ adjacency, epsilon, mu = null }) => {
    const [own, means] = METRICS[adjacency];
    const known = mu === null ? '' : `, mu at most ${atMost(mu.upper)} (regret ${atMost(mu.regret)})`;
    return `      - ${own}, ${named(means)}: epsilon at most ${atMost(epsilon.upper)} at delta ${delta}${known}.`;
  });
  const settings = Object.entries(reply.mechanism)
    .filter(([name]) => name !== 'sampling')
    .map(([name, value]) => `${name} ${value}`);
  const norm = clippingNorm === null ? 'its clipping norm' : `a clipping norm of ${clippingNorm}`;
  return `${provenanceLines(provenance)
    .map((line) => `# ${line}`)
    .join('\n')}
# For the Differential Privacy Deployments Registry, https://registry.opendp.org. ${ASK}: what only you know.
url_slug: ${ASK}
status: Draft
tier: 3
deployment:
  product:
    name: ${ASK}
    data_curators:
      - ${ASK}
    intended_use: ${ASK}
    data_product_type: Machine learning model
    data_product_region: ${ASK}
    description: ${ASK}
    publication_date: ${ASK}
    data_product_sector: ${ASK}

  dp_flavor:
    name: Approximate DP
    input_metric: ${text(metric)}
    bound_on_input_distance: ${text(named(distance))}
    output_measure: hockey-stick divergence
    bound_on_output_distance: ${text(`epsilon at most ${atMost(main?.epsilon.upper ?? Number.NaN)} at delta ${delta}`)}
    data_domain: ${ASK}
    unprotected_quantities: ${text(way.id === 'poisson' ? ASK : `the number of ${unit}s; ${ASK}`)}

  privacy_loss:
    privacy_unit: ${unit === 'client' ? 'User-level' : 'Record-level'}
    privacy_unit_description: |
      Counted for one ${unit} that appears once. By adjacency:
${guarantees.join('\n')}
    privacy_parameters:
      epsilon: ${atMost(main?.epsilon.upper ?? Number.NaN)}
      delta: ${delta}
    privacy_parameters_description: ${text(`Of ${metric}. Upper bounds; they hold for ${named(SAMPLING[way.id])}.`)}

  model:
    model_name: Central
    actors: ${ASK}
    release_type: ${ASK}
    data_source_type: ${ASK}
    access_type: Non-interactive

  accounting:
    post_processing: Everything computed from the released gradients is post-processing.
    composition: ${text(`DP-SGD, all steps composed, all iterates released: ${settings.join(', ')}.`)}

  implementation:
    pre_processing_eda_hyperparameter_tuning: ${ASK}
    mechanisms: ${text(`Gaussian noise on the sum of gradients, each clipped to ${norm}; ${named(SAMPLING[way.id])}. The noise multiplier is the standard deviation over the clipping norm.`)}
    justification: ${ASK}

  resources:
    sources: ${text(provenance.link)}
    registry_authors:
      - ${ASK}
`;
}
