// Plain data with typed arrays in it as JSON that keeps the bits of the arrays, and back. Numbers must be finite;
// outside of arrays the sign of a zero is lost.

const KINDS = {
  $float64: Float64Array,
  $float32: Float32Array,
  $int32: Int32Array,
  $uint8: Uint8Array,
} as const;
type Kind = keyof typeof KINDS;

const kindOf = (value: object): Kind | null => {
  for (const kind of Object.keys(KINDS) as Kind[]) if (value instanceof KINDS[kind]) return kind;
  return null;
};

/** Little-endian, as all that a typed array can be read on today. */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(text);
}

const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));

/** Throws a TypeError for what JSON would not give back. */
export function writePlain(value: unknown): string {
  return JSON.stringify(value, (key, entry) => {
    if (typeof entry === 'number' && !Number.isFinite(entry)) {
      throw new TypeError(`${key} is ${entry}, but only finite numbers can be written.`);
    }
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry;
    const kind = kindOf(entry);
    if (kind !== null) {
      return { [kind]: toBase64(new Uint8Array(entry.buffer, entry.byteOffset, entry.byteLength)) };
    }
    if (ArrayBuffer.isView(entry)) throw new TypeError(`${key} is an array of a kind that is not written.`);
    return entry;
  });
}

/** Reads what {@link writePlain} wrote. Throws a SyntaxError for what is no JSON. */
export function readPlain(text: string): unknown {
  return JSON.parse(text, (_, entry) => {
    if (typeof entry !== 'object' || entry === null) return entry;
    const [kind, ...others] = Object.keys(entry);
    if (others.length > 0 || kind === undefined || !Object.hasOwn(KINDS, kind)) return entry;
    return new KINDS[kind as Kind](fromBase64(entry[kind]).buffer as ArrayBuffer);
  });
}
