// The caption under the figure of real training, checked on recorded results.

import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { TrainingAuditReply } from '../../../../audit/training/audit/types';
import { presetScenario } from '../../../../scenario';
import { findPreset } from '../../../../scenario/presets/presets';
import { parseRecording } from '../../../../work/store/recording';
import { trainingRequest } from '../../../../work/trainingRequest';
import type { Picture } from '../picture';
import { AtHand, FigureCaption } from './FigureCaption';

function recorded(id: string): Picture {
  const file = new URL(`../../../../../public/recorded/${id}.json`, import.meta.url);
  const recording = parseRecording<TrainingAuditReply>(readFileSync(file, 'utf8'));
  const preset = findPreset(id);
  const scenario = preset && presetScenario(preset);
  const request = scenario && trainingRequest(scenario, null);
  if (!recording || !scenario || !request) throw new Error(`no recording ${id}`);
  const entry = { recording, scenario, request, stale: false };
  return { reply: recording.reply, request, scenario, stale: false, recorded: entry };
}

const words = (id: string, estimator: 'valid' | 'paper' | 'direct' = 'valid'): string =>
  renderToStaticMarkup(createElement(FigureCaption, { picture: recorded(id), estimator })).replace(
    /<[^>]+>/g,
    '',
  );

describe('the caption of real training', () => {
  test('says what both ends of a whisker are, with the confidence of each and of both', () => {
    expect(words('figure-3-digits-full')).toMatch(
      /lower bound on the substitute ε, with 95%.*Together they are a 90% interval/s,
    );
  });

  test('names a Gaussian curve only where the bounds are read along one', () => {
    expect(words('figure-3-digits-full')).not.toContain('Gaussian');
    expect(words('figure-3-digits-quarter')).toContain('read along a Gaussian trade-off curve');
    expect(words('figure-3-digits-quarter', 'direct')).not.toContain('Gaussian');
  });

  test('says that S2 is S1 only where no other record moves its weight', () => {
    expect(words('figure-3-digits-full')).toContain('a pixel which is never lit. That makes it S1');
    expect(words('figure-3-vision-full')).not.toContain('it S1');
  });

  test('calls only a bound above the limit of S1 lucky', () => {
    const beside = { picture: recorded('figure-3-digits-sixteenth'), estimator: 'paper' } as const;
    expect(renderToStaticMarkup(createElement(AtHand, beside))).not.toContain('lucky');
    expect(words('figure-3-digits-sixteenth')).toMatch(
      /S2, 9\.9\d, lies above the limit of S1, 9\.82\. This run was lucky/,
    );
    expect(words('figure-3-digits-sixteenth')).toContain('fixed before it was recorded');
    expect(words('figure-3-digits-quarter')).not.toContain('lucky');
  });
});
