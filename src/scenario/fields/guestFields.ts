// The fields that guests, the features of src/guests, bring to the scenario. Each is a text, which its guest writes and
// reads by itself.
import type { Sentence } from '../../base/sentences/sentence';
import { FIELDS } from '../../guests/faces/fields';

type Guests = typeof FIELDS;

/** Names in the scenario of the fields that guests bring; `never` if no guest brings one. */
export type GuestFieldName = { [Guest in keyof Guests]: keyof Guests[Guest] & string }[keyof Guests];

/** A guest's field as its `fields.ts` says it. */
export interface GuestField {
  /** Key of the field in a link. */
  key: string;
  label: Sentence;
  initial: string;
  /** Whether the guest can read this text. Throws nothing. */
  takes: (text: string) => boolean;
  /** A text other than `initial` that the guest can read, as an example in messages. */
  example: string;
}

const guests: readonly Readonly<Record<string, GuestField>>[] = Object.values(FIELDS);

export const GUEST_FIELDS = Object.fromEntries(
  guests.flatMap((fields) =>
    Object.entries(fields).map(([name, field]) => [name, { kind: 'text', name, ...field }]),
  ),
) as Readonly<Record<GuestFieldName, GuestField & { kind: 'text'; name: GuestFieldName }>>;
