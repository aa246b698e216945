// The game at the page's start, played by keys and by touch.
import { describe, expect, test } from 'vitest';
import { axeFinds } from './axe';
import { builtPage } from './builtPage';

const built = builtPage();

/** Few draws, so that the attack ends soon on a slow machine. */
const LIGHT = '?v=2&R=2000&rep=1';

describe('the game at the start', () => {
  test('is played by keys beside the figure, and its bars hold what each guarantee allows', async () => {
    await built.visit(LIGHT, async ({ page, errors }) => {
      const game = page.getByRole('region', { name: 'Guess Ana’s diagnosis from one number' });
      await game.getByText('Round 1 of 10').waitFor();
      const figure = await page.getByTestId('epsilon-surface').boundingBox();
      const box = await game.boundingBox();
      const { height = 0 } = page.viewportSize() ?? {};
      // both are seen in the first window
      expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThan(height);
      expect((figure?.y ?? 0) + (figure?.height ?? Infinity)).toBeLessThan(height);
      const bars = game.getByTestId('guess-bars');
      await expect.poll(() => bars.innerText()).toMatch(/67\.3[\s\S]*79\.7/);
      await game.getByText('Ten rounds prove little').waitFor();
      await game.getByRole('button', { name: 'None' }).focus();
      for (let i = 0; i < 10; i++) await page.keyboard.press(i % 3 === 0 ? 'ArrowLeft' : 'ArrowRight');
      await game.getByRole('button', { name: 'Play again' }).waitFor();
      await expect.poll(() => bars.innerText()).toMatch(/\d+ of 10[\s\S]*\d+ of 10/);
      await game.getByRole('link', { name: 'See it on the curve' }).waitFor();
      await game.getByRole('button', { name: 'Share my game' }).waitFor();
      expect(await axeFinds(page, { parts: ['#game'] })).toEqual([]);
      expect(errors).toEqual([]);
    });
  });

  test('stands above the figure on a phone, where a finger plays it', async () => {
    await built.visit(
      LIGHT,
      async ({ page }) => {
        const game = page.locator('#game');
        await game.getByText('Round 1 of 10').waitFor();
        const figure = await page.getByTestId('stage').boundingBox();
        const box = await game.boundingBox();
        expect((box?.y ?? Infinity) + (box?.height ?? Infinity)).toBeLessThanOrEqual(figure?.y ?? 0);
        await game.getByRole('button', { name: 'Diabetes' }).tap();
        await game.getByText('Round 2 of 10').waitFor();
        await game
          .getByRole('status')
          .first()
          .getByText(/^(?:Right|Wrong), it was/)
          .waitFor();
      },
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    );
  });
});
