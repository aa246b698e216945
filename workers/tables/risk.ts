// What an attacker can reach, as a table over the real computations. No logic.
import { openSecrets } from '../../src/addons/oneRun/training/openInBrowser';
import { attackRecords } from '../../src/addons/oneRun/training/recordsAttacked';
import type { RecordsAttack } from '../../src/addons/oneRun/training/types';
import { epsilonAtMost } from '../../src/addons/risk/epsilonAtMost';
import { attributeInference } from '../../src/addons/risk/marginals/attributeInference';
import { valueCounts } from '../../src/addons/risk/priors/valueCounts';
import { tabulateMechanism } from '../../src/addons/risk/tabulate';
import { loadDataset } from '../../src/audit/datasets/catalogue';
import { fetchAssets } from '../../src/audit/training/fetchAssets';
import type { MarginalsAttack } from '../../src/lab/jobs/messages/riskMessages';
import { riskQueries } from '../../src/lab/jobs/queries/risk';

const countValues = async (dataset: string, assets: string) =>
  valueCounts(await loadDataset(dataset, fetchAssets(assets)));

const attackMarginals = async ({ dataset, design }: MarginalsAttack, assets: string) =>
  attributeInference(await loadDataset(dataset, fetchAssets(assets)), design);

export const RISK_QUERIES = riskQueries({
  tabulateMechanism,
  epsilonAtMost,
  countValues,
  attackMarginals,
  attackRecords: (attack: RecordsAttack) => attackRecords(attack, openSecrets),
});
