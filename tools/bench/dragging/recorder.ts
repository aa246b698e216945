// Measures a drag within the page: how long after each move the frame that shows it was painted, and which
// interactions and tasks were long.
import type { Locator, Page } from 'playwright-core';

export interface Recorded {
  /** Milliseconds from a move to the end of the frame in which its handle has followed. */
  latencies: number[];
  /** Milliseconds of each interaction, by the Event Timing API. "Interaction to next paint" (INP) is computed from them. */
  interactions: number[];
  /** Main-thread tasks over 50 ms. */
  longTasks: number[];
}

/** Starts recording. `stop` ends it and returns the measurements. */
export async function record(page: Page, handle: Locator): Promise<{ stop: () => Promise<Recorded> }> {
  await handle.evaluate((element) => {
    const latencies: number[] = [];
    const byInteraction = new Map<number, number>();
    const longTasks: number[] = [];
    const events = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        const id = entry.interactionId ?? 0;
        if (id > 0) byInteraction.set(id, Math.max(byInteraction.get(id) ?? 0, entry.duration));
      }
    });
    events.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    const tasks = new PerformanceObserver((list) => {
      longTasks.push(...list.getEntries().map(({ duration }) => duration));
    });
    tasks.observe({ type: 'longtask' });
    // times of moves whose effect is not on the screen yet; a move that changes nothing counts as shown with the next one
    let waiting: number[] = [];
    const moved = (event: Event) => waiting.push(event.timeStamp);
    window.addEventListener('pointermove', moved, true);
    const follower = new MutationObserver(() => {
      const shown = waiting;
      waiting = [];
      if (shown.length === 0) return;
      requestAnimationFrame(() => {
        // the first task after a frame's callbacks runs once the frame has been laid out and painted
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          port1.close();
          const now = performance.now();
          latencies.push(...shown.map((at) => now - at));
        };
        port2.postMessage(null);
      });
    });
    follower.observe(element.closest('[role="slider"]') ?? element, { attributes: true, subtree: true });
    const stop = () => {
      for (const observer of [events, tasks, follower]) observer.disconnect();
      window.removeEventListener('pointermove', moved, true);
      return { latencies, interactions: [...byInteraction.values()], longTasks };
    };
    Object.assign(globalThis, { stopRecording: stop });
  });
  return {
    stop: () =>
      page.evaluate(() => (globalThis as unknown as { stopRecording: () => Recorded }).stopRecording()),
  };
}
