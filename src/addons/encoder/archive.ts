// A ZIP archive of pictures: how large it may be, and its members by path. Pure.
import { isZip, ZipArchive } from '../../audit/datasets/ownFile/zip';
import { RECORDS } from './refusals';

/** Bytes of an archive, all of which is held in memory, and its members. */
const ARCHIVE_LIMIT = 512 * 2 ** 20;
const MEMBER_LIMIT = 50_000;

/** Throws an InputError where a file is too large to be read whole. */
export function checkArchiveSize(name: string, bytes: number): void {
  if (bytes <= ARCHIVE_LIMIT) return;
  throw RECORDS.tooLarge`${name} has ${(bytes / 2 ** 20).toFixed(0)} MiB, but at most ${ARCHIVE_LIMIT / 2 ** 20} MiB are read. Unpack it and choose the folder.`;
}

/** What unpacks each file of the archive, by path; null where the bytes are no archive, or NumPy's archive of arrays, which is a table. */
export function filesOfArchive(
  bytes: Uint8Array,
  name: string,
): ReadonlyMap<string, () => Uint8Array> | null {
  if (!isZip(bytes)) return null;
  const archive = new ZipArchive(bytes, name, MEMBER_LIMIT);
  const members = archive.members.filter((member) => !member.name.endsWith('/'));
  if (members.some((member) => member.name.endsWith('.npy'))) return null;
  return new Map(members.map((member) => [member.name, () => archive.read(member)]));
}
