// Opens the records that a reader has chosen: pictures, an archive, a table, or the shipped digits.

import { DIGITS_ASSET, parseDigits } from '../../../audit/datasets/shipped/digits';
import { previewOf, readTable } from '../../../audit/datasets/tableFiles/readTable';
import type { ReadAsset } from '../../../audit/datasets/types';
import type { Sentence } from '../../../base/sentences/sentence';
import { sortPictures } from '../engine/pictureClasses';
import {
  checkArchiveSize,
  digitPictures,
  filesOfArchive,
  type InputPicture,
  pictureSource,
} from '../engine/pictureSource';
import type { Pixels } from '../engine/pixels';

import type { RecordSource } from '../engine/recordSource';
import { ENCODER_RECORDS } from '../engine/sentences';
import { tableSource } from '../engine/tableSource';
import type { PictureScale, RecordsSummary } from '../engine/types';

/** The records that a reader has chosen. Files cross to a worker by reference, and are read there. */
export type RecordsChoice =
  | { kind: 'pictures'; name: string; files: readonly { path: string; file: Blob }[] }
  | { kind: 'file'; name: string; file: Blob; label: number | null }
  | { kind: 'digits' };

export interface OpenedRecords {
  source: RecordSource;
  summary: RecordsSummary;
}

/** How data files of the page are read, and how pictures are decoded. */
export interface RecordsFrom {
  readAsset: ReadAsset;
  decode: (file: Blob) => Promise<Pixels | null>;
}

/** Opens the chosen records. Throws an InputError that names what is wrong. */
export async function openRecords(
  choice: RecordsChoice,
  scale: PictureScale,
  { readAsset, decode }: RecordsFrom,
): Promise<OpenedRecords> {
  switch (choice.kind) {
    case 'digits': {
      const pictures = digitPictures(parseDigits(await readAsset(DIGITS_ASSET)));
      return ofPictures('digits', pictures, scale, []);
    }
    case 'pictures': {
      const files = new Map(choice.files.map(({ path, file }) => [path, () => file]));
      return ofFiles(choice.name, files, scale, decode);
    }
    case 'file':
      return ofFile(choice, scale, decode);
  }
}

async function ofFile(
  { name, file, label }: RecordsChoice & { kind: 'file' },
  scale: PictureScale,
  decode: RecordsFrom['decode'],
): Promise<OpenedRecords> {
  checkArchiveSize(name, file.size);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const files = filesOfArchive(bytes, name);
  if (files) {
    const packed = [...files].map(
      ([path, read]) => [path, () => new Blob([read() as Uint8Array<ArrayBuffer>])] as const,
    );
    return ofFiles(name, new Map(packed), scale, decode);
  }
  const table = readTable(bytes, { name });
  const { columns, suggestedLabel } = previewOf(table, 0);
  const chosen = label ?? suggestedLabel;
  const source = tableSource(table, chosen, name);
  return { source, summary: { ...summaryOf('table', name, source), columns, label: chosen } };
}

function ofFiles(
  name: string,
  files: ReadonlyMap<string, () => Blob>,
  scale: PictureScale,
  decode: RecordsFrom['decode'],
): OpenedRecords {
  const { pictures, notices } = sortPictures([...files.keys()]);
  const decoded = pictures.map(({ path, className }) => ({
    name: ENCODER_RECORDS.name({ name: path }),
    className,
    decode: async () => decode(files.get(path)?.() as Blob),
  }));
  return ofPictures(name, decoded, scale, notices);
}

function ofPictures(
  name: string,
  pictures: readonly InputPicture[],
  scale: PictureScale,
  notices: readonly Sentence[],
): OpenedRecords {
  const source = pictureSource(pictures, scale, notices);
  return { source, summary: { ...summaryOf('pictures', name, source), columns: null, label: null } };
}

function summaryOf(
  kind: RecordsSummary['kind'],
  name: string,
  source: RecordSource,
): Omit<RecordsSummary, 'columns' | 'label'> {
  const counts = new Map<string, number>();
  for (let i = 0; i < source.count; i++) {
    const label = source.labelOf(i);
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const classes = [...counts].map(([className, records]) => ({ name: className, records }));
  classes.sort((a, b) => (a.name < b.name ? -1 : 1));
  return { kind, name, records: source.count, classes, notices: source.notices };
}
