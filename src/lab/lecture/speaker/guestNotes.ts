// A speaker's notes for the steps that guests (src/guests) bring, by the step's id.
import { NOTES } from '../../../guests/faces/notes';
import type { GuestNote } from './note';

const guests: readonly Readonly<Record<string, GuestNote>>[] = Object.values(NOTES);

export const GUEST_NOTES = guests.flatMap((notes) => Object.entries(notes));
