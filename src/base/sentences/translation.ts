// A family's sentences in another language. A sentence that is missing, one that is too much, or a hole that is not the
// English one's does not compile.
import { type Family, type Holes, keyOf, type Templates } from './family.ts';

/** `Other` if its holes are those of the English template, in any order; otherwise a type that names the holes it should have. */
type Checked<English extends string, Other extends string> = [
  keyof Holes<English>,
  keyof Holes<Other>,
] extends [keyof Holes<Other>, keyof Holes<English>]
  ? Other
  : ['the holes are', keyof Holes<English>];

/** Templates by the codes of their sentences. */
export type Translation = Readonly<Record<string, string>>;

/**
 * What a language's templates must be. A missing one is asked for by its name, so that the compiler names no other line.
 */
type Wanted<Known extends Templates, Other extends Templates> = {
  readonly [Name in keyof Known]: Name extends keyof Other ? Checked<Known[Name], Other[Name]> : string;
} & { readonly [Name in Exclude<keyof Other, keyof Known>]: never };

/** The templates of another language for all sentences of a family, by their codes. */
export function translation<Known extends Templates, const Other extends Templates>(
  family: Family<Known>,
  templates: Other & Wanted<Known, Other>,
): Translation {
  const { name } = keyOf(family);
  return Object.fromEntries(
    Object.entries<string>(templates).map(([member, template]) => [`${name}.${member}`, template]),
  );
}
