// Makes public/recorded/<preset>.json, which are training audits that the page shows until a reader's own has run, and other recordings.
//   npm run record              every preset of real training, and every picture of ?page=uniaud
//   npm run record -- figure-4  the presets that are named
//   npm run record -- one-run-canaries   public/gallery/<id>.json, a picture of ?page=uniaud (lab/pages/uniaud/gallery/figures.ts)
//   npm run record -- attribute-inference   public/gallery/<id>.json, attacks of ?page=bounds (lab/pages/bounds/measured/recordings.ts)
//   npm run record -- paper-3    public/gallery/<id>.json, one of the paper's figures (lab/pages/paper/cells.ts); continues where
//                               it was stopped. Those that take days (paper-a6, paper-4-whole) grow: their file is written anew at each
//                               number of models (sizes.ts) that every attack and repeat has reached, and Ctrl-C keeps the rest for
//                               the next time.
//     --minutes 60               stops by itself
//     --left                     says what is trained and what is missing, and trains nothing
//     --share 3/200              trains the third of 200 shares of the models, on machines of one kind; gather all files of
//                               .recording/ in one checkout and record there without a share
//   npm run record -- uniaud-toy   prints the points of src/lab/pages/uniaud/toyData.ts
//   npm run record -- best-of-many   public/gallery/best-of-many.json, the run of that slide of the lecture
//   npm run record -- watch     public/gallery/watch.json, the first step of the run that the lecture watches
//   npm run record -- start     src/build/initialResults.json, the numbers that the page's start shows before any worker has answered

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadDigits } from '../../src/audit/datasets/shipped/digits';
import { loadSpeeches } from '../../src/audit/datasets/shipped/speeches';
import { thinRoc } from '../../src/audit/training/audit/canaryAudits';
import { TrainingAuditSession } from '../../src/audit/training/audit/session';
import { createNodeEnvironment, readAsset } from '../../src/audit/training/node/environment';
import { loadKernel } from '../../src/audit/training/node/loadKernel';
import { instantiateKernel } from '../../src/audit/training/wasm/kernel';
import { english } from '../../src/base/sentences/sentence';
import { FIRST_STEP } from '../../src/lab/chapters/oneRun/run/firstStep';
import { ATTACK_RECORDINGS } from '../../src/lab/pages/bounds/measured/recordings';
import { PAPER_RECORDINGS } from '../../src/lab/pages/paper/cells';
import { RECORDED_RUN } from '../../src/lab/pages/uniaud/beside/recordedRun';
import { GALLERY } from '../../src/lab/pages/uniaud/gallery/figures';
import { type OneRunRecording, sharedSettings } from '../../src/lab/pages/uniaud/gallery/recorded';
import { type RecordedFigure, runCells } from '../../src/lab/pages/uniaud/gallery/recordedFigure';
import { meanOfRuns } from '../../src/oneRun/training/design';
import {
  DEFAULT_SCENARIO,
  formatLink,
  type Preset,
  presetScenario,
  TRAINING_PRESETS,
} from '../../src/scenario';
import { START_PRESET } from '../../src/work/store/initialResults';
import { formatRecording } from '../../src/work/store/recording';
import { trainingRequest } from '../../src/work/trainingRequest';
import { recordAttacks } from './attacks';
import { trainFirstStep, trainSlideRun } from './oneRun';
import { recordPaper } from './paper';
import { parseShare, sayWhatIsLeft, trainShare } from './shares';
import { computeStart } from './start';
import { printToy } from './toy';

/** Name of the recording of the toy example of "UniAud", which is printed and has no file of its own. */
const TOY = 'uniaud-toy';

