// Members of a ZIP archive, stored or deflated, by its central directory (PKWARE APPNOTE 6.3, with ZIP64 sizes). No encryption.
import { inflateSync, strFromU8 } from 'fflate';
import { crc32 } from '../../../base/numerics/crc32';
import { refusals } from '../../../base/numerics/errors';
import { FILE_LIMITS } from './rawTable';

const END_OF_DIRECTORY = 0x06054b50;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_END_OF_DIRECTORY = 0x06064b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEADER = 0x04034b50;
const SATURATED = 0xffffffff;
const MEMBER_LIMIT = 1000;
/** Of a directory entry: its name is UTF-8. */
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

export class ZipArchive {
  readonly members: readonly ZipMember[];
  private readonly view: DataView;

  /** Throws InputError when there is no directory, or one of more than `most` members. */
  constructor(
    private readonly bytes: Uint8Array,
    private readonly field: string,
    private readonly most = MEMBER_LIMIT,
  ) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.members = this.directory();
  }

  /** A member's content, its size and checksum verified. */
  read(member: ZipMember): Uint8Array {
    const { name, method, localHeader, compressedSize, size } = member;
    if (size > FILE_LIMITS.bytes)
      throw refusals(this.field)
        .tooLarge`${this.field} holds '${name}', which would unpack to ${size} bytes, but at most ${FILE_LIMITS.bytes} are read.`;
    if (this.word(localHeader) !== LOCAL_HEADER) this.fail(`'${name}' is not where the directory says`);
    const start = localHeader + 30 + this.half(localHeader + 26) + this.half(localHeader + 28);
    if (start + compressedSize > this.bytes.length) this.fail(`'${name}' is cut off`);
    const packed = this.bytes.subarray(start, start + compressedSize);
    const content = this.unpack(packed, method, size, name);
    if (content.length !== size || crc32(content) !== member.crc) this.fail(`'${name}' is damaged`);
    return content;
  }

  private unpack(packed: Uint8Array, method: number, size: number, name: string): Uint8Array {
    if (method === 0) return packed;
    if (method !== 8)
      this.fail(`'${name}' is packed by method ${method}, but only stored and deflated are read`);
    try {
      // a buffer of the declared size: a bomb cannot unpack to more than it admits to
      return inflateSync(packed, { out: new Uint8Array(size) });
    } catch {
      return this.fail(`'${name}' cannot be unpacked`);
    }
  }

  private directory(): ZipMember[] {
    const end = this.findEnd();
    let entries = this.half(end + 10);
    let at = this.word(end + 16);
    if (end >= 20 && this.word(end - 20) === ZIP64_LOCATOR) {
      const record = this.long(end - 12);
      if (this.word(record) !== ZIP64_END_OF_DIRECTORY) this.fail('its ZIP64 directory is missing');
      entries = this.long(record + 32);
      at = this.long(record + 48);
    }
    if (entries > this.most) this.fail(`it has ${entries} members, but at most ${this.most} are read`);
    const members: ZipMember[] = [];
    for (let i = 0; i < entries; i++) {
      if (this.word(at) !== DIRECTORY_ENTRY) this.fail('its directory is damaged');
      const nameLength = this.half(at + 28);
      const extraLength = this.half(at + 30);
      const nameEnd = at + 46 + nameLength;
      if (nameEnd + extraLength > this.bytes.length) this.fail('its directory is cut off');
      members.push({
        name: strFromU8(this.bytes.subarray(at + 46, nameEnd), (this.half(at + 8) & UTF8_NAME) === 0),
        method: this.half(at + 10),
        crc: this.word(at + 16),
        ...this.sizes(at, nameEnd, nameEnd + extraLength),
      });
      at = nameEnd + extraLength + this.half(at + 32);
    }
    return members;
  }

  /** Saturated 32-bit fields continue in the ZIP64 extra field, in this order. */
  private sizes(entry: number, extraStart: number, extraEnd: number) {
    const sizes = {
      size: this.word(entry + 24),
      compressedSize: this.word(entry + 20),
      localHeader: this.word(entry + 42),
    };
    for (let at = extraStart; at + 4 <= extraEnd; at += 4 + this.half(at + 2)) {
      if (this.half(at) !== 1) continue;
      let value = at + 4;
      for (const key of ['size', 'compressedSize', 'localHeader'] as const) {
        if (sizes[key] !== SATURATED) continue;
        sizes[key] = this.long(value);
        value += 8;
      }
    }
    return sizes;
  }

  private findEnd(): number {
    // the record is 22 bytes and a comment of at most 65535
    const last = this.bytes.length - 22;
    for (let at = last; at >= Math.max(0, last - 0xffff); at--) {
      if (this.word(at) === END_OF_DIRECTORY) return at;
    }
    return this.fail('its directory is missing, so the file may be cut off');
  }

  private half(at: number): number {
    this.within(at, 2);
    return this.view.getUint16(at, true);
  }

  private word(at: number): number {
    this.within(at, 4);
    return this.view.getUint32(at, true);
  }

  private long(at: number): number {
    this.within(at, 8);
    return Number(this.view.getBigUint64(at, true));
  }

  private within(at: number, length: number): void {
    if (!(at >= 0 && at + length <= this.bytes.length)) this.fail('its directory points outside the file');
  }

  private fail(what: string): never {
    throw refusals(this.field).malformed`${this.field} is no readable ZIP archive, because ${what}.`;
  }
}
