// What a picture of the gallery is made of: panels over one axis of ε each, with lines, their error bars and what they are. Types.
import type { MarkShape } from '../../chart/mark';
import type { Mean } from './recorded';

export interface LinePoint extends Mean {
  x: number;
  /** The mean bound that holds its confidence, in data that are saved; of audits alone. */
  valid?: number;
}

export interface PanelLine {
  /** In data that are saved: 'S2', 'add_remove'. */
  id: string;
  name: string;
  colour: string;
  dash?: string;
  /** Null: a line without marks, of what is computed and not measured. */
  shape: MarkShape | null;
  points: readonly LinePoint[];
}

export interface Panel {
  /** In data that are saved, and in lists. */
  id: string;
  title: string;
  lines: readonly PanelLine[];
}

export interface PanelAxes {
  xTitle: string;
  /** In data that are saved. */
  xColumn: string;
  logarithmic: boolean;
  /** What stands along y, with its unit. */
  yTitle: string;
  yColumn: string;
  /** The ends of the y axis. The upper end follows the data if it is null. */
  least: number;
  most: number | null;
  writeX: (x: number) => string;
  writeY: (y: number) => string;
  /** At the axis, where numbers are round. */
  writeTick: (y: number) => string;
}
