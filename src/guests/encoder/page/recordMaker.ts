// A file of features out of pictures, or out of records that a model of the reader's own has read.
import { t } from '@lingui/core/macro';
import { later } from '../../../lab/ui/later';

export const RECORD_MAKER = {
  summary: t`Pictures, or a model of your own before the training? Make features first`,
  Maker: later(() => import('./Encoder'), 'Encoder'),
} as const;
