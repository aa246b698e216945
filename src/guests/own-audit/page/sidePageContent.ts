// The page itself, loaded when someone opens it.
import { later } from '../../../lab/ui/later';

export const SIDE_PAGE_CONTENT = {
  page: 'audit',
  Content: later(() => import('./Audit'), 'OwnAuditPage'),
} as const;
