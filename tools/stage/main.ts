// npm run stage: prints where figure, numbers and controls stand in every window that the stage is made for, also at a zoom of 200 %, in
// every language, light and dark; and how long each chapter is and how far from its text its link lands. Asserts nothing. `npm run
// test:engines` asserts in other engines that all is in the windows without a zoom, and that the links land where they should.
import { LANGUAGE_FILES, LANGUAGES, SOURCE } from '../../src/base/language/languages';
import { CHAPTER_NAMES } from '../../src/lab/chapters/frame/names';
import { launchChromium, serveBuiltPage } from '../../test/browser/site';
import { asking } from './asking';
import { landingOn, outside, placesOn, WINDOWS, wordsBefore, ZOOMED } from './places';

const LIGHT = '?v=2&R=500&rep=1';

const site = await serveBuiltPage();
const browser = await launchChromium();
try {
  for (const language of LANGUAGES) {
    for (const viewport of [...WINDOWS, ...ZOOMED]) {
      for (const theme of ['light', 'dark']) {
        const page = await browser.newPage({ viewport, locale: language, reducedMotion: 'reduce' });
        const ask = asking(page);
        await page.goto(`${new URL(LANGUAGE_FILES[language], site.url)}${LIGHT}&theme=${theme}`);
        await page.locator('[data-testid=stage] [data-testid=point-grip]').waitFor();
        const places = await placesOn(ask);
        const out = outside(places, viewport);
        const list = places.map(
          ({ what, top, bottom }) => `${what} ${Math.round(top)}–${Math.round(bottom)}`,
        );
        console.info(`${language} ${theme} ${viewport.width}×${viewport.height}: ${list.join(', ')}`);
        console.info(
          `  ${out.length === 0 ? 'all in the window' : `out of it: ${out.map(({ what }) => what).join(', ')}`}`,
        );
        if (language === SOURCE && theme === 'light' && viewport.width === 1440) {
          console.info(`  ${await wordsBefore(ask)} words before the first thing that can be dragged`);
          for (const { id } of CHAPTER_NAMES) {
            const { words, height, off, offLater } = await landingOn(ask, id);
            console.info(
              `  ${id}: ${words} words, ${height} px; its link lands ${off} px off, ${offLater} px after five seconds`,
            );
          }
        }
        await page.close();
      }
    }
  }
} finally {
  await browser.close();
  await site.close();
}
