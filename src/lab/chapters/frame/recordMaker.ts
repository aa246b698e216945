// The type of a form that makes a file of records from something else, for sources of records that take files.
import type { ComponentType } from 'react';

export interface RecordMaker {
  /** The line from which the form unfolds. */
  summary: string;
  Maker: ComponentType<{ onFile: (file: File) => void }>;
}
