// The recorded first step of the watched run's slide: it is of the slide's settings, the code still makes it, and no other scenario draws it.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { trainFirstStep } from '../../../../../tools/record/oneRun';
import { changeScenario, DEFAULT_SCENARIO } from '../../../../scenario';
import { lectureScenario } from '../../frame/lectureStep';
import { STEPS } from '../steps';
import { FIRST_STEP, firstStepOf, hasFirstStep, parseFirstStep, recordedGuesses } from './firstStep';
import { runAfresh } from './plan';
import { isRecordedFor } from './recordedRun';

const text = readFileSync(
  new URL(`../../../../../public/gallery/${FIRST_STEP.id}.json`, import.meta.url),
  'utf8',
);
const recording = parseFirstStep(text) ?? expect.unreachable('not read');

test('the recording is of the settings of the slide alone', () => {
  expect(recording.commit).toMatch(/^[0-9a-f]{12}$/);
  const slide = lectureScenario(STEPS.watch);
  const others = [
    { ...slide, delta: 1e-6 },
    { ...slide, noiseMultiplier: 2 * slide.noiseMultiplier },
    changeScenario(slide, runAfresh(slide)),
    lectureScenario(STEPS.best),
    lectureScenario(STEPS.tags),
  ];
  expect([slide, ...others].map((one) => isRecordedFor(recording, one))).toEqual([
    true,
    ...others.map(() => false),
  ]);
  expect([slide, ...others].map(hasFirstStep)).toEqual([true, ...others.map(() => false)]);
  // the stage of the chapter opens at the same settings
  expect(isRecordedFor(recording, DEFAULT_SCENARIO)).toBe(true);
});

test('the code makes the recorded step again', async () => {
  const again = await trainFirstStep();
  expect(again.design).toEqual({
    ...recording.design,
    targetEpsilon: expect.closeTo(recording.design.targetEpsilon, 9),
  });
  const apart = again.margins.map((units, i) => Math.abs(units - recording.margins[i]));
  // builds of the kernel round differently, which moves a margin by less than 1e-5 nats
  expect(Math.max(...apart)).toBeLessThan(100);
});

test('the recorded step is the first of the run, without findings', () => {
  const { moment, findings, design } = firstStepOf(recording);
  expect(findings).toBeNull();
  expect([moment.done, moment.total]).toEqual([1, design.steps]);
  expect(moment.guesses.margins).toHaveLength(1000);
  // two labels of one canary coincide, so that it is not guessed
  expect(moment.guesses.order).toHaveLength(999);
});

test('guesses are ranked by the size of their margins, and a margin of 0 is no guess', () => {
  const { margins, order, right } = recordedGuesses([5_000_000, 0, -20_000_000, -5_000_000]);
  expect([...margins]).toEqual([0.5, 0, -2, -0.5]);
  expect([...order]).toEqual([2, 0, 3]);
  expect([...right]).toEqual([1, 0, 0, 0]);
});

test('a text that is no recording of this step is refused', () => {
  const { design, margins, ...rest } = JSON.parse(text);
  expect(parseFirstStep('')).toBeNull();
  for (const wrong of [
    { design: { ...design, steps: 30 }, margins },
    { design: { ...design, seed: 2 }, margins },
    { design, margins: margins.slice(1) },
    { design, margins: [0.5, ...margins.slice(1)] },
  ]) {
    expect(parseFirstStep(JSON.stringify({ ...rest, ...wrong }))).toBeNull();
  }
  expect(parseFirstStep(JSON.stringify({ ...rest, id: 'best-of-many', design, margins }))).toBeNull();
});
