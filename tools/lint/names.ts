// Names of modules, without their endings. Pure.

/** Modules of one folder whose names differ by case alone, which `import` cannot distinguish on macOS and Windows. */
export function namesByCaseAlone(paths: Iterable<string>): string[] {
  const first = new Map<string, string>();
  const found: string[] = [];
  for (const path of paths) {
    const name = path.replace(/\.[^/]*$/, '');
    const known = first.get(name.toLowerCase());
    if (known === undefined) first.set(name.toLowerCase(), name);
    else if (known !== name) found.push(`${path}: ${known} has this name but for upper and lower case.`);
  }
  return found;
}
