// What each library's epsilon is about, with the source of every statement. Facts, and links to check them; looked up
// in November 2026.
/** The library whose words the text uses; 'other' where it uses nobody's. */
export type ToolId = 'opacus' | 'tensorflow-privacy' | 'jax-privacy' | 'other';

export interface Source {
  /** 'opacus#80' */
  label: string;
  url: string;
}

export interface Tool {
  id: ToolId;
  name: string;
  /** What its accountants take for neighbouring data sets. */
  adjacency: string;
  /** How it makes batches. */
  batches: string;
  sources: readonly Source[];
}

const issue = (repository: string, number: number, kind: 'issues' | 'pull' = 'issues'): Source => ({
  label: `${repository.split('/')[1]}#${number}`,
  url: `https://github.com/${repository}/${kind}/${number}`,
});

export const SOURCES = {
  opacusBatches: issue('meta-pytorch/opacus', 80),
  opacusDenominator: issue('meta-pytorch/opacus', 571),
  opacusFloor: issue('meta-pytorch/opacus', 819),
  opacusEngine: {
    label: 'privacy_engine.py',
    url: 'https://github.com/meta-pytorch/opacus/blob/main/opacus/privacy_engine.py',
  },
  tensorflowBatches: { ...issue('tensorflow/privacy', 483), label: 'tensorflow/privacy#483' },
  tensorflowStatement: {
    label: 'compute_dp_sgd_privacy_statement',
    url: 'https://www.tensorflow.org/responsible_ai/privacy/api_docs/python/tf_privacy/compute_dp_sgd_privacy_statement',
  },
  jaxBatches: issue('google-deepmind/jax_privacy', 84),
  jaxKeras: issue('google-deepmind/jax_privacy', 272, 'pull'),
  pldAccountant: {
    label: 'pld_privacy_accountant.py',
    url: 'https://github.com/google/differential-privacy/blob/main/python/dp_accounting/dp_accounting/pld/pld_privacy_accountant.py',
  },
  sensitivity: issue('google/differential-privacy', 378),
  sensitivityFix: issue('google/differential-privacy', 464, 'pull'),
  sgm: { label: 'Mironov, Talwar, Zhang 2019', url: 'https://arxiv.org/abs/1908.10530' },
  shuffling: {
    label: 'Chua et al. 2024',
    url: 'https://proceedings.mlr.press/v235/chua24a.html',
  },
  couplings: { label: 'Balle, Barthe, Gaboardi 2018', url: 'https://arxiv.org/abs/1807.01647' },
  labels: { label: 'Ghazi et al. 2021', url: 'https://arxiv.org/abs/2102.06062' },
  adaptiveClipping: { label: 'Andrew et al. 2021', url: 'https://arxiv.org/abs/1905.03871' },
  tuning: { label: 'Papernot, Steinke 2022', url: 'https://arxiv.org/abs/2110.03620' },
  groupPrivacy: { label: 'Vadhan 2017, lemma 2.2', url: 'https://doi.org/10.1007/978-3-319-57048-8_7' },
  openDp: issue('opendp/opendp', 318),
} as const satisfies Record<string, Source>;

export const TOOLS: readonly Tool[] = [
  {
    id: 'opacus',
    name: 'Opacus',
    adjacency:
      'Its accountants take a Gaussian of sensitivity C under Poisson sampling, which is add/remove; they do not ask for an adjacency.',
    batches: 'It makes Poisson batches at the rate 1 / len(data_loader), unless poisson_sampling=False.',
    sources: [SOURCES.sgm, SOURCES.opacusBatches, SOURCES.opacusEngine],
  },
  {
    id: 'tensorflow-privacy',
    name: 'TensorFlow Privacy',
    adjacency: 'Its report assumes Poisson sampling and add/remove-one.',
    batches:
      'It trains on the batches it is given, mostly shuffled ones; its maintainers say that neither sampling event describes those.',
    sources: [SOURCES.tensorflowBatches, SOURCES.tensorflowStatement],
  },
  {
    id: 'jax-privacy',
    name: 'JAX Privacy',
    adjacency:
      'Its events go to dp_accounting, whose accountants take add/remove-one unless neighboring_relation says REPLACE_ONE.',
    batches:
      'Poisson sampling is there, but the Keras path uses the batches it is given unless told otherwise.',
    sources: [SOURCES.pldAccountant, SOURCES.jaxBatches, SOURCES.jaxKeras],
  },
  {
    id: 'other',
    name: 'Another library',
    adjacency: 'Most accountants of DP-SGD mean add/remove; look for the word in its documentation.',
    batches: 'Most assume Poisson sampling, whatever the training loop does.',
    sources: [SOURCES.openDp],
  },
];

export function toolNamed(id: ToolId): Tool {
  return TOOLS.find((tool) => tool.id === id) ?? (TOOLS[TOOLS.length - 1] as Tool);
}
