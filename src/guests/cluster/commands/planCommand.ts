// `audit plan`: crafts the canaries, cuts the models into ranges, and writes the plan and the files for a scheduler.
import { existsSync } from 'node:fs';
import { AuditPreparation } from '../../../audit/training/audit/preparation';
import { readAsset } from '../../../audit/training/node/environment';
import { InputError } from '../../../base/numerics/errors';
import { codeCommit } from '../../../cli/codeCommit';
import { numberOption } from '../../../cli/numberOption';
import { FIELDS, formatLink, isRecordSource } from '../../../scenario';
import { trainingRequest } from '../../../work/trainingRequest';
import { planShards } from '../training/planShards';
import type { ShardPlan } from '../training/types';
import { commandLine, refuseControls } from './commandLine';
import { type AuditFolder, auditFolder, refuseUnwritable, writeWhole } from './files/folder';
import { formatPlan, planId } from './files/planFile';
import { scenarioGiven } from './scenarioGiven';
import { kubernetesManifests, kubernetesWarning } from './schedulers/kubernetes';
import { resubmission } from './schedulers/resubmission';
import { slurmScripts } from './schedulers/slurm';
import type { AuditCommand, AuditOptions, Console } from './subcommand';

/** Models per world. The range is wider than that of the page, which trains for one reader, where a cluster trains for a group. */
const MODELS = { min: 2, max: 100_000_000, integer: true };
const SHARDS = { min: 1, max: 1_000_000, integer: true };

export const planCommand: AuditCommand = async ([given, ...rest], options, console) => {
  if (given === undefined || rest.length > 0)
    throw new InputError(
      'missing',
      'scenario',
      `Give one scenario, which is a link, a file or the name of a preset.`,
    );
  if (options.out === undefined)
    throw new InputError('missing', 'out', `Give --out, the folder for the plan and its shards.`);
  const folder = auditFolder(options.out);
  refuseControls('--out', folder.path);
  if (existsSync(folder.plan))
    throw new InputError('inconsistent', 'out', `${folder.plan} is there already. Give another folder.`);
  refuseUnwritable(folder.plan);
  const shards = numberOption('shards', options.shards, SHARDS, null);
  const scenario = scenarioGiven(given);
  const modelsPerWorld = numberOption('models', options.models, MODELS, scenario.modelsPerWorld);
  const request = trainingRequest({ ...scenario, modelsPerWorld }, null);
  if (request === null) {
    const message = isRecordSource(scenario.dataset)
      ? "The scenario's data set is a file of your own, which no other machine has. Choose one of the page's."
      : 'No attack of the scenario fits its model. Choose another model or attack.';
    throw new InputError('inconsistent', 'scenario', message);
  }
  const { ownData: _, ...plain } = request;
  const audit = await new AuditPreparation(request, readAsset).make(new AbortController().signal);
  const { max } = FIELDS.modelsPerWorld.range;
  const link = formatLink({ ...scenario, modelsPerWorld: Math.min(max, modelsPerWorld) });
  const plan = planShards(audit, { request: plain, link, commit: codeCommit() }, shards, planId);
  const files = schedulerFiles(folder, plan, options, console);
  for (const path of files.keys()) refuseUnwritable(path);
  writeWhole(folder.plan, [formatPlan(plan)]);
  const models = plan.ranges.at(-1)?.to;
  console.say(`${folder.plan}: ${models} models in ${shards} shards, plan ${plan.id}`);
  for (const [path, text] of files) {
    writeWhole(path, [text]);
    console.say(`${path}`);
  }
  const all = plan.ranges.map((_, index) => index);
  console.say(`train them: ${resubmission(folder, plan, all)}`);
  console.say(`then: ${commandLine('merge', folder.path)}`);
  return 0;
};

/** Tasks of an array up to which Slurm's default (MaxArraySize = 1001) is certainly enough. */
const SLURM_ARRAY = 1000;
const CPUS = { min: 1, max: 1024, integer: true };

function schedulerFiles(
  folder: AuditFolder,
  { id, ranges }: ShardPlan,
  options: AuditOptions,
  console: Console,
) {
  const shards = ranges.length;
  const cpus = numberOption('cpus', options.cpus, CPUS, 1);
  const files = new Map<string, string>();
  if (options.slurm) {
    if (shards > SLURM_ARRAY) {
      console.warn(
        `${shards} shards are more than Slurm's default array of ${SLURM_ARRAY}; see MaxArraySize of scontrol show config, or make fewer.`,
      );
    }
    for (const [path, text] of slurmScripts(folder, { id, shards, cpus })) files.set(path, text);
  }
  const { kubernetes: image, claim } = options;
  if ((image === undefined) !== (claim === undefined))
    throw new InputError(
      'missing',
      'claim',
      `--kubernetes and --claim go together. Give the image and the volume claim.`,
    );
  if (image !== undefined && claim !== undefined) {
    const warning = kubernetesWarning(shards);
    if (warning !== null) console.warn(warning);
    for (const [path, text] of kubernetesManifests(folder, { id, shards, cpus, image, claim }))
      files.set(path, text);
  }
  return files;
}
