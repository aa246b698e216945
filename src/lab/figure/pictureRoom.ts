// How much of the height of a slide, or of the stage, its pictures are given, from one measurement to the next. Pure: the caller measures.

/** Limits of the height that pictures are given; lengths are in px. */
interface Limits {
  /** Space that stays free at the end of the slide. */
  air: number;
  /** Px by which a slide may be too high before its pictures become lower. */
  givesWay: number;
  /** How much lower than usual a picture may become. The component that draws it knows its least height. */
  givenUp: number;
  /** Spare height that is too small to be worth another size. */
  little: number;
  /** Whether pictures return to their usual height if lower ones do not make it fit. A slide can then be scrolled; the stage cannot. */
  relents: boolean;
}

/** A slide ends half a rem above the window's, which is up to 16 px, so that it may lack no more than 4 of its 20. */
const SLIDE: Limits = { air: 20, givesWay: 4, givenUp: 160, little: 20, relents: true };
/** Limits of the stage, whose picture has its own box and also appears on a phone. */
export const STAGE: Limits = { air: 2, givesWay: 1, givenUp: 320, little: 6, relents: false };

/** How often a slide's pictures may grow. The number is limited because each part that loads late measures again. */
const MOST_GROWTH = 8;

export class PictureRoom {
  /** Px by which each picture is higher than usual; negative if the slide is too short. */
  given = 0;
  /** How often the pictures have grown. */
  #growth = 0;
  /** Whether lower pictures help. They do not if something beside a picture is too high. */
  #helps = true;
  /** The last measurement before the latest change. */
  #before = { given: 0, bottom: 0 };
  /** Whether nothing was measured since the last change. Only then is a difference in height due to that change. */
  #fresh = false;

  constructor(private readonly limits = SLIDE) {}

  /** Starts anew for a window of another size. */
  renew(): void {
    this.#growth = 0;
    this.#helps = true;
  }

  /** Returns pictures to their usual height, for layouts in which figures stand below the words. */
  none(bottom: number): void {
    if (this.given !== 0) this.#give(0, bottom);
  }

  /**
   * Adapts `given` to a measurement: `bottom` is the px from the page's top to the slide's end, and `height` that of the
   * window. `drawn` is what the pictures on the page have been given: a measurement from before they are drawn as last
   * told says nothing, and would look as if lower pictures did not help. `mayGrow` is called only if height is left.
   */
  measure(bottom: number, height: number, drawn: number, mayGrow: () => boolean): void {
    const { given } = this;
    if (drawn !== given) return;
    const { air, givesWay, givenUp, little, relents } = this.limits;
    const more = given - this.#before.given;
    const longer = bottom - this.#before.bottom;
    const unnoticed = this.#fresh && more < 0 && longer >= 0;
    const full = this.#fresh && more > 0 && longer <= 0;
    this.#fresh = false;
    const left = height - air - bottom;
    // Two pictures, one above the other, each take a px that is given.
    const each = left / Math.min(3, Math.max(1, more === 0 ? 1 : longer / more));
    if (left < -givesWay) {
      if (given > 0) {
        // A picture as high as its width allows has been given more px than it takes. Half of the surplus is taken back at
        // once, because React gives up a page whose layout effects update it fifty times in a row.
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