/** Number of points of each recorded ROC curve, which is enough to draw it. */
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
      process.stderr.write(`${preset.id}: ${phase} ${Math.round((100 * done) / total)}%${left}\n`);
    },
  );
  const { backend } = reply;
  const text = formatRecording({
    preset: preset.id,
    link: formatLink(scenario),
    seed: scenario.seed,
    commit,
    backend: backend ? `${backend.name}: ${english(backend.description)}` : 'none',
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

async function recordStart(): Promise<void> {
  const began = performance.now();
  const reply = await computeStart();
  const seconds = Number(((performance.now() - began) / 1000).toFixed(1));
  const { seed } = DEFAULT_SCENARIO;
  const backend = `Node ${process.versions.node}`;
  const text = formatRecording({
    preset: START_PRESET,
    link: formatLink(DEFAULT_SCENARIO),
    seed,
    commit,
    backend,
    seconds,
    reply,
  });
  writeFileSync(new URL('../../src/build/initialResults.json', import.meta.url), text);
  const { valid, paper } = reply.audit.pooled;
  console.log(
    `${START_PRESET}: ${seconds} s, ${Math.round(text.length / 1024)} KiB; valid ${valid.epsilon.toFixed(3)} paper ${paper.epsilon.toFixed(3)}`,
  );
}

async function recordSlideRun(): Promise<void> {
  const { id, ...made } = await trainSlideRun();
  writeFileSync(
    new URL(`../gallery/${id}.json`, folder),
    `${JSON.stringify({ id, commit, ...made }, null, 1)}\n`,
  );
  const { r, epsilon } = made.findings.report;
  console.log(`${id}: ${made.seconds} s; ε ≥ ${epsilon} of ${r} guesses`);
}

async function recordFirstStep(): Promise<void> {
  const { id, ...made } = await trainFirstStep();
  // the file has one line, because each of a thousand margins would have a line of its own
  writeFileSync(new URL(`../gallery/${id}.json`, folder), `${JSON.stringify({ id, commit, ...made })}\n`);
  console.log(`${id}: ${made.seconds} s; ${made.margins.length} margins`);
}

async function recordPicture(figure: RecordedFigure): Promise<void> {
  const kernel = await loadKernel();
  const material = { digits: await loadDigits(readAsset), speeches: await loadSpeeches(readAsset) };
  const cells = runCells(figure);
  const began = performance.now();
  const results = cells.map((cell) => {
    const trace = meanOfRuns(cell, material, () => kernel && instantiateKernel(kernel));
    let next = trace.next();
    while (!next.done) next = trace.next();
    return next.value;
  });
  const seconds = Math.round((performance.now() - began) / 1000);
  const backend = kernel ? 'the SIMD kernel in float32' : 'the reference in float64';
  const { seed } = cells[0].design;
  const settings = sharedSettings(cells);
  const recording: OneRunRecording = { id: figure.id, commit, backend, seed, seconds, settings, results };
  writeFileSync(new URL(`../gallery/${figure.id}.json`, folder), `${JSON.stringify(recording, null, 1)}\n`);
  console.log(`${figure.id}: ${seconds} s; ${results.map(({ epsilon }) => epsilon.toFixed(2)).join(' ')}`);
}

const { values: options, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' }, left: { type: 'boolean' }, share: { type: 'string' } },
});
const share = options.share === undefined ? null : parseShare(options.share);
const minutes = options.minutes === undefined ? Number.POSITIVE_INFINITY : Number(options.minutes);
if (!(minutes > 0))
  throw new Error(`--minutes is ${options.minutes}. Give a number above 0, as in --minutes 60.`);
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
process.once('SIGTERM', () => stop.abort());
if (minutes < Number.POSITIVE_INFINITY) setTimeout(() => stop.abort(), 60_000 * minutes).unref();

async function recordFigure(plan: (typeof PAPER_RECORDINGS)[number]): Promise<void> {
  if (options.left) return sayWhatIsLeft(plan);
  if (share === null) return recordPaper(plan, commit, environment, stop.signal);
  try {
    await trainShare(plan, share, environment, stop.signal);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    console.log(
      `${plan.id}: share ${share.share} of ${share.shares} was stopped; the next time it goes on from here`,
    );
  }
}

const pictures = GALLERY.filter(({ id }) => named.length === 0 || named.includes(id));
for (const picture of pictures) await recordPicture(picture);
const attacks = ATTACK_RECORDINGS.filter(({ id }) => named.includes(id));
for (const attack of attacks) {
  writeFileSync(new URL(`../gallery/${attack.id}.json`, folder), await recordAttacks(attack, commit));
}
for (const plan of PAPER_RECORDINGS) if (named.includes(plan.id)) await recordFigure(plan);
if (named.includes(START_PRESET)) await recordStart();
if (named.includes(RECORDED_RUN.id)) await recordSlideRun();
if (named.includes(FIRST_STEP.id)) await recordFirstStep();
if (named.includes(TOY)) printToy();
const presets = named
  .filter(
    (id) =>
      id !== START_PRESET &&
      id !== TOY &&
      id !== RECORDED_RUN.id &&
      id !== FIRST_STEP.id &&
      ![...GALLERY, ...ATTACK_RECORDINGS, ...PAPER_RECORDINGS].some((one) => one.id === id),
  )
  .map((id) => {
    const preset = TRAINING_PRESETS.find(({ id: known }) => known === id);
    if (preset) return preset;
    throw new Error(
      `There is no preset ${id}. Choose among ${START_PRESET}, ${RECORDED_RUN.id}, ${FIRST_STEP.id}, ${TRAINING_PRESETS.map((p) => p.id).join(', ')}.`,
    );
  });
for (const preset of named.length > 0 ? presets : TRAINING_PRESETS) await record(preset);
environment.close();
