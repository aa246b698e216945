// What the texts of the chapters name is there. That each component is known the build sees, which draws all chapters.
import { expect, test } from 'vitest';
import { blocksOf } from '../../build/content/blocks';
import { textIn, textNames } from '../../build/content/files';
import { NAMED_CHAPTERS } from './frame/names';
import type { Step } from './frame/step';

const STEPS = import.meta.glob<Readonly<Record<string, Step>>>('./*/steps.ts', {
  eager: true,
  import: 'STEPS',
});
const CHAPTERS = Object.keys(NAMED_CHAPTERS);

test('every chapter has a text, and every folder of texts of that kind is a chapter', () => {
  const texts = textNames('en').filter((name) => name.endsWith('/chapter.mdx'));
  expect(texts.map((name) => name.replace('/chapter.mdx', '')).sort()).toEqual([...CHAPTERS].sort());
});

test.each(CHAPTERS)('the steps that the text of %s links to are steps of the chapter', (chapter) => {
  const steps = Object.keys(STEPS[`./${chapter}/steps.ts`] ?? {});
  const linked = blocksOf(textIn('en', `${chapter}/chapter.mdx`) ?? [])
    .flatMap(({ within }) => within)
    .flatMap((element) => /^Step name=(.*)$/.exec(element)?.[1] ?? []);
  expect(linked.length).toBeGreaterThan(0);
  expect(linked.filter((name) => !steps.includes(name))).toEqual([]);
});
