// The part of the page that asks the reader for a file, above the settings of real training.
import { SOURCE } from '../source';
import { OwnFile } from './OwnFile';

export const RECORD_CHOOSER = { id: SOURCE.id, Chooser: OwnFile } as const;
