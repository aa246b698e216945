// What a request asks for: the path and the query of its target, in one of the two forms that a server must take
// (RFC 9112, sections 3.2.1 and 3.2.2).

export interface RequestTarget {
  /** The path, which begins with a slash, percent-encoded. */
  pathname: string;
  /** The query with its question mark; empty where there is none. */
  search: string;
}

/** Two slashes would begin the name of a host, and a browser takes a backslash for one. */
const ORIGIN_FORM = /^\/(?![/\\])/;

/** The target of a request in any text; null for whatever is neither a path nor an address of http. */
export function requestTarget(text: string): RequestTarget | null {
  try {
    const { protocol, pathname, search } = new URL(ORIGIN_FORM.test(text) ? `http://localhost${text}` : text);
    return protocol === 'http:' || protocol === 'https:' ? { pathname, search } : null;
  } catch {
    return null;
  }
}
