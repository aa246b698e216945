// The type of a floor, which is a folder with the rule of what its files may import. Floors are stacked: a folder imports only from those
// that stand below it.

export interface Floor {
  /** Path of the folder, or of a file with a rule of its own. For a file the longest path that fits holds. */
  at: string;
  /** Folders and files that it may import besides its own. */
  may: readonly string[];
  /** Folders and files of which it may import types alone. */
  types?: readonly string[];
  /** Packages that it may import, by name or by '@scope/'. */
  packages: readonly string[] | 'any';
  /** Files of this folder that others may import, by default all of them. */
  doors?: readonly string[];
}
