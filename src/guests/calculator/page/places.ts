// What addresses name of the form, for good.
import type { GuestPlaces } from '../../../lab/chapters/frame/guestPlaces';

export const PLACES = {
  inside: { choose: ['calculator', 'target-title'] },
  renamed: { 'translate-title': 'calculator' },
} as const satisfies GuestPlaces;
