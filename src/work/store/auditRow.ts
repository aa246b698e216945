// The attack along the axis: one small audit at each of a few values, which the figure shows as a row of points.
//
// The audits begin when a drag rests, and are cancelled at once by its next move. Every value has a first report, of few
// draws whose bound holds by a confidence sequence, before any audit is completed; those nearest to the scenario's own
// value come first. No value shows a report of other settings.
import type { AxisWindow, Scenario } from '../../scenario';
import { type PlannedAudit, rowAudits } from '../requests';
import type { AuditReply, Progress } from '../worker/audit';
import type { AuditClient } from './auditQueue';
import { type RecordedPoint, type RowPoint, readsAsRecorded } from './snapshot';
import { JobTable } from './works';

/** Number of audits that are remembered, which is enough for several rows. */
const REMEMBERED = 120;

type RowState = Pick<RowPoint, 'status' | 'reply' | 'error'> & { progress: null };

const FRESH: RowState = { status: 'waiting', reply: null, progress: null, error: null };

export class AuditRow {
  readonly #works;
  #plans: readonly PlannedAudit[] = [];
  #points: readonly RowPoint[] = [];
  #recorded: ReadonlyMap<string, RecordedPoint> = new Map();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #paused = false;
  #held = false;
  #readAsRecorded = false;

  constructor(
    client: AuditClient,
    private readonly onChange: () => void,
  ) {
    this.#works = new JobTable(client, FRESH, REMEMBERED);
  }

  get points(): readonly RowPoint[] {
    return this.#points;
  }

  /**
   * Gives recorded points, to be shown at this scenario's values. Audits at these values are made here only for an estimate
   * that was not recorded ({@link readsAsRecorded}).
   */
  showInitially(scenario: Scenario, window: AxisWindow, points: readonly RecordedPoint[]): void {
    const plans = rowAudits(scenario, window);
    this.#recorded = new Map(
      plans.flatMap(({ key, axisValue }) => {
        const point = points.find((one) => one.axisValue === axisValue);
        return point ? [[key, point] as const] : [];
      }),
    );
  }

  /** Plans the row of a scenario, to start after `delay` ms. The audit under way is cancelled at once and goes on from its draws later. */
  want(scenario: Scenario, window: AxisWindow, delay: number): void {
    const own = scenario[scenario.axis];
    const distance = ({ axisValue }: PlannedAudit) => Math.abs(Math.log(axisValue / own));
    this.#plans = rowAudits(scenario, window).sort((a, b) => distance(a) - distance(b));
    this.#readAsRecorded = readsAsRecorded(scenario);
    this.#works.callOff('waiting');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#next();
    }, delay);
    this.#refresh();
  }

  readonly pause = (): void => {
    this.#paused = true;
    this.#works.callOff('waiting');
    this.#publish();
  };

  readonly resume = (): void => {
    this.#paused = false;
    this.#next();
  };

  /** Holds the row, so that no audit starts while nobody is looking. */
  readonly hold = (held: boolean): void => {
    this.#held = held;
    if (held) this.#works.callOff('waiting');
    else this.#next();
  };

  retry(): void {
    this.#works.callOff('waiting');
    for (const { key } of this.#plans) {
      if (this.#works.of(key).status === 'failed') this.#works.put(key, FRESH);
    }
    this.#next();
    this.#refresh();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.pause();
  }

  #isOpen({ key }: PlannedAudit): boolean {
    const known = this.#readAsRecorded && this.#recorded.has(key);
    return !known && this.#works.of(key).status === 'waiting';
  }

  #next(): void {
    if (this.#paused || this.#held || this.#timer !== undefined || this.#works.running !== null) return;
    const open = this.#plans.filter((plan) => this.#isOpen(plan));
    const plan = open.find(({ key }) => this.#works.of(key).reply === null) ?? open[0];
    if (plan !== undefined) this.#start(plan);
  }

  #start({ key, request }: PlannedAudit): void {
    const first = this.#works.of(key).reply === null;
    const hear = ({ partial }: Progress<AuditReply>) => {
      if (partial === null || partial.runs < (this.#works.of(key).reply?.runs ?? 0)) return;
      this.#works.put(key, { reply: partial });
      if (first) {
        this.#works.callOff('waiting');
        this.#next();
      }
      this.#publish();
    };
    const end = () => {
      this.#next();
      this.#publish();
    };
    this.#works.start(key, request, hear, end);
  }

  #refresh(): void {
    this.#points = this.#plans
      .map((plan) => {
        const { status, reply, error } = this.#works.of(plan.key);
        const recorded = reply === null ? (this.#recorded.get(plan.key) ?? null) : null;
        return { ...plan, status, reply, error, recorded };
      })
      .sort((a, b) => a.axisValue - b.axisValue);
  }

  #publish(): void {
    this.#refresh();
    this.onChange();
  }
}
