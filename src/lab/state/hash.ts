// The hash of an address, which anybody may have written. All code of the page reads it here.

/**
 * The decoded hash of an address, without #; '' where there is none. A hash that is not properly percent-encoded stays as it is written, since nothing
 * on the page has such a name. Never throws.
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
