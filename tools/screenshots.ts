// Makes the pictures of test/browser/baseline anew, with which visual.test.ts compares the page. Run it after an intended change of look,
// and look at every picture that has changed before you commit it.
//   npm run screenshots                 all parts
//   npm run screenshots -- training     those whose names begin with this word
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { launchChromium, serveBuiltPage } from '../test/browser/site';
import { openDarkroom } from '../test/browser/visual/darkroom';
import { PICTURES, photographAll } from '../test/browser/visual/parts';

const folder = new URL('../test/browser/baseline/', import.meta.url);
const wanted = process.argv.slice(2);

const [site, browser] = await Promise.all([serveBuiltPage(), launchChromium()]);
try {
  const darkroom = await openDarkroom(browser);
  mkdirSync(folder, { recursive: true });
  const made = new Set<string>();
  let written = 0;
  await photographAll(browser, site.url, PICTURES, async (name, png) => {
    made.add(`${name}.webp`);
    if (png === null) throw new Error(`The page has no ${name}: see test/browser/visual/parts.ts.`);
    if (wanted.length > 0 && !wanted.some((start) => name.startsWith(start))) return;
    const file = new URL(`${name}.webp`, folder);
    const taken = await darkroom.develop(png);
    // a picture that looks the same is not written, so that a commit has only those that have changed
    if (existsSync(file) && (await darkroom.judge(readFileSync(file), taken)).same) return;
    writeFileSync(file, taken);
    written++;
    console.log(name);
  });
  for (const file of readdirSync(folder)) if (!made.has(file)) rmSync(new URL(file, folder));
  console.log(`${written} of ${made.size} pictures written to test/browser/baseline`);
} finally {
  await browser.close();
  await site.close();
}
