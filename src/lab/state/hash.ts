// What stands after # in an address, which anybody may have written. The one reader of it.

/**
 * The decoded hash of an address, without #; '' where there is none. What is not properly percent-encoded stays as it is written, for nothing
 * on the page is called so. Never throws.
 */
export function hashOfAddress(written: string): string {
  const hash = written.replace(/^#/, '');
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/** The decoded hash of the window's own address. */
export const hashNow = (): string => hashOfAddress(window.location.hash);
