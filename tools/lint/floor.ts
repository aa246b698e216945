// What a floor of the house is: a folder, and what its files may import.

export interface Floor {
  /** A folder, or a file that is apart from its folder. A file's floor is the longest that fits. */
  at: string;
  /** Folders and files it may import besides its own floor. */
  may: readonly string[];
  /** What it may import types of, nothing that runs. */
  types?: readonly string[];
  /** Packages it knows, by name or by '@scope/'. */
  packages: readonly string[] | 'any';
  /** The files of this folder that others may import; left out: all. */
  doors?: readonly string[];
}
