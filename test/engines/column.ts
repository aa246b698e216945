// A column of the table that main.ts prints: one engine with the outcomes of its steps.
import type { Engine } from './engine';

export interface Outcome {
  passed: boolean;
  seconds: number;
  words: string;
}

export interface Column {
  /** Name of the engine with its version, or its name alone if it did not open. */
  name: string;
  /** The outcomes of the steps in their order; none if the engine is missing or crashed on the way. */
  outcomes: readonly Outcome[];
}

/**
 * Opens an engine, walks it through the steps, and closes it. It never rejects, so that one engine's failure does not stop the others.
 * An engine that walked all steps keeps its outcomes even if it does not close.
 */
export async function columnOf(
  name: string,
  open: () => Promise<Engine>,
  walk: (engine: Engine) => Promise<Outcome[]>,
  onError: (error: unknown) => void,
): Promise<Column> {
  let column: Column = { name, outcomes: [] };
  try {
    const engine = await open();
    try {
      column = { name: engine.name, outcomes: await walk(engine) };
    } finally {
      await engine.close();
    }
  } catch (error) {
    onError(error);
  }
  return column;
}
