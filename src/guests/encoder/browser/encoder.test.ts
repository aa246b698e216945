// Test of chapter 4 on pictures of a reader's own, which go through a model of theirs: they are read, refused by name, encoded and trained
// on, and nothing is sent.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { axeFinds } from '../../../../test/browser/axe';
import { builtPage } from '../../../../test/browser/builtPage';
import {
  button,
  everywhere,
  SMALL,
  train,
  unfold,
  visitTraining,
} from '../../../../test/browser/trainingChapter';
import { thorough } from '../../../../test/statistics/size';
import { parseDigits } from '../../../audit/datasets/shipped/digits';
import { RECORD_SOURCES } from '../../../scenario';
import { DEMONSTRATION } from '../engine/demonstration';
import { png, zipOf } from '../testing/pictures';

const built = builtPage();
const read = (name: string) => readFileSync(new URL(`../../../../public/data/${name}`, import.meta.url));

const digits = parseDigits(read('digits.npy'));
/** Pictures of zeros and ones, larger than the model takes them. Every other one has the name of another format than it is in. */
const pictures = Object.fromEntries(
  Array.from(digits.labels.keys())
    .filter((i) => digits.labels[i]! < 2)
    .slice(0, 48)
    .map((i) => {
      const small = digits.features.subarray(64 * i, 64 * (i + 1));
      const grey = Uint8Array.from({ length: 256 }, (_, p) => 15 * small[8 * (p >> 5) + ((p & 15) >> 1)]!);
      return [`ziffern/${digits.labels[i] ? 'Eins' : 'Null'}/${i}.${i % 2 ? 'jpg' : 'png'}`, png(16, grey)];
    }),
);
/** Files with the name of a picture that are none: a text, a page, a drawing that would fetch and run something, and a picture cut off. */
const none = {
  'page.png': Buffer.from('<!doctype html><script>fetch("https://example.org/page")</script>'),
  'drawing.png': Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><image href="https://example.org/drawing.png" width="8" height="8"/><script>fetch("https://example.org/script")</script></svg>',
  ),
  'cut.png': png(16, new Uint8Array(256)).subarray(0, 50),
  'text.png': Buffer.from('no picture'),
};
const archive = {
  name: 'ziffern.zip',
  mimeType: 'application/zip',
  buffer: zipOf({
    ...pictures,
    ...Object.fromEntries(Object.entries(none).map(([name, bytes]) => [`ziffern/Null/${name}`, bytes])),
    'ziffern/notes.txt': Buffer.from('-'),
  }),
};
const file = (name: string, buffer = read(name)) => ({ name, mimeType: '', buffer });
const model = file(DEMONSTRATION.model);
const weights = file(DEMONSTRATION.weights);

/** The source of records that takes the file of features. */
const [source] = RECORD_SOURCES;

test.skipIf(source === undefined)(
  'a model and a ZIP of pictures become features without sending anything, and are trained on in the full test',
  async () => {
    const own = `${SMALL.replace('data=breast', `data=${source?.id}`)}&net=linear`;
    await visitTraining(built, own, async ({ page, errors, requests, strangers }) => {
      const part = everywhere(page).getByTestId('encoder');
      const asked = () => requests.filter((request) => /encoder\.worker/.test(request.url())).length;
      await unfold(page, 'a model of your own');
      await part.waitFor();
      expect(asked()).toBe(0);

      // the model is given without its weights first, then whole
      await part.getByLabel('Files of the model').setInputFiles([model]);
      await part
        .getByRole('alert')
        .getByText(/weights that are not among the files chosen: demo-encoder\.bin/)
        .waitFor();
      await part.getByLabel('Files of the model').setInputFiles([weights, model]);
      await part.getByText(/13,584 parameters .* grey pictures of 8 × 8 pixels/).waitFor();
      await expect.poll(() => part.getByRole('alert').count()).toBe(0);
      await expect.poll(() => button(page, /Make features/).isDisabled()).toBe(true);

      await part
        .getByLabel('Pictures, archive or table')
        .setInputFiles(file('notes.csv', Buffer.from('a;b\n1;2;3')));
      await part
        .getByRole('alert')
        .getByText(/line 2/)
        .waitFor();
      await part.getByLabel('Pictures, archive or table').setInputFiles(archive);
      await part.getByText('By class: Eins 24, Null 28.').waitFor();

      await button(page, /Make features/).click();
      await part.getByText(/48 records became 48 features/).waitFor();
      await part
        .getByText(
          /^4 of 52 pictures could not be decoded and were left out: ziffern\/Null\/cut.png, ziffern\/Null\/drawing.png/,
        )
        .waitFor();
      await everywhere(page)
        .getByText(/48 records of 49 columns/)
        .waitFor();
      await everywhere(page).getByText('ziffern-features.npz', { exact: true }).waitFor();
      expect(await axeFinds(page, { parts: ['[data-testid=encoder]'] })).toEqual([]);
      if (thorough) await train(page);

      // the features are marked as those of earlier settings until they are made again
      await part.getByLabel('Grey and colour values become').selectOption('symmetric');
      await part.getByText('Of earlier settings:').waitFor();
      if (thorough) {
        await part.getByLabel('Compute on').selectOption('cpu');
        await button(page, /Make features/).click();
        await part.getByText(/on the processor in/).waitFor();
      }

      expect(requests.filter((request) => request.postData() !== null)).toEqual([]);
      expect(strangers()).toEqual([]);
      expect(errors).toEqual([]);
    });
  },
);
