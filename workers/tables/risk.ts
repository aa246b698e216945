// What an attacker can reach, as a table over the real computations. No logic.

import { loadDataset } from '../../src/audit/datasets/catalogue';
import { fetchAssets } from '../../src/audit/training/fetchAssets';
import { openSecrets } from '../../src/oneRun/training/openInBrowser';
import { attackRecords } from '../../src/oneRun/training/recordsAttacked';
import type { RecordsAttack } from '../../src/oneRun/training/types';
import { epsilonAtMost } from '../../src/risk/epsilonAtMost';
import { attributeInference } from '../../src/risk/marginals/attributeInference';
import { valueCounts } from '../../src/risk/priors/valueCounts';
import { tabulateMechanism } from '../../src/risk/tabulate';
import type { MarginalsAttack } from '../../src/work/messages/riskMessages';
import { riskQueries } from '../../src/work/queries/risk';

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
