// What makes a file of records out of something else, for a source of records that takes files.
import type { ComponentType } from 'react';

export interface RecordMaker {
  /** The line from which it unfolds. */
  summary: string;
  Maker: ComponentType<{ onFile: (file: File) => void }>;
}
