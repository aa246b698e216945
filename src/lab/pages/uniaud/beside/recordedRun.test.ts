// The recorded run of the lecture's slide: it is of the slide's settings, the code still trains it, and no other scenario reads it.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { trainSlideRun } from '../../../../../tools/record/oneRun';
import { DEFAULT_SCENARIO } from '../../../../scenario';
import { lectureStep } from '../../../chapters/allChapters';
import { lectureScenario } from '../../../chapters/frame/lectureStep';
import { isRecordedFor } from '../../../chapters/oneRun/run/recordedRun';
import { parseRun, RECORDED_RUN } from './recordedRun';

const text = readFileSync(
  new URL(`../../../../../public/gallery/${RECORDED_RUN.id}.json`, import.meta.url),
  'utf8',
);
const recording = parseRun(text) ?? expect.unreachable('not read');
const step = lectureStep(RECORDED_RUN.id) ?? expect.unreachable('no such step');

test('the recording is of the settings of the slide alone', () => {
  expect(recording.commit).toMatch(/^[0-9a-f]{12}$/);
  expect(isRecordedFor(recording, lectureScenario(step))).toBe(true);
  expect(isRecordedFor(recording, DEFAULT_SCENARIO)).toBe(false);
  expect(isRecordedFor(recording, { ...lectureScenario(step), delta: 1e-6 })).toBe(false);
});

test('the code trains the recorded run again', async () => {
  const again = await trainSlideRun();
  expect(again.design).toEqual({
    ...recording.design,
    targetEpsilon: expect.closeTo(recording.design.targetEpsilon, 9),
  });
  expect(again.findings.readings.map(({ r }) => r)).toEqual(recording.findings.readings.map(({ r }) => r));
  for (const [i, { v, alone, shared }] of again.findings.readings.entries()) {
    const recorded = recording.findings.readings[i] ?? expect.unreachable('fewer readings');
    // builds of the kernel round differently, so that one guess in a thousand may change
    expect(Math.abs(v - recorded.v)).toBeLessThanOrEqual(1);
    expect(Math.abs(alone - recorded.alone)).toBeLessThan(0.1);
    expect(Math.abs(shared - recorded.shared)).toBeLessThan(0.1);
  }
});

test('a text that is no recording of this run is refused', () => {
  const { design, ...rest } = JSON.parse(text);
  expect(parseRun('')).toBeNull();
  expect(parseRun(JSON.stringify({ ...rest, design: { ...design, steps: 30 } }))).toBeNull();
  expect(
    parseRun(JSON.stringify({ ...rest, design, findings: { ...rest.findings, readings: [] } })),
  ).toBeNull();
});
