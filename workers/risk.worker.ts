// The worker of chapter 6: exposes what an attacker can reach over comlink. No logic.
import { expose } from 'comlink';
import { loadDataset } from '../src/datasets/catalogue';
import type { MarginalsAttack } from '../src/jobs/messages/riskMessages';
import { riskQueries } from '../src/jobs/queries/risk';
import { serveQueries } from '../src/jobs/worker/serve';
import { epsilonAtMost } from '../src/risk/epsilonAtMost';
import { attributeInference } from '../src/risk/marginals/attributeInference';
import { valueCounts } from '../src/risk/priors/valueCounts';
import { tabulateMechanism } from '../src/risk/tabulate';
import { fetchAssets } from '../src/training/fetchAssets';
import { openSecrets } from '../src/training/oneRun/openInBrowser';
import { attackRecords } from '../src/training/oneRun/recordsAttacked';
import type { RecordsAttack } from '../src/training/oneRun/types';

const countValues = async (dataset: string, assets: string) =>
  valueCounts(await loadDataset(dataset, fetchAssets(assets)));

const attackMarginals = async ({ dataset, design }: MarginalsAttack, assets: string) =>
  attributeInference(await loadDataset(dataset, fetchAssets(assets)), design);

expose(
  serveQueries(
    riskQueries({
      tabulateMechanism,
      epsilonAtMost,
      countValues,
      attackMarginals,
      attackRecords: (attack: RecordsAttack) => attackRecords(attack, openSecrets),
    }),
  ),
);
