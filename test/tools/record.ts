// Makes public/recorded/<preset>.json: training audits that stand on the page until a reader's own has run.
//   npm run record              every preset of real training
//   npm run record -- figure-4  those named
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { formatRecording } from '../../src/jobs/recording';
import { trainingRequest } from '../../src/jobs/trainingRequest';
import { findPreset, formatLink, type Preset, presetScenario, TRAINING_PRESETS } from '../../src/scenario';
import { thinRoc } from '../../src/training/audit/canaryLedger';
import { TrainingAuditSession } from '../../src/training/audit/session';
import { createNodeEnvironment } from '../../src/training/node/environment';

/** Points of each recorded ROC curve: enough to draw it. */
const ROC_POINTS = 48;

const folder = new URL('../../public/recorded/', import.meta.url);
const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim();
const environment = createNodeEnvironment();

async function record(preset: Preset): Promise<void> {
  const scenario = presetScenario(preset);
  const request = trainingRequest(scenario, null);
  if (request === null) throw new Error(`${preset.id} trains nothing`);
  let told = 0;
  const reply = await new TrainingAuditSession(request, environment).run(
    new AbortController().signal,
    ({ phase, done, total, secondsLeft }) => {
      if (performance.now() - told < 5000) return;
      told = performance.now();
      const left = Number.isFinite(secondsLeft) ? `, ${Math.round(secondsLeft)} s left` : '';
      process.stderr.write(`${preset.id}: ${phase} ${Math.round((100 * done) / total)} %${left}\n`);
    },
  );
  const { backend } = reply;
  const text = formatRecording({
    preset: preset.id,
    link: formatLink(scenario),
    seed: scenario.seed,
    commit,
    backend: backend ? `${backend.name}: ${backend.description}` : 'none',
    seconds: Math.round(reply.elapsed / 1000),
    reply: {
      ...reply,
      audits: reply.audits.map((audit) => ({
        ...audit,
        views: audit.views?.map((view) => thinRoc(view, ROC_POINTS)) ?? null,
      })),
    },
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${preset.id}.json`, folder), text);
  const last = reply.audits.map(({ kind, pooled }) => {
    const at = pooled?.checkpoints.at(-1);
    return `${kind} valid ${at?.valid.epsilon.toFixed(2)} paper ${at?.paper.epsilon.toFixed(2)} d' ${at?.effectSize.value.toFixed(2)}`;
  });
  const seconds = (reply.elapsed / 1000).toFixed(0);
  console.log(`${preset.id}: ${seconds} s, ${Math.round(text.length / 1024)} KiB; ${last.join('; ')}`);
}

const named = process.argv.slice(2);
const presets = named.map((id) => {
  const preset = findPreset(id);
  if (preset && TRAINING_PRESETS.includes(preset)) return preset;
  throw new Error(`There is no preset ${id}; choose among ${TRAINING_PRESETS.map((p) => p.id).join(', ')}.`);
});
for (const preset of named.length > 0 ? presets : TRAINING_PRESETS) await record(preset);
environment.close();
