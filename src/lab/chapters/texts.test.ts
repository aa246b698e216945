// The names that the texts of the chapters use. That each component is known is checked by the build, which draws all chapters.
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

test('the folders with a chapter’s text are exactly the chapters', () => {
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
