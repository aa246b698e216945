// One kind of result that follows the scenario: the newest wish wins, the last result stays on the screen meanwhile.
//
// Calling off every request that a drag has overtaken would show nothing until the pointer rests, whenever a request
// takes longer than a frame. So a request under way may finish and be shown, as not current, unless it has already
// taken longer than `patience`; then it is called off for the newest. Wishes in between are skipped.
//
// With `draft`, a quick coarse result comes first and the full one follows when no newer wish is waiting; a full one
// under way gives way to a newer wish at once, for its draft has been shown.
import type { Scenario } from '../../scenario';
import { emptySlot, type Slot } from '../store/snapshot';
import { asJobError, isAborted } from './jobError';

export interface LatestResultOptions<Result> {
  /** `show`: what is as good as the result, but for something that takes much longer. */
  ask: (signal: AbortSignal, scenario: Scenario, show: (result: Result) => void) => Promise<Result>;
  /** Asks for a coarse version of the same. */
  draft?: (signal: AbortSignal, scenario: Scenario) => Promise<Result>;
  /** Two scenarios with the same key have the same result. */
  keyOf: (scenario: Scenario) => string;
  /** Called after every change that did not come from a method call. */
  onChange: () => void;
  /** Milliseconds. Default 250. */
  patience?: number;
}

interface Wish {
  scenario: Scenario;
  key: string;
}

interface UnderWay extends Wish {
  draft: boolean;
  controller: AbortController;
  since: number;
}

export class LatestResult<Result> {
  readonly #options: LatestResultOptions<Result>;
  readonly #patience: number;
  #slot: Slot<Result> = emptySlot();
  /** Of the newest full result. */
  #resultKey: string | null = null;
  #initial: { key: string; result: Result } | null = null;
  #wish: Wish | null = null;
  #underWay: UnderWay | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LatestResultOptions<Result>) {
    this.#options = options;
    this.#patience = options.patience ?? 250;
  }

  get slot(): Slot<Result> {
    return this.#slot;
  }

  /** A result from before, to be shown for its scenario while that one is asked for. */
  showInitially(scenario: Scenario, result: Result): void {
    this.#initial = { key: this.#options.keyOf(scenario), result };
  }

  /** Asks for the result of a scenario: at once with `delay` 0, else after that many milliseconds without a new wish. */
  want(scenario: Scenario, delay: number): void {
    const wish: Wish = { scenario, key: this.#options.keyOf(scenario) };
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#wish = wish;
    if (wish.key === this.#resultKey) {
      this.#callOff();
      this.#slot = { ...this.#slot, status: 'done', scenario, current: true, error: null };
      return;
    }
    const known = this.#initial?.key === wish.key ? this.#initial.result : null;
    this.#slot = known
      ? { status: 'running', result: known, scenario, current: true, error: null }
      : { ...this.#slot, status: 'running', current: false, error: null };
    if (this.#underWay?.key === wish.key) {
      this.#underWay.scenario = scenario;
    } else if (delay > 0) {
      this.#callOff();
      this.#timer = setTimeout(() => this.#start(wish), delay);
    } else if (this.#underWay === null || this.#gives(this.#underWay)) {
      this.#start(wish);
    }
  }

  /** Asks again what failed, or what is under way with a worker that is being replaced. */
  retry(): void {
    if (this.#wish === null || (this.#slot.status !== 'failed' && this.#underWay === null)) return;
    this.#callOff();
    this.want(this.#wish.scenario, 0);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#callOff();
  }

  /** Whether a request gives way to a newer wish. */
  #gives({ draft, since }: UnderWay): boolean {
    const draftShown = this.#options.draft !== undefined && !draft;
    return draftShown || performance.now() - since > this.#patience;
  }

  #callOff(): void {
    this.#underWay?.controller.abort();
    this.#underWay = null;
  }

  #start(wish: Wish, draft = this.#options.draft !== undefined && !this.#slot.current): void {
    this.#timer = undefined;
    this.#callOff();
    const controller = new AbortController();
    const underWay: UnderWay = { ...wish, draft, controller, since: performance.now() };
    this.#underWay = underWay;
    const ask = (draft && this.#options.draft) || this.#options.ask;
    ask(controller.signal, wish.scenario, (result) => this.#show(underWay, result)).then(
      (result) => this.#end(underWay, () => this.#succeed(underWay, result)),
      (error) => this.#end(underWay, () => this.#fail(underWay, error)),
    );
  }

  #show(underWay: UnderWay, result: Result): void {
    if (this.#underWay !== underWay) return;
    const { key, scenario } = underWay;
    this.#slot = { status: 'running', result, scenario, current: this.#wish?.key === key, error: null };
    this.#options.onChange();
  }

  #end(underWay: UnderWay, settle: () => void): void {
    if (this.#underWay !== underWay) return; // called off meanwhile
    this.#underWay = null;
    settle();
    if (this.#wish !== null && this.#wish.key !== underWay.key) this.#start(this.#wish);
    else if (underWay.draft && this.#slot.status === 'running') this.#start(underWay, false);
    this.#options.onChange();
  }

  #succeed({ key, scenario, draft }: UnderWay, result: Result): void {
    const current = this.#wish?.key === key;
    this.#resultKey = draft ? null : key;
    this.#slot = { status: current && !draft ? 'done' : 'running', result, scenario, current, error: null };
  }

  #fail({ key }: Wish, error: unknown): void {
    if (this.#wish?.key !== key) return; // the newest wish is still to be asked
    const named = asJobError(error);
    this.#slot = { ...this.#slot, status: isAborted(named) ? 'idle' : 'failed', error: named };
  }
}
