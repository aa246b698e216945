// What every answer is given.
import type { KnownValues } from '../../../state/knownValues';
import type { SidePageProps } from '../../sidePageProps';

export interface AnswerProps extends SidePageProps {
  /** null until there is any. */
  known: KnownValues | null;
  /** Address of the article at this scenario, without #. */
  article: string;
}
