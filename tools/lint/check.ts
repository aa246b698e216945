// Compares imports with the table of what each folder may import (table.ts). A folder with its rule is called a floor. Pure.
import { circlesOf } from './circles';
import type { Floor } from './floor';
import type { Imports } from './imports';

/** Every import that the table does not allow, every file without a floor and every circle, each as a line of text. */
export function faults(imports: Imports, floors: readonly Floor[]): string[] {
  const found: string[] = [];
  for (const [path, list] of imports) {
    const own = floorOf(path, floors);
    if (!own) {
      found.push(`${path} stands on no floor: give its folder a line in tools/lint/table.ts.`);
      continue;
    }
    for (const { to, isPackage, typesOnly } of list) {
      const why = isPackage ? packageFault(own, to) : fileFault(own, to, typesOnly, floors);
      if (why) found.push(`${path} imports ${to}: ${why}`);
    }
  }
  for (const circle of circlesOf(imports)) found.push(`A circle: ${circle.join(', ')}`);
  return found;
}

/** The floor with the longest folder (or file) that `path` lies in. */
export function floorOf(path: string, floors: readonly Floor[]): Floor | undefined {
  return floors
    .filter(({ at }) => within(path, at))
    .reduce<Floor | undefined>(
      (best, floor) => (best && best.at.length > floor.at.length ? best : floor),
      undefined,
    );
}

const within = (path: string, at: string): boolean => path === at || path.startsWith(`${at}/`);

function packageFault({ at, packages }: Floor, name: string): string | null {
  if (
    packages === 'any' ||
    packages.some((known) => name === known || (known.endsWith('/') && name.startsWith(known)))
  )
    return null;
  return `${at} may not know this package (tools/lint/table.ts).`;
}

function fileFault(own: Floor, to: string, typesOnly: boolean, floors: readonly Floor[]): string | null {
  const other = floorOf(to, floors);
  if (!other) return `${to} stands on no floor.`;
  if (other === own) return null;
  const allows = (list: readonly string[]) => list.some((at) => within(to, at));
  if (!allows(own.may) && !(typesOnly && allows(own.types ?? []))) {
    const types = allows(own.types ?? []) ? ' but for its types' : '';
    return `${own.at} may not import ${other.at}${types} (tools/lint/table.ts).`;
  }
  // a file outside a folder with doors may import only its doors
  const door = floors.find(({ at, doors }) => doors && within(to, at) && !within(own.at, at));
  const doors = door?.doors?.map((name) => `${door.at}/${name}`) ?? [to];
  if (!doors.includes(to)) return `its doors are ${doors.join(', ')}.`;
  return null;
}
