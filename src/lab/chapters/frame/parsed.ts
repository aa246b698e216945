// Parses the file of a recording. Pure.

/** The recording in a text; null for a text that is no JSON, or whose value does not fit. Never throws. */
export function parsed<Recording>(text: string, fits: (value: Recording) => boolean): Recording | null {
  try {
    const value: Recording = JSON.parse(text);
    return fits(value) ? value : null;
  } catch {
    return null;
  }
}
