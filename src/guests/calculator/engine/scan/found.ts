// What the scanner finds: numbers with their names, and names that are set to words. Data only.
import type { NamedNumber, NumberPlace } from '../proposal';
import type { Segment } from './segments';
import type { Token } from './tokens';

export interface FoundNumber extends Omit<NamedNumber, 'id'> {
  /** Arithmetic over names that the text gives no value. */
  formula: string | null;
  /** The unit that is written behind it, which may differ from its name: epochs in `T = 3 epochs`. */
  unit: Token['unit'];
  /** Names by which other lines take it. */
  aliases: readonly string[];
  /** Reason for which the number may be another one, or several. */
  doubt: 'comma' | 'spaces' | 'several' | 'condition' | 'change' | 'default' | null;
  /** The words right before its name, or before the number where its name stands behind: 'every', 'after'. */
  before: readonly string[];
  /** The number's name stands behind it, as in `15 epochs`. */
  isBehind: boolean;
  /** Name of the phase, or of the row, if there are several. */
  phase: string | null;
}

/** A name that is set to a word: `poisson_sampling = args.poisson`, `enabled: false`. */
export interface Setting {
  name: string;
  path: readonly string[];
  word: string;
  line: number;
  text: string;
  active: boolean;
}

export interface Scanned {
  numbers: FoundNumber[];
  settings: Setting[];
  lines: readonly string[];
  segments: readonly Segment[];
}

/** How a number came by its name. */
export interface Naming {
  name: string;
  kind: NumberPlace['kind'];
  path: readonly string[];
  before?: readonly string[] | undefined;
  doubt?: FoundNumber['doubt'] | undefined;
  rest?: string | undefined;
  active?: boolean;
  phase?: string | null;
  isNameless?: boolean;
  isBehind?: boolean;
  isSentence?: boolean;
  isSquared?: boolean;
}
