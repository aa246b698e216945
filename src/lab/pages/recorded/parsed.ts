// A recording as its file has it, or null: then nothing of it is shown. Pure.

/** A recording parsed. Never throws: a text that is no JSON, or JSON of another form, fits nothing. */
export function parsed<Recording>(text: string, fits: (value: Recording) => boolean): Recording | null {
  try {
    const value: Recording = JSON.parse(text);
    return fits(value) ? value : null;
  } catch {
    return null;
  }
}
