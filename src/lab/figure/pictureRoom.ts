// How much of the height of a slide, or of the stage, its pictures are given, from one measurement to the next.
// Knows no browser.

/** Limits of a picture's room, all in px. */
interface Limits {
  /** Space that stays free at the end, and below, how much of it may be used up before something is taken back. */
  air: number;
  givesWay: number;
  /** How much lower than usual a picture may become. The component that draws it knows its least height. */
  givenUp: number;
  /** Change that is not worth another size. */
  little: number;
  /** Whether pictures are as high as usual again where lower ones do not make it fit: a slide is then scrolled, the stage is not. */
  relents: boolean;
}

const SLIDE: Limits = { air: 20, givesWay: 10, givenUp: 160, little: 20, relents: true };
/** Limits of the stage, whose picture has its own box and also appears on a phone. */
export const STAGE: Limits = { air: 2, givesWay: 1, givenUp: 320, little: 6, relents: false };

/** How often a slide's pictures may grow before it settles, since each part that loads late asks again. */
const MOST_GROWTH = 8;

export class PictureRoom {
  /** Px for each picture; below 0 where a slide lacks them. */
  given = 0;
  #growth = 0;
  /** Whether a lower picture helps; it does not where something beside it is what is too high. */
  #helps = true;
  #before = { given: 0, bottom: 0 };
  /** Whether nothing was measured since the last change: only then is what differs its doing. */
  #fresh = false;

  constructor(private readonly limits = SLIDE) {}

  /** Starts anew for another window. */
  renew(): void {
    this.#growth = 0;
    this.#helps = true;
  }

  /** Takes back what was given: nothing is given where figures stand under the words. */
  none(bottom: number): void {
    if (this.given !== 0) this.#give(0, bottom);
  }

  /** `bottom`: px from the page's top to the slide's end, with what is given now. `mayGrow` is asked where there is more to give. */
  measure(bottom: number, height: number, mayGrow: () => boolean): void {
    const { given } = this;
    const { air, givesWay, givenUp, little, relents } = this.limits;
    const more = given - this.#before.given;
    const longer = bottom - this.#before.bottom;
    const unnoticed = this.#fresh && more < 0 && longer >= 0;
    const full = this.#fresh && more > 0 && longer <= 0;
    this.#fresh = false;
    const left = height - air - bottom;
    // two pictures one above the other take a px twice
    const each = left / Math.min(3, Math.max(1, more === 0 ? 1 : longer / more));
    if (left < -givesWay) {
      if (given > 0) {
        // a picture as high as its width allows has been given more than it takes: not px by px until it gets
        // lower, for a page whose layout asks for another fifty times in a row is ended
        this.#give(unnoticed ? given / 2 + each : given + each, bottom);
        return;
      }
      if (given < 0 && unnoticed) {
        if (!relents) return;
        this.#helps = false;
      }
      if (this.#helps && given > -givenUp) this.#give(given + each, bottom);
      else if (!this.#helps && given < 0) this.#give(0, bottom);
    } else if (left > little && !full && this.#growth < MOST_GROWTH && mayGrow()) {
      this.#growth += 1;
      this.#give(given + each, bottom);
    }
  }

  #give(px: number, bottom: number): void {
    this.#before = { given: this.given, bottom };
    this.given = Math.max(-this.limits.givenUp, Math.round(px));
    this.#fresh = true;
  }
}
