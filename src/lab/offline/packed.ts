// What the copy keeps compressed: text and data, to a third of their size. Scripts stay as they are, for a browser
// keeps what it has compiled of them only so; type and pictures are compressed already.

/** Paths of files that are kept packed; the page itself has no name. */
const PACKED = /^$|\.(?:css|csv|html|json|npy|svg|tokens|webmanifest)$/;
const HEADER = 'x-packed';
const FORMAT = 'gzip';

export const isPacked = (path: string): boolean => PACKED.test(path);

/** A response to be kept, without an address: a browser shows no page from an answer that came by way of another. */
export function packed(path: string, response: Response): Response {
  const { body, status, statusText } = response;
  const headers = new Headers(response.headers);
  if (body === null || !isPacked(path) || typeof CompressionStream === 'undefined') {
    return response.redirected ? new Response(body, { status, statusText, headers }) : response;
  }
  // both headers speak of the body on its way
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(HEADER, FORMAT);
  return new Response(body.pipeThrough(new CompressionStream(FORMAT)), { status, statusText, headers });
}

/** Whole: while a stream of ours is not read to its end, no newer worker can take over. */
export async function unpacked(kept: Response): Promise<Response> {
  const { body, status, statusText } = kept;
  if (body === null || !kept.headers.has(HEADER)) return kept;
  const headers = new Headers(kept.headers);
  headers.delete(HEADER);
  const whole = await new Response(body.pipeThrough(new DecompressionStream(FORMAT))).arrayBuffer();
  return new Response(whole, { status, statusText, headers });
}
