// Compression of kept files. Text and data shrink to a third of their size. Scripts are kept as they are, because only then does a
// browser store the compiled script with them. Fonts and pictures are compressed already.

/** Paths of files that are kept compressed. The empty path is the page itself. */
const PACKED = /^$|\.(?:css|csv|html|json|npy|svg|tokens|webmanifest)$/;
const HEADER = 'x-packed';
const FORMAT = 'gzip';

export const isPacked = (path: string): boolean => PACKED.test(path);

/**
 * The response as it is kept. One that was redirected is made anew without its address, because a browser shows no page from a
 * redirected response.
 */
export function packed(path: string, response: Response): Response {
  const { body, status, statusText } = response;
  const headers = new Headers(response.headers);
  if (body === null || !isPacked(path) || typeof CompressionStream === 'undefined') {
    return response.redirected ? new Response(body, { status, statusText, headers }) : response;
  }
  // both headers describe the body as it was transferred
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(HEADER, FORMAT);
  return new Response(body.pipeThrough(new CompressionStream(FORMAT)), { status, statusText, headers });
}

/** The uncompressed response. It is read whole here, since no newer worker can take over while a stream of this one is unread. */
export async function unpacked(kept: Response): Promise<Response> {
  const { body, status, statusText } = kept;
  if (body === null || !kept.headers.has(HEADER)) return kept;
  const headers = new Headers(kept.headers);
  headers.delete(HEADER);
  const whole = await new Response(body.pipeThrough(new DecompressionStream(FORMAT))).arrayBuffer();
  return new Response(whole, { status, statusText, headers });
}
