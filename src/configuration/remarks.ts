// What a comment on a line says of the line's number: that it is of something else, or of no use. Pure.
import type { Quantity } from './types';

const PER_DEVICE =
  /\b(?:per|each|every|pro|je)[-_ ](?:GPU|device|worker|card|core|replica|rank|process|node|TPU)s?\b/i;
const OF_NO_USE =
  /\b(?:un-?used|not used|ignored|deprecated|overrid\w*|overwritten|obsolete|placeholder|dummy|see below|wird ignoriert|ungenutzt|überschrieben)\b/i;
/** Of the number itself: 'sigma = 4  # variance', 'steps = 196  # per epoch', 'batch_size = 8  # micro batch'. */
const OF_ANOTHER: Partial<Record<Quantity, RegExp>> = {
  noiseMultiplier:
    /\bvarian[cz]|σ²|σ\^2|\bsquared?\b|\babsolut|standard deviation of|not relative|\btimes C\b|[*·×] ?C\b|\b2C\b|per[- ](?:layer|block|group|client|worker|device|GPU|coordinate)|(?:before|after) (?:divid|averag)|of the (?:mean|average)|relative to (?!(?:the )?(?:C\b|clip|max_?grad|l2_?norm|sensitivity))/i,
  batchSize:
    /\bmicro|\bphysical|\bper[- ](?:client|user|class|step of|forward)|\b(?:eval|test|valid)\w*(?!.*\d)/i,
  steps: /\bper\b|\bwarm-?up|\b(?:micro|forward|accumulation) ?-?steps|\bepochs?\s*$/i,
  epochs: /\bper\b|\blocal\b|\bpre-?train|\bwarm-?up|\bsteps?\s*$/i,
  recordCount:
    /\b(?:users|clients|patients|customers|speakers)\b|before (?:filter|split|dedup)|\b(?:incl|with|plus)\w*\.? (?:the )?(?:test|valid|eval)|train ?\+ ?(?:test|val)/i,
};

/** What a comment makes of the line's number; null where it leaves it. */
export function remarkOn(quantity: Quantity, comment: string): 'per-device' | 'other' | null {
  if (quantity === 'batchSize' && PER_DEVICE.test(comment)) return 'per-device';
  return OF_NO_USE.test(comment) || OF_ANOTHER[quantity]?.test(comment) ? 'other' : null;
}
