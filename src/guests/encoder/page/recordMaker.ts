// Makes a file of features from pictures or from a table, by a model of the reader's own. Sources of records that take files offer it.
import { t } from '@lingui/core/macro';
import { later } from '../../../lab/ui/later';

export const RECORD_MAKER = {
  summary: t`Pictures, or a model of your own before the training? Make features first`,
  Maker: later(() => import('./Encoder'), 'Encoder'),
} as const;
