// A family holds the sentences of one subject by name. The English template determines what must be filled in: a family's
// member is a sentence if its template has no holes, and otherwise a function of the values of its holes.
import type { HoleKinds, Param, Sentence } from './sentence.ts';

export type Templates = Readonly<Record<string, string>>;

/** The holes of a template by name, with the type that each takes. */
export type Holes<Template extends string> =
  Template extends `${string}{${infer Name}:${infer Kind}}${infer Rest}`
    ? (Kind extends keyof HoleKinds ? { readonly [Key in Name]: HoleKinds[Kind] } : never) & Holes<Rest>
    : unknown;

type Member<Template extends string> =
  unknown extends Holes<Template> ? Sentence : (params: Holes<Template>) => Sentence;

/** The name and the English templates of a family, which translations and tests need. */
export interface FamilyKey<Known extends Templates = Templates> {
  readonly name: string;
  readonly templates: Known;
}

/** The names of a family's sentences. */
export type MemberName<Some> = Extract<keyof Some, string>;

const KEY = Symbol('family');

export type Family<Known extends Templates> = { readonly [Name in keyof Known]: Member<Known[Name]> } & {
  readonly [KEY]: FamilyKey<Known>;
};

export const keyOf = <Known extends Templates>(family: {
  readonly [KEY]: FamilyKey<Known>;
}): FamilyKey<Known> => family[KEY];

/**
 * Makes the family of the sentences of one subject.
 *
 * The call is marked as free of side effects, so that a bundle leaves out a family which nothing in it uses.
 *
 * @param name What stands before the point of each code; unique among families.
 * @param templates Whole sentences in English, or parts of them, with holes such as `{count:number}` (see HoleKinds).
 */
/* @__NO_SIDE_EFFECTS__ */
export function sentences<const Known extends Templates>(name: string, templates: Known): Family<Known> {
  const members = Object.entries(templates).map(([member, template]) => {
    const sentence = (params: Readonly<Record<string, Param>>): Sentence => ({
      code: `${name}.${member}`,
      english: template,
      params,
    });
    return [member, /\{\w+:\w+\}/.test(template) ? sentence : sentence({})];
  });
  return Object.assign(Object.fromEntries(members), { [KEY]: { name, templates } }) as Family<Known>;
}
