// Members of a ZIP archive, stored or deflated, by its central directory (PKWARE APPNOTE 6.3, with ZIP64 sizes). No
// encryption.

import { inflateSync, strFromU8 } from 'fflate';
import { crc32 } from '../../../base/numerics/crc32';
import { refusals } from '../../../base/numerics/errors';
import type { Sentence } from '../../../base/sentences/sentence';
import { FILE_LIMITS, fileSaid } from './rawTable';
import { ZIP } from './sentences';

const END_OF_DIRECTORY = 0x06054b50;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_END_OF_DIRECTORY = 0x06064b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const SATURATED = 0xffffffff;
const MEMBER_LIMIT = 1000;
/** Flag of a directory entry: its name is UTF-8. */
const UTF8_NAME = 0x800;

export interface ZipMember {
  name: string;
  method: number;
  crc: number;
  compressedSize: number;
  size: number;
  localHeader: number;
}

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/** Opens an archive. Throws InputError when there is no directory, or one of more than `most` members. */
export function zipArchive(bytes: Uint8Array, field: string, most = MEMBER_LIMIT) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

  /** A member's content, its size and checksum verified. */
  function read(member: ZipMember): Uint8Array {
    const { name, method, localHeader, compressedSize, size } = member;
    if (size > FILE_LIMITS.bytes)
      throw refusals(field).tooLarge(
        ZIP.tooLarge({ file: fileSaid(field), member: name, size, most: FILE_LIMITS.bytes }),
      );
    if (word(localHeader) !== LOCAL_HEADER) fail(ZIP.misplaced({ member: name }));
    const start = localHeader + 30 + half(localHeader + 26) + half(localHeader + 28);
    if (start + compressedSize > bytes.length) fail(ZIP.cutOff({ member: name }));
    const packed = bytes.subarray(start, start + compressedSize);
    const content = unpack(packed, method, size, name);
    if (content.length !== size || crc32(content) !== member.crc) fail(ZIP.damaged({ member: name }));
    return content;
  }

  function unpack(packed: Uint8Array, method: number, size: number, name: string): Uint8Array {
    if (method === 0) return packed;
    if (method !== 8) fail(ZIP.otherMethod({ member: name, method }));
    try {
      // the buffer has the declared size, so that a ZIP bomb cannot unpack to more than it declares
      return inflateSync(packed, { out: new Uint8Array(size) });
    } catch {
      return fail(ZIP.notUnpacked({ member: name }));
    }
  }

  function directory(): ZipMember[] {
    const end = findEnd();
    let entries = half(end + 10);
    let at = word(end + 16);
    if (end >= 20 && word(end - 20) === ZIP64_LOCATOR) {
      const record = long(end - 12);
      if (word(record) !== ZIP64_END_OF_DIRECTORY) fail(ZIP.noZip64);
      entries = long(record + 32);
      at = long(record + 48);
    }
    if (entries > most) fail(ZIP.tooManyMembers({ members: entries, most }));
    const members: ZipMember[] = [];
    for (let i = 0; i < entries; i++) {
      if (word(at) !== DIRECTORY_ENTRY) fail(ZIP.damagedDirectory);
      const nameLength = half(at + 28);
      const extraLength = half(at + 30);
      const nameEnd = at + 46 + nameLength;
      if (nameEnd + extraLength > bytes.length) fail(ZIP.shortDirectory);
      members.push({
        name: strFromU8(bytes.subarray(at + 46, nameEnd), (half(at + 8) & UTF8_NAME) === 0),
        method: half(at + 10),
        crc: word(at + 16),
        ...sizes(at, nameEnd, nameEnd + extraLength),
      });
      at = nameEnd + extraLength + half(at + 32);
    }
    return members;
  }

  /** Sizes and place of a member. Those that a 32-bit field cannot hold are in the ZIP64 extra field, in this order. */
  function sizes(entry: number, extraStart: number, extraEnd: number) {
    const sizes = {
      size: word(entry + 24),
      compressedSize: word(entry + 20),
      localHeader: word(entry + 42),
    };
    for (let at = extraStart; at + 4 <= extraEnd; at += 4 + half(at + 2)) {
      if (half(at) !== 1) continue;
      let value = at + 4;
      for (const key of ['size', 'compressedSize', 'localHeader'] as const) {
        if (sizes[key] !== SATURATED) continue;
        sizes[key] = long(value);
        value += 8;
      }
    }
    return sizes;
  }

  function findEnd(): number {
    // the record is 22 bytes and a comment of at most 65535
    const last = bytes.length - 22;
    for (let at = last; at >= Math.max(0, last - 0xffff); at--) {
      if (word(at) === END_OF_DIRECTORY) return at;
    }
    return fail(ZIP.noDirectory);
  }

  function half(at: number): number {
    within(at, 2);
    return view.getUint16(at, true);
  }

  function word(at: number): number {
    within(at, 4);
    return view.getUint32(at, true);
  }

  function long(at: number): number {
    within(at, 8);
    return Number(view.getBigUint64(at, true));
  }

  function within(at: number, length: number): void {
    if (!(at >= 0 && at + length <= bytes.length)) fail(ZIP.outside);
  }

  function fail(why: Sentence): never {
    throw refusals(field).malformed(ZIP.unreadable({ file: fileSaid(field), why }));
  }

  return { members: directory() as readonly ZipMember[], read };
}
