// The anchors by which addresses name the form, which never change, and an old one that was renamed.
import type { GuestPlaces } from '../../../lab/chapters/frame/guestPlaces';

export const PLACES = {
  inside: { choose: ['calculator', 'target-title'] },
  renamed: { 'translate-title': 'calculator' },
} as const satisfies GuestPlaces;
