// The worker of chapter 6: exposes what an attacker can reach over comlink. No logic.
import { expose } from 'comlink';
import {
  epsilon,
  groupEpsilonAtMost,
  mu,
  printedByLibraries,
  solveGoal,
  solveSegments,
} from '../src/accounting';
import { loadDataset } from '../src/datasets/catalogue';
import type { MarginalsAttack } from '../src/jobs/messages/riskMessages';
import { serveRisk } from '../src/jobs/worker/risk';
import { epsilonAtMost } from '../src/risk/epsilonAtMost';
import { attributeInference } from '../src/risk/marginals/attributeInference';
import { parameterForAdvantage } from '../src/risk/parameterForAdvantage';
import { valueCounts } from '../src/risk/priors/valueCounts';
import { recordsRight } from '../src/risk/recordsRight';
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
  serveRisk({
    tabulateMechanism,
    epsilonAtMost,
    epsilon,
    mu,
    printedByLibraries,
    solveGoal,
    solveSegments,
    groupEpsilonAtMost,
    parameterForAdvantage,
    countValues,
    recordsRight,
    attackMarginals,
    attackRecords: (attack: RecordsAttack) => attackRecords(attack, openSecrets),
  }),
);
