// Chapter 4 trains on a reader's own file, from a link that lacks it to models that are attacked.
import { describe, expect, test } from 'vitest';
import { axeFinds } from '../../../../test/browser/axe';
import { builtPage } from '../../../../test/browser/builtPage';
import {
  button,
  everywhere,
  models,
  SMALL,
  train,
  visitTraining,
} from '../../../../test/browser/trainingChapter';
import { thorough } from '../../../../test/statistics/size';

const built = builtPage();

const RECORDS = Array.from({ length: 48 }, (_, i) => {
  const ill = i % 2 === 0;
  return `patient ${i},${(ill ? 3 : 1) + (i % 5) / 4},${(i * 7) % 11},${ill ? 'ill' : 'well'}`;
});
const csv = (lines: readonly string[]) => ({
  name: 'patients.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['name,dose,age,state', ...lines].join('\n')),
});

describe("a reader's own file", () => {
  test('is asked for, checked, shown and trained on without leaving the tab', async () => {
    const own = `${SMALL.replace('data=breast', 'data=own')}&net=linear`;
    await visitTraining(built, own, async ({ page, errors, requests }) => {
      await everywhere(page)
        .getByText(/a link cannot hold one/)
        .waitFor();
      await expect.poll(() => button(page, /Train and attack/).isDisabled()).toBe(true);
      const input = everywhere(page).getByLabel('File of records');
      const alert = everywhere(page).getByRole('alert');
      await input.setInputFiles(csv([...RECORDS.slice(0, 4), 'patient 4,1']));
      await alert.getByText(/line 6/).waitFor();
      await expect.poll(() => button(page, /Train and attack/).isDisabled()).toBe(true);

      await input.setInputFiles(csv(RECORDS));
      await everywhere(page)
        .getByText(/48 records of 4 columns/)
        .waitFor();
      await everywhere(page)
        .getByText(/ill 12, well 12/)
        .waitFor();
      await expect.poll(() => alert.count()).toBe(0);
      const preview = everywhere(page).getByRole('region', { name: 'First rows of the file' });
      await preview.getByText('state: label').first().waitFor();
      await everywhere(page).getByTestId('own-file-drop').getByText('patients.csv').waitFor();
      expect(await axeFinds(page, { parts: ['[data-testid=own-file]'] })).toEqual([]);
      await train(page);

      // a bad file after a good one is refused with its reason, and nothing is lost
      await input.setInputFiles(csv(RECORDS.map((line) => line.replace('1.25', 'high'))));
      await alert.getByText(/\(dose\) is "high"/).waitFor();
      expect(await models(page, 'S4')).toBe(80);
      await input.setInputFiles({ name: 'broken.npy', mimeType: '', buffer: Buffer.from('\x93NUMPY\x01') });
      await alert.getByText(/broken\.npy/).waitFor();

      // the page copes with a cell of four million characters, and refuses more columns than anybody chooses from
      if (!thorough) return;
      await input.setInputFiles(csv([...RECORDS, `${'m'.repeat(4_000_000)},1,2,ill`]));
      await everywhere(page)
        .getByText(/49 records of 4 columns/)
        .waitFor();
      const wide = Array.from({ length: 50_000 }, () => '1').join();
      await input.setInputFiles({
        name: 'wide.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`${wide}\n${wide}`),
      });
      await alert.getByText(/wide.csv has 50000 columns, but at most 8192 are read/).waitFor();
      expect((await everywhere(page).innerText()).length).toBeLessThan(40_000);

      expect(page.url()).toContain('data=own');
      expect(page.url()).not.toContain('patient');
      expect(requests.filter((request) => request.postData() !== null)).toEqual([]);
      expect(errors).toEqual([]);
    });
  });
});
