// Reads the target of a request: its path and its query, in one of the two forms that a server must accept (RFC 9112,
// sections 3.2.1 and 3.2.2).

export interface RequestTarget {
  /** The path, which begins with a slash, percent-encoded. */
  pathname: string;
  /** The query with its question mark; empty if there is none. */
  search: string;
}

/** Matches a path. Two slashes would begin the name of a host, and a browser reads a backslash as a slash. */
const ORIGIN_FORM = /^\/(?![/\\])/;

/** The target in any text of a request; null for a text that is neither a path nor an address of http or https. */
export function requestTarget(text: string): RequestTarget | null {
  try {
    const { protocol, pathname, search } = new URL(ORIGIN_FORM.test(text) ? `http://localhost${text}` : text);
    return protocol === 'http:' || protocol === 'https:' ? { pathname, search } : null;
  } catch {
    return null;
  }
}
