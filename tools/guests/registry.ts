// Edits the text of the registry of guests (src/guests/registry.ts). Pure.

/** The registry without the line of one guest. @throws Error where no line names it. */
export function withoutGuest(registry: string, guest: string): string {
  const rest = registry
    .split('\n')
    .filter((line) => line.trim() !== `'${guest}',`)
    .join('\n');
  if (rest === registry) throw new Error(`No line of src/guests/registry.ts is '${guest}',.`);
  return rest;
}
