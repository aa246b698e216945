// Pictures as records for a model. They come from an archive or a folder, or are the digits that this project ships.

import { isZip, zipArchive } from '../../../audit/datasets/tableFiles/zip';
import type { RecordTable } from '../../../audit/datasets/types';
import type { Sentence } from '../../../base/sentences/sentence';
import { mebibytes } from './modelFiles';
import { pictureShape } from './modelInput';
import { fillPicture, type Pixels } from './pixels';
import type { RecordSource } from './recordSource';
import { RECORDS } from './refusals';
import { ENCODER_RECORDS } from './sentences';
import type { PictureScale } from './types';

export interface InputPicture {
  name: Sentence;
  className: string;
  /** Pixels of the picture; null where it cannot be decoded. */
  decode(): Promise<Pixels | null>;
}

export function pictureSource(
  pictures: readonly InputPicture[],
  scale: PictureScale,
  notices: readonly Sentence[] = [],
): RecordSource {
  return {
    count: pictures.length,
    labelOf: (record) => pictures[record].className,
    nameOf: (record) => pictures[record].name,
    notices,
    fit(input, side) {
      const target = pictureShape(input, side);
      const { height, width, channels, layout } = target;
      return {
        shape: layout === 'channels-last' ? [height, width, channels] : [channels, height, width],
        async fill(record, out, at) {
          const pixels = await pictures[record].decode();
          if (pixels === null) return false;
          fillPicture(out, at, pixels, target, scale);
          return true;
        },
      };
    },
  };
}

/** Side of a digit in pixels, and the largest of its grey values. */
const SIDE = 8;
const BRIGHTEST = 16;

/** The shipped digits of 8 x 8 pixels, whose grey values from 0 to 16 become values from 0 to 255. */
export function digitPictures({ rows, columns, features, labels }: RecordTable): InputPicture[] {
  return Array.from({ length: rows }, (_, row) => ({
    name: ENCODER_RECORDS.digit({ number: row + 1 }),
    className: String(labels[row]),
    async decode() {
      const data = new Uint8ClampedArray(4 * columns).fill(255);
      for (let p = 0; p < columns; p++) {
        data.fill((features[row * columns + p] * 255) / BRIGHTEST, 4 * p, 4 * p + 3);
      }
      return { width: SIDE, height: SIDE, data };
    },
  }));
}

/** Largest number of bytes of an archive, which is held in memory as a whole. */
const ARCHIVE_LIMIT = 512 * 2 ** 20;
/** Largest number of files in an archive. */
const MEMBER_LIMIT = 50_000;

export function checkArchiveSize(name: string, bytes: number): void {
  if (bytes <= ARCHIVE_LIMIT) return;
  throw RECORDS.tooLarge(
    ENCODER_RECORDS.largeArchive({ name, size: mebibytes(bytes), most: mebibytes(ARCHIVE_LIMIT) }),
  );
}

/** Files of an archive by path; null where the bytes are no archive, or are NumPy's archive of arrays, which is a table. */
export function filesOfArchive(
  bytes: Uint8Array,
  name: string,
): ReadonlyMap<string, () => Uint8Array> | null {
  if (!isZip(bytes)) return null;
  const archive = zipArchive(bytes, name, MEMBER_LIMIT);
  const members = archive.members.filter((member) => !member.name.endsWith('/'));
  if (members.some((member) => member.name.endsWith('.npy'))) return null;
  return new Map(members.map((member) => [member.name, () => archive.read(member)]));
}
