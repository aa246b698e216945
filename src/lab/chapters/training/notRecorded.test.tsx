// A recording that is older than an estimator can be opened, and the page says in its language that this estimate is not recorded.
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TrainingAuditReply } from '../../../audit/training/audit/types';
import { compiled, translations } from '../../../build/messages/catalogue';
import { familyTranslations } from '../../../build/messages/families';
import { presetScenario } from '../../../scenario';
import { findPreset } from '../../../scenario/presets/presets';
import { parseRecording, type Recording } from '../../../work/store/recording';
import { checkedResult } from '../../../work/store/resultSchema';
import { trainingRequest } from '../../../work/trainingRequest';

const ID = 'figure-3-digits-quarter';

type Loose = { [key: string]: Loose };

/** A recording as an older version made it, without the results of the direct estimator. */
function older(): Recording<TrainingAuditReply> {
  const file = new URL(`../../../../public/recorded/${ID}.json`, import.meta.url);
  const recording = parseRecording<TrainingAuditReply>(readFileSync(file, 'utf8'));
  if (!recording) throw new Error(`no recording ${ID}`);
  for (const { pooled, summary } of recording.reply.audits) {
    for (const at of [...(pooled?.checkpoints ?? []), ...(summary ?? [])]) {
      delete (at as unknown as Loose).direct;
    }
  }
  return recording;
}

/** Modules of the page, loaded in a language. */
async function page(language: 'en' | 'de') {
  vi.resetModules();
  const words = { messages: compiled(translations(language)), core: familyTranslations(language) };
  vi.stubGlobal('labCatalogue', { language, ...words, late: {} });
  const [caption, verdicts, proofs, note, saved, provenance] = await Promise.all([
    import('./steps/FigureCaption'),
    import('./Verdicts'),
    import('./attackers/proofs'),
    import('./attackers/AttackerNote'),
    import('./steps/savedTraining'),
    import('../../export/provenance'),
  ]);
  return { ...caption, ...verdicts, ...proofs, ...note, ...saved, ...provenance };
}

function pictureOf(recording: Recording<TrainingAuditReply>) {
  const preset = findPreset(ID);
  const scenario = preset && presetScenario(preset);
  const request = scenario && trainingRequest(scenario, null);
  if (!scenario || !request) throw new Error(`no preset ${ID}`);
  const entry = { recording, scenario, request, stale: false };
  return { reply: recording.reply, request, scenario, stale: false, recorded: entry };
}

const nothing = () => undefined;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe.each([
  ['en', 'not recorded', 'is not recorded, because'],
  ['de', 'nicht aufgezeichnet', 'ist nicht aufgezeichnet, denn'],
] as const)('in %s', (language, short, long) => {
  test('the page and its files say “not recorded” in place of the missing estimate only', async () => {
    const recording = older();
    expect(checkedResult(recording)).toBe(recording);
    const picture = pictureOf(recording);
    const { reply, scenario } = picture;
    const { FigureCaption, Verdicts, AttackerNote, proofsOf, provenanceOf, stepsCsv, stepsJson } =
      await page(language);
    const drawn = (estimator: 'direct' | 'valid') => {
      const proofs = proofsOf({ picture, curves: null, own: null, worstCase: null, estimator });
      const note = { id: 'S4', proofs, picture, replace: nothing, onClose: nothing } as const;
      return [
        renderToStaticMarkup(<Verdicts reply={reply} estimator={estimator} />),
        renderToStaticMarkup(<FigureCaption picture={picture} estimator={estimator} />),
        renderToStaticMarkup(<AttackerNote {...note} />),
      ];
    };
    const [table, ...sentences] = drawn('direct');
    expect(table.split(`>${short}<`)).toHaveLength(reply.audits.length + 1);
    for (const text of sentences) expect(text).toContain(long);
    for (const text of drawn('valid')) expect(text).not.toContain(short);
    const provenance = provenanceOf(scenario, 'https://lab.example/');
    expect(stepsCsv(reply, provenance)).toContain(`# ${short}: direct`);
    expect(JSON.parse(stepsJson(reply, scenario, provenance)).notRecorded).toContain('direct');
  });
});
