// What the page says of an attacker, and the shape of its mark.
import type { MarkShape } from '../../../chart/mark';
import type { TrainingAuditReply } from '../../../jobs';
import type { Need } from '../../frame/NeedMark';
import type { DemandId } from './demands';

export interface Attack {
  /** After the paper's label, lower case: 'S2 crafted gradient'. */
  title: string;
  /** Told apart from the others without colour; its colour is in ../attacks.css. */
  shape: MarkShape;
  /** What is replaced by what, in a sentence. */
  replacement: string;
  /** One real number per model, as the paper defines it; the numbers are those of its recipe (src/audit/canaries). */
  score: string;
  /** Facts as this page implements them. */
  needs: Record<DemandId, Need>;
  knows: string;
  sees: string;
  /** What it has to do without, compared with the one before. */
  without: string;
  /** Among how many things it chooses, where that does not need counting as well. */
  choice: string | ((reply: TrainingAuditReply) => string);
}
