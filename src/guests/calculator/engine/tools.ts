// The libraries of DP-SGD that are known here, and sources for statements about them, looked up in November 2026.
/** The libraries that a text can be recognised to use; 'other' where it uses none of them. */
export type ToolId = 'opacus' | 'tensorflow-privacy' | 'jax-privacy' | 'other';

export interface ToolSource {
  /** Label of the link: 'opacus#80'. */
  label: string;
  url: string;
}

const issue = (repository: string, number: number, kind: 'issues' | 'pull' = 'issues'): ToolSource => ({
  label: `${repository.split('/')[1]}#${number}`,
  url: `https://github.com/${repository}/${kind}/${number}`,
});

export const TOOL_SOURCES = {
  opacusBatches: issue('meta-pytorch/opacus', 80),
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
  allocation: { label: 'Feldman, Shenfeld 2026', url: 'https://arxiv.org/abs/2602.17284' },
  couplings: { label: 'Balle, Barthe, Gaboardi 2018', url: 'https://arxiv.org/abs/1807.01647' },
  labels: { label: 'Ghazi et al. 2021', url: 'https://arxiv.org/abs/2102.06062' },
  adaptiveClipping: { label: 'Andrew et al. 2021', url: 'https://arxiv.org/abs/1905.03871' },
  groupPrivacy: { label: 'Vadhan 2017, lemma 2.2', url: 'https://doi.org/10.1007/978-3-319-57048-8_7' },
} as const satisfies Record<string, ToolSource>;
