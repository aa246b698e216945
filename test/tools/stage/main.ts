// npm run stage: where figure, numbers and controls stand in every window the stage is made for, in both languages; how long each
// chapter is, and how far off its link lands. Asserts nothing.
import { ROOMS } from '../../../src/explainer/chapters/rooms';
import { launchChromium, serveBuiltPage } from '../../browser/site';
import { chapterOn, placesOn, WINDOWS, wordsBefore } from './places';

const LIGHT = '?v=2&R=500&rep=1';
const FILES = { en: '', de: 'de.html' };
/** Px: the masthead, and the air above the text. */
const HEAD = 76;

const site = await serveBuiltPage();
const browser = await launchChromium();
try {
  for (const [language, file] of Object.entries(FILES)) {
    for (const viewport of WINDOWS) {
      const page = await browser.newPage({ viewport, locale: language, reducedMotion: 'reduce' });
      await page.goto(`${site.url}${file}${LIGHT}`);
      await page.locator('.Stage_box .current-point .grip').waitFor();
      const places = await placesOn(page);
      const out = places.filter(({ top, bottom }) => top < 0 || bottom > viewport.height);
      const list = places.map(({ what, top, bottom }) => `${what} ${Math.round(top)}–${Math.round(bottom)}`);
      console.info(`${language} ${viewport.width}×${viewport.height}: ${list.join(', ')}`);
      console.info(
        `  ${out.length === 0 ? 'all in the window' : `out of it: ${out.map(({ what }) => what).join(', ')}`}`,
      );
      if (language === 'en' && viewport.width === 1440) {
        console.info(`  ${await wordsBefore(page)} words before the first thing that can be dragged`);
        for (const { id } of ROOMS) {
          const { words, height, off, offLater } = await chapterOn(page, id, HEAD);
          console.info(
            `  ${id}: ${words} words, ${height} px; its link lands ${off} px off, ${offLater} px after five seconds`,
          );
        }
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
  await site.close();
}
