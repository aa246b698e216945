// The page itself, loaded when someone opens it.
import { later } from '../../../lab/ui/later';

export const SIDE_PAGE_CONTENT = {
  page: 'calculator',
  Content: later(() => import('./CalculatorPage'), 'CalculatorPage'),
} as const;
