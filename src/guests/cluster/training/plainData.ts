// Writes plain data with typed arrays as JSON that keeps every bit of the arrays, and reads it again. Numbers outside of arrays must
// be finite, and the sign of a zero among them is lost.

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

/** The bytes in base64. Those of a typed array are little-endian on every machine that runs this code today. */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(text);
}

const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));

/** Writes data as JSON. Throws a TypeError for a value that reading would not give back. */
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

/** Reads the text that {@link writePlain} wrote. Throws a SyntaxError for text that is not JSON. */
export function readPlain(text: string): unknown {
  return JSON.parse(text, (_, entry) => {
    if (typeof entry !== 'object' || entry === null) return entry;
    const [kind, ...others] = Object.keys(entry);
    if (others.length > 0 || kind === undefined || !Object.hasOwn(KINDS, kind)) return entry;
    return new KINDS[kind as Kind](fromBase64(entry[kind]).buffer as ArrayBuffer);
  });
}
